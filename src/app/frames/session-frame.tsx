import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { SessionProvider } from '@/session/session-provider'
import { useFirstMove } from '@/ui/first-move'
import { preloadToaster } from '@/ui/toaster'

/** Pages inside can read the session and the database. */
export default function SessionFrame() {
  const moved = useFirstMove()
  // A press may be answered by a toast, also after the network is lost.
  useEffect(() => {
    if (moved) preloadToaster()
  }, [moved])
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
}
