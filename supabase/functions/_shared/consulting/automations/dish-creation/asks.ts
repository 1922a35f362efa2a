/** What the owner asks of the dishes beyond ingredients and numbers. */
import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import { type DishForm, formOf } from '../../base/request/dish-forms.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { plainDishTrait } from '../../base/request/plain-dish-trait.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { sum } from '../../base/statistics.ts'
import { asksOfSweets } from './prepared-answers.ts'

export interface Tasting {
  courses: number
  /** R$ per guest; null if not said. */
  price: number | null
  guests: number | null
  /** When each sitting begins, 0 to 24. */
  sittings: readonly number[]
  twin: 'vegetariano' | 'vegano' | null
  on: string | null
}

export interface Asks {
  /** Most minutes from the order until the dish leaves the kitchen. */
  minutes: number | null
  /** Most % of the price that a dish may cost. */
  foodCostPct: number | null
  /** Most R$ of ingredients on a plate, of some courses or sizes. */
  plateCosts: readonly WishOf<'dishLimit'>[]
  /** Least R$ that each dish leaves; 0 without such a limit. */
  leaves: number
  cooks: number | null
  /** When the kitchen prepares. */
  workHours: readonly WishOf<'hours'>[]
  traits: readonly WishOf<'dishTrait'>[]
  leftovers: readonly WishOf<'leftover'>[]
  tasting: Tasting | null
  /** Number of dishes without cachaça that the owner asks for. */
  sober: number
  /** Least number of dishes for children, who get none with cachaça. */
  forChildren: number
  /** Whether the owner asks for the cachaça of each dish. */
  namesDoses: boolean
  /** Whether the owner doubts that something is safe raw: then nothing is. */
  doubtsRaw: boolean
  /** Whether the owner only allows cachaça, and wants no strong taste of it. */
  isMild: boolean
  /** Forms of dishes that a question about keeping takes for granted. */
  formsAsked: readonly DishForm[]
  /** Dishes and forms that the house sells already, and of which the owner wants no other. */
  formsSold: readonly string[]
  /** Whether the owner asks how long a sweet keeps, or to have it ready before: one of them should be made ahead. */
  keepsSweets: boolean
  /** Aged cachaças that the owner names. */
  woods: readonly CachacaId[]
}

const most = (values: readonly number[]) => Math.max(0, ...values)
const least = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null)

function tastingOf(wishes: readonly WishOf<'tasting'>[]): Tasting | null {
  const [first] = wishes
  if (!first) return null
  const given = <Key extends 'price' | 'guests' | 'twin' | 'on'>(key: Key) =>
    wishes.find((wish) => wish[key] !== undefined)?.[key] ?? null
  return {
    courses: first.courses,
    price: given('price'),
    guests: given('guests'),
    sittings: wishes.find(({ sittings }) => sittings !== undefined)?.sittings ?? [],
    twin: given('twin'),
    on: given('on'),
  }
}

/** "4 pratos: dois para dividir, um petisco e uma sobremesa": what the other courses leave are main courses. */
function asMains(
  traits: readonly WishOf<'dishTrait'>[],
  counts: readonly WishOf<'count'>[],
): WishOf<'dishTrait'>[] {
  const total = counts.find(({ course, of }) => course === undefined && of === undefined)?.count
  const inCourses = sum(counts.map(({ course, count }) => (course === undefined ? 0 : count)))
  return traits.map((one) =>
    one.what === 'shared' &&
    one.course === undefined &&
    inCourses > 0 &&
    total === inCourses + (one.count ?? Number.NaN)
      ? { ...one, course: 'principal' as const }
      : one,
  )
}

