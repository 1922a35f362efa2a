import { formatMoment } from '../web/format.ts'
import { type HtmlValue, html, type SafeHtml } from '../web/html.ts'
import { page, testBanner } from '../web/theme.ts'
import type { MailboxMessage } from './messages.ts'

const banner = testBanner('estes e-mails não saem deste computador.')

const noSubject = '(sem assunto)'

function messageRow({ id, to, subject, receivedAt }: MailboxMessage): SafeHtml {
  return html`<li><a class="card mail-row" href="/messages/${id}">
<span class="mail-subject">${subject === '' ? noSubject : subject}</span>
<span class="soft">${to}</span>
<time class="soft small number" datetime="${new Date(receivedAt).toISOString()}">${formatMoment(receivedAt)}</time>
</a></li>`
}

/** @param to the address that filters the list, if any */
export function listPage(messages: readonly MailboxMessage[], to: string | null): SafeHtml {
  const emptyText =
    to === null
      ? 'Nenhum e-mail ainda. Crie uma conta ou peça uma nova senha, e a mensagem aparece aqui.'
      : `Nenhum e-mail para ${to}.`
  return page({
    title: 'Caixa de e-mail local — Engenho 48',
    content: html`${banner}
<main class="shell mail-list">
<header class="mail-header">
<div class="tight"><h1>Caixa de e-mail</h1><p class="soft">O que o Engenho 48 enviou, do mais novo ao mais antigo.</p></div>
<div class="row">
<a class="button" href="${to === null ? '/' : `/?to=${encodeURIComponent(to)}`}">Atualizar</a>
${messages.length > 0 && html`<form method="post" action="/clear"><button class="button button-danger">Esvaziar a caixa</button></form>`}
</div>
</header>
${to !== null && html`<p class="notice">Só os e-mails para <strong>${to}</strong>. <a href="/">Ver todos</a></p>`}
${
  messages.length === 0
    ? html`<p class="card soft">${emptyText}</p>`
    : html`<ul class="stack">${messages.map(messageRow)}</ul>`
}
</main>`,
  })
}

/** Turns web addresses in plain text into links, and escapes the rest. */
function linkify(text: string): HtmlValue {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
    )
}

/**
 * The message for the sandboxed frame. Links open in a new tab, since the frame may not navigate. The HTML is
 * untrusted: the sandbox blocks scripts and forms and gives it no origin.
 */
function framed(markup: string): string {
  return `<base target="_blank"><meta name="viewport" content="width=device-width">${markup}`
}

export function messagePage({
  to,
  subject,
  receivedAt,
  text,
  html: markup,
  from,
  replyTo,
  headers = {},
}: MailboxMessage): SafeHtml {
  const title = subject === '' ? noSubject : subject
  return page({
    title: `${title} — Caixa de e-mail local`,
    content: html`${banner}
<main class="shell mail-list">
<p><a href="/">Voltar para a caixa</a></p>
<header class="stack"><h1>${title}</h1>
<dl class="facts">
<dt>Para</dt><dd><a href="/?to=${encodeURIComponent(to)}">${to}</a></dd>
${from !== undefined && html`<dt>De</dt><dd>${from}</dd>`}
${replyTo !== undefined && html`<dt>Respostas para</dt><dd>${replyTo}</dd>`}
${Object.entries(headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
<dt>Recebido</dt><dd><time datetime="${new Date(receivedAt).toISOString()}">${formatMoment(receivedAt)}</time></dd>
</dl></header>
${
  markup !== null &&
  html`<section class="stack" aria-labelledby="mensagem"><h2 id="mensagem">Mensagem</h2>
<iframe class="mail-frame" title="Mensagem: ${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${framed(markup)}"></iframe></section>`
}
${
  text !== null &&
  html`<section class="stack" aria-labelledby="texto"><h2 id="texto">${markup === null ? 'Mensagem' : 'Em texto puro'}</h2>
<pre class="card">${linkify(text)}</pre></section>`
}
${markup === null && text === null && html`<p class="card soft">A mensagem não tem corpo.</p>`}
</main>`,
  })
}

export const missingPage = page({
  title: 'E-mail não encontrado — Caixa de e-mail local',
  content: html`${banner}
<main class="shell mail-list"><h1>E-mail não encontrado</h1><p><a href="/">Voltar para a caixa</a></p></main>`,
})

export const mailboxStyle = `
.mail-list { max-width: 60rem; }
.mail-header { display: grid; gap: 1rem; }
.mail-row { display: grid; gap: 0.25rem; color: inherit; text-decoration: none; }
.mail-row:hover { border-color: var(--cane); }
.mail-subject { font-weight: 600; color: var(--cane); }
.mail-frame { width: 100%; height: 44rem; border: 1px solid var(--clay); border-radius: 14px; background: #fff; }
@media (min-width: 48rem) {
  .mail-header { grid-template-columns: 1fr auto; align-items: end; }
  .mail-row { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) auto; gap: 1.5rem; align-items: baseline; }
}
`
