/** A contract that began in the sheet and ends in the weeks to come: its item returns to what it sold before. */
import { addDays } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { median } from '../../base/statistics.ts'
import type { Sales } from '../../documents/sales.ts'
import type { ItemWish } from './item-wishes.ts'
import { itemsNamed } from './named-items.ts'

/** Weeks before and since that are compared, the nearest ones. */
const compared = 8
const fewest = 3
/** A smaller step is none. */
const leastStep = 0.05

export type Contract = {
  question: WishOf<'question'>
  from: string
  /** Its last day. */
  to: string
  /** Units of a week before it and since; of the whole house if the owner names no item. */
  items: { name: string; before: number; since: number }[]
  house: boolean
}

/** The level of a question that has begun and has an end to come. */
const isContract = ({ about, from, to }: WishOf<'question'>, today: string): boolean =>
  about === 'newLevel' && from !== undefined && to !== undefined && from < today && to >= today

/** @param isLeftOut weeks of the sheet that say nothing of usual sales */
export function contractsOf(
  questions: readonly WishOf<'question'>[],
  sales: Sales,
  { house, today }: EngineContext,
  isLeftOut: (monday: string) => boolean,
): Contract[] {
  return questions.flatMap((question): Contract[] => {
    const { from, to, item } = question
    if (!isContract(question, today) || from === undefined || to === undefined) return []
    const levels = (unitsAt: (at: number) => number) => {
      const of = (keep: (monday: string) => boolean) =>
        sales.weeks.flatMap(({ monday }, at) => (keep(monday) && !isLeftOut(monday) ? [unitsAt(at)] : []))
      const before = of((monday) => addDays(monday, 6) < from).slice(-compared)
      const since = of((monday) => monday >= from).slice(-compared)
      return before.length < fewest || since.length < fewest
        ? null
        : { before: median(before), since: median(since) }
    }
    const series =
      item === undefined
        ? [{ name: '', unitsAt: (at: number) => sales.weeks[at]?.units ?? 0 }]
        : sales.itemWeeks
            .filter(({ name }) => itemsNamed(item, sales, house).includes(name))
            .map(({ name, units }) => ({ name, unitsAt: (at: number) => units[at] ?? 0 }))
    const items = series.flatMap(({ name, unitsAt }) => {
      const found = levels(unitsAt)
      return found === null ? [] : [{ name, ...found }]
    })
    const sum = (of: 'before' | 'since') => items.reduce((all, one) => all + one[of], 0)
    const isStep = sum('since') > 0 && Math.abs(sum('before') / sum('since') - 1) >= leastStep
    return [{ question, from, to, items: isStep ? items : [], house: item === undefined }]
  })
}

/** What ends with a contract, as a statement about each of its items, from the day after on. */
export const endsOf = (contracts: readonly Contract[], last: string): ItemWish[] =>
  contracts.flatMap(({ question, to, items, house }) =>
    house || to >= last
      ? []
      : items.flatMap(({ name, before, since }): ItemWish[] =>
          since <= 0
            ? []
            : [
                {
                  kind: 'date',
                  what: `${name}, sem o contrato`,
                  from: addDays(to, 1),
                  to: last,
                  closed: false,
                  effect: before < since ? 'down' : 'up',
                  percent: Math.max(-95, Math.min(400, (before / since - 1) * 100)),
                  item: name,
                  measured: true,
                  text: question.text,
                  origin: question.origin,
                },
              ],
        ),
  )
