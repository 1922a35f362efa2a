/** Signed links, each for one notification. They contain no personal data. */
const encoder = new TextEncoder()

const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

const signed = (id: string) => encoder.encode(`unsubscribe:${id}`)

/** The token of a link. Deterministic, so that a repeated e-mail is identical. */
export async function signLink(id: string, secret: string): Promise<string> {
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), signed(id)))
  const base64 = btoa(String.fromCharCode(...signature))
  return `${id}.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The notification's id, or null for a token that we did not sign. */
export async function readLink(token: string, secret: string): Promise<string | null> {
  const [, id, signature] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? []
  if (!id || !signature) return null
  const bytes = Uint8Array.from(atob(signature.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return (await crypto.subtle.verify('HMAC', await keyOf(secret), bytes, signed(id))) ? id : null
}
