import { ReportDownload } from '@/features/automations/components/results/report-download'
import WizardPage from '@/features/automations/wizard-page'
import { downloadReport } from '@/features/consulting-report/download-report'
import { useOwner } from '@/session/session-context'

/** The wizard, whose results can be saved as a report, which is another feature. */
export default function WizardWithReport() {
  const { restaurant } = useOwner()
  return (
    <ReportDownload value={(request) => downloadReport({ ...request, restaurant: restaurant?.name ?? '' })}>
      <WizardPage />
    </ReportDownload>
  )
}
