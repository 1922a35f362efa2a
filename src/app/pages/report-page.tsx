import RequestPage from '@/features/automations/request-page'
import { RequestReport } from '@/features/consulting-report/request-report'
import { useOwner } from '@/session/session-context'

/** A request of the house: how far it is, or its report. */
export default function ReportPage() {
  const { restaurant } = useOwner()
  return (
    <RequestPage
      renderReport={(request) => <RequestReport {...request} restaurant={restaurant?.name ?? ''} />}
    />
  )
}
