import { createServer, type IncomingMessage, type Server } from 'node:http'
import { answerRequests, type Call, type CallRoute } from '../web/answer-requests.ts'
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
  seeOther,
  textReply,
} from '../web/http.ts'
import { route } from '../web/router.ts'
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
  /** Accepts the product's notifications as Resend would. Without it that API does not exist. */
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

  const routes: CallRoute[] = [
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
          route('POST', '/_control/email', ({ body }: Call) => resend.control(body)),
        ]
      : []),
    route('POST', '/clear', ({ request }) => {
      assertOwnForm(request, url)
      store.clear()
      return seeOther('/')
    }),
  ]

  answerRequests(server, {
    name: 'Caixa de e-mail local',
    publicUrl: url,
    routes,
    failure: (error) => textReply(error?.message ?? 'Erro interno.', error?.status ?? 500),
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
