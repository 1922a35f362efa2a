import RequestPage from '@/features/automations/request-page'
import { RequestReport } from '@/features/consulting-report/request-report'
import { useOwner } from '@/session/session-context'

/** One request: its progress or its report. They are separate features. */
export default function ReportPage() {
  const { restaurant } = useOwner()
  return (
    <RequestPage
      renderReport={(request) => <RequestReport {...request} restaurant={restaurant?.name ?? ''} />}
    />
  )
}
