import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { forgetDrafts } from '@/features/automations/forget-drafts'
import { clearDrafts } from '@/features/restaurant-profile/draft'
import { formatCredits } from '@/format/money'
import { useSession } from '@/session/session-context'
import { AccessGate } from './access-gate'
import { OwnerFrame } from './pages'

/** Who may see the pages behind the login, and how one leaves them. Their waiting is rendered ahead of time. */
export default function ProtectedLayout() {
  const { signOut } = useSession()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  // The first number that is formatted costs a slow phone 60 ms: here while the server is asked who is there.
  useEffect(() => {
    const timer = setTimeout(() => formatCredits(0))
    return () => clearTimeout(timer)
  }, [])

  async function leave() {
    setLeaving(true)
    // The next person at this device starts with empty forms.
    clearDrafts()
    forgetDrafts()
    await signOut()
    navigate(paths.home, { replace: true })
  }

  return (
    <AccessGate leaving={leaving}>
      <OwnerFrame onSignOut={leave} />
    </AccessGate>
  )
}
