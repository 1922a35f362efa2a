export type Copied = 'copied' | 'failed'
export type Shared = 'shared' | 'closed' | Copied

/** False where a link can only be copied. */
export const canShareLinks = (): boolean => typeof navigator.share === 'function'

export async function copyLink(text: string): Promise<Copied> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Shares a URL with the device’s share sheet, or copies it where there is none. */
export const shareLink = (title: string, url: string): Promise<Shared> => share({ title, url }, url)

/** Shares a text in the same way. */
export const shareText = (text: string): Promise<Shared> => share({ text }, text)

async function share(data: ShareData, copy: string): Promise<Shared> {
  if (canShareLinks()) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    }
  }
  return copyLink(copy)
}
