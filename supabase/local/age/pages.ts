import { formatMoment } from '../web/format.ts'
import { html, type SafeHtml } from '../web/html.ts'
import { page, testBanner } from '../web/theme.ts'
import { isOpen, type Session } from './sessions.ts'

const banner = testBanner('nenhum documento é pedido. Escolha a resposta do serviço.')

const button = (value: string, label: string, main = false) =>
  html`<button class="button button-wide${main && ' button-main'}" name="choice" value="${value}">${label}</button>`

/** The hosted page of a session. Instead of a document it asks for the outcome. */
export function sessionPage(session: Session): SafeHtml {
  return page({
    title: 'Verificação de idade',
    content: html`${banner}
<main class="shell stack-wide">
<div class="stack">
<h1>Verificação de idade</h1>
${
  isOpen(session)
    ? html`<p>O serviço de verdade pediria aqui um documento ou uma selfie.</p>
<form class="card stack" method="post" action="/session/${session.id}">
${button('approve', 'Documento de maior de idade', true)}
${button('minor', 'Documento de menor de idade')}
${button('decline', 'Documento recusado')}
${button('review', 'Ficou em dúvida')}
${button('abandon', 'Sair sem terminar')}
</form>`
    : html`<p>Esta verificação já terminou.</p>`
}
<p><a href="${session.callback}">Voltar para a loja</a></p>
</div>
</main>`,
  })
}

export const missingPage = page({
  title: 'Verificação não encontrada',
  content: html`${banner}
<main class="shell"><h1>Verificação não encontrada</h1><p>O endereço está incompleto, ou os dados de teste foram apagados.</p></main>`,
})

/** All sessions. Those under review can be decided here, as the provider's reviewers would. */
export function listPage(sessions: readonly Session[], mode: string): SafeHtml {
  return page({
    title: 'Serviço de verificação de idade',
    content: html`${banner}
<main class="shell stack-wide">
<h1>Serviço de verificação de idade</h1>
<form class="row" method="post" action="/faults">
<span>Serviço: <strong>${mode === 'none' ? 'no ar' : mode === 'down' ? 'fora do ar' : 'sem resposta'}</strong></span>
<button class="button" name="mode" value="none">No ar</button>
<button class="button" name="mode" value="down">Fora do ar</button>
<button class="button" name="mode" value="slow">Sem resposta</button>
</form>
${sessions.length === 0 && html`<p class="soft">Nenhuma verificação ainda.</p>`}
<ul class="stack">
${sessions.map(
  (session) => html`<li class="card stack">
<div class="between"><span class="mono">${session.id}</span><span class="badge">${session.status}</span></div>
<p class="small soft">${formatMoment(session.createdAt)}</p>
${
  session.status === 'In Review' &&
  html`<form class="row" method="post" action="/session/${session.id}">
<button class="button" name="choice" value="approve">Aprovar</button>
<button class="button" name="choice" value="decline">Recusar</button>
</form>`
}
</li>`,
)}
</ul>
</main>`,
  })
}
