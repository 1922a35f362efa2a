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
  /** Named with errors in the terminal. */
  name: string
  publicUrl: string
  routes: readonly CallRoute[]
  /** Words a failure as the original service does. Without an `HttpError` it is a defect of ours. */
  failure: (error: HttpError | null) => Reply
  /** Errors after this signal are those of calls that the end cut off. */
  stopping?: AbortSignal
}

/** Answers a server's requests by its routes. Only programs and the server's own pages reach `/_control/`. */
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
