/** Bottles that the owner wants to sell off: measures, how many a day, until when, and what each leaves. */

import { type CachacaId, cachacas, pouredIds } from '../../base/cachacas.ts'
import { addDays } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { menuPrice } from './money.ts'
import type { PairingMenu } from './schema.ts'

export type Turnover = NonNullable<PairingMenu['turnover']>[number]

/** Weeks if the owner names none. */
const usualWeeks = 8
/** ml of a bottle of the farm. */
const bottleMl = 500

/** The cachaça of which the owner has too many bottles, with their number. */
export function stockedOf({
  wishes,
}: EngineContext['sheet']): { id: CachacaId; bottles: number; weeks: number }[] {
  return wishes.flatMap((wish) => {
    if (wish.kind !== 'prefer' || wish.bottles === undefined) return []
    const id = pouredIds.find((one) => ingredientHolds(cachacas[one], wish.what))
    return id === undefined ? [] : [{ id, bottles: wish.bottles, weeks: wish.weeks ?? usualWeeks }]
  })
}

export function turnoverOf(
  { sheet, today }: Pick<EngineContext, 'sheet' | 'today'>,
  doses: PairingMenu['doses'],
  openDaysAWeek: number,
): Turnover[] {
  return stockedOf(sheet).flatMap(({ id, bottles, weeks }) => {
    const dose = doses.find((one) => one.id === id)
    if (!dose) return []
    const { ml, price, cost } = dose.measure ?? dose
    const measures = Math.floor((bottles * bottleMl) / ml)
    const days = openDaysAWeek * weeks
    return [
      {
        label: dose.label,
        bottles,
        weeks,
        ml,
        measures,
        days,
        aDay: Math.ceil(measures / days),
        price,
        cost,
        half: { by: addDays(today, Math.round(weeks * 3.5)), measures: Math.ceil(measures / 2) },
        until: addDays(today, weeks * 7 - 1),
      },
    ]
  })
}

const dayWords = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

/** The count as sentences: "9 garrafas são 180 doses de 25 ml…". */
export function turnoverText({
  label,
  bottles,
  ml,
  measures,
  days,
  aDay,
  weeks,
  price,
  cost,
  half,
  until,
}: Turnover): string {
  const [name = label] = label.split(' ')
  return `**Girar ${bottles === 1 ? 'a garrafa' : `as ${bottles} garrafas`} de ${name}**: ${formatNumber(bottles * bottleMl)} ml são ${formatNumber(measures)} medidas de ${ml} ml. Em ${weeks} ${weeks === 1 ? 'semana' : 'semanas'} há ${days} dias abertos, até ${dayWords(until)}: **${aDay} por dia**. A ${menuPrice(price)}, cada uma deixa ${formatBrl(price - cost)}; todas, ${formatBrl(measures * (price - cost))}. Se até ${dayWords(half.by)} tiverem saído menos de ${formatNumber(half.measures)}, ponha o par na lousa da porta, sem baixar o preço. Não compre mais ${name} até lá.`
}
