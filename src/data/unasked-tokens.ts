/** Takes the tokens of a session out of the address, unread: a link signs nobody in without being asked. */
export function dropUnaskedTokens(): void {
  if (/[#&](access|refresh|provider)_token=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search)
}
