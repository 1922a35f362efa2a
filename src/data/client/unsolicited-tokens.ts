/** Removes session tokens from the URL, unread: following a link must not sign anybody in. */
export function dropUnsolicitedTokens(): void {
  if (/[#&](access|refresh|provider)_token=/.test(location.hash))
    history.replaceState(history.state, '', location.pathname + location.search)
}
