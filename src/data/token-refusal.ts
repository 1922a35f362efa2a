/**
 * Whether an answer says that the access token is no longer good. Every service says so with 401; hosted storage
 * says it in the body of a 400 or 403, as `"exp" claim timestamp check failed` or with the code `InvalidJWT`.
 */
export function isTokenRefusal(status: number, body: string): boolean {
  if (status === 401) return true
  return (status === 400 || status === 403) && /exp\\?" claim|jwt expired|invalid ?jwt/i.test(body)
}
