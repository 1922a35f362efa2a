import * as z from 'zod/mini'
import { calendarWishes } from './calendar-wishes.ts'
import { menuWishes } from './menu-wishes.ts'
import { flightWish, pairingRuleWish, pairingWish } from './pairing-wishes.ts'
import { priceWishes } from './price-wishes.ts'
import { recipeWishes } from './recipe-wishes.ts'
import { origins, type placeSchema, type reason } from './wish-parts.ts'

/**
 * One wish of the owner. Names in `what` and `item` are Portuguese, spelled as in the lexicon and the house's menu: the
 * screen shows them, and the lexicon defines what they cover.
 */
const currentWishSchema = z.discriminatedUnion('kind', [
  ...recipeWishes,
  ...priceWishes,
  ...menuWishes,
  ...calendarWishes,
  pairingWish,
  flightWish,
  pairingRuleWish,
])

/** Wishes stored before 22 November 2026 have their origin in `from`, which dates now use for their first day. */
function withOrigin(wish: unknown): unknown {
  if (typeof wish !== 'object' || wish === null || !('from' in wish) || 'origin' in wish) return wish
  const { from, ...rest } = wish
  return origins.some((origin) => origin === from) ? { ...rest, origin: from } : wish
}

export const wishSchema = z.pipe(z.transform(withOrigin), currentWishSchema)

const { options } = currentWishSchema.def

export const wishKinds = options.flatMap((option) => [...option.shape.kind.def.values])

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
    ? bare(schema.def.innerType)
    : schema

/** The schemas of each kind's own fields, required or not. */
export const wishFields: Readonly<Record<string, ReadonlyMap<string, z.core.$ZodType>>> = Object.fromEntries(
  options.map(({ shape }) => {
    const { kind, text: _text, place: _place, origin: _origin, spared: _spared, ...own } = shape
    return [kind.def.values[0], new Map(Object.entries(own).map(([name, schema]) => [name, bare(schema)]))]
  }),
)

export type Wish = z.output<typeof wishSchema>
export type WishKind = Wish['kind']
export type WishOf<Kind extends WishKind> = Extract<Wish, { kind: Kind }>

/** The wishes of one kind, in their order. */
export function ofKind<Kind extends WishKind>(wishes: readonly Wish[], kind: Kind): WishOf<Kind>[] {
  return wishes.filter((wish): wish is WishOf<Kind> => wish.kind === kind)
}

export type WishReason = z.output<typeof reason>
export type Place = z.output<typeof placeSchema>
