import type { IncomingMessage, Server } from 'node:http'
import { HttpError, isCrossSite, type Reply, readBody, sendReply, textReply } from './http.ts'
import { matchRoute, type Route } from './router.ts'

export interface Call {
  request: IncomingMessage
  url: URL
  params: Readonly<Record<string, string>>
  /** Empty for GET. */
  body: string
}

export type CallRoute = Route<(call: Call) => Reply | Promise<Reply>>

interface AnswerOptions {
  /** Name of the server, for errors in the terminal. */
  name: string
  publicUrl: string
  routes: readonly CallRoute[]
  /** Formats a failure as the original service does. Anything but an `HttpError` is our bug. */
  failure: (error: HttpError | null) => Reply
  /** After this signal, errors come from calls that the shutdown interrupted. */
  stopping?: AbortSignal
}

/** Answers a server's requests by its routes. `/_control/` is open only to programs and the server's own pages. */
export function answerRequests(server: Server, options: AnswerOptions): void {
  async function answer(request: IncomingMessage): Promise<Reply> {
    try {
      const url = new URL(request.url ?? '/', options.publicUrl)
      if (url.pathname.startsWith('/_control/') && isCrossSite(request, options.publicUrl))
        throw new HttpError(403, 'Pedido de outro site.')
      const match = matchRoute(options.routes, request.method ?? 'GET', url.pathname)
      if (!match) return textReply('Não existe.', 404)
      const body = request.method === 'GET' ? '' : await readBody(request)
      return await match.handler({ request, url, params: match.params, body })
    } catch (error) {
      if (error instanceof HttpError) return options.failure(error)
      if (!options.stopping?.aborted) console.error(`${options.name}:`, error)
      return options.failure(null)
    }
  }

  server.on('request', (request, response) => {
    answer(request).then((reply) => sendReply(response, reply))
  })
}
