import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { SessionProvider } from '@/session/session-provider'
import { preloadToaster } from '@/ui/toaster'

/** Pages inside can read the session and the database. */
export default function SessionFrame() {
  useEffect(preloadToaster, [])
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
}
