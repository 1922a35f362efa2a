/** The embedded stack as a deployment, and servers that imitate broken ones. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterEach, expect } from 'vitest'
import type { Deployment } from '../../../supabase/operations/check-hosted/deployment.ts'
import { stack } from './stack.ts'

export const deployment: Deployment = {
  siteUrl: stack.app_url,
  apiUrl: stack.api_url,
  publishableKey: stack.publishable_key,
  secretKey: stack.secret_key,
  management: null,
  local: true,
}

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown }
const servers: Server[] = []

/** Starts a server with the given answers, as a broken deployment. Returns its address. */
export async function answering(reply: (request: IncomingMessage) => Reply): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, headers = {}, body = {} } = reply(request)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

export const nothing = expect.objectContaining({ problems: [] })
export const broken = (...problems: unknown[]) =>
  expect.objectContaining({ problems: expect.arrayContaining(problems) })
export const containing = (text: string) => expect.stringContaining(text)
