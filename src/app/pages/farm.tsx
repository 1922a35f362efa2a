import FarmApp from '@/features/farm/farm-app'
import BehindLogin from '../frames/behind-login'
import { LateBell } from '../frames/late-bell'

/** The farm behind the login, which it shares with the owners' pages. */
export default function Farm() {
  return <BehindLogin heading={null} frame={FarmWithBell} />
}

function FarmWithBell({ onSignOut }: { onSignOut: () => void }) {
  return <FarmApp onSignOut={onSignOut} bell={<LateBell />} />
}
