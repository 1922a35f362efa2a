import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { preloadAuth, SessionProvider } from '@/session/session-provider'
import { useFirstMove } from '@/ui/first-move'
import { preloadToaster } from '@/ui/toaster'
import { whenIdle } from '@/ui/when-idle'

/** Pages inside can read the session and the database. */
export default function SessionFrame() {
  const moved = useFirstMove()
  // A press may show a toast, even after the network is lost.
  useEffect(() => {
    if (moved) preloadToaster()
  }, [moved])
  useEffect(() => (moved ? whenIdle(preloadAuth) : undefined), [moved])
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
}
