import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { createQueryClient } from '@/data/query-client'
import { SessionProvider } from '@/session/session-provider'

/** Everything below may ask who is signed in and read the database. */
export default function SessionLayout() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </QueryClientProvider>
  )
}
