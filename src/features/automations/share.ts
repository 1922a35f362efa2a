import { paths } from '@/config/paths'
import { toast } from '@/ui/toaster'

/** Shares the link of a request's results by the device's own means, else copies it. */
export async function shareResults(requestId: string, title: string): Promise<void> {
  const url = new URL(paths.report(requestId), window.location.origin).href
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
    toast.success('Link copiado!', 'O link foi copiado para a área de transferência')
  } catch {
    toast.error('Não foi possível copiar o link', url)
  }
}
