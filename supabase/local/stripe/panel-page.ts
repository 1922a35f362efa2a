import { formatCents, formatMoment } from '../web/format.ts'
import { type HtmlValue, html, type SafeHtml } from '../web/html.ts'
import { page, testBanner } from '../web/theme.ts'
import type { Delivery } from './delivery.ts'
import type { Faults } from './faults.ts'
import {
  type ChargeRecord,
  type DisputeRecord,
  type EventRecord,
  type SessionRecord,
  sessionEmail,
  sessionTotal,
} from './records.ts'
import type { Store } from './store.ts'

/** The data of the panel. */
export interface PanelSource {
  store: Store
  delivery: Delivery
  faults: Faults
  webhookUrl: string
}

const shownSessions = 50
const shownEvents = 60

const methodNames = { card: 'cartão', pix: 'Pix', boleto: 'boleto' } as const

type Tone = 'good' | 'wait' | 'bad' | 'plain'

function badge(text: string, tone: Tone): SafeHtml {
  return html`<span class="badge badge-${tone}">${text}</span>`
}

function action(
  path: string,
  label: string,
  tone: 'main' | 'danger' | 'plain' = 'plain',
  about = '',
): SafeHtml {
  return html`<form method="post" action="/panel/${path}"><button class="button button-${tone}">${label}${
    about !== '' && html`<span class="hidden"> ${about}</span>`
  }</button></form>`
}

interface Money {
  /** The charge that paid the session, if any. */
  charge: ChargeRecord | null
  dispute: DisputeRecord | null
  waitsForBoleto: boolean
}

function moneyOf({ store }: PanelSource, session: SessionRecord): Money {
  const intent = session.intentId === null ? null : store.intent(session.intentId)
  const latest =
    intent === null || intent.latestChargeId === null ? null : store.charge(intent.latestChargeId)
  const charge = latest !== null && latest.failure === null ? latest : null
  const dispute = store.state.disputes.findLast(({ chargeId }) => chargeId === charge?.id) ?? null
  return { charge, dispute, waitsForBoleto: intent?.status === 'requires_action' && intent.boleto !== null }
}

function sessionBadges(session: SessionRecord, { charge, dispute, waitsForBoleto }: Money): HtmlValue {
  if (session.status === 'open') return badge('aberta', 'wait')
  if (session.status === 'expired') return badge('expirada', 'bad')
  if (waitsForBoleto) return badge('boleto a pagar', 'wait')
  if (charge === null) return badge('boleto vencido', 'bad')
  const disputeBadges = {
    needs_response: badge('em disputa', 'bad'),
    won: badge('disputa ganha', 'plain'),
    lost: badge('disputa perdida', 'bad'),
  }
  return [
    badge(`paga com ${methodNames[charge.method]}`, 'good'),
    charge.amountRefunded > 0 &&
      badge(
        charge.amountRefunded === charge.amount
          ? 'devolvida'
          : `devolvido ${formatCents(charge.amountRefunded)}`,
        'bad',
      ),
    dispute !== null && disputeBadges[dispute.status],
  ]
}

function chargeActions({ charge, dispute }: Money, about: string): HtmlValue {
  if (charge === null) return null
  if (dispute?.status === 'needs_response')
    return html`<div class="row">${action(`disputes/${dispute.id}/won`, 'Disputa ganha', 'plain', about)}
${action(`disputes/${dispute.id}/lost`, 'Disputa perdida', 'danger', about)}</div>`
  const left = charge.amount - charge.amountRefunded
  // Boletos can be neither refunded nor disputed, and money lost in a dispute is gone.
  if (charge.method === 'boleto' || left === 0 || dispute?.status === 'lost') return null
  const field = `valor-${charge.id}`
  return html`<div class="row row-end">
<form class="row row-end" method="post" action="/panel/charges/${charge.id}/refund">
<div class="field amount-input"><label class="small" for="${field}">Devolver (R$)</label>
<input id="${field}" name="amount" inputmode="decimal" autocomplete="off" placeholder="tudo"></div>
<button class="button">Devolver<span class="hidden"> ${about}</span></button>
</form>
${!charge.disputed && action(`charges/${charge.id}/dispute`, 'Abrir disputa', 'danger', about)}
</div>`
}

function sessionCard(source: PanelSource, session: SessionRecord): SafeHtml {
  const money = moneyOf(source, session)
  const about = `da sessão de ${formatMoment(session.created * 1000)}`
  return html`<li class="card stack" id="${session.id}">
<div class="tight">
<div class="between"><h3>${session.lines.map(({ price, quantity }) => `${quantity} × ${price.product.name}`).join(', ')}</h3>
<strong class="number">${formatCents(sessionTotal(session))}</strong></div>
<p class="small soft">${sessionEmail(session) ?? 'sem e-mail'} · ${formatMoment(session.created * 1000)}</p>
<p class="badges">${sessionBadges(session, money)}</p>
</div>
${
  session.status === 'open' &&
  html`<div class="row"><a class="button button-main" href="/c/pay/${session.id}">Abrir página<span class="hidden"> ${about}</span></a>
${action(`sessions/${session.id}/expire`, 'Expirar', 'plain', about)}</div>`
}
${
  money.waitsForBoleto &&
  html`<div class="row">${action(`sessions/${session.id}/boleto-paid`, 'Boleto pago', 'main', about)}
${action(`sessions/${session.id}/boleto-expired`, 'Boleto vencido', 'danger', about)}</div>`
}
${chargeActions(money, about)}
<details><summary class="small">Identificadores<span class="hidden"> ${about}</span></summary>
<dl class="facts small">
<dt>Sessão</dt><dd class="mono">${session.id}</dd>
${session.intentId !== null && html`<dt>Pagamento</dt><dd class="mono">${session.intentId}</dd>`}
${money.charge !== null && html`<dt>Cobrança</dt><dd class="mono">${money.charge.id}</dd>`}
${session.clientReferenceId !== null && html`<dt>Referência</dt><dd class="mono">${session.clientReferenceId}</dd>`}
${Object.entries(session.metadata).map(([key, value]) => html`<dt>${key}</dt><dd class="mono">${value}</dd>`)}
</dl></details>
</li>`
}

