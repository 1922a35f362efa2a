import { menuDrinkOptions } from '../../base/pairing/options.ts'
import { circumstantial } from '../../base/pairing/phrases.ts'
import { type Score, score } from '../../base/pairing/rules.ts'
import { understand } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { Shown } from './menu-items.ts'

const lineOf = ({ name, section, description, price }: Shown): MenuItem => ({
  name,
  category: section,
  description,
  price,
  cost: null,
})

/** Whether a rule about the dish itself, beyond equal weight, favours the drink, and none opposes it. */
function goesWell({ findings }: Score): boolean {
  const own = findings.filter(({ rule }) => !circumstantial.includes(rule))
  return (
    own.some(({ rule, points }) => rule !== 'weight' && points > 0) && own.every(({ points }) => points > -1)
  )
}

/**
 * Dishes and drinks of the house that the pairing rules match, each used once, in the order of the drinks. A drink that
 * the rules do not know is left out.
 */
export function suitedPairs(
  dishes: readonly Shown[],
  drinks: readonly Shown[],
): [dish: Shown, drink: Shown][] {
  const taken = new Set<Shown>()
  return drinks.flatMap((drink): [Shown, Shown][] => {
    const [option] = menuDrinkOptions([lineOf(drink)])
    if (!option) return []
    const [best] = dishes
      .flatMap((dish) => {
        const reading = understand(lineOf(dish))
        if (taken.has(dish) || reading.kind !== 'dish') return []
        const scored = score(reading.dish, option, { style: '', focus: [] })
        return goesWell(scored) ? [{ dish, points: scored.points }] : []
      })
      .toSorted((a, b) => b.points - a.points)
    if (!best) return []
    taken.add(best.dish)
    return [[best.dish, drink]]
  })
}
