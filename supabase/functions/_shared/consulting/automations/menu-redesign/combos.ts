import { roundUpToMenuPrice } from '../../base/costing.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { endingBeside } from '../../base/pricing/endings.ts'
import { paidAt } from '../../base/pricing/paid.ts'
import { refusedComboPrice, type SetPrice, SetPriceRefused, safeCombo } from '../../base/pricing/set-price.ts'
import type { PriceEndings } from '../../base/request/price-wishes.ts'
import type { Instructions } from './advise.ts'
import type { Combo, RedesignedCategory, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca } from './with-cachaca.ts'

/** Assumptions behind every combo. */
export const comboAssumed = {
  /** Largest discount on both together. */
  discount: 0.08,
  /** Share of the dish's guests who order the combo. */
  taken: 0.1,
  /** Share of them who would have ordered both at full price. */
  cannibal: 0.4,
} as const

const most = 2

/** What is bought to take home: nobody has a loaf or a whole cake with a coffee at the table. */
export const takenHome =
  /^(?:p[aã]o|p[aã]es)(?! (?:de queijo|de alho|com|na|no|recheado|de batata)(?!\p{L}))|bengala|baguete|(?<!\p{L})(?:fatiado|inteir[oa]|sob encomenda|por quilo|kg|pacote|pote|d[uú]zia|cento)(?!\p{L})/iu

/** Largest price of a sweet beside a dish, as a share of the dish's: nobody adds a second pizza. */
const sweetShare = 0.6

type Candidate = RedesignedItem & {
  section: string
  left: number
  now: number
  promoted: boolean
  endings: PriceEndings | undefined
}

/**
 * A dish that sells well with a drink or dessert of high margin. Each combo ordered by a guest who would have had the
 * dish alone earns the addition's margin less the discount; each ordered by one who would have had both costs the
 * discount.
 * @throws SetPriceRefused if a combo does not pay off at the price that a review sets
 */
export function combosOf(
  categories: readonly RedesignedCategory[],
  monthly: number,
  asked: (item: RedesignedItem, section: string) => Instructions,
  goals: readonly string[],
  set: readonly SetPrice[],
): Combo[] {
  const free = categories.flatMap(({ name: section, items }) =>
    items.flatMap((item): Candidate[] => {
      const { leaves, doubt, limits, promoted } = asked(item, section)
      const now = item.newPrice ?? item.price
      return leaves !== null || doubt !== null || item.move === 'remove' || limits.fixed !== null
        ? []
        : [{ ...item, section, now, left: paidAt(item, now) - item.cost, promoted, endings: limits.endings }]
    }),
  )
  const kindOf = (item: Candidate) => itemKind({ name: item.name, section: item.section })
  const isSweet = ({ section }: Candidate) => /sobremesa|doce/i.test(section)
  const forChildren = ({ section, name }: Candidate) => /kids|infantil|crian[cç]a/i.test(`${section} ${name}`)
  const dishes = free
    .filter(
      (item) => kindOf(item) === 'dish' && !isSweet(item) && !forChildren(item) && !takenHome.test(item.name),
    )
    .toSorted((a, b) => b.units - a.units)
  // A house that wants to sell more cachaça gets only combos with it.
  const all = free
    .filter((item) => kindOf(item) === 'drink' || kindOf(item) === 'soft_drink' || isSweet(item))
    // What the owner wants to sell more of comes first.
    .toSorted((a, b) => Number(b.promoted) - Number(a.promoted) || b.left - a.left)
  const additions = wantsCachaca(goals)
    ? all.filter(({ name, section }) => hasCachaca(name, null, section))
    : all
  const used = new Set<string>()
  const combos: Combo[] = []
  const starts = ({ section }: Candidate) => /entrada|come[cç]ar|petisc|tira-gosto|snack/i.test(section)
  const hasMains = dishes.some((dish) => !starts(dish))
  for (const dish of dishes) {
    // Nobody orders a mousse after a cold soup with the main course still to come.
    const early = hasMains && starts(dish)
    const addition = additions.find(
      (one) =>
        !used.has(one.name) &&
        one.now <= dish.now * (isSweet(one) ? sweetShare : 1) &&
        !(early && isSweet(one)),
    )
    if (combos.length === most) break
    if (!addition) continue
    const full = dish.now + addition.now
    const own = roundUpToMenuPrice(full * (1 - comboAssumed.discount), endingBeside(dish.now, dish.endings))
    const wanted = set.find((one) => one.item === dish.name && one.with === addition.name)
    const refusal = wanted ? refusedComboPrice({ full, left: addition.left }, wanted.price) : null
    if (wanted && refusal) throw new SetPriceRefused(refusal, wanted)
    const price = wanted?.price ?? own
    const discount = full - price
    const gains = addition.left - discount
    if (discount <= 0 || gains <= 0) continue
    const units = dish.units * monthly * comboAssumed.taken
    const effect = units * ((1 - comboAssumed.cannibal) * addition.left - discount)
    if (effect <= 0 || gains / addition.left < safeCombo - 1e-9) continue
    used.add(addition.name)
    combos.push({
      dish: dish.name,
      addition: addition.name,
      full,
      price,
      ...(price !== own && { proposed: own }),
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
