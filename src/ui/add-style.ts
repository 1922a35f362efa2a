/** Adds rules to the page that come as text, with a script: they need no request of their own. Returns their removal. */
export function addStyle(rules: string): () => void {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
  return () => style.remove()
}
