/**
 * Stand-in for the provider of fiscal documents: the part of Focus NFe's HTTP API that this product uses (send, look,
 * cancel, files) and its failures. It validates requests as the tax office would: key fields, and sums.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { answerRequests, type Call, type CallRoute } from '../web/answer-requests.ts'
import {
  assertOwnForm,
  closeServer,
  HttpError,
  htmlReply,
  jsonReply,
  listen,
  localUrl,
  parseJson,
  type Reply,
  seeOther,
  textReply,
} from '../web/http.ts'
import { route } from '../web/router.ts'
import { stylePath, styleSheet } from '../web/theme.ts'
import { toPdf, toXml } from './files.ts'
import { accessKeyOf, type Note, openNotes } from './notes.ts'
import { listPage } from './page.ts'
import { sentSchemas } from './sent.ts'

export interface FiscalStandInOptions {
  port: number
  host?: string
  /** The address for browsers, unless it is `http://HOST:PORT`. */
  publicUrl?: string
  token: string
  /** JSON file that keeps invoices between runs. Without it they are kept in memory. */
  storePath?: string
}

/** Milliseconds that a call hangs while the service is `slow`. */
const slowness = 60_000

const faultSchema = z.object({
  mode: z.enum(['none', 'refuse', 'wait', 'refuse_cancel', 'down', 'slow']),
  /** Affects this buyer's invoices only. */
  cnpj: z.optional(z.string()),
})

const problem = (codigo: string, mensagem: string, status: number): Reply =>
  jsonReply({ codigo, mensagem }, status)

