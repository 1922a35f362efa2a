/** The house's own drinks before the farm's: which of them stands first beside a dish. */
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { fromList, type Listed, leftPerGuest } from './house-list.ts'
import type { Serving } from './serving.ts'

/** The middle of what the list's drinks leave, R$: what a table gives up that changes to another drink. */
export function usualLeft(listed: readonly Option[]): number | null {
  const left = listed.flatMap((one) => leftPerGuest(one) ?? []).toSorted((a, b) => a - b)
  return left[Math.floor(left.length / 2)] ?? null
}

/** A dose that the house sells of the kind that a cachaça of the farm is, else any. */
export function ownDose(listed: readonly Listed[], base: Option['base']): Listed | undefined {
  const style = base === 'alambique' ? 'whiteDose' : 'agedDose'
  return (
    listed.find((one) => one.style === style) ??
    listed.find((one) => one.style === 'agedDose' || one.style === 'whiteDose')
  )
}

export interface HouseFirst {
  /** The list's drinks for a dish, best first; empty where the pairing found without it stays. */
  firstFor: (
    dish: DishReading,
    used: ReadonlyMap<string, number>,
    found: Option | null,
    allows: (option: Option) => boolean,
  ) => readonly Option[]
}

/**
 * @param softFor the house's drinks without alcohol for a dish, best first, where nothing of its list suits it
 * @param servedAt guests and pieces of a dish
 * @param isNamedBeside whether the owner names a drink for a dish, whatever it costs
 */
export function houseFirst(
  listed: readonly Listed[],
  softFor: (dish: DishReading, used: ReadonlyMap<string, number>) => readonly Option[],
  servedAt: (dish: DishReading) => Serving,
  prefers: (option: Option) => boolean,
  isNamedBeside: (dish: DishReading, option: Option) => boolean,
): HouseFirst {
  const usual = usualLeft(listed)
  return {
    firstFor: (dish, used, option, allows) => {
      const fitting = fromList(dish, listed.filter(allows), used, {
        ...servedAt(dish),
        prefers,
        isNamed: (one) => isNamedBeside(dish, one),
      })
      if (fitting.length > 0) return fitting
      const soft = softFor(dish, used)
      if (option === null) return soft.filter(allows).slice(0, 1)
      // The house's own dose before the farm's.
      if (option.kind === 'cachaca') {
        const own = ownDose(listed.filter(allows), option.base)
        if (own) return [own]
      }
      // A drink of the list that does not suit the dish is no pair, either.
      if (listed.some(({ name }) => name === option.name)) return soft.filter(allows).slice(0, 1)
      // Nothing new takes the place of a drink that leaves more; after the meal it takes nothing's place.
      const left = leftPerGuest(option)
      const isNew = option.kind === 'cachaca' || option.kind === 'suggested_drink'
      if (!isNew || dish.course === 'dessert' || usual === null || (left !== null && left >= usual)) return []
      return soft.filter(allows).slice(0, 1)
    },
  }
}
