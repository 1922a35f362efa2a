import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { ButtonLink } from '@/ui/button-link'
import type { LinkState, useEmailLink } from '../use-email-link'
import { AuthFrame } from './auth-frame'
import { PageLoading } from './page-loading'
import { StepTitle } from './step-title'

interface UnopenedLinkProps {
  state: Exclude<ReturnType<typeof useEmailLink>, { kind: 'open' }>
  /** The next step when the link no longer works. */
  nextStep: { to: string; state?: unknown; label: string }
}

/** Shown while an e-mail's link is opening, and when it fails. */
export function UnopenedLink({ state, nextStep }: UnopenedLinkProps) {
  if (state.kind === 'opening') return <PageLoading />
  return (
    <AuthFrame>
      <StepTitle title={titles[state.kind]}>{texts[state.kind]}</StepTitle>
      {state.kind === 'unreachable' ? (
        <Button size="lg" block onClick={state.retry}>
          Tentar novamente
        </Button>
      ) : (
        <ButtonLink {...(state.kind === 'broken' ? nextStep : { to: paths.home })} size="lg" block>
          {state.kind === 'broken' ? nextStep.label : 'Ir para o início'}
        </ButtonLink>
      )}
    </AuthFrame>
  )
}

type Unopened = Exclude<LinkState['kind'], 'open' | 'opening'>

const titles: Record<Unopened, string> = {
  broken: 'Este link não vale mais',
  unreachable: 'Não conseguimos abrir o link',
  half: 'Falta o outro endereço',
}

const texts: Record<Unopened, string> = {
  broken: 'Cada link funciona uma vez e por pouco tempo. Peça outro e ele chega em instantes.',
  unreachable: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  half: 'Este lado está confirmado. Abra agora o link que enviamos ao outro endereço, e a troca estará feita.',
}
