import { cachacas, type Spirit } from '../cachacas.ts'
import { recipeCost } from '../costing.ts'
import type { Glass } from '../house/venue.ts'
import { garnish, garnishCost, ingredient, ingredientCost } from '../pantry/bar.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import { isGarnishSold } from '../pantry/seasons.ts'
import { fitsStrength } from '../request/requirements.ts'
import { isSpiritId } from '../spirits.ts'
import { strength } from '../strength.ts'
import { loadOf } from './balance.ts'
import type { Candidate, Portion } from './candidate.ts'
import type { Concept } from './concepts/concept.ts'
import { type Conditions, isAvailable } from './conditions.ts'
import { balanced, choices, fixedPortions } from './portions.ts'
import { fullShare, iceThatFits, sizedFor } from './serving-glasses.ts'
import type { Style } from './style-words.ts'
import { type Path, type Template, templates } from './templates.ts'
import { sweetnessOf, traitsOf } from './traits.ts'
import { glassFor, pathsFor, prepSecondsOf } from './ways.ts'

type Base = NonNullable<Candidate['base']>

/** ml of cachaça: the recipe's, 10 less or 10 more as the house likes, within 30 to 60. */
function baseMl(concept: Concept, template: Template, styles: ReadonlySet<Style>): number {
  const usual = concept.baseMl ?? template.baseMl
  const shift = styles.has('light') ? -10 : styles.has('strong') ? 5 : 0
  return Math.min(mostDose, Math.max(leastDose, usual + shift))
}

/** Usable ml of a glass. */
const roomFor = (path: Path, glass: Glass) => glass.capacityMl * fullShare(path.served === 'on_ice')

/** The first flavour after the base that is neither a syrup nor a strong juice. */
function heroOf(portions: readonly Portion[], base: Spirit | null): string {
  const rest = base ? portions.slice(1) : portions
  return (rest.find(({ item }) => item.acid < 4 && item.sugar < 40) ?? rest[0])?.item.family ?? ''
}

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
  if (conditions.noGarnish) return [null]
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

const mlOf = (portions: readonly Portion[]) =>
  portions.reduce((sum, { item, amount }) => sum + item.mlPerUnit * amount, 0)

/** Least share of its gas that a long drink keeps in a small glass, and the step of what it gives up, in ml. */
const leastGas = 0.5
const gasStep = 10

/** The recipe for a glass whose size the owner states: the gas gives way where drink and ice would run over. */
function shortened(portions: readonly Portion[], path: Path, glass: Glass): readonly Portion[] {
  if (glass.isStated !== true) return portions
  const isFull = (some: readonly Portion[]) =>
    mlOf(some) > roomFor(path, glass) - meltedMl ||
    (path.served === 'on_ice' &&
      path.method === 'build' &&
      iceThatFits(glass, mlOf(some), path.iceGrams) === null)
  const less = (ml: number) =>
    portions.map((one) =>
      one.item.phase === 'top'
        ? { ...one, amount: Math.max(Math.ceil((one.amount * leastGas) / 5) * 5, one.amount - ml) }
        : one,
    )
  const most = Math.max(0, ...portions.map((one) => (one.item.phase === 'top' ? one.amount * leastGas : 0)))
  for (let ml = 0; ml <= most; ml += gasStep) if (!isFull(less(ml))) return less(ml)
  return portions
}
/** ml of water that ice gives to a drink built over it. */
const meltedMl = 25

/** Null beyond the limits of the glass, the strength and the cost. */
function complete(
  idea: Pick<Candidate, 'concept' | 'template' | 'path' | 'base' | 'garnish'>,
  poured: readonly Portion[],
  glass: Glass,
  detour: number,
  { prices, mostCost, strength: bounds }: Conditions,
): Candidate | null {
  const { path } = idea
  const portions = shortened(poured, path, glass)
  const parts = (top: boolean) =>
    portions
      .filter(({ item }) => (item.phase === 'top') === top)
      .map(({ item, amount }) => ({ ml: item.mlPerUnit * amount, abv: item.abv }))
  // Soda and sparkling wine come last: the ice melts into what was poured before them.
  const result = strength(parts(false), path.technique, parts(true))
  if (result.volumeMl > roomFor(path, glass)) return null
  if (!fitsStrength(bounds, result.abvPct, idea.base !== null)) return null
  const iced =
    path.served === 'on_ice' && path.method === 'build'
      ? iceThatFits(glass, mlOf(portions), path.iceGrams)
      : path.iceGrams
  if (iced === null) return null
  const iceGrams = path.technique === 'blended' ? Math.ceil(result.waterMl / 10) * 10 : iced
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
