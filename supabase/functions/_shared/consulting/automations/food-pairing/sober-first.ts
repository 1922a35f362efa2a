/** What stands first beside a dish that no glass of the house suits: its drink without alcohol, in every table alike. */
import { score } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { mayStandBeside } from './asked-pairs.ts'
import { isPoorBeside } from './poor-beside.ts'
import { bought } from './pours.ts'
import type { Ranked } from './rank.ts'
import type { Setting } from './setting.ts'
import type { AlcoholFree } from './without-alcohol.ts'

/** The pairs with the house's own drink in the place of a poor one, unless the owner names another for the dish. */
export const soberFirst = (
  ranked: readonly Ranked[],
  free: ReadonlyMap<DishReading, AlcoholFree | null>,
  { request, asked, circumstances }: Setting,
): Ranked[] =>
  ranked.map((entry) => {
    const { dish, best } = entry
    const drink = free.get(dish)
    const item = drink?.own ? request.items.find(({ name }) => name === drink.name) : undefined
    if (!item || !(request.soberFirst || isPoorBeside(dish, best))) return entry
    const option = bought('soft', item, 1)
    return mayStandBeside(asked, dish, option)
      ? {
          ...entry,
          best: score(dish, option, circumstances),
          runnerUp: best.option.id === option.id ? entry.runnerUp : best,
        }
      : entry
  })
