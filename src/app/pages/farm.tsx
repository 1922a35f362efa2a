import FarmApp from '@/features/farm/farm-app'
import { ReportSlot, type SlotProps } from '@/features/farm/report-slot'
import { Bell } from '@/features/notifications/bell'
import { preloadable } from '@/ui/preloadable'
import BehindLogin from '../frames/behind-login'
import { LateVisit } from '../frames/late-visit'

const ReviewedReport = preloadable<SlotProps>(() => import('@/features/consulting-report/reviewed-report'))

/** The farm behind the login, which it shares with the owners' pages. */
export default function Farm() {
  return (
    <ReportSlot value={ReviewedReport}>
      <BehindLogin heading={null} frame={FarmWithBell} />
    </ReportSlot>
  )
}

function FarmWithBell({ onSignOut }: { onSignOut: () => void }) {
  return (
    <>
      <FarmApp onSignOut={onSignOut} bell={<Bell />} />
      <LateVisit />
    </>
  )
}
