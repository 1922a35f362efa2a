import { Card } from '@/ui/card'
import { LoadingRegion, Skeleton } from '@/ui/skeleton'

/** Placeholder for a form or a result while it loads. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Skeleton className="mb-2 h-5 w-full" />
      <Skeleton className="mb-6 h-2.5 w-full" />
      <Card padding="lg">
        <Skeleton className="mb-5 h-7 w-3/5" />
        <div className="flex flex-wrap gap-2">
          {['w-40', 'w-56', 'w-36', 'w-48', 'w-44', 'w-52', 'w-32'].map((width) => (
            <Skeleton key={width} className={`h-11 ${width} max-w-full`} />
          ))}
        </div>
      </Card>
    </LoadingRegion>
  )
}
