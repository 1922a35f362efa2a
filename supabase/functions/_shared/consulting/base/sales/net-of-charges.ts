/** A sheet of sales as what is left of its prices after taxes and fees that take a share of each. */
import type { Sales } from '../../documents/sales.ts'
import { joinList } from '../language/text.ts'
import type { Wish } from '../request/wish.ts'

/** Taxes and fees that the owner wants out of every margin. */
export type Charges = { what: string; percent: number }

/** A share beyond this is no tax or fee of a sale. */
const mostPercent = 40

/** The charges of a request, added up; null without any. */
export function chargesOf(wishes: readonly Wish[]): Charges | null {
  // "6% de imposto e 3% da maquininha" may stand in two clauses.
  const found = wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'saleCharges' && wish.percent !== undefined
      ? [{ what: wish.what ?? 'imposto e taxas', percent: wish.percent }]
      : [],
  )
  const own = found.filter((one, at) => found.findIndex(({ what }) => what === one.what) === at)
  const percent = own.reduce((sum, one) => sum + one.percent, 0)
  return own.length === 0 || percent > mostPercent
    ? null
    : { what: joinList(own.map(({ what }) => what)), percent }
}

/**
 * What guests pay, less the charges: paid × (1 − percent ÷ 100). Menu prices stay, so every margin, gain and break-even
 * that starts from what is paid is net of them.
 */
export function netOfCharges(sales: Sales, { percent }: Charges): Sales {
  const kept = 1 - percent / 100
  return {
    ...sales,
    items: sales.items.map((item) => {
      const listed = item.listed ?? item.prices?.at(-1)?.price ?? item.price
      return {
        ...item,
        price: item.price === null ? null : item.price * kept,
        ...(listed != null && { listed }),
        ...(item.prices && { prices: item.prices.map((run) => ({ ...run, paid: run.paid * kept })) }),
      }
    }),
  }
}
