/** The prices that the owner's questions settle, in the summary and among the actions. */
import { shortDay } from '../../base/calendar.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Action } from '../../report/blocks.ts'
import type { CompetitorMap } from './schema.ts'

/** The prices that the answers move, as one action. */
export function decidedAction({ decided = [], starts }: CompetitorMap): Action | null {
  const moved = decided.filter(({ from, to }) => Math.abs(to - from) > 0.005)
  return moved.length === 0
    ? null
    : {
        what: `Trocar o preço: ${joinList(moved.map(({ item, from, to }) => `${item} de ${formatBrl(from)} para ${formatBrl(to)}`))}`,
        brings: 'A conta, e o que cada um pode perder, estão na resposta.',
        by: starts === undefined ? 'Semana 1' : shortDay(starts),
        who: 'Gerente',
      }
}

/** The prices that the owner's questions settle; null if there are none that move. */
export function decidedText({ decided = [] }: CompetitorMap): string | null {
  const moved = decided.filter(({ from, to }) => Math.abs(to - from) > 0.005)
  return moved.length === 0
    ? null
    : `**${joinList(moved.slice(0, 4).map(({ item, from, to }) => `${item}: de ${formatBrl(from)} para ${formatBrl(to)}`))}${moved.length > 4 ? ` e mais ${moved.length - 4}` : ''}, pela conta de “O que você perguntou”.**`
}
