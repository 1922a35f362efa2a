import { paths } from '@/config/paths'
import { shareLink } from '@/ui/share-link'
import { toast } from '@/ui/toaster'

/** Shares the link of a request's results by Web Share, else copies it. */
export async function shareResults(requestId: string, title: string): Promise<void> {
  const url = new URL(paths.report(requestId), window.location.origin).href
  const shared = await shareLink(title, url)
  if (shared === 'copied') toast.success('Link copiado!', 'O link foi copiado para a área de transferência')
  if (shared === 'failed') toast.error('Não foi possível copiar o link', url)
}
