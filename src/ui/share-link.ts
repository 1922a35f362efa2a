export type Copied = 'copied' | 'failed'
export type Shared = 'shared' | 'closed' | Copied

/** False where a link can only be copied. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function'

export async function copyLink(url: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Shares a URL with the device’s share sheet, or copies it where there is none. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (canShareLinks()) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  return copyLink(url)
}
