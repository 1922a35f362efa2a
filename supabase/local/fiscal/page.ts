import { formatMoment } from '../web/format.ts'
import { html, type SafeHtml } from '../web/html.ts'
import { page, testBanner } from '../web/theme.ts'
import type { Note } from './notes.ts'

export const modes = {
  none: 'Autorizar',
  refuse: 'Recusar',
  wait: 'Deixar em processamento',
  refuse_cancel: 'Recusar cancelamentos',
  down: 'Fora do ar',
  slow: 'Sem resposta',
} as const
export type Mode = keyof typeof modes

/** All invoices, and a choice of how the service treats the next one. */
export const listPage = (notes: readonly Note[], mode: Mode): SafeHtml =>
  page({
    title: 'Serviço de notas fiscais',
    content: html`${testBanner('nenhuma nota vai para a Receita. Escolha a resposta do serviço.')}
<main class="shell stack-wide">
<h1>Serviço de notas fiscais</h1>
<form class="row" method="post" action="/faults">
<span>Agora: <strong>${modes[mode]}</strong></span>
${Object.entries(modes).map(
  ([value, label]) => html`<button class="button" name="mode" value="${value}">${label}</button>`,
)}
</form>
${notes.length === 0 && html`<p class="soft">Nenhuma nota ainda.</p>`}
<ul class="stack">
${notes.map(
  (note) => html`<li class="card stack">
<div class="between"><span>${note.kind === 'nfe' ? 'NF-e' : 'NFS-e'} ${note.number} · ${note.buyer} · R$ ${note.amount}</span><span class="badge">${note.status}</span></div>
<p class="small soft">${formatMoment(note.createdAt)}</p>
</li>`,
)}
</ul>
</main>`,
  })
