import { Suspense } from 'react'
import FarmApp from '@/features/farm/farm-app'
import { optional } from '@/ui/preloadable'
import BehindLogin from '../frames/behind-login'

const Bell = optional(() => import('@/features/notifications/bell'))

/** The farm behind the login, which it shares with the owners' pages. */
export default function Farm() {
  return <BehindLogin heading={null} frame={FarmWithBell} />
}

function FarmWithBell({ onSignOut }: { onSignOut: () => void }) {
  return (
    <FarmApp
      onSignOut={onSignOut}
      bell={
        <Suspense>
          <Bell />
        </Suspense>
      }
    />
  )
}
