/** Lets tests move a clock or cause a fault that no client may: runs SQL for whoever has the stack's secret key. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export const sqlConsolePath = '/_local/sql'

export function sqlConsole(exec: (statements: string) => Promise<unknown>, secretKey: string) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (request.url !== sqlConsolePath) {
      next()
      return
    }
    if (request.method !== 'POST' || request.headers.apikey !== secretKey) {
      response.writeHead(401).end()
      return
    }
    void text(request)
      .then(exec)
      .then(
        () => response.end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  }
}
