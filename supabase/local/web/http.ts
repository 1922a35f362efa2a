import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SafeHtml } from './html.ts'

/** A handler's response. `body` is sent as it is. */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string
}

/** Thrown for an unreadable request. Becomes a plain-text response. */
export class HttpError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const maximumBodyBytes = 1_000_000

/**
 * Reads a request's body as UTF-8.
 * @throws HttpError 413 above 1 MB, 400 when the client disconnects
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
      size += bytes.length
      if (size > maximumBodyBytes) throw new HttpError(413, 'Corpo grande demais.')
      chunks.push(bytes)
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'O pedido foi interrompido.')
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Parses a JSON body. An empty body is an empty object.
 * @throws HttpError 400 when it is not JSON
 */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw new HttpError(400, 'O corpo não é JSON.')
  }
}

const baseHeaders = {
  'cache-control': 'no-store',
  // Not `no-referrer`: browsers would send `Origin: null` with the page's own forms.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export interface PagePolicy {
  /** Other origins that this page's forms may redirect to: browsers apply `form-action` to redirects. */
  formTargets?: readonly string[]
  /** For pages that show untrusted HTML in a sandboxed frame, which inherits this policy. */
  showsForeignHtml?: boolean
}

function contentSecurityPolicy({ formTargets = [], showsForeignHtml = false }: PagePolicy): string {
  return [
    "default-src 'none'",
    `style-src 'self'${showsForeignHtml ? " 'unsafe-inline'" : ''}`,
    `img-src 'self'${showsForeignHtml ? ' data: https:' : ''}`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function htmlReply(page: SafeHtml, status = 200, policy: PagePolicy = {}): Reply {
  return {
    status,
    headers: {
      ...baseHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(policy),
    },
    body: page.markup,
  }
}

export function jsonReply(value: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { ...baseHeaders, 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(value, null, 2),
  }
}

export function textReply(text: string, status = 200, contentType = 'text/plain'): Reply {
  return { status, headers: { ...baseHeaders, 'content-type': `${contentType}; charset=utf-8` }, body: text }
}

/** 303: the browser follows with GET, so a reload does not post again. */
export function seeOther(location: string): Reply {
  return { status: 303, headers: { ...baseHeaders, location }, body: '' }
}

export function sendReply(response: ServerResponse, reply: Reply): void {
  if (response.destroyed) return
  response.writeHead(reply.status, {
    ...reply.headers,
    'content-length': String(Buffer.byteLength(reply.body)),
  })
  response.end(reply.body)
}

function ownOrigins(request: IncomingMessage, publicUrl: string): string[] {
  const host = request.headers.host
  return [new URL(publicUrl).origin, ...(host === undefined ? [] : [`http://${host}`, `https://${host}`])]
}

/**
 * Returns true when another site's page sent the request. Programs (tests, curl, functions) send neither
 * header.
 */
export function isCrossSite(request: IncomingMessage, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  // Pages cannot forge this header, but browsers omit it over plain HTTP on a network address.
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  return origin !== undefined && !ownOrigins(request, publicUrl).includes(origin)
}

/**
 * Requires that the page's own form sent the request. Stricter than `isCrossSite`: only browsers post forms,
 * and all of them send one of these headers.
 */
export function assertOwnForm(request: IncomingMessage, publicUrl: string): void {
  const silent = request.headers['sec-fetch-site'] === undefined && request.headers.origin === undefined
  if (silent || isCrossSite(request, publicUrl))
    throw new HttpError(403, 'Este formulário só pode ser enviado pela própria página.')
}

/** Starts listening and resolves with the port, also when `port` is 0. Rejects when it is taken. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address: AddressInfo | string | null = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

/** Stops listening and closes open connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
    server.closeAllConnections()
  })
}

/** Returns a URL that works on this machine: loopback for a server that listens on every interface. */
export function localUrl(host: string, port: number): string {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}
