/** Adds a style sheet given as text, which needs no request. Returns the function that removes it. */
export function addStyle(rules: string): () => void {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
  return () => style.remove()
}
