import * as z from 'zod/mini'
import type { FiscalConfiguration } from '../environment.ts'
import { isAccessKey } from './access-key.ts'
import { toBody } from './focus-nfe-body.ts'
import { type DocumentKind, type FiscalAnswer, type FiscalProvider, FiscalServiceError } from './provider.ts'

const hosts = {
  production: 'https://api.focusnfe.com.br',
  test: 'https://homologacao.focusnfe.com.br',
}

const answerSchema = z.object({
  status: z.string(),
  numero: z.nullish(z.union([z.string(), z.number()])),
  serie: z.nullish(z.union([z.string(), z.number()])),
  chave_nfe: z.nullish(z.string()),
  codigo_verificacao: z.nullish(z.string()),
  mensagem_sefaz: z.nullish(z.string()),
  caminho_danfe: z.nullish(z.string()),
  caminho_xml_nota_fiscal: z.nullish(z.string()),
  url: z.nullish(z.string()),
  url_danfse: z.nullish(z.string()),
  erros: z.nullish(z.array(z.object({ mensagem: z.string() }))),
})
type Answer = z.output<typeof answerSchema>

/** An answer without a document: `mensagem` says why. */
const problemSchema = z.object({ codigo: z.string(), mensagem: z.string() })

/** Codes for a document that exists already; `look` gives its state. */
const known = ['em_processamento', 'already_processed', 'nfe_autorizada']
/** Codes of account problems and of the provider's own failures: sending the document again later may work. */
const passing = ['empresa_nao_habilitada', 'certificado_vencido', 'permissao_negada', 'requisicao_excedida']

/** Focus NFe: documents by our reference, authorised in the background, cancelled by DELETE with a reason. */
export function createFocusNfe({
  token,
  isProduction,
  apiBase: standIn,
  timeout,
}: FiscalConfiguration): FiscalProvider {
  const base = standIn ?? new URL(isProduction ? hosts.production : hosts.test)

  /** The document in an answer, the problem in a refusal, or null for an unknown reference. */
  async function call(method: string, path: string, body?: object) {
    const failed = (reason: unknown) =>
      new FiscalServiceError(
        `focus nfe ${method} ${path}: ${reason instanceof Error ? reason.message : reason}`,
      )
    const response = await fetch(new URL(path, base), {
      method,
      headers: { authorization: `Basic ${btoa(`${token}:`)}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw failed(error)
    })
    const json: unknown = await response.json().catch(() => null)
    const document = z.safeParse(answerSchema, json)
    if (document.success && response.status < 500) return { document: document.data }
    const problem = z.safeParse(problemSchema, json)
    if (response.status === 404 && method === 'GET') return null
    if ((response.status === 400 || response.status === 422) && problem.success) {
      if (passing.includes(problem.data.codigo)) throw failed(problem.data.mensagem)
      return { problem: problem.data }
    }
    throw failed(`status ${response.status}`)
  }

  const toFile = (path: string | null | undefined) => (path ? new URL(path, base).href : null)

  function readAnswer(kind: DocumentKind, answer: Answer): FiscalAnswer {
    const reason =
      answer.mensagem_sefaz ||
      (answer.erros ?? []).map(({ mensagem }) => mensagem).join(' ') ||
      'A autoridade fiscal não disse por quê.'
    switch (answer.status) {
      case 'processando_autorizacao':
        return { outcome: 'processing' }
      case 'autorizado': {
        const accessKey = kind === 'nfe' ? (answer.chave_nfe ?? '').replace(/^NFe/, '') : null
        if (answer.numero == null || (accessKey !== null && !isAccessKey(accessKey)))
          throw new FiscalServiceError('focus nfe: an authorised document without its number or key')
        return {
          outcome: 'issued',
          number: String(answer.numero),
          series: answer.serie == null ? null : String(answer.serie),
          accessKey,
          verificationCode: kind === 'nfse' ? (answer.codigo_verificacao ?? null) : null,
          pdfUrl: toFile(kind === 'nfe' ? answer.caminho_danfe : (answer.url_danfse ?? answer.url)),
          xmlUrl: toFile(answer.caminho_xml_nota_fiscal),
        }
      }
      case 'erro_autorizacao':
      case 'denegado':
        return { outcome: 'refused', reason }
      case 'cancelado':
        return { outcome: 'cancelled' }
      case 'erro_cancelamento':
        return { outcome: 'cancel_refused', reason }
      default:
        throw new FiscalServiceError(`focus nfe: unknown status ${answer.status}`)
    }
  }

  return {
    async send(reference, document) {
      const path = `/v2/${document.kind}?ref=${encodeURIComponent(reference)}`
      const answer = await call('POST', path, toBody(document, new Date()))
      if (answer?.document) return readAnswer(document.kind, answer.document)
      if (!answer?.problem) throw new FiscalServiceError('focus nfe: no answer to a new document')
      if (known.includes(answer.problem.codigo)) return { outcome: 'processing' }
      return { outcome: 'refused', reason: answer.problem.mensagem }
    },
    async look(reference, kind) {
      const answer = await call('GET', `/v2/${kind}/${encodeURIComponent(reference)}`)
      return answer?.document ? readAnswer(kind, answer.document) : null
    },
    async cancel(reference, kind, reason) {
      const path = `/v2/${kind}/${encodeURIComponent(reference)}`
      const answer = await call('DELETE', path, { justificativa: reason })
      if (answer?.document) return readAnswer(kind, answer.document)
      if (answer?.problem?.codigo === 'nfe_cancelada') return { outcome: 'cancelled' }
      return { outcome: 'cancel_refused', reason: answer?.problem?.mensagem ?? 'Documento não encontrado.' }
    },
  }
}
