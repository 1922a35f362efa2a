import { isTokenRefusal } from './token-refusal'

export type TokenSource = {
  /** The signed-in owner's access token, or null. */
  current: () => Promise<string | null>
  /** A new token from Auth, or null when it gives none. */
  renew: () => Promise<string | null>
}

/**
 * A `fetch` that renews the access token and repeats the request once when the server calls the token expired.
 * The client renews tokens by the device's clock; a slow clock would keep sending a dead token for hours.
 */
export function renewingFetch(tokens: TokenSource, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (!(await refusesToken(response, addressOf(input)))) return response
    const headers = new Headers(init?.headers)
    const sent = headers.get('authorization')
    const current = await tokens.current()
    if (!sent || !current) return response
    // Another request may have renewed it meanwhile.
    const token = sent === `Bearer ${current}` ? await tokens.renew() : current
    if (!token) return response
    headers.set('authorization', `Bearer ${token}`)
    return send(input, { ...init, headers })
  }
}

async function refusesToken(response: Response, address: string): Promise<boolean> {
  // Auth refuses wrong credentials and failed renewals: neither is repeated.
  if (response.ok || address.includes('/auth/v1/')) return false
  const body = address.includes('/storage/v1/') ? await response.clone().text() : ''
  return isTokenRefusal(response.status, body)
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input)
}
