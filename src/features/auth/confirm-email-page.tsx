import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { useSingleMutation } from '@/data/client/use-single-mutation'
import { useSession } from '@/session/session-context'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { linkMessage } from './auth.messages'
import type { LinkType, OpenedLink } from './auth.queries'
import { AuthFrame } from './components/auth-frame'
import { OtherAccountNotice } from './components/other-account-notice'
import { StepTitle } from './components/step-title'
import { UnopenedLink } from './components/unopened-link'
import { useEmailLink } from './use-email-link'

/** Target of confirmation e-mails. Confirming does not sign in: the button does. */
export default function ConfirmEmailPage() {
  const { search } = useLocation()
  const [type] = useState<LinkType>(() =>
    new URLSearchParams(search).get('type') === 'email_change' ? 'email_change' : 'signup',
  )
  const state = useEmailLink(type)
  if (state.kind === 'open') return <Confirmed link={state.link} />
  return <UnopenedLink state={state} nextStep={{ to: paths.auth, label: 'Ir para o login' }} />
}

function Confirmed({ link }: { link: OpenedLink }) {
  const session = useSession()
  const navigate = useNavigate()
  const enter = useSingleMutation({
    mutationFn: link.enter,
    // The login redirects: to the profile after an unfinished sign-up, else to the dashboard.
    onSuccess: () => navigate(paths.auth, { replace: true }),
  })
  return (
    <AuthFrame>
      <StepTitle title="Email confirmado">{link.email}</StepTitle>
      <div className="flex flex-col gap-5">
        <OtherAccountNotice link={link} />
        {enter.error && (
          <Notice tone="danger" live>
            {linkMessage(enter.error)}
          </Notice>
        )}
        <Button
          size="lg"
          block
          loading={session.status === 'loading' || enter.isPending || enter.isSuccess}
          loadingText="Entrando..."
          onClick={() => enter.mutate()}
        >
          Continuar como {link.email}
        </Button>
      </div>
    </AuthFrame>
  )
}
