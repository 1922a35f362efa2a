import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSingleMutation } from '@/data/use-single-mutation'
import { useSession } from '@/session/session-context'
import { ButtonLink } from '@/ui/button-link'
import { toast } from '@/ui/toaster'
import { passwordMessage } from './auth.messages'
import { isBrokenLink } from './auth-start'
import { AuthFrame } from './components/auth-frame'
import { NewPasswordForm } from './components/new-password-form'
import { PageLoading } from './components/page-loading'
import { StepTitle } from './components/step-title'
import { authServer } from './server'

/** Where the recovery e-mail leads: its link signs the owner in, and here they choose a new password. */
export default function PasswordPage() {
  const session = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  // The client takes the hash out of the address once it has read it.
  const [brokenLink] = useState(() => isBrokenLink(location.hash))
  const save = useSingleMutation({
    mutationFn: async (password: string) => (await authServer()).updatePassword(password),
    onSuccess: () => {
      toast.success('Senha atualizada com sucesso')
      navigate(paths.dashboard, { replace: true })
    },
  })

  if (session.status === 'loading') return <PageLoading />
  if (brokenLink || session.status === 'signed-out') {
    return (
      <AuthFrame>
        <StepTitle title="Este link não vale mais">
          Cada link funciona uma vez e por pouco tempo. Peça outro e ele chega em instantes.
        </StepTitle>
        <ButtonLink to={paths.auth} state={{ mode: 'recovery' }} size="lg" block>
          Pedir novo link
        </ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame>
      <StepTitle title="Criar nova senha">{session.user.email}</StepTitle>
      <NewPasswordForm
        busy={save.isPending}
        error={save.error ? passwordMessage(save.error) : undefined}
        onSubmit={save.mutate}
      />
    </AuthFrame>
  )
}
