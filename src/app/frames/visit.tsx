import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { visitQuery } from '@/data/tables/consents'
import type { ConsentDialogProps } from '@/features/legal/consent-dialog'
import { useOwner } from '@/session/session-context'
import { optional } from '@/ui/preloadable'

const ConsentDialog = optional<ConsentDialogProps>(() => import('@/features/legal/consent-dialog'))

export interface VisitProps {
  /** Absent for the farm's staff: the legal texts are between the farm and its customers. */
  onSignOut?: () => void
}

/**
 * Begins a visit behind the login, and asks for consent to legal texts that changed. Not on the profile, where owners who
 * decline copy or delete their data. A failed read asks at the next visit.
 */
export default function Visit({ onSignOut }: VisitProps) {
  const { user } = useOwner()
  const { pathname } = useLocation()
  const { data = [] } = useQuery(visitQuery(user.id))
  const pending = pathname === paths.profile ? [] : data
  // Stays mounted after the answer: the dialog restores the focus when it closes.
  const [asked, setAsked] = useState(false)
  if (pending.length > 0 && !asked) setAsked(true)
  if (!onSignOut || !asked) return null
  return (
    <Suspense>
      <ConsentDialog pending={pending} onSignOut={onSignOut} />
    </Suspense>
  )
}
