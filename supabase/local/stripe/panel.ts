import type { IncomingMessage } from 'node:http'
import { parseReais } from '../web/format.ts'
import { assertOwnForm, htmlReply, type Reply, seeOther } from '../web/http.ts'
import { matchRoute, route } from '../web/router.ts'
import { ApiError } from './api-error.ts'
import { type PanelSource, panelPage } from './panel-page.ts'
import type { Payments } from './payments.ts'
import type { SessionRecord } from './records.ts'
import type { Reversals } from './reversals.ts'

/** A mistake of the panel's user, described in Portuguese. */
class PanelError extends Error {}

interface Call {
  id: string
  fields: URLSearchParams
}

interface Dependencies extends PanelSource {
  payments: Payments
  reversals: Reversals
  publicUrl: string
}

export interface Panel {
  show(): Reply
  /** Runs the action of a panel button. Null when there is no such action. */
  act(request: IncomingMessage, url: URL, body: string): Promise<Reply | null>
}

/** The page that acts as the bank: sessions, money and events, with a button for every possible action. */
export function createPanel(dependencies: Dependencies): Panel {
  const { store, payments, reversals, delivery, faults, publicUrl } = dependencies

  function found<Item>(item: Item | null | undefined): Item {
    if (item === null || item === undefined) throw new PanelError('Esse registro não existe mais.')
    return item
  }

  const session = (id: string): SessionRecord => found(store.session(id))

  function refund({ id, fields }: Call): void {
    const charge = found(store.charge(id))
    const typed = (fields.get('amount') ?? '').trim()
    const amount = typed === '' ? null : parseReais(typed)
    if (typed !== '' && amount === null)
      throw new PanelError('Escreva o valor em reais, como 50 ou 1.234,56. Vazio devolve tudo.')
    if (amount !== null && amount > charge.amount - charge.amountRefunded)
      throw new PanelError('O valor é maior que o que resta deste pagamento.')
    reversals.refund({ chargeId: id, amount, reason: 'requested_by_customer', metadata: {} })
  }

  const actions = [
    route('POST', '/panel/sessions/:id/expire', ({ id }: Call) => payments.expireSession(session(id))),
    route('POST', '/panel/sessions/:id/boleto-paid', ({ id }: Call) =>
      payments.settleBoleto(session(id), 'paid'),
    ),
    route('POST', '/panel/sessions/:id/boleto-expired', ({ id }: Call) =>
      payments.settleBoleto(session(id), 'expired'),
    ),
    route('POST', '/panel/charges/:id/refund', refund),
    route('POST', '/panel/charges/:id/dispute', ({ id }: Call) => {
      reversals.openDispute(id)
    }),
    route('POST', '/panel/disputes/:id/won', ({ id }: Call) => {
      reversals.closeDispute(id, 'won')
    }),
    route('POST', '/panel/disputes/:id/lost', ({ id }: Call) => {
      reversals.closeDispute(id, 'lost')
    }),
    route('POST', '/panel/events/:id/resend', ({ id }: Call) =>
      delivery.resend(found(store.state.events.find((event) => event.id === id))),
    ),
    route('POST', '/panel/deliveries/pause', () => delivery.setPaused(true)),
    route('POST', '/panel/deliveries/resume', () => delivery.setPaused(false)),
    route('POST', '/panel/faults/down', () => faults.set('down', null)),
    route('POST', '/panel/faults/none', () => faults.set('none', null)),
  ]

  async function run(perform: () => unknown): Promise<Reply> {
    try {
      await perform()
      return seeOther('/')
    } catch (error) {
      if (error instanceof PanelError) return htmlReply(panelPage(dependencies, error.message), 400)
      if (error instanceof ApiError)
        return htmlReply(
          panelPage(dependencies, `Isso não é possível agora. O Stripe responde: ${error.message}`),
          409,
        )
      throw error
    }
  }

  return {
    show: () => htmlReply(panelPage(dependencies, null)),
    async act(request, url, body) {
      const match = matchRoute(actions, request.method ?? 'GET', url.pathname)
      if (match === null) return null
      assertOwnForm(request, publicUrl)
      const { id = '' } = match.params
      return run(() => match.handler({ id, fields: new URLSearchParams(body) }))
    },
  }
}
