import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { hasUnfinishedSignUp } from '@/domain/unfinished-sign-up'
import { useSession } from '@/session/session-context'
import { AuthFlow } from './components/auth-flow'
import { PageLoading } from './components/page-loading'
import { originOf } from './return-path'
import { useSignUp } from './use-sign-up'

/** `/auth`: login and sign-up for visitors. Signed-in owners are redirected to where they were going. */
export default function AuthPage() {
  const session = useSession()
  const location = useLocation()
  const signUp = useSignUp()
  // The session reloads briefly after every login. The form must stay mounted meanwhile.
  const [known, setKnown] = useState(session.status !== 'loading')
  if (!known && session.status !== 'loading') setKnown(true)
  if (!known) return <PageLoading />

  if (session.status === 'signed-in' && !signUp.unfinished) {
    const destination = originOf(location) ?? paths.dashboard
    const leftHalfWay = !session.restaurant && hasUnfinishedSignUp(session.user.metadata)
    return leftHalfWay ? (
      <Navigate to={paths.profile} state={{ from: destination }} replace />
    ) : (
      <Navigate to={destination} replace />
    )
  }
  return <AuthFlow signUp={signUp} signingIn={session.status === 'loading'} />
}
