/** What became of sharing a link. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed'

/** Shares an address by the device's own means where it has any, else copies it. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
