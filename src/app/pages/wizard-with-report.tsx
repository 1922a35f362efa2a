import { ReportDownload } from '@/features/automations/report-download'
import WizardPage from '@/features/automations/wizard-page'
import { downloadReport } from '@/features/consulting-report/download-report'
import { useOwner } from '@/session/session-context'

/** The wizard, whose results may be saved as the report that another feature makes of them. */
export default function WizardWithReport() {
  const { restaurant } = useOwner()
  return (
    <ReportDownload value={(request) => downloadReport({ ...request, restaurant: restaurant?.name ?? '' })}>
      <WizardPage />
    </ReportDownload>
  )
}
