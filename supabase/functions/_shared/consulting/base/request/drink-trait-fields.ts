import * as z from 'zod/mini'
import { drinkTraits } from '../drinks/asked-traits.ts'
import { vessels } from '../drinks/vessels.ts'

const count = z.int().check(z.minimum(0), z.maximum(1000))
/** R$ */
const money = z.number().check(z.positive(), z.maximum(100_000))

/** What a wish for drinks of one kind holds, besides what every wish does. */
export const drinkTraitFields = {
  what: z.enum(drinkTraits),
  count: z.optional(count),
  bound: z.optional(z.enum(['exactly', 'at_least', 'at_most'])),
  /** Half of the drinks. */
  part: z.optional(z.literal('half')),
  /** Guests who share a jug. */
  servings: z.optional(z.int().check(z.minimum(2), z.maximum(12))),
  /** The fruit that the drink is served in. */
  vessel: z.optional(z.enum(vessels)),
  /** Most seconds of `fast`. */
  seconds: z.optional(z.int().check(z.minimum(5), z.maximum(3600))),
  /** Bounds of `priced`, in R$. */
  max: z.optional(money),
  min: z.optional(money),
}
