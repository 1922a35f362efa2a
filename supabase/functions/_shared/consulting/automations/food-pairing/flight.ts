/** A tasting menu with a drink for each course, within the owner's ml and price per guest. */
import { cachacas, pouredIds } from '../../base/cachacas.ts'
import { roundUpToMenuPrice } from '../../base/costing.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { Score } from '../../base/pairing/rules.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuParts } from './menu-parts.ts'
import type { Ranked } from './rank.ts'
import type { PairingMenu } from './schema.ts'
import { spokenName } from './short-names.ts'

type Flight = NonNullable<PairingMenu['flight']>
export type AskedFlight = Omit<WishOf<'flight'>, 'kind' | 'text' | 'place' | 'origin'>

/** All that the owner asks of the drinks of a tasting menu; null if nothing is asked. */
export function askedFlight({ wishes }: RequestSheet): AskedFlight | null {
  const asked = wishes.filter((wish): wish is WishOf<'flight'> => wish.kind === 'flight')
  const max = wishes.findLast((wish) => wish.kind === 'price' && wish.item === 'menu degustação')
  if (asked.length === 0 && max === undefined) return null
  const own = asked.map(({ kind: _kind, text: _text, place: _place, origin: _origin, ...rest }) => rest)
  return Object.assign({}, max?.kind === 'price' && max.max !== undefined ? { max: max.max } : {}, ...own)
}

const usualCourses = 4
/** ml of cachaça in one course, most and least. */
const usualMl = 20
const leastMl = 15
/** Discount on the measures of the whole sequence. */
const off = 0.1
/** Share of a drink without alcohol in one course. */
const smallGlass = 0.5

const isSea = ({ dish }: Ranked) => dish.groups.has('fish') || dish.groups.has('shellfish')
const steps = ['starter', 'main', 'dessert'] as const
const stepOf = ({ dish }: Ranked) => (dish.course === 'side' ? 'main' : dish.course)

/** How many of each course a menu of this length has: one dessert, starters and mains in equal parts. */
function quotaOf(courses: number): Readonly<Record<(typeof steps)[number], number>> {
  const dessert = courses > 2 ? 1 : 0
  const starter = Math.max(1, Math.floor((courses - dessert) / 2))
  return { starter, main: courses - dessert - starter, dessert }
}

/** The lighter cachaça first, in the order of a tasting. */
const weightOf = ({ best: { option } }: Ranked) => (option.base ? pouredIds.indexOf(option.base) : 0)

/** R$ for the dishes at the menu's prices, for one guest; null if a price is unknown. */
function platesOf(entries: readonly Ranked[], { servingOf }: MenuParts): number | null {
  const prices = entries.map((entry) =>
    entry.dish.item.price === null ? null : entry.dish.item.price / Math.max(1, servingOf(entry).guests),
  )
  return prices.reduce<number | null>(
    (sum, price) => (sum === null || price === null ? null : sum + price),
    0,
  )
}

/** The dishes in their order: starters, seafood before meat, the lighter cachaça first, dessert; the owner's first and last dish at the ends. */
function coursesOf(ranked: readonly Ranked[], courses: number, { opens, closes }: AskedFlight): Ranked[] {
  const named = (name: string | undefined) =>
    name === undefined ? undefined : ranked.find(({ dish }) => isNamedDish(name, dish))
  const [first, last] = [named(opens), named(closes)]
  const fixed = [first, last].filter((entry) => entry !== undefined)
  const quota = { ...quotaOf(courses) }
  for (const entry of fixed) quota[stepOf(entry)] -= 1
  const free = ranked.filter((entry) => !fixed.includes(entry))
  const value = ({ best, dish }: Ranked) => best.points + (dish.item.price ?? 0) / 100
  const taken = steps.flatMap((step) => {
    const among = free.filter((entry) => stepOf(entry) === step).toSorted((a, b) => value(b) - value(a))
    const sea = step === 'main' ? among.filter(isSea).slice(0, Math.ceil(quota.main / 2)) : []
    const land = among.filter((entry) => !sea.includes(entry))
    return [...sea, ...land].slice(0, Math.max(0, quota[step]))
  })
  const missing = courses - fixed.length - taken.length
  const more = free
    .filter((entry) => !taken.includes(entry))
    .toSorted((a, b) => value(b) - value(a))
    .slice(0, Math.max(0, missing))
  const inOrder = [...taken, ...more].toSorted(
    (a, b) =>
      steps.indexOf(stepOf(a)) - steps.indexOf(stepOf(b)) ||
      Number(isSea(b)) - Number(isSea(a)) ||
      weightOf(a) - weightOf(b),
  )
  return [...(first ? [first] : []), ...inOrder, ...(last && last !== first ? [last] : [])].slice(0, courses)
}

/** The dish's cachaça, if it is one that suits it; a used one only if drinks may repeat. */
function neatOf({ best, cachacas: neat, preparation }: Ranked, used: ReadonlySet<string>): Score | null {
  if (preparation?.against) return null
  const suited = [best, ...neat].filter(
    ({ option, points }) => option.kind === 'cachaca' && (option === best.option || points > 0),
  )
  return suited.find(({ option }) => !used.has(option.id)) ?? null
}

