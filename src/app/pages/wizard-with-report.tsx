import { ReportDownload } from '@/features/automations/components/results/report-download'
import WizardPage from '@/features/automations/wizard-page'
import { downloadReport } from '@/features/consulting-report/download-report'
import { useOwner } from '@/session/session-context'

/** The wizard with the report that saves its results. They are separate features. */
export default function WizardWithReport() {
  const { restaurant } = useOwner()
  return (
    <ReportDownload value={(request) => downloadReport({ ...request, restaurant: restaurant?.name ?? '' })}>
      <WizardPage />
    </ReportDownload>
  )
}
