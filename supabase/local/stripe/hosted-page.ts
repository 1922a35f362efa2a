import type { IncomingMessage } from 'node:http'
import { formatCents, formatMoment } from '../web/format.ts'
import { html, type SafeHtml } from '../web/html.ts'
import { assertOwnForm, htmlReply, type Reply, seeOther } from '../web/http.ts'
import { page, testBanner } from '../web/theme.ts'
import { approvedCardNumber, cardOutcome, declinedCardNumber } from './cards.ts'
import type { Payment, Payments } from './payments.ts'
import {
  type FailureRecord,
  type IntentRecord,
  type PaymentMethod,
  type SessionRecord,
  sessionTotal,
} from './records.ts'
import type { Store } from './store.ts'

const seller = 'Engenho 48'

/** The `success_url` with the session's id filled in. */
export function successUrl(session: SessionRecord): string {
  return session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function declineText({ code, declineCode }: FailureRecord): string {
  if (declineCode === 'insufficient_funds') return 'O cartão foi recusado: saldo insuficiente.'
  if (declineCode === 'test_mode_live_card')
    return 'O cartão foi recusado: aqui só valem os números de teste. Não use um cartão de verdade.'
  if (code === 'expired_card') return 'O cartão foi recusado: está vencido.'
  if (code === 'incorrect_cvc') return 'O cartão foi recusado: o código de segurança está incorreto.'
  return 'O cartão foi recusado.'
}

type Problem = 'recusado' | 'cartao' | 'email'

function problemText(problem: string | null, failure: FailureRecord | null): string | null {
  if (problem === ('recusado' satisfies Problem) && failure !== null)
    return `${declineText(failure)} Nada foi cobrado: tente outra vez ou escolha outra forma de pagamento.`
  if (problem === ('cartao' satisfies Problem)) return 'O número do cartão está incompleto ou errado.'
  if (problem === ('email' satisfies Problem)) return 'Informe um e-mail válido para receber o recibo.'
  return null
}

function summary(session: SessionRecord): SafeHtml {
  return html`<section class="checkout-summary stack-wide" aria-labelledby="resumo">
<div class="stack">
${session.cancelUrl !== null && session.status === 'open' && html`<p><a href="${session.cancelUrl}">Voltar para a loja</a></p>`}
<h1 id="resumo" class="checkout-seller">${seller}</h1>
<div class="tight">
<p>Total a pagar</p>
<p class="checkout-total number">${formatCents(sessionTotal(session))}</p>
</div>
</div>
<ul class="stack">
${session.lines.map(
  ({ price, quantity }) => html`<li class="checkout-line">
<div class="between"><span>${price.product.name}</span><span class="number">${formatCents(quantity * price.unitAmount)}</span></div>
${price.product.description !== null && html`<p class="small checkout-faint">${price.product.description}</p>`}
${quantity > 1 && html`<p class="small checkout-faint number">${quantity} × ${formatCents(price.unitAmount)}</p>`}
</li>`,
)}
</ul>
<p class="between checkout-sum"><span>Total</span><strong class="number">${formatCents(sessionTotal(session))}</strong></p>
</section>`
}

function emailField(session: SessionRecord): SafeHtml {
  if (session.customerEmail !== null)
    return html`<div class="tight"><p class="soft small">E-mail</p><p>${session.customerEmail}</p></div>`
  return html`<div class="field">
<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" inputmode="email" required value="${session.typedEmail ?? ''}">
</div>`
}

function cardChoice(total: string): SafeHtml {
  return html`<fieldset class="choice stack">
<legend>Cartão</legend>
<div class="field">
<label for="numero">Número do cartão</label>
<input id="numero" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" aria-describedby="ajuda-numero">
<p class="small soft" id="ajuda-numero">Só números de teste: <span class="number">4242 4242 4242 4242</span> é aprovado, <span class="number">4000 0000 0000 0002</span> é recusado. Não use um cartão de verdade.</p>
</div>
<button class="button button-main button-wide" name="action" value="card">Pagar ${total}</button>
<p class="small soft">Ou em um clique:</p>
<div class="pair">
<button class="button" name="action" value="card_approved">Cartão aprovado</button>
<button class="button" name="action" value="card_declined">Cartão recusado</button>
</div>
</fieldset>`
}

const otherChoices: Readonly<Record<Exclude<PaymentMethod, 'card'>, SafeHtml>> = {
  pix: html`<fieldset class="choice stack">
<legend>Pix</legend>
<p class="small soft">O pagamento é confirmado na hora.</p>
<button class="button button-wide" name="action" value="pix">Pagar com Pix</button>
<button class="button button-wide" name="action" value="pix_later">Mostrar o código e pagar depois</button>
</fieldset>`,
  boleto: html`<fieldset class="choice stack">
<legend>Boleto</legend>
<p class="small soft">O boleto é gerado agora e pago depois, pelo painel do ambiente de teste.</p>
<button class="button button-wide" name="action" value="boleto">Gerar boleto</button>
</fieldset>`,
}

/** What to enter at the bank, and until when. */
function bankCode(title: string, code: string, expiresAt: number): SafeHtml {
  return html`<div class="tight">
<h2>${title}</h2>
<p class="mono">${code}</p>
<p class="small soft">Vale até ${formatMoment(expiresAt * 1000)}.</p>
</div>`
}

function form(session: SessionRecord, intent: IntentRecord | null, problem: string | null): SafeHtml {
  const total = formatCents(sessionTotal(session))
  return html`<form class="checkout-form stack-wide" method="post" action="/c/pay/${session.id}">
${problem !== null && html`<p class="alert" role="alert">${problem}</p>`}
${intent?.pix && bankCode('Código Pix', intent.pix.code, intent.pix.expiresAt)}
${emailField(session)}
<div class="stack">
<h2>Forma de pagamento</h2>
${session.methods.map((method) => (method === 'card' ? cardChoice(total) : otherChoices[method]))}
</div>
${session.cancelUrl !== null && html`<p><a class="button button-wide" href="${session.cancelUrl}">Desistir e voltar para a loja</a></p>`}
<p class="small soft">Esta página expira em ${formatMoment(session.expiresAt * 1000)}.</p>
</form>`
}

function closedText(session: SessionRecord, intent: IntentRecord | null): { title: string; body: string } {
  if (session.status === 'expired')
    return {
      title: 'Esta sessão de pagamento expirou',
      body: 'Nada foi cobrado. Volte para a loja e comece a compra de novo.',
    }
  if (session.paymentStatus === 'paid')
    return { title: 'Este pagamento já foi feito', body: 'Não é preciso pagar de novo.' }
  if (intent?.status === 'requires_action')
    return { title: 'O boleto já foi gerado', body: 'O pedido segue assim que o boleto for pago.' }
  return {
    title: 'O boleto venceu',
    body: 'Nada foi cobrado. Volte para a loja e comece a compra de novo.',
  }
}

function closed(session: SessionRecord, intent: IntentRecord | null): SafeHtml {
  const text = closedText(session, intent)
  const target = session.status === 'expired' ? session.cancelUrl : successUrl(session)
  return html`<section class="checkout-form stack">
<h2>${text.title}</h2>
<p>${text.body}</p>
${intent?.status === 'requires_action' && intent.boleto !== null && bankCode('Linha digitável', intent.boleto.number, intent.boleto.expiresAt)}
${target !== null && html`<p><a class="button button-main" href="${target}">Voltar para a loja</a></p>`}
</section>`
}

function checkoutPage(session: SessionRecord, intent: IntentRecord | null, problem: string | null): SafeHtml {
  return page({
    title: `Pagamento — ${seller}`,
    layout: 'checkout',
    content: html`${testBanner('nada é cobrado.')}
<main class="checkout-grid">
${summary(session)}
${session.status === 'open' ? form(session, intent, problem) : closed(session, intent)}
</main>`,
  })
}

const missingPage = page({
  title: `Pagamento não encontrado — ${seller}`,
  content: html`${testBanner('nada é cobrado.')}
<main class="shell"><h1>Pagamento não encontrado</h1><p>O endereço está incompleto, ou os dados de teste foram apagados.</p></main>`,
})

function originsOf(session: SessionRecord): string[] {
  return [successUrl(session), session.cancelUrl].flatMap((address) =>
    address === null ? [] : new URL(address).origin,
  )
}

/** The outcome of the buyer's button. Null when the typed number is not a card number. */
function chosenPayment(action: string, number: string): Payment | null {
  if (action === 'pix') return { method: 'pix' }
  if (action === 'pix_later') return { method: 'pix', later: true }
  if (action === 'boleto') return { method: 'boleto' }
  const numbers: Readonly<Record<string, string>> = {
    card_approved: approvedCardNumber,
    card_declined: declinedCardNumber,
  }
  const card = cardOutcome(numbers[action] ?? number)
  return card === null ? null : { method: 'card', card }
}

export interface HostedPage {
  show(id: string, url: URL): Reply
  submit(id: string, request: IncomingMessage, body: string): Reply
}

/** Stripe's hosted payment page, in Portuguese, without scripts. */
export function createHostedPage(dependencies: {
  store: Store
  payments: Payments
  publicUrl: string
}): HostedPage {
  const { store, payments, publicUrl } = dependencies
  const retry = (session: SessionRecord, problem: Problem) =>
    seeOther(`/c/pay/${session.id}?problema=${problem}`)

  return {
    show(id, url) {
      const session = store.session(id)
      if (session === null) return htmlReply(missingPage, 404)
      const intent = session.intentId === null ? null : store.intent(session.intentId)
      const problem = problemText(url.searchParams.get('problema'), intent?.failure ?? null)
      return htmlReply(checkoutPage(session, intent, problem), 200, { formTargets: originsOf(session) })
    },

    submit(id, request, body) {
      assertOwnForm(request, publicUrl)
      const session = store.session(id)
      if (session === null) return htmlReply(missingPage, 404)
      if (session.status === 'expired') return seeOther(`/c/pay/${session.id}`)
      if (session.status === 'complete') return seeOther(successUrl(session))
      const fields = new URLSearchParams(body)
      if (session.customerEmail === null) {
        const email = (fields.get('email') ?? '').trim()
        if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return retry(session, 'email')
        session.typedEmail = email
      }
      const payment = chosenPayment(fields.get('action') ?? 'card', fields.get('number') ?? '')
      if (payment === null) return retry(session, 'cartao')
      const result = payments.pay(session, payment)
      if (result === 'declined') return retry(session, 'recusado')
      return seeOther(result === 'waiting' ? `/c/pay/${session.id}` : successUrl(session))
    },
  }
}

export const checkoutStyle = `
.checkout { display: flex; flex-direction: column; }
.checkout .banner { order: -1; }
.checkout-grid { display: grid; flex: 1; grid-template-rows: auto 1fr; }
.checkout-summary, .checkout-form { padding: 1.5rem 1rem 2rem; align-content: start; }
.checkout-summary { background: var(--cane); color: var(--paper); }
.checkout-summary a { color: var(--paper); }
.checkout-seller { font-size: 1.5rem; }
.checkout-total { font-size: 2.25rem; line-height: 1.1; font-weight: 600; }
.checkout-faint { color: #d8d3c4; }
.checkout-line + .checkout-line, .checkout-sum { border-top: 1px solid #3f6554; padding-top: 1rem; }
.choice { border: 1px solid var(--clay); border-radius: 14px; background: var(--card); padding: 0.5rem 1.25rem 1.25rem;
  margin: 0; min-width: 0; }
.choice legend { font-weight: 600; padding: 0 0.5rem; margin-left: -0.5rem; }
.pair { display: grid; gap: 0.75rem; grid-template-columns: 1fr 1fr; }
@media (min-width: 64rem) {
  .checkout-grid { grid-template: 1fr / 1fr 1fr; }
  .checkout-summary, .checkout-form { padding: 4rem 5rem; }
  .checkout-summary > * { width: 100%; max-width: 28rem; justify-self: end; }
  .checkout-form > * { width: 100%; max-width: 30rem; }
}
`
