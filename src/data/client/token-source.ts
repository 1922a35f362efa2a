type TokenSource = () => Promise<string | null>

let source: TokenSource | null = null

/** Called by the auth client when it has loaded: without storage, it alone holds the session. */
export function setTokenSource(currentToken: TokenSource): void {
  source = currentToken
}

export const loadedTokenSource = (): TokenSource | null => source
