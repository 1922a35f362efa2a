import { isTokenRefusal } from './token-refusal'

export type TokenSource = {
  /** The signed-in owner's access token, or null. */
  current: () => Promise<string | null>
  /** A new one from the auth service, or null when there is none to be had. */
  renew: () => Promise<string | null>
}

/**
 * A `fetch` that sends a call once more when the server calls its access token expired. Tokens are renewed ahead
 * of time by the clock of the device: one that is behind would otherwise keep sending a dead token for hours.
 */
export function renewingFetch(tokens: TokenSource, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!(await refusesToken(response, addressOf(input)))) return response
    const headers = new Headers(init?.headers)
    const sent = headers.get('authorization')
    const current = await tokens.current()
    if (!sent || !current) return response
    // Another call may have renewed it meanwhile.
    const token = sent === `Bearer ${current}` ? await tokens.renew() : current
    if (!token) return response
    headers.set('authorization', `Bearer ${token}`)
    return send(input, { ...init, headers })
  }
}

async function refusesToken(response: Response, address: string): Promise<boolean> {
  // The auth service's own refusals are about what was typed, or about the renewal itself.
  if (response.ok || address.includes('/auth/v1/')) return false
  const body = address.includes('/storage/v1/') ? await response.clone().text() : ''
  return isTokenRefusal(response.status, body)
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input)
}
