import { type Cachaca, type CachacaId, cachacas, type Spirit } from '../cachacas.ts'
import { recipeCost } from '../costing.ts'
import { type Glass, type Glassware, glasses } from '../house/venue.ts'
import { garnish, garnishCost, type IngredientId, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { EquipmentId } from '../pantry/equipment.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import { estimatedPrices, type Prices } from '../pantry/house-prices.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import { inSeason, isGarnishSold, isSold } from '../pantry/seasons.ts'
import { fitsStrength, type StrengthBounds } from '../request/requirements.ts'
import { isSpiritId, type SpiritId } from '../spirits.ts'
import { strength } from '../strength.ts'
import { loadOf, measure } from './balance.ts'
import type { Candidate, Portion } from './candidate.ts'
import type { Concept, Slot } from './concepts/concept.ts'
import { fullShare, type GlassWish, houseGlass, sizedFor } from './serving-glasses.ts'
import type { Style } from './style-words.ts'
import { type Balance, type Path, type Template, type TemplateId, templates } from './templates.ts'
import { sweetnessOf, traitsOf } from './traits.ts'

/** Whether the owner excludes an ingredient, or anything it is made of. */
export interface Allowance {
  allowsIngredient: (item: Ingredient) => boolean
  allowsGarnish: (item: Garnish) => boolean
  allowsText: (text: string) => boolean
}

export const everythingAllowed: Allowance = {
  allowsIngredient: () => true,
  allowsGarnish: () => true,
  allowsText: () => true,
}

type Base = NonNullable<Candidate['base']>

/** Constraints on a candidate. */
export interface Conditions {
  allowance: Allowance
  styles: ReadonlySet<Style>
  has: ReadonlySet<EquipmentId>
  glassware: Glassware
  /** What the owner says of the house's glasses; absent if nothing. */
  glasses?: readonly GlassWish[]
  prices: Prices
  /** The house's own names of the cachaças; absent for the farm's. */
  bases?: Partial<Record<CachacaId, Cachaca>>
  /** Other spirits that the owner wants, as the house pours them. */
  pours?: Partial<Record<SpiritId, Spirit<SpiritId>>>
  /** Most that a drink may cost, R$; a dearer one gets less cachaça or a cheaper garnish. */
  mostCost: number | null
  /** Drinks that are too strong get less cachaça, and those that are too weak more. */
  strength: StrengthBounds
  /** Month of serving, 1–12; fresh fruit out of season is left out. Absent for any month. */
  month?: number
  /** Ids of what the house already buys, in and out of season. */
  stock?: ReadonlySet<string>
  /** What the house pours by itself and the owner wants in a drink, under the house's names; by id. */
  poured?: ReadonlyMap<string, Ingredient>
  /** Syrups and the like that the house has by the bottle; by id. */
  prepared?: ReadonlyMap<string, Ingredient>
  /** Families of the fruits that the owner asks for. */
  wanted?: ReadonlySet<string>
  /** Whether the drinks stand in the sun: what has no ice in its glass is warm before it is drunk. */
  inSun?: boolean
  /** Whether the owner asks for foam: of chickpea water it needs no trained hand. */
  wantsFoam?: boolean
}

/** No wishes, and our own price estimates. */
export const unconditional = {
  allowance: everythingAllowed,
  styles: new Set<Style>(),
  prices: estimatedPrices,
  mostCost: null,
  strength: { max: null, min: null },
} as const satisfies Partial<Conditions>

/** An ingredient as this house has it. */
const ownOf = (id: IngredientId, { poured, prepared }: Conditions): Ingredient =>
  poured?.get(id) ?? prepared?.get(id) ?? ingredient(id)

function isAvailable(item: Ingredient, conditions: Conditions): boolean {
  return (
    conditions.allowance.allowsIngredient(item) &&
    item.needs.every((need) => conditions.has.has(need)) &&
    (item.local || !conditions.styles.has('only_local')) &&
    (conditions.month === undefined ||
      conditions.stock?.has(item.id) === true ||
      isSold(item, conditions.month))
  )
}

/** ml of cachaça: the recipe's, 10 less or 10 more as the house likes, within 30 to 60. */
function baseMl(concept: Concept, template: Template, styles: ReadonlySet<Style>): number {
  const usual = concept.baseMl ?? template.baseMl
  const shift = styles.has('light') ? -10 : styles.has('strong') ? 5 : 0
  return Math.min(mostDose, Math.max(leastDose, usual + shift))
}

/** How sweet the house likes its drinks; 1 for the usual. */
function sweetFactor(styles: ReadonlySet<Style>): number {
  if (styles.has('dry')) return 0.78
  return styles.has('sweet') ? 1.2 : 1
}

/** Available ingredients for the slots of one kind; [null] if there is no such slot or nothing is available. */
function choices(
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
function fixedPortions(concept: Concept, path: Path, conditions: Conditions): Portion[] | null {
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

/** Usable ml of a glass. */
const roomFor = (path: Path, glass: Glass) => glass.capacityMl * fullShare(path.served === 'on_ice')

/** Seconds for a trained bartender with mise en place: glass, ice and garnish, each measure, and the method itself. */
const takes = { glass: 12, measure: 5, muddling: 20, foaming: 20 } as const
const methodTakes = { shake: 28, stir: 32, build: 10, blend: 35, heat: 300, chill: 8 } as const

function prepSecondsOf(path: Path, portions: readonly Portion[]): number {
  const muddles = path.method !== 'heat' && portions.some(({ item }) => item.phase === 'muddle')
  const foams = portions.some(({ item }) => item.id === 'clara' || item.id === 'grao_bico')
  return (
    takes.glass +
    methodTakes[path.method] +
    (muddles ? takes.muddling : 0) +
    (foams ? takes.foaming : 0) +
    portions.length * takes.measure
  )
}

/** The first flavour after the base that is neither a syrup nor a strong juice. */
function heroOf(portions: readonly Portion[], base: Spirit | null): string {
  const rest = base ? portions.slice(1) : portions
  return (rest.find(({ item }) => item.acid < 4 && item.sugar < 40) ?? rest[0])?.item.family ?? ''
}

/** If the owner asks for speed, long drinks are built in the glass, and stirred ones may be; a sour needs its air. */
const builtInHaste: ReadonlySet<TemplateId> = new Set(['collins', 'tiki'])
const mayBeBuilt: ReadonlySet<TemplateId> = new Set(['negroni', 'old_fashioned'])

/** The methods that the equipment and the requested speed allow; without a wish for speed only the first. */
function waysOf({ template }: Concept, open: readonly Path[], { styles }: Conditions): Path[] {
  const [first] = open
  if (!first) return []
  const built = styles.has('quick') ? open.find(({ method }) => method === 'build') : undefined
  if (built && builtInHaste.has(template)) return [built]
  return built && built !== first && mayBeBuilt.has(template) ? [first, built] : [first]
}

/** How this bar can make a drink. Takeaway drinks are served over ice instead of in a stemmed glass. */
function pathsFor(concept: Concept, template: Template, conditions: Conditions): Path[] {
  const open = template.paths.filter(({ needs }) => needs.every((need) => conditions.has.has(need)))
  return waysOf(concept, open, conditions).map((path) =>
    path.glass === 'stem' && (conditions.glassware === 'takeaway' || warmsUp(path, conditions))
      ? inOwnGlass(onIce(path, 'low'), conditions)
      : inOwnGlass(path, conditions),
  )
}

/** Whether a chilled glass without ice would stand in the sun; an owner who names such a glass gets it. */
const warmsUp = ({ method }: Path, { inSun, glasses: said = [] }: Conditions): boolean =>
  inSun === true &&
  method !== 'heat' &&
  !said.some(({ what, has }) => what.startsWith('taça') && has !== 'no')

/** A drink for a stemmed glass, over ice in another one. */
const onIce = (path: Path, glass: Path['glass']): Path => ({
  ...path,
  glass,
  served: 'on_ice',
  iceGrams: path.iceGrams + 120,
})

function inOwnGlass(path: Path, { glassware, glasses: said = [] }: Conditions): Path {
  const own = houseGlass(path.glass, said, glasses[glassware])
  if (!own || own.id === path.glass) return path
  // Blended and hot drinks are not iced in any glass.
  return path.glass === 'stem' && path.method !== 'heat' ? onIce(path, own.id) : { ...path, glass: own.id }
}

/** The glass of this house for a path that {@link pathsFor} gives. */
const glassFor = ({ glass }: Path, { glassware, glasses: said = [] }: Conditions): Glass =>
  houseGlass(glass, said, glasses[glassware])?.glass ?? glasses[glassware][glass]

/** All variants of a concept that the conditions allow, by method, base, sour and sweetener. */
export const candidatesFor = (...asked: Parameters<typeof variantsOf>) => [...variantsOf(...asked)]

/** The same, made one at a time: many ask for the first alone. */
export function* variantsOf(concept: Concept, conditions: Conditions): Generator<Candidate, void> {
  const { month } = conditions
  if (month !== undefined && concept.months?.includes(month) === false) return
  const template = templates[concept.template]
  for (const path of pathsFor(concept, template, conditions))
    yield* candidatesBy(path, concept, template, conditions)
}

/** The recipe's cachaças, and the house's own wood in place of an aged one. */
function basesFor({ bases }: Concept, { bases: own, pours }: Conditions): readonly Base[] {
  const takesWood = bases.some((id) => id === 'carvalho' || id === 'castanheira')
  const ids: typeof bases = own?.amburana && takesWood ? [...bases, 'amburana'] : bases
  return ids.flatMap((id) => (isSpiritId(id) ? (pours?.[id] ?? []) : (own?.[id] ?? cachacas[id])))
}

function* candidatesBy(path: Path, concept: Concept, template: Template, conditions: Conditions) {
  const fixed = fixedPortions(concept, path, conditions)
  if (!fixed) return
  const taken = new Set(fixed.map(({ item }) => item.family))
  const finishes = finishesOf(concept, conditions)
  const doses = dosesOf(baseMl(concept, template, conditions.styles), conditions)
  const bases: readonly (Base | null)[] =
    concept.bases.length === 0
      ? [null]
      : basesFor(concept, conditions).filter((item) => isAvailable(item, conditions))
  for (const [acidStep, acidItem] of choices(concept, 'acid', taken, conditions).entries()) {
    for (const [sweetStep, sweetItem] of choices(concept, 'sweet', taken, conditions).entries()) {
      if (acidItem && sweetItem && acidItem.family === sweetItem.family) continue
      const recipe = balanced(concept, template, fixed, acidItem, sweetItem, conditions)
      if (!recipe) continue
      for (const [baseStep, base] of bases.entries()) {
        const candidate = firstOf(base ? doses : [0], finishes, (dose, finish, step) =>
          complete(
            { concept, template, path, base, garnish: finish },
            base ? [{ item: base, amount: dose }, ...recipe] : recipe,
            glassFor(path, conditions),
            baseStep + acidStep + sweetStep + step,
            conditions,
          ),
        )
        if (candidate) yield candidate
      }
    }
  }
}

/** Least and most cachaça in a drink, in ml. */
const leastDose = 30
const mostDose = 60
const doseStep = 5

/** The dose first; then smaller ones if cost or strength is limited, or larger ones if more strength is asked for. */
function dosesOf(usual: number, { mostCost, strength: bounds }: Conditions): number[] {
  const doses = [usual]
  if (mostCost !== null || bounds.max !== null) {
    for (let dose = usual - doseStep; dose >= leastDose; dose -= doseStep) doses.push(dose)
  }
  if (bounds.min !== null) {
    for (let dose = usual + doseStep; dose <= mostDose; dose += doseStep) doses.push(dose)
  }
  return doses
}

/** The recipe's garnish, and a cheaper one if the cost is limited. */
function finishesOf(concept: Concept, conditions: Conditions): (Garnish | null)[] {
  const allowed = concept.garnishes
    .map(garnish)
    .filter(
      (item) =>
        conditions.allowance.allowsGarnish(item) &&
        item.needs.every((need) => conditions.has.has(need)) &&
        (item.local || !conditions.styles.has('only_local')) &&
        (!item.fineOnly || conditions.glassware === 'fine') &&
        (conditions.month === undefined || isGarnishSold(item, conditions.month)),
    )
  const [usual] = allowed
  if (!usual) return [null]
  if (conditions.mostCost === null) return [usual]
  const costOf = (item: Garnish) => garnishCost(item, conditions.prices)
  const cheapest = allowed.reduce((best, item) => (costOf(item) < costOf(best) ? item : best))
  return cheapest === usual ? [usual] : [usual, cheapest]
}

/** The first version that can be made: tries a cheaper garnish before another dose. */
function firstOf(
  doses: readonly number[],
  finishes: readonly (Garnish | null)[],
  make: (dose: number, finish: Garnish | null, step: number) => Candidate | null,
): Candidate | null {
  for (const [doseStep, dose] of doses.entries()) {
    for (const [finishStep, finish] of finishes.entries()) {
      const candidate = make(dose, finish, doseStep + finishStep / 2)
      if (candidate) return candidate
    }
  }
  return null
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
function balanced(
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

/** Null beyond the limits of the glass, the strength and the cost. */
function complete(
  idea: Pick<Candidate, 'concept' | 'template' | 'path' | 'base' | 'garnish'>,
  portions: readonly Portion[],
  glass: Glass,
  detour: number,
  { prices, mostCost, strength: bounds }: Conditions,
): Candidate | null {
  const { path } = idea
  const parts = (top: boolean) =>
    portions
      .filter(({ item }) => (item.phase === 'top') === top)
      .map(({ item, amount }) => ({ ml: item.mlPerUnit * amount, abv: item.abv }))
  // Soda and sparkling wine come last: the ice melts into what was poured before them.
  const result = strength(parts(false), path.technique, parts(true))
  if (result.volumeMl > roomFor(path, glass)) return null
  if (!fitsStrength(bounds, result.abvPct, idea.base !== null)) return null
  const iceGrams = path.technique === 'blended' ? Math.ceil(result.waterMl / 10) * 10 : path.iceGrams
  const cost = recipeCost([
    ...portions.map(({ item, amount }) => ingredientCost(item, amount, prices)),
    ingredientCost(ingredient('gelo'), iceGrams, prices),
    idea.garnish ? garnishCost(idea.garnish, prices) : 0,
  ])
  if (cost.kind === 'incomplete' || (mostCost !== null && cost.total > mostCost)) return null
  const loads = portions.map(({ item, amount }) => loadOf(item, amount))
  const sugar = loads.reduce((sum, load) => sum + load.sugar, 0)
  const acid = loads.reduce((sum, load) => sum + load.acid, 0)
  const candidate = {
    ...idea,
    glass: sizedFor(glass, result.volumeMl, path.served === 'on_ice'),
    portions,
    iceGrams,
    cost: cost.total,
    strength: result,
    sugar,
    acid,
    sweetness: sweetnessOf(idea.template, sugar, acid, result.volumeMl),
    families: new Set(portions.map(({ item }) => item.family)),
    hero: heroOf(portions, idea.base),
    prepSeconds: prepSecondsOf(path, portions),
    detour,
    signature: portions
      .map(({ item }) => item.id)
      .sort()
      .join('+'),
  }
  return { ...candidate, traits: traitsOf(candidate) }
}