function deliveryBadge({ delivery, attempts, nextAttemptAt }: EventRecord): SafeHtml {
  if (delivery === 'delivered') return badge('entregue', 'good')
  if (delivery === 'failed') return badge('não entregue', 'bad')
  return badge(
    attempts.length === 0 ? 'na fila' : `nova tentativa às ${formatMoment(nextAttemptAt).slice(-8)}`,
    'wait',
  )
}

function eventCard(event: EventRecord): SafeHtml {
  const tries = event.attempts.length
  const moment = formatMoment(event.created * 1000)
  return html`<li class="card event" id="${event.id}">
<div class="event-head">
<div class="event-name"><h3 class="mono">${event.type}</h3>
<p class="small soft">${moment}</p></div>
<div class="row">${deliveryBadge(event)}
${action(`events/${event.id}/resend`, 'Reenviar', 'plain', `${event.type} de ${moment}`)}</div>
</div>
<details><summary class="small">${tries === 1 ? '1 tentativa' : `${tries} tentativas`}<span class="hidden"> de ${event.type}</span></summary>
<p class="small mono">${event.id}</p>
<ul class="tight small">
${event.attempts.map(
  ({ at, durationMs, status, detail }) =>
    html`<li><strong>${status ?? 'sem resposta'}</strong> · ${formatMoment(at)} · ${durationMs} ms${
      detail !== '' && html`<br><span class="soft mono">${detail}</span>`
    }</li>`,
)}
</ul></details>
</li>`
}

function empty(text: string): SafeHtml {
  return html`<p class="card soft">${text}</p>`
}

function switches({ delivery, faults, webhookUrl }: PanelSource): SafeHtml {
  const paused = delivery.isPaused()
  const fault = faults.mode()
  const faultNames = { none: 'no ar', down: 'fora do ar', slow: 'lenta' } as const
  return html`<section class="card stack" aria-labelledby="estado">
<h2 id="estado">Estado</h2>
<dl class="facts">
<dt>Webhook</dt><dd class="mono">${webhookUrl}</dd>
<dt>Entregas</dt><dd>${paused ? badge('em pausa', 'wait') : badge('ligadas', 'good')} ${delivery.pending()} na fila</dd>
<dt>API</dt><dd>${badge(faultNames[fault], fault === 'none' ? 'good' : 'bad')}</dd>
</dl>
<div class="row">
${paused ? action('deliveries/resume', 'Retomar entregas', 'main') : action('deliveries/pause', 'Pausar entregas')}
${fault === 'none' ? action('faults/down', 'Derrubar a API', 'danger') : action('faults/none', 'Restabelecer a API', 'main')}
<a class="button" href="/">Atualizar</a>
</div>
</section>`
}

/** The panel, newest first. @param problem the last button's error, shown at the top */
export function panelPage(source: PanelSource, problem: string | null): SafeHtml {
  const { sessions, events } = source.store.state
  const newestSessions = sessions.slice(-shownSessions).toReversed()
  const newestEvents = events.slice(-shownEvents).toReversed()
  return page({
    title: 'Stripe local — Engenho 48',
    content: html`${testBanner('nada é cobrado.')}
<main class="shell">
<header class="tight"><h1>Stripe local</h1>
<p class="soft">Aqui você faz o papel do banco: paga boletos, devolve dinheiro, abre disputas e reenvia avisos. <a class="to-events" href="#eventos">Ir para os eventos</a></p></header>
${problem !== null && html`<p class="alert" role="alert">${problem}</p>`}
${switches(source)}
<div class="columns">
<section class="stack" aria-labelledby="sessoes">
<h2 id="sessoes">Sessões de pagamento</h2>
${
  newestSessions.length === 0
    ? empty('Nenhuma sessão ainda. Comece uma compra na loja e ela aparece aqui.')
    : html`<ul class="stack">${newestSessions.map((session) => sessionCard(source, session))}</ul>`
}
${sessions.length > shownSessions && html`<p class="small soft">Mostrando as ${shownSessions} mais recentes de ${sessions.length}.</p>`}
</section>
<section class="stack" aria-labelledby="eventos">
<h2 id="eventos">Eventos enviados ao webhook</h2>
${
  newestEvents.length === 0
    ? empty('Nenhum evento ainda.')
    : html`<ul class="events">${newestEvents.map(eventCard)}</ul>`
}
${events.length > shownEvents && html`<p class="small soft">Mostrando os ${shownEvents} mais recentes de ${events.length}.</p>`}
</section>
</div>
</main>`,
  })
}

export const panelStyle = `
.badges { display: flex; flex-wrap: wrap; gap: 0.375rem; }
.card > details:not([open]) { margin-bottom: -0.75rem; }
.event > details:not([open]) { margin-bottom: 0; }
@media (min-width: 64rem) { .to-events { display: none; } }
.events { display: grid; gap: 0.5rem; }
.event { padding: 0.75rem 1rem 0.25rem; }
.event-head { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; }
.event-name { flex: 1 1 14rem; min-width: 0; }
.event details[open] { padding-bottom: 0.75rem; }
.row-end { align-items: flex-end; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`
