import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useSession } from '@/session/session-context'
import { toast } from '@/ui/toaster'
import { passwordMessage } from './auth.messages'
import type { OpenedLink } from './auth.queries'
import { AuthFrame } from './components/auth-frame'
import { NewPasswordForm } from './components/new-password-form'
import { OtherAccountNotice } from './components/other-account-notice'
import { StepTitle } from './components/step-title'
import { UnopenedLink } from './components/unopened-link'
import { useEmailLink } from './use-email-link'

const askAgain = { to: paths.auth, state: { mode: 'recovery' }, label: 'Pedir novo link' }

/** Target of the recovery e-mail. The new password signs the owner in; the link alone does not. */
export default function PasswordPage() {
  const state = useEmailLink('recovery')
  if (state.kind === 'open') return <NewPassword link={state.link} />
  return <UnopenedLink state={state} nextStep={askAgain} />
}

function NewPassword({ link }: { link: OpenedLink }) {
  const session = useSession()
  const navigate = useNavigate()
  const save = useSingleMutation({
    mutationFn: async (password: string) => {
      await link.changePassword(password)
      await link.enter()
    },
    onSuccess: () => {
      toast.success('Senha atualizada com sucesso')
      navigate(paths.dashboard, { replace: true })
    },
  })
  return (
    <AuthFrame>
      <StepTitle title="Criar nova senha">{link.email}</StepTitle>
      <div className="flex flex-col gap-5">
        <OtherAccountNotice link={link} />
        <NewPasswordForm
          busy={session.status === 'loading' || save.isPending}
          error={save.error ? passwordMessage(save.error) : undefined}
          onSubmit={save.mutate}
        />
      </div>
    </AuthFrame>
  )
}
