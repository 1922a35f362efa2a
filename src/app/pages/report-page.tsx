import { Suspense } from 'react'
import RequestPage from '@/features/automations/request-page'
import { RequestReport } from '@/features/consulting-report/request-report'
import { useOwner } from '@/session/session-context'
import { optional } from '@/ui/preloadable'

const ReviewPanel = optional(() => import('@/features/reviews/review-panel'))

/** One request: its progress, or its report with the farm's review. They are separate features. */
export default function ReportPage() {
  const { restaurant } = useOwner()
  return (
    <RequestPage
      renderReport={(request) => (
        <RequestReport
          {...request}
          restaurant={restaurant?.name ?? ''}
          aside={
            <Suspense>
              <ReviewPanel requestId={request.requestId} part="review" />
            </Suspense>
          }
          after={
            <Suspense>
              <ReviewPanel requestId={request.requestId} part="offer" />
            </Suspense>
          }
        />
      )}
    />
  )
}
