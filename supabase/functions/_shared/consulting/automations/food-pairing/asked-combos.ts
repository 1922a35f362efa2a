/** How many combos the owner asks for, with what, and what stays out of them. */
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { soldWhen } from '../../base/request/describe-pairing-wish.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { tellsParts } from './combo-parts.ts'

type NewCombo = WishOf<'newCombo'>
type Part = { of: string; count: number; bound: NonNullable<NewCombo['bound']> }

export interface AskedCombos {
  /** Null if the owner gives no number. */
  count: number | null
  parts: readonly Part[]
  /** Dishes and drinks that are in no combo. */
  out: readonly string[]
  /** Dishes whose combo may cost more than the others. */
  above: readonly string[]
  /** R$ that each may cost; null without a limit of their own. */
  max: number | null
  /** "às quintas, das 17h às 20h"; empty if they are always sold. */
  when: string
  /** 0 Sunday … 6 Saturday; null if they are sold on all days. */
  weekdays: readonly number[] | null
}

/** One combo of this dish at this price, and not how many there are. */
export const isOfOneDish = ({ of, max }: Pick<NewCombo, 'of' | 'max'>): boolean =>
  of !== undefined && max !== undefined

const onceAtLeast = (of: string): Part => ({ of, count: 1, bound: 'at_least' })

export function askedCombos({ wishes }: RequestSheet): AskedCombos {
  const combos = wishes.filter(
    (wish): wish is NewCombo =>
      wish.kind === 'newCombo' && !isOfOneDish(wish) && wish.guests === undefined && !tellsParts(wish),
  )
  const ruled = (what: WishOf<'pairingRule'>['what']) =>
    wishes.flatMap((wish) =>
      wish.kind === 'pairingRule' && wish.what === what && wish.of !== undefined ? [wish.of] : [],
    )
  const parts = combos.flatMap(({ of, count = 1, bound = 'exactly' }) =>
    of === undefined ? [] : [{ of, count, bound }],
  )
  const whole = combos.findLast(({ of }) => of === undefined)
  // "um com o tempurá e outro com o mochi" are two.
  const named = combos.filter(({ with: items }) => items !== undefined)
  const plain = combos.findLast(({ of, with: items }) => of === undefined && items === undefined)
  const limits = combos.flatMap(({ of, max }) => (of === undefined && max !== undefined ? [max] : []))
  return {
    count: whole ? Math.max(plain?.count ?? 1, named.length) : null,
    parts: [...parts, ...combos.flatMap(({ with: named = [] }) => named.map(onceAtLeast))],
    max: limits.length > 0 ? Math.min(...limits) : null,
    when: whole ? soldWhen(whole) : '',
    weekdays: whole?.weekdays ?? null,
    out: ruled('notInCombos'),
    above: ruled('aboveCeiling'),
  }
}

export interface Offered {
  dish: DishReading
  option: Option
}

const isOf = (named: string, { dish, option }: Offered) =>
  isNamedDish(named, dish) || isNamedServe(named, { name: option.name, isDose: option.kind === 'cachaca' })

/** Whether the owner names it for a combo. */
export const isNamedFor = ({ parts }: AskedCombos, one: Offered): boolean =>
  parts.some(({ of, bound }) => bound !== 'at_most' && isOf(of, one))

export const mayOffer = ({ out }: AskedCombos, one: Offered): boolean =>
  !out.some((named) => isOf(named, one))

/** Whether one more combo leaves room for the parts that the owner still misses. */
export function fitsParts(
  { parts }: AskedCombos,
  chosen: readonly Offered[],
  next: Offered,
  most: number,
): boolean {
  let missing = 0
  for (const { of, count, bound } of parts) {
    const taken = chosen.filter((one) => isOf(of, one)).length
    const isNext = isOf(of, next)
    if (isNext && bound !== 'at_least' && taken >= count) return false
    if (bound !== 'at_most') missing += Math.max(0, count - taken - (isNext ? 1 : 0))
  }
  return missing <= most - chosen.length - 1
}

/** The first of a sorted list that make up the owner's parts. */
export function pickParts<Item>(
  sorted: readonly Item[],
  asked: AskedCombos,
  most: number,
  offeredOf: (item: Item) => Offered,
): Item[] {
  const chosen: Item[] = []
  for (let rest = [...sorted]; chosen.length < most; ) {
    const next = rest.find((item) => fitsParts(asked, chosen.map(offeredOf), offeredOf(item), most))
    if (next === undefined) break
    chosen.push(next)
    rest = rest.filter((item) => item !== next)
  }
  return chosen
}
