import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Container } from '@/ui/container'
import { Notice } from '@/ui/notice'
import { PageHeader } from '@/ui/page-header'
import type { UnsubscribeAction } from './unsubscribe.queries'

/** Loaded when a button is pressed: reading needs no client. */
const server = () => Promise.all([import('./unsubscribe.queries'), import('./unsubscribe.messages')])

type State =
  | { kind: 'asking' }
  | { kind: 'working'; action: UnsubscribeAction }
  | { kind: 'done'; action: UnsubscribeAction }
  | { kind: 'failed'; message: string }

const done: Record<UnsubscribeAction, string> = {
  stop: 'Pronto. Você não recebe mais e-mails deste tipo.',
  erase:
    'Pronto. Apagamos o que este endereço deixou na newsletter e na lista de espera, e os e-mails pararam.',
}

/** `/descadastrar`: where the links at the foot of e-mails lead. */
export default function UnsubscribePage() {
  const { search } = useLocation()
  const token = new URLSearchParams(search).get('token') ?? ''
  const [state, setState] = useState<State>({ kind: 'asking' })
  const underWay = useRef(false)

  async function act(action: UnsubscribeAction) {
    if (underWay.current) return
    underWay.current = true
    setState({ kind: 'working', action })
    try {
      const [{ sendUnsubscribe }, { unsubscribeMessage }] = await server()
      await sendUnsubscribe(token, action).then(
        () => setState({ kind: 'done', action }),
        (error: unknown) => setState({ kind: 'failed', message: unsubscribeMessage(error) }),
      )
    } catch {
      setState({
        kind: 'failed',
        message: 'A página não carregou por inteiro. Recarregue-a e tente de novo.',
      })
    } finally {
      underWay.current = false
    }
  }

  const isBusy = (action: UnsubscribeAction) => state.kind === 'working' && state.action === action
  return (
    <Container className="max-w-3xl py-10 sm:py-16">
      <PageHeader
        title="Parar e-mails"
        description="Recibos, entregas e perguntas da fazenda continuam chegando a quem tem pedido aberto."
      />
      {state.kind === 'done' && (
        <Notice live tone="success" className="mb-6">
          {done[state.action]}
        </Notice>
      )}
      {state.kind === 'failed' && (
        <Notice live tone="danger" className="mb-6">
          {state.message}
        </Notice>
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Card>
          <h2 className="text-subheading">Parar estes e-mails</h2>
          <p className="mt-1 mb-5 text-fg-muted">
            Paramos os e-mails do tipo que trouxe você aqui. Com uma conta, dá para escolher cada tipo no{' '}
            <Link to={paths.profile} className="underline underline-offset-4">
              perfil
            </Link>
            .
          </p>
          <Button loading={isBusy('stop')} loadingText="Parando..." onClick={() => void act('stop')}>
            Parar estes e-mails
          </Button>
        </Card>
        <Card>
          <h2 className="text-subheading">Apagar meus dados</h2>
          <p className="mt-1 mb-5 text-fg-muted">
            Apagamos o cadastro da newsletter e da lista de espera. Uma conta só é excluída por quem entra
            nela, no perfil.
          </p>
          <Button
            variant="secondary"
            loading={isBusy('erase')}
            loadingText="Apagando..."
            onClick={() => void act('erase')}
          >
            Apagar meus dados
          </Button>
        </Card>
      </div>
    </Container>
  )
}