/** "dois para dividir … o prato da família até 95": a price of plates for several is one of those that are counted. */
function withPlatePrices(traits: readonly WishOf<'dishTrait'>[]): WishOf<'dishTrait'>[] {
  const shared = traits.filter(({ what }) => what === 'shared')
  const priced = shared.find(({ max }) => max !== undefined)
  const counted = shared.find((one) => one.max === undefined && one.count !== undefined)
  if (!priced || !counted) return [...traits]
  const { max, mayCostMore } = priced
  return traits.flatMap((one) =>
    one === priced ? [] : one === counted ? [{ ...one, max, mayCostMore }] : [one],
  )
}

/** A plate for several at its own price, above what the others may cost. */
const withOwnCeiling =
  (most: number | null) =>
  (one: WishOf<'dishTrait'>): WishOf<'dishTrait'> =>
    one.what === 'shared' && most !== null && (one.max ?? 0) > most ? { ...one, mayCostMore: true } : one

const isWood = (id: CachacaId) => id !== 'alambique'

export function asksOf({ wishes }: Pick<RequestSheet, 'wishes'>): Asks {
  const of = <Kind extends (typeof wishes)[number]['kind']>(kind: Kind) =>
    wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind)
  const limits = of('dishLimit')
  const mostOf = (what: WishOf<'dishLimit'>['of']) =>
    least(limits.flatMap((wish) => (wish.of === what ? [wish.max] : [])))
  const named = [
    ...[...of('prefer'), ...of('share')].map(({ what }) => what),
    ...of('dishTrait').flatMap(({ anyOf = [] }) => anyOf),
  ]
  return {
    minutes: mostOf('minutes'),
    foodCostPct: least([
      ...[mostOf('foodCost')].flatMap((one) => one ?? []),
      ...of('cost').flatMap(({ percent }) => percent ?? []),
    ]),
    plateCosts: [
      ...limits.filter((wish) => wish.of === 'plateCost'),
      ...of('cost').flatMap(({ max, kind: _kind, ...rest }) =>
        max === undefined ? [] : [{ ...rest, kind: 'dishLimit' as const, of: 'plateCost' as const, max }],
      ),
    ],
    leaves: most(of('cost').map(({ leaves }) => leaves ?? 0)),
    cooks: mostOf('cooks'),
    workHours: of('hours').filter(
      ({ what, start, end }) => /cozinha|prepar|trabalh/iu.test(what) && end > start,
    ),
    traits: withPlatePrices(asMains(of('dishTrait').map(plainDishTrait), of('count'))).map(
      withOwnCeiling(
        least(of('price').flatMap(({ max, item }) => (max === undefined || item !== undefined ? [] : [max]))),
      ),
    ),
    leftovers: of('leftover'),
    tasting: tastingOf(of('tasting')),
    sober: Math.max(0, ...of('zeroAlcohol').map(({ count }) => count ?? 0)),
    forChildren: Math.max(
      0,
      ...of('question').map(({ about, count }) => (about === 'childrensDish' ? (count ?? 0) : 0)),
    ),
    namesDoses: of('question').some(
      ({ about, text }) => about === 'doseEach' && !/vinho|cerveja|chope/i.test(text),
    ),
    doubtsRaw: of('question').some(({ about }) => about === 'rawSafe'),
    isMild: of('question').some(({ about }) => about === 'mildCachaca'),
    formsAsked: of('question').flatMap(({ about, text }) =>
      about === 'keeping' || about === 'dayBefore'
        ? [...new Set((text.match(/\p{L}+/gu) ?? []).flatMap((word) => formOf(word) ?? []))].filter(
            // "a massa" is a dough here.
            (form) => form !== 'massa',
          )
        : [],
    ),
    formsSold: of('question').flatMap(({ about, what = '' }) =>
      about === 'notRepeated' && what !== '' ? [what] : [],
    ),
    keepsSweets: of('question').some(
      ({ about, text }) => (about === 'keeping' || about === 'dayBefore') && asksOfSweets(text),
    ),
    woods: cachacaIds.filter(
      (id) => isWood(id) && named.some((what) => what !== 'cachaça' && ingredientHolds(cachacas[id], what)),
    ),
  }
}
