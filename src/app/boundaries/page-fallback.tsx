import { Spinner } from '@/ui/spinner'

/** Shown while a page's chunk loads. */
export function PageFallback() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label="Carregando" size={32} />
    </div>
  )
}
