/** What a neighbour's price for a dose means for the house's own. */

import { formatBrl, formatNumber } from '../../base/language/text.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { PairingMenu } from './schema.ts'

export type NeighbourDose = NonNullable<PairingMenu['neighbours']>[number]
type Dose = Pick<PairingMenu['doses'][number], 'label' | 'ml' | 'price' | 'cost' | 'measure'>

const ofDose = /(?<!\p{L})(?:doses?|cacha[çc]as?|pingas?|branquinhas?)(?!\p{L})/iu

/** Whether a neighbour's item is a dose of cachaça. */
export const isDose = (item: string): boolean => ofDose.test(item)

/** The dose that a neighbour's item names, otherwise the cheapest. */
function doseFor(item: string, doses: readonly Dose[]): Dose | undefined {
  const folded = item.toLowerCase()
  return (
    doses.find(({ label }) => folded.includes(label.toLowerCase().split(' ')[0] ?? label)) ??
    doses.toSorted((a, b) => a.price - b.price)[0]
  )
}

export function neighbourDosesOf({ wishes }: RequestSheet, doses: readonly Dose[]): NeighbourDose[] {
  return wishes.flatMap((wish) => {
    if (wish.kind !== 'competitorPrice' || !isDose(wish.item)) return []
    const own = doseFor(wish.item, doses)
    return own ? [{ competitor: wish.competitor, item: wish.item, theirs: wish.min, ...own }] : []
  })
}

/** Whether to follow the neighbour, with the sales that following would take to break even. */
export function neighbourText({
  competitor,
  theirs,
  label,
  ml,
  price,
  cost,
  measure,
}: NeighbourDose): string {
  const today = `a sua ${label} de ${ml} ml sai a ${formatBrl(price)} e deixa ${formatBrl(price - cost)}`
  if (theirs >= price)
    return `${competitor} cobra ${formatBrl(theirs)}; ${today}. A sua já não é a mais cara: não mexa`
  const small =
    measure === undefined
      ? ''
      : `. Quem quer gastar menos pede a de ${measure.ml} ml, ${formatBrl(measure.price)}, que deixa ${formatBrl(measure.price - measure.cost)}`
  if (theirs <= cost)
    return `${competitor} cobra ${formatBrl(theirs)}, menos que o custo da sua: não siga; ${today}${small}`
  // Units at the lower price that bring today's margin: (price − cost) ÷ (theirs − cost).
  const more = ((price - cost) / (theirs - cost) - 1) * 100
  return `${competitor} cobra ${formatBrl(theirs)}; ${today}. Por ${formatBrl(theirs)} deixaria ${formatBrl(theirs - cost)}, e só empata quem vende ${formatNumber(Math.ceil(more))}% mais doses: não siga${small}`
}
