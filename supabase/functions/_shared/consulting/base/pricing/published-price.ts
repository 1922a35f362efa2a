import * as z from 'zod/mini'

/** A price of a published version with the engine's own price, R$. */
export const publishedPriceSchema = z.object({
  item: z.string(),
  with: z.optional(z.string()),
  price: z.number(),
  from: z.number(),
  reason: z.optional(z.string()),
})
export type PublishedPrice = z.output<typeof publishedPriceSchema>
