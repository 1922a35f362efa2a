import { roundUpToMenuPrice } from '../../base/costing.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { endingOfPrice } from '../../base/pricing/limits.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import type { Instructions } from './advise.ts'
import type { Combo, RedesignedCategory, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Assumptions of every combo. */
export const comboAssumed = {
  /** Largest discount on both together. */
  discount: 0.08,
  /** Share of the dish's guests who take the combo. */
  taken: 0.1,
  /** Share of them who would have ordered both in full. */
  cannibal: 0.4,
} as const

const most = 2

/** Smallest share of guests of both at which a combo may still break even: 40 % is no more than a guess. */
const safe = 0.55

type Candidate = RedesignedItem & { section: string; left: number; now: number }

/**
 * A dish that sells with a drink or dessert that leaves much: each combo taken by a guest who would have had the
 * dish alone leaves the addition's margin less the discount; each taken by one who would have had both costs the
 * discount.
 */
export function combosOf(
  categories: readonly RedesignedCategory[],
  monthly: number,
  asked: (item: RedesignedItem, section: string) => Instructions,
  goals: readonly string[] = [],
): Combo[] {
  const free = categories.flatMap(({ name: section, items }) =>
    items.flatMap((item): Candidate[] => {
      const { leaves, doubt, limits } = asked(item, section)
      const now = item.newPrice ?? item.price
      return leaves !== null || doubt !== null || item.move === 'remove' || limits.fixed !== null
        ? []
        : [{ ...item, section, now, left: paidAt(item, now) - item.cost }]
    }),
  )
  const kindOf = (item: Candidate) => itemKind({ name: item.name, section: item.section })
  const isSweet = ({ section }: Candidate) => /sobremesa|doce/i.test(section)
  const forChildren = ({ section, name }: Candidate) => /kids|infantil|crian[cç]a/i.test(`${section} ${name}`)
  const dishes = free
    .filter((item) => kindOf(item) === 'dish' && !isSweet(item) && !forChildren(item))
    .toSorted((a, b) => b.units - a.units)
  // What the house wants to sell more of comes first.
  const first = ({ name }: Candidate) => (wantsCachaca(goals) && hasCachaca(name) ? 0 : 1)
  const additions = free
    .filter((item) => kindOf(item) === 'drink' || kindOf(item) === 'soft_drink' || isSweet(item))
    .filter((item) => kindOf(item) !== 'drink' || !wantsCachaca(goals) || hasCachaca(item.name))
    .toSorted((a, b) => first(a) - first(b) || b.left - a.left)
  const used = new Set<string>()
  const combos: Combo[] = []
  const starts = ({ section }: Candidate) => /entrada|come[cç]ar|petisc|tira-gosto|snack/i.test(section)
  const hasMains = dishes.some((dish) => !starts(dish))
  for (const dish of dishes) {
    // Nobody takes a mousse after a cold soup while the main course is to come.
    const early = hasMains && starts(dish)
    const addition = additions.find(
      (one) => !used.has(one.name) && one.now <= dish.now && !(early && isSweet(one)),
    )
    if (combos.length === most) break
    if (!addition) continue
    const full = dish.now + addition.now
    const price = roundUpToMenuPrice(full * (1 - comboAssumed.discount), endingOfPrice(dish.now))
    const discount = full - price
    const gains = addition.left - discount
    if (discount <= 0 || gains <= 0) continue
    const units = dish.units * monthly * comboAssumed.taken
    const effect = units * ((1 - comboAssumed.cannibal) * addition.left - discount)
    if (effect <= 0 || gains / addition.left < safe) continue
    used.add(addition.name)
    combos.push({
      dish: dish.name,
      addition: addition.name,
      full,
      price,
      gains,
      discount,
      breakEvenPct: (gains / addition.left) * 100,
      units,
      cannibalPct: comboAssumed.cannibal * 100,
      effect,
    })
  }
  return combos
}
