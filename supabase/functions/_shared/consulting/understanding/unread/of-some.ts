/** What a wish for all drinks or dishes is, where the owner speaks of some of them. */
import type { DrinkTrait } from '../../base/drinks/asked-traits.ts'
import type { WishContent } from '../text/draft.ts'

/** How many of the results, and whether that is a bound. */
export type Some = { count: number; bound: 'exactly' | 'at_least' | 'at_most' }

/** The wish as one of some results; `null` if there is none of that kind, no wish where it only repeats another. */
export type OfSome = (wish: WishContent, part: Some) => WishContent | 'told' | null

const atLeast = ({ count, bound }: Some) => ({
  count,
  bound: bound === 'exactly' ? ('at_least' as const) : bound,
})

const shareOf = (what: string, { count, bound }: Some, without: boolean): WishContent => ({
  kind: 'share',
  what,
  of: bound === 'at_most' ? 'few' : 'many',
  count,
  ...(bound === 'exactly' ? {} : { bound }),
  ...(without ? { without } : {}),
})

/** Distance from a price asked for that still is that price. */
const near = 0.05

type Priced = { max?: number; min?: number }
export function pricesOf(wish: WishContent): Priced | null {
  if (wish.kind !== 'price' || wish.item !== undefined) return null
  const { max, min, about } = wish
  if (about !== undefined) return { max: about * (1 + near), min: about * (1 - near) }
  return { ...(max === undefined ? {} : { max }), ...(min === undefined ? {} : { min }) }
}

/** Minutes and seconds in which "rápido" is ready: a plate without a wait, a drink without shaking. */
const quickMinutes = 10
const fastSeconds = 45

const drinkStyles: Readonly<Record<string, DrinkTrait>> = {
  amargos: 'bitter',
  picantes: 'spicy',
  'com ervas': 'herbal',
  frutados: 'fruity',
  clássicos: 'classic',
  cremosos: 'creamy',
  refrescantes: 'refreshing',
  'mais leves': 'light',
  'mais fortes': 'strong',
  'mais secos': 'dry',
  'mais doces': 'sweet',
  quentes: 'hot',
}

export const ofSomeDrinks: OfSome = (wish, part) => {
  const priced = pricesOf(wish)
  if (priced) return { kind: 'drinkTrait', what: 'priced', ...atLeast(part), ...priced }
  if (wish.kind === 'exclude') return shareOf(wish.what, part, true)
  if (wish.kind === 'prefer') return shareOf(wish.what, part, false)
  if (wish.kind === 'pace')
    return { kind: 'drinkTrait', what: 'fast', ...atLeast(part), seconds: wish.seconds }
  if (wish.kind !== 'style') return null
  const what = drinkStyles[wish.what]
  if (what !== undefined) return { kind: 'drinkTrait', what, ...atLeast(part) }
  return wish.what === 'rápidos de fazer'
    ? { kind: 'drinkTrait', what: 'fast', ...atLeast(part), seconds: fastSeconds }
    : null
}

export const ofSomeDishes: OfSome = (wish, part) => {
  const priced = pricesOf(wish)
  if (priced)
    return priced.max === undefined
      ? null
      : { kind: 'dishTrait', what: 'priced', ...atLeast(part), ...priced }
  if (wish.kind === 'exclude') return shareOf(wish.what, part, true)
  if (wish.kind === 'prefer') return shareOf(wish.what, part, false)
  if (wish.kind === 'dishLimit')
    return wish.of === 'minutes'
      ? { kind: 'dishTrait', what: 'quick', ...atLeast(part), minutes: wish.max }
      : null
  if (wish.kind === 'equipment')
    return /fogão|fogo/.test(wish.what) && !wish.has
      ? { kind: 'dishTrait', what: 'cooked', ...atLeast(part), way: 'cold' }
      : null
  if (wish.kind !== 'style') return null
  switch (wish.what) {
    case 'rápidos de fazer':
      return { kind: 'dishTrait', what: 'quick', ...atLeast(part), minutes: quickMinutes }
    case 'picantes':
      return { kind: 'dishTrait', what: 'holds', ...atLeast(part), anyOf: ['pimentas'] }
    case 'refrescantes':
      return { kind: 'dishTrait', what: 'cooked', ...atLeast(part), way: 'cold' }
    case 'para dividir':
      return { kind: 'dishTrait', what: 'shared', ...atLeast(part), serves: 2 }
    default:
      return null
  }
}
