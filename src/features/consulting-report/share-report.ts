import type { Action } from '@consulting/report/blocks.ts'
import { copyLink, type Shared, shareLink, shareText } from '@/ui/share-link'
import { toast } from '@/ui/toaster'

function announce(shared: Shared, url: string): void {
  if (shared === 'copied') toast.success('Link copiado para a área de transferência!')
  if (shared === 'failed') toast.error('Não foi possível copiar o link', url)
}

/** Shares a URL, by default the page's own, with Web Share where available, else copies it. */
export async function shareReport(title: string, url = window.location.href): Promise<void> {
  announce(await shareLink(title, url), url)
}

/** The actions as a message to whoever carries them out. */
export function actionsText(items: readonly Action[]): string {
  const lines = items.map(({ what, brings, by, who }, index) =>
    [`${index + 1}. ${what}`, ...(brings ? [brings] : []), `${by} · ${who}`].join('\n'),
  )
  return ['O que fazer primeiro', ...lines].join('\n\n').replaceAll('**', '')
}

export async function shareActions(items: readonly Action[]): Promise<void> {
  const shared = await shareText(actionsText(items))
  if (shared === 'copied') toast.success('Lista copiada!', 'Cole na conversa com quem vai fazer.')
  if (shared === 'failed') toast.error('Não foi possível copiar a lista')
}

export async function copyReportLink(url: string): Promise<void> {
  announce(await copyLink(url), url)
}
