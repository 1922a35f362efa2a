import type { SharedReport } from '@/data/tables/shared-reports'
import { formatDate, formatDateTime } from '@/format/dates'

/** Whether somebody can still open a link. */
export const isLive = ({ revoked_at, expires_at }: SharedReport, now: Date): boolean =>
  revoked_at === null && new Date(expires_at) > now

/** "Vale até 29/11/2026, 10:31" */
export function validityOf(link: SharedReport, now: Date): string {
  if (link.revoked_at !== null) return `Encerrado por você em ${formatDateTime(link.revoked_at)}`
  const end = formatDateTime(link.expires_at)
  return isLive(link, now) ? `Vale até ${end}` : `Terminou em ${end}`
}

/** "Criado em 22/11/2026, aberto 3 vezes, a última em 23/11/2026, 09:12" */
export function openingsOf({ created_at, opens, last_opened_at }: SharedReport): string {
  const created = `Criado em ${formatDate(created_at)}`
  if (opens === 0 || last_opened_at === null) return `${created}, ainda não aberto`
  const last = formatDateTime(last_opened_at)
  return opens === 1
    ? `${created}, aberto 1 vez, em ${last}`
    : `${created}, aberto ${opens} vezes, a última em ${last}`
}
