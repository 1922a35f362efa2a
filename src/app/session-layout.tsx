import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { SessionProvider } from '@/session/session-provider'
import { preloadToaster } from '@/ui/toaster'

/** Everything below may ask who is signed in and read the database. */
export default function SessionLayout() {
  useEffect(preloadToaster, [])
  return (
    <SessionProvider>
      <Outlet />
    </SessionProvider>
  )
}
