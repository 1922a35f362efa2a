import { type ComponentType, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { forgetDrafts } from '@/features/automations/forget-drafts'
import { clearDrafts } from '@/features/restaurant-profile/draft'
import { formatCredits } from '@/format/money'
import { useSession } from '@/session/session-context'
import type { PageHeading } from '@/ui/page-header'
import { AccessGate } from './access-gate'
import { type FirstReads, useFirstReads } from './first-reads'

interface BehindLoginProps {
  heading: PageHeading | null
  firstReads?: FirstReads | undefined
  frame: ComponentType<{ onSignOut: () => void }>
}

/** Shows the frame to signed-in owners only and handles sign-out. Its waiting screen is prerendered. */
export default function BehindLogin({ heading, firstReads, frame: OwnerFrame }: BehindLoginProps) {
  const session = useSession()
  const { signOut } = session
  useFirstReads(firstReads, session.status === 'loading' ? session.userId : undefined)
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)

  // The first number formatted takes a slow phone 60 ms. Do it while the server checks the session.
  useEffect(() => {
    const timer = setTimeout(() => formatCredits(0))
    return () => clearTimeout(timer)
  }, [])

  async function leave() {
    setLeaving(true)
    // The next person on this device starts with empty forms.
    clearDrafts()
    forgetDrafts()
    await signOut()
    navigate(paths.home, { replace: true })
  }

  return (
    <AccessGate heading={heading} leaving={leaving}>
      <OwnerFrame onSignOut={leave} />
    </AccessGate>
  )
}
