/** Takes the tokens of a session out of the address, unread: a link signs nobody in without being asked. */
export function dropUnaskedTokens(): void {
  const { pathname, search, hash } = window.location
  if (/[#&](?:access|refresh|provider)_token=/.test(hash))
    window.history.replaceState(window.history.state, '', pathname + search)
}
