import { createServer, type IncomingMessage, type Server } from 'node:http'
import {
  assertOwnForm,
  closeServer,
  HttpError,
  htmlReply,
  isCrossSite,
  jsonReply,
  listen,
  localUrl,
  parseJson,
  type Reply,
  readBody,
  seeOther,
  sendReply,
  textReply,
} from '../web/http.ts'
import { matchRoute, type Route, route } from '../web/router.ts'
import { stylePath, styleSheet } from '../web/theme.ts'
import { type MailboxMessage, type OutgoingMessage, openMessages, outgoingSchema } from './messages.ts'
import { listPage, mailboxStyle, messagePage, missingPage } from './pages.ts'
import { createResendApi, type ResendOptions } from './resend.ts'

export type { MailboxMessage, OutgoingMessage } from './messages.ts'

export interface MailboxOptions {
  /** 0 picks a free port. */
  port: number
  host?: string
  /** JSON file that keeps messages between runs. Without it they live in memory. */
  storePath?: string
  /** Accepts the notifications of the product as Resend would. Without it there is no such API. */
  resend?: ResendOptions
}

export interface Mailbox {
  url: string
  port: number
  server: Server
  /** Stores an e-mail, as `POST /messages` does. */
  deliver(message: OutgoingMessage): void
  /** Newest first. With an address, only messages to it. */
  messages(to?: string): MailboxMessage[]
  close(): Promise<void>
}

interface Call {
  request: IncomingMessage
  url: URL
  params: Readonly<Record<string, string>>
  body: string
}

/**
 * Starts the mailbox, which receives the e-mails of auth and shows them as pages and as JSON.
 * @throws when the port is taken
 */
export async function createMailbox(options: MailboxOptions): Promise<Mailbox> {
  const { host = '127.0.0.1' } = options
  const server = createServer()
  const port = await listen(server, options.port, host)
  const url = localUrl(host, port)
  const store = openMessages(options.storePath ?? null)
  const resend = options.resend ? createResendApi(store, options.resend) : null
  const style = textReply(styleSheet + mailboxStyle, 200, 'text/css')

  function assertSameSite(request: IncomingMessage): void {
    if (isCrossSite(request, url)) throw new HttpError(403, 'Pedido de outro site.')
  }

  const routes: Route<(call: Call) => Reply>[] = [
    route('GET', stylePath, () => style),
    route('GET', '/', ({ url: { searchParams } }) => {
      const to = searchParams.get('to')
      return htmlReply(listPage(store.list(to ?? undefined), to))
    }),
    route('GET', '/messages.json', ({ url: { searchParams } }) =>
      jsonReply({ messages: store.list(searchParams.get('to') ?? undefined) }),
    ),
    route('GET', '/messages/:id', ({ params: { id = '' } }) => {
      const message = store.find(id)
      if (message === null) return htmlReply(missingPage, 404)
      return htmlReply(messagePage(message), 200, { showsForeignHtml: true })
    }),
    route('POST', '/messages', ({ request, body }) => {
      assertSameSite(request)
      const result = outgoingSchema.safeParse(parseJson(body))
      if (!result.success) throw new HttpError(400, 'Faltam os campos to e subject, como textos.')
      return jsonReply({ message: store.add(result.data) }, 201)
    }),
    route('DELETE', '/messages', ({ request }) => {
      assertSameSite(request)
      store.clear()
      return jsonReply({ messages: [] })
    }),
    ...(resend
      ? [
          route('POST', '/emails', ({ request, body }: Call) => resend.post(request, body)),
          route('GET', '/_control/email', () => resend.state()),
          route('POST', '/_control/email', ({ request, body }: Call) => {
            assertSameSite(request)
            return resend.control(body)
          }),
        ]
      : []),
    route('POST', '/clear', ({ request }) => {
      assertOwnForm(request, url)
      store.clear()
      return seeOther('/')
    }),
  ]

  async function answer(request: IncomingMessage): Promise<Reply> {
    try {
      const address = new URL(request.url ?? '/', url)
      const match = matchRoute(routes, request.method ?? 'GET', address.pathname)
      if (match === null) return textReply('Não existe.', 404)
      const body = request.method === 'POST' ? await readBody(request) : ''
      return match.handler({ request, url: address, params: match.params, body })
    } catch (error) {
      if (error instanceof HttpError) return textReply(error.message, error.status)
      console.error('Caixa de e-mail local:', error)
      return textReply('Erro interno.', 500)
    }
  }

  server.on('request', (request, response) => {
    answer(request).then((reply) => sendReply(response, reply))
  })

  return {
    url,
    port,
    server,
    deliver(message) {
      store.add(message)
    },
    messages: (to) => store.list(to),
    close: () => closeServer(server),
  }
}
