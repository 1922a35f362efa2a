import type { EngineContext } from '../../base/context.ts'
import { formatBrl } from '../../base/language/text.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import type { Wish } from '../../base/request/wish.ts'

const isCeiling = (wish: Wish) =>
  wish.kind === 'price' && wish.item === undefined && wish.max !== undefined && wish.origin === 'request'

/** The general ceiling of the sheet if it lies below the cost of every item; else null. */
export function ceilingBelowCosts(
  items: readonly { cost: number | null }[],
  { sheet }: Pick<EngineContext, 'sheet'>,
): { message: string; without: readonly Wish[] } | null {
  const costs = items.flatMap(({ cost }) => (cost === null || cost === 0 ? [] : [cost]))
  const { max } = requirementsOf({ ...sheet, wishes: sheet.wishes.filter(isCeiling) }).priceBounds()
  if (max === null || costs.length === 0 || costs.some((cost) => cost < max)) return null
  return {
    message: `Com preços de até ${formatBrl(max)} nenhum item paga os próprios ingredientes: o mais barato custa ${formatBrl(Math.min(...costs))}.`,
    without: sheet.wishes.filter((wish) => !isCeiling(wish)),
  }
}
