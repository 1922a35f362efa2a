import { toast } from '@/ui/toaster'

/** Shares the page's own address by the device's means where it has any, else copies it. */
export async function shareReport(title: string): Promise<void> {
  const url = window.location.href
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // Closed by the person: nothing more to say.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast.success('Link copiado para a área de transferência!')
  } catch {
    toast.error('Não foi possível copiar o link', url)
  }
}
