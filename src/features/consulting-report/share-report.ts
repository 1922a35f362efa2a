import { shareLink } from '@/ui/share-link'
import { toast } from '@/ui/toaster'

/** Shares the page's own URL by Web Share where available, else copies it. */
export async function shareReport(title: string): Promise<void> {
  const url = window.location.href
  const shared = await shareLink(title, url)
  if (shared === 'copied') toast.success('Link copiado para a área de transferência!')
  if (shared === 'failed') toast.error('Não foi possível copiar o link', url)
}
