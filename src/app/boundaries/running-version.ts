/** The URL of a page’s entry script; its name changes with every build. */
function startScriptOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
}

/** Whether the server has a different version of the app. Rejects without a network. */
export async function isReplaced(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-store' })
  if (!response.ok) return false
  const served = startScriptOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  return served !== null && served !== startScriptOf(document)
}
