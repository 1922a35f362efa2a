import { copyLink, type Shared, shareLink } from '@/ui/share-link'
import { toast } from '@/ui/toaster'

function announce(shared: Shared, url: string): void {
  if (shared === 'copied') toast.success('Link copiado para a área de transferência!')
  if (shared === 'failed') toast.error('Não foi possível copiar o link', url)
}

/** Shares a URL, by default the page's own, with Web Share where available, else copies it. */
export async function shareReport(title: string, url = window.location.href): Promise<void> {
  announce(await shareLink(title, url), url)
}

export async function copyReportLink(url: string): Promise<void> {
  announce(await copyLink(url), url)
}
