import { ingredient } from '../pantry/bar.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import { inSeason } from '../pantry/seasons.ts'
import { loadOf, measure } from './balance.ts'
import type { Portion } from './candidate.ts'
import type { Concept, Slot } from './concepts/concept.ts'
import { type Conditions, isAvailable, ownOf } from './conditions.ts'
import type { Style } from './style-words.ts'
import type { Balance, Path, Template } from './templates.ts'

/** Available ingredients for the slots of one kind; [null] if there is no such slot or nothing is available. */
export function choices(
  concept: Concept,
  kind: 'acid' | 'sweet',
  taken: ReadonlySet<string>,
  conditions: Conditions,
) {
  const ids = concept.slots.flatMap((slot) => (slot.kind === kind ? slot.ids : []))
  const items = ids
    .map((id) => ownOf(id, conditions))
    .filter((item) => isAvailable(item, conditions) && !taken.has(item.family))
  // Frozen pulp out of season is not used as the sour in a bar that can buy fresh limes.
  const { month } = conditions
  const ripe = month === undefined ? items : items.filter((item) => inSeason(item, month))
  const chosen = (ripe.length > 0 ? ripe : items).slice(0, 3)
  return chosen.length > 0 ? chosen : [null]
}

/** Portions of the fixed slots; null when an essential ingredient is unavailable. */
export function fixedPortions(concept: Concept, path: Path, conditions: Conditions): Portion[] | null {
  const portions: Portion[] = []
  for (const slot of concept.slots) {
    if (slot.kind !== 'fixed' && slot.kind !== 'maybe') continue
    const portion = firstAvailable(slot, path, conditions)
    if (portion) portions.push(portion)
    else if (slot.kind === 'fixed') return null
  }
  return portions
}

function firstAvailable(
  slot: Slot & { kind: 'fixed' | 'maybe' },
  path: Path,
  conditions: Conditions,
): Portion | null {
  for (const [id, amount] of slot.options) {
    const item = ownOf(id, conditions)
    if (!mayFoam(id, path, conditions)) continue
    // Optional imported bottles pay off only in cocktail bars.
    if (slot.kind === 'maybe' && !item.local && conditions.glassware !== 'fine') continue
    if (isAvailable(item, conditions)) return { item, amount }
    const frozen = frozenOf(item, conditions)
    if (frozen) return { item: frozen, amount }
  }
  return null
}

/** Raw egg only in shaken drinks in stemmed glasses, at houses with trained bartenders. */
function mayFoam(id: string, { method, glass }: Path, { glassware, wantsFoam }: Conditions): boolean {
  if (id !== 'clara' && id !== 'grao_bico') return true
  if (method !== 'shake') return false
  return glassware === 'fine' ? glass === 'stem' : wantsFoam === true && id === 'grao_bico'
}

/** Frozen pulp of a fruit that the owner asks for out of its season; null if there is none. */
function frozenOf({ id, family }: Ingredient, conditions: Conditions): Ingredient | null {
  if (id !== 'tangerina' || !conditions.wanted?.has(family)) return null
  const pulp = ingredient('tangerina_polpa')
  return isAvailable(pulp, conditions) ? pulp : null
}

/** How sweet the house likes its drinks; 1 for the usual. */
function sweetFactor(styles: ReadonlySet<Style>): number {
  if (styles.has('dry')) return 0.78
  return styles.has('sweet') ? 1.2 : 1
}

/** A syrup of 20 ml or more is reduced by one measure if the house likes dry drinks; the recipe stays balanced. */
const lessSweet = ({ item, amount }: Portion): Portion =>
  item.sugar > 40 && item.unit === 'ml' && amount >= 20 ? { item, amount: amount - 5 } : { item, amount }

/** Fruit whose tannin needs sugar, even in a house that likes dry drinks. */
const astringent: ReadonlySet<string> = new Set(['caju', 'jabuticaba', 'açaí', 'hibisco'])
/** Tannin hides sugar: the same glass needs this much more of it. */
const tannin = 1.35

/** Without a spirit the same acid tastes sharper, so use less of it, and more sugar in proportion. */
const withoutSpirit = (balance: Balance): Balance =>
  balance.kind === 'acid' ? { ...balance, acid: balance.acid * 0.7, ratio: balance.ratio * 1.3 } : balance

/** The recipe without its base, in slot order, with sour and sweetener measured. */
export function balanced(
  { bases }: Concept,
  template: Template,
  fixed: readonly Portion[],
  acidItem: Ingredient | null,
  sweetItem: Ingredient | null,
  conditions: Conditions,
): Portion[] | null {
  const last = fixed.filter(({ item }) => item.phase === 'top')
  const first = fixed.filter(({ item }) => item.phase !== 'top')
  const rest = fixed.reduce(
    (sum, { item, amount }) => {
      const load = loadOf(item, amount)
      return { sugar: sum.sugar + load.sugar, acid: sum.acid + load.acid }
    },
    { sugar: 0, acid: 0 },
  )
  const isSober = bases.length === 0
  const balance = isSober ? withoutSpirit(template.balance) : template.balance
  if (balance.kind === 'fixed') {
    // A fixed recipe may still name a sour: a squeeze of 10 ml, or 15 of a softer fruit.
    const squeeze = acidItem ? [{ item: acidItem, amount: acidItem.acid >= 4 ? 10 : 15 }] : []
    const dry = conditions.styles.has('dry')
    const sweetened = first.map((portion) => (dry ? lessSweet(portion) : portion))
    return [...sweetened, ...squeeze, ...last]
  }
  const factor = sweetFactor(conditions.styles)
  // Without a spirit, or with an astringent fruit, a dry drink tastes harsh.
  const puckers = fixed.some(({ item }) => astringent.has(item.family))
  const sweeter = isSober || puckers ? Math.max(1, factor) : factor
  const target = balance.kind === 'acid' && puckers ? { ...balance, ratio: balance.ratio * tannin } : balance
  const measured = measure(target, rest, acidItem, sweetItem, sweeter)
  if (!measured) return null
  return [
    ...first,
    ...(acidItem && measured.acidAmount > 0 ? [{ item: acidItem, amount: measured.acidAmount }] : []),
    ...(sweetItem && measured.sweetAmount > 0 ? [{ item: sweetItem, amount: measured.sweetAmount }] : []),
    ...last,
  ]
}
