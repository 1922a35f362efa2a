/** Days on which the house is full or sold out: a lower price brings no more sales on them, only less for each. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import { paidAt, paidOf } from '../../base/pricing/paid.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Sales } from '../../documents/sales.ts'
import type { PricedItemPlan } from './schema.ts'

/** The weekdays (0 Sunday) that the owner tells to be full, each once. */
export const fullDaysIn = ({ wishes }: RequestSheet): number[] => [
  ...new Set(
    wishes.flatMap((wish) =>
      wish.kind === 'question' && wish.about === 'fullHours' ? (wish.weekdays ?? []) : [],
    ),
  ),
]

/**
 * Share of an item's sales on some weekdays: by the sheet, else as if every day on which the house opens sold alike, which is
 * little for a full day.
 */
export function shareOn(weekdays: readonly number[], { weekdays: days }: Sales, openDays: number): number {
  const all = days.reduce((sum, { units }) => sum + units, 0)
  const on = days
    .filter(({ weekday }) => weekdays.includes(weekday))
    .reduce((sum, { units }) => sum + units, 0)
  return all > 0 ? on / all : Math.min(1, weekdays.length / Math.max(1, openDays))
}

/** Whether a lower price loses money once the full days sell no more: share × old units × new margin + the rest as planned. */
export function losesWhenFull(item: PricedItemPlan, share: number): boolean {
  if (item.action !== 'lower' || item.asked === true || item.proposed !== undefined) return false
  const onFull = (paidAt(item, item.newPrice) - item.cost) * item.units
  return share * onFull + (1 - share) * item.newProfit < item.profit
}

/** What earns where room is short: what leaves most for each unit. */
export function earnsInRoom(items: readonly PricedItemPlan[]): string {
  const best = items
    .filter((item) => item.cost > 0)
    .toSorted((a, b) => paidOf(b) - b.cost - (paidOf(a) - a.cost))
    .slice(0, 3)
  return joinList(best.map((item) => `${item.name} (${formatBrl(paidOf(item) - item.cost)})`))
}
