/** The address of the script that a page starts with; every build gives it another name. */
function startScriptOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}

/**
 * Whether the server hands out another version of the app than the one that runs here. Rejects without a network.
 */
export async function isReplaced(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-store' })
  if (!response.ok) return false
  const served = startScriptOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  return served !== null && served !== startScriptOf(document)
}