/** Starts the stand-in. Throws when the port is taken. */
export async function createFiscalStandIn(options: FiscalStandInOptions) {
  const { host = '127.0.0.1' } = options
  const server = createServer()
  const port = await listen(server, options.port, host)
  const ownUrl = localUrl(host, port)
  const publicUrl = options.publicUrl ?? ownUrl
  const notes = openNotes(options.storePath ?? null)
  const stopping = new AbortController()
  let fault: z.output<typeof faultSchema> = { mode: 'none' }

  const modeFor = (cnpj: string) => (fault.cnpj === undefined || fault.cnpj === cnpj ? fault.mode : 'none')

  async function applyFault(cnpj: string): Promise<void> {
    const mode = modeFor(cnpj)
    if (mode === 'slow') await sleep(slowness, undefined, { signal: stopping.signal })
    if (mode === 'slow' || mode === 'down') throw new HttpError(500, 'Erro interno')
  }

  const requireToken = ({ headers }: IncomingMessage) => {
    if (headers.authorization !== `Basic ${btoa(`${options.token}:`)}`)
      throw new HttpError(401, 'HTTP Basic: Access denied.')
  }

  /** An invoice being authorised is decided at the next query. */
  function decide(note: Note): void {
    const mode = modeFor(note.buyer)
    if (note.status !== 'processando_autorizacao' || mode === 'wait') return
    if (mode === 'refuse')
      notes.change(note, { status: 'erro_autorizacao', reason: 'Rejeição: CNPJ do destinatário inválido' })
    else notes.change(note, { status: 'autorizado', reason: null })
  }

  function show(note: Note): object {
    const files = `/arquivos/${note.kind}/${note.reference}`
    const isNfe = note.kind === 'nfe'
    const common = { cnpj_emitente: note.issuer, ref: note.reference, status: note.status }
    if (note.status === 'processando_autorizacao') return common
    if (note.status === 'erro_autorizacao' || note.status === 'erro_cancelamento')
      return isNfe
        ? { ...common, status_sefaz: '208', mensagem_sefaz: note.reason }
        : { ...common, erros: [{ codigo: 'E1', mensagem: note.reason, correcao: null }] }
    return {
      ...common,
      numero: String(note.number),
      ...(isNfe
        ? { serie: '1', chave_nfe: `NFe${accessKeyOf(note)}`, caminho_danfe: `${files}.pdf` }
        : {
            codigo_verificacao: `T${String(note.number).padStart(7, '0')}`,
            url_danfse: `${publicUrl}${files}.pdf`,
          }),
      caminho_xml_nota_fiscal: `${files}.xml`,
    }
  }

  const fileOf = (kind: string | undefined, name: string | undefined): Note => {
    const note = notes.find(kind ?? '', name ?? '')
    if (!note || note.status === 'processando_autorizacao') throw new HttpError(404, 'Não existe.')
    return note
  }

  async function send(kind: 'nfe' | 'nfse', { request, url, body }: Call): Promise<Reply> {
    requireToken(request)
    const reference = url.searchParams.get('ref') ?? ''
    if (!/^[\w-]{1,50}$/.test(reference)) return problem('requisicao_invalida', 'Parâmetro ref inválido', 400)
    const sent = z.safeParse(sentSchemas[kind], parseJson(body))
    if (!sent.success) return problem('requisicao_invalida', z.prettifyError(sent.error), 400)
    await applyFault(sent.data.buyer)
    const earlier = notes.find(kind, reference)
    if (earlier?.status === 'processando_autorizacao')
      return problem('em_processamento', 'Nota fiscal em processamento', 422)
    if (earlier && earlier.status !== 'erro_autorizacao')
      return problem('already_processed', 'A nota fiscal já foi autorizada', 422)
    if (earlier)
      notes.change(earlier, {
        ...sent.data,
        status: 'processando_autorizacao',
        attempts: earlier.attempts + 1,
      })
    else notes.add({ reference, kind, ...sent.data })
    return jsonReply(
      { cnpj_emitente: sent.data.issuer, ref: reference, status: 'processando_autorizacao' },
      202,
    )
  }

  const routes: CallRoute[] = [
    ...(['nfe', 'nfse'] as const).flatMap((kind) => [
      route('POST', `/v2/${kind}`, (call: Call) => send(kind, call)),
      route('GET', `/v2/${kind}/:reference`, async ({ request, params }: Call) => {
        requireToken(request)
        const note = notes.find(kind, params.reference ?? '')
        if (!note) return problem('nao_encontrado', 'Nota fiscal não encontrada', 404)
        await applyFault(note.buyer)
        decide(note)
        return jsonReply(show(note))
      }),
      route('DELETE', `/v2/${kind}/:reference`, async ({ request, params, body }: Call) => {
        requireToken(request)
        const note = notes.find(kind, params.reference ?? '')
        if (!note) return problem('nao_encontrado', 'Nota fiscal não encontrada', 404)
        await applyFault(note.buyer)
        const reason = z.safeParse(
          z.object({ justificativa: z.string().check(z.minLength(15), z.maxLength(255)) }),
          parseJson(body),
        )
        if (!reason.success)
          return problem('requisicao_invalida', 'A justificativa deve ter de 15 a 255 caracteres', 400)
        if (note.status === 'cancelado') return problem('nfe_cancelada', 'Nota fiscal já cancelada', 400)
        if (note.status !== 'autorizado')
          return problem('nfe_nao_autorizada', 'Nota fiscal não autorizada não pode ser cancelada', 400)
        if (modeFor(note.buyer) === 'refuse_cancel')
          return jsonReply(
            show({
              ...note,
              status: 'erro_cancelamento',
              reason: 'Rejeição: prazo de cancelamento superior ao previsto na legislação',
            }),
          )
        notes.change(note, { status: 'cancelado' })
        return jsonReply({ ref: note.reference, status: 'cancelado', status_sefaz: '135' })
      }),
    ]),
    route('GET', '/arquivos/:kind/:name.pdf', ({ params }: Call) =>
      textReply(toPdf(fileOf(params.kind, params.name)), 200, 'application/pdf'),
    ),
    route('GET', '/arquivos/:kind/:name.xml', ({ params }: Call) =>
      textReply(toXml(fileOf(params.kind, params.name)), 200, 'application/xml'),
    ),
    route('GET', '/', () => htmlReply(listPage(notes.list(), fault.mode))),
    route('POST', '/faults', ({ request, body }: Call) => {
      assertOwnForm(request, publicUrl)
      fault = faultSchema.parse({ mode: new URLSearchParams(body).get('mode') })
      return seeOther('/')
    }),
    route('GET', stylePath, () => textReply(styleSheet, 200, 'text/css')),
    route('GET', '/_control/notes', () => jsonReply({ notes: notes.list() })),
    // As an accountant does in the provider's panel.
    route('POST', '/_control/cancel', ({ body }: Call) => {
      const { cnpj } = z.object({ cnpj: z.string() }).parse(parseJson(body))
      const cancelled = notes.list().filter(({ buyer }) => buyer === cnpj)
      for (const note of cancelled) notes.change(note, { status: 'cancelado' })
      return jsonReply({ cancelled: cancelled.length })
    }),
    route('POST', '/_control/faults', ({ body }: Call) => {
      fault = faultSchema.parse(parseJson(body))
      return jsonReply(fault)
    }),
  ]

  answerRequests(server, {
    name: 'Notas fiscais locais',
    publicUrl,
    routes,
    failure: (error) => problem('erro', error?.message ?? 'Erro interno', error?.status ?? 500),
    stopping: stopping.signal,
  })
  return {
    url: ownUrl,
    publicUrl,
    async close() {
      stopping.abort()
      await closeServer(server)
    },
  }
}
