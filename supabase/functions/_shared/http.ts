import type { ErrorCode } from './error-codes.ts'

/** An error that the caller may see: `message` for the owner, `code` for programs. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  /** The form field that the error concerns. */
  readonly field: string | undefined

  constructor(status: number, code: ErrorCode, message: string, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

export function jsonResponse(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
}

/**
 * Wraps functions that browsers call. Answers preflights, allows this site's origins only, and turns an
 * `HttpError` into `{ error, code, field }` and any other error into a 500 without details.
 */
export function browserEndpoint(
  siteOrigins: readonly string[],
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get('origin')
    const cors: Record<string, string> = {
      'access-control-allow-origin':
        origin && siteOrigins.includes(origin) ? origin : (siteOrigins[0] ?? 'null'),
      'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
      'access-control-allow-methods': 'POST, OPTIONS',
      vary: 'Origin',
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })

    let response: Response
    try {
      if (request.method !== 'POST') throw new HttpError(405, 'method_not_allowed', 'Método não permitido')
      response = await handle(request)
    } catch (error) {
      if (error instanceof HttpError) {
        const { message, code, field, status } = error
        response = jsonResponse({ error: message, code, ...(field !== undefined && { field }) }, status)
      } else {
        console.error(error)
        response = jsonResponse(
          { error: 'Algo deu errado do nosso lado. Tente novamente em alguns instantes.', code: 'internal' },
          500,
        )
      }
    }
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value)
    return response
  }
}

/** Reads a body of at most `maxBytes`. Throws `HttpError` 413. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new HttpError(413, 'body_too_large', 'Pedido grande demais')
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Reads a small JSON body. Throws `HttpError` 400 or 413. */
export async function readJson(request: Request, maxBytes = 100_000): Promise<unknown> {
  const text = await readText(request, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'body_invalid', 'Pedido inválido')
  }
}
