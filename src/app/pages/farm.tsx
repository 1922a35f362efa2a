import FarmApp from '@/features/farm/farm-app'
import BehindLogin from '../frames/behind-login'

/** The farm behind the login, which it shares with the owners' pages. */
export default function Farm() {
  return <BehindLogin heading={null} frame={FarmApp} />
}