/** A glass of the house's list, for one guest. */
type Glass = { name: string; price: number | null; cost: number | null }
type Step = {
  entry: Ranked
  neat: Score | null
  glass: Glass | null
  free: { name: string; price: number | null } | null
}

function glassOf({ best: { option } }: Ranked): Glass | null {
  if (!option.listed) return null
  const { name, price, cost, serves = 1 } = option
  return {
    name: spokenName(name),
    price: price === null ? null : price / serves,
    cost: cost === null ? null : cost / serves,
  }
}

function planOf(
  parts: MenuParts,
  entries: readonly Ranked[],
  asked: AskedFlight,
): { steps: Step[]; ml: number } {
  const used = new Set<string>()
  const planned = entries.map((entry): Step => {
    const neat = glassOf(entry) ? null : neatOf(entry, asked.noRepeat ? used : new Set())
    if (neat) used.add(neat.option.id)
    return { entry, neat, glass: glassOf(entry), free: parts.free.get(entry.dish) ?? null }
  })
  const poured = () => planned.filter(({ neat }) => neat !== null)
  const most = asked.ml ?? usualMl * entries.length
  if (asked.noRepeat) varyGlasses(planned, parts)
  // Fewer cachaças rather than thimbles: the dish that needs its own least goes without.
  while (poured().length > 1 && most / poured().length < leastMl) {
    const least = poured().toSorted((a, b) => (a.neat?.points ?? 0) - (b.neat?.points ?? 0))[0]
    if (least) least.neat = null
  }
  const ml = Math.min(usualMl, Math.floor(most / Math.max(1, poured().length)))
  return { steps: planned, ml: Math.floor(ml / 5) * 5 || ml }
}

/** Another drink without alcohol where two courses without cachaça would have the same. */
function varyGlasses(planned: Step[], { asides }: MenuParts): void {
  const used = new Set<string>()
  for (const step of planned) {
    if (step.neat || step.glass || !step.free) continue
    if (used.has(step.free.name)) {
      const other = asides.find(({ id, name }) => id.startsWith('soft-') && !used.has(name))
      if (other) step.free = { name: other.name, price: other.price }
    }
    used.add(step.free.name)
  }
}

/** The drinks of the courses, with ml, price and cost for one guest; null without two courses. */
export function flightOf(parts: MenuParts, open: readonly Ranked[], asked: AskedFlight): Flight | null {
  const entries = coursesOf(open, asked.courses ?? usualCourses, asked)
  if (entries.length < 2) return null
  const { steps: planned, ml } = planOf(parts, entries, asked)
  const perMl = ({ option }: Score, value: 'price' | 'cost') =>
    ((option[value] ?? 0) / (option.doseMl ?? parts.request.measureMl)) * ml
  const poured = planned.flatMap(({ neat }) => (neat ? [neat] : []))
  const soft = (name: string) => parts.items.find((item) => item.name === name)?.cost ?? null
  const glasses = planned.flatMap(({ neat, glass, free }): Glass[] =>
    neat ? [] : glass ? [glass] : free ? [{ ...free, cost: soft(free.name) }] : [],
  )
  const full =
    poured.reduce((sum, one) => sum + perMl(one, 'price'), 0) +
    glasses.reduce((sum, { price }) => sum + (price ?? 0) * smallGlass, 0)
  const cost =
    poured.reduce((sum, one) => sum + perMl(one, 'cost'), 0) +
    glasses.reduce((sum, { price, cost: own }) => sum + (own ?? (price ?? 0) / 4) * smallGlass, 0)
  const plates = platesOf(entries, parts)
  const aimed = roundUpToMenuPrice(full * (1 - off), parts.venue.ending)
  const sober = planned.reduce((sum, { free }) => sum + (free?.price ?? 0) * smallGlass, 0)
  return {
    doseMl: ml,
    totalMl: ml * poured.length,
    moments: planned.map(({ entry, neat, glass, free }, index) => ({
      moment: `${index + 1}º`,
      dish: spokenName(entry.dish.item.name),
      cachaca: neat?.option.base
        ? `${cachacas[neat.option.base].label}, ${ml} ml`
        : `${glass?.name ?? free?.name ?? 'água'}, meia porção`,
      free: free?.name ?? 'água',
      reason: neat
        ? neat.option === entry.best.option
          ? (parts.told.get(entry.dish)?.why ?? '')
          : `${neat.option.name.split(' ')[0]} também serve: ${parts.told.get(entry.dish)?.why ?? ''}`
        : glass
          ? (parts.told.get(entry.dish)?.why ?? '')
          : 'Sem álcool neste tempo',
    })),
    ...(plates !== null && { plates }),
    cost,
    price: asked.max === undefined ? aimed : Math.min(aimed, asked.max),
    ...(sober > 0 && { soberPrice: roundUpToMenuPrice(sober * (1 - off), parts.venue.ending) }),
    ...(asked.max !== undefined && { max: asked.max }),
  }
}
