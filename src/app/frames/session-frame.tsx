import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '@/data/query-client'
import { SessionProvider } from '@/session/session-provider'
import { preloadToaster } from '@/ui/toaster'

/** Pages inside can read the session and the database. */
export default function SessionFrame() {
  const [queryClient] = useState(createQueryClient)
  useEffect(preloadToaster, [])
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </QueryClientProvider>
  )
}
