import * as z from 'zod/mini'

/** A price of a published version, beside what the engine would have given, R$. */
export const publishedPriceSchema = z.object({
  item: z.string(),
  with: z.optional(z.string()),
  price: z.number(),
  from: z.number(),
  reason: z.optional(z.string()),
})
export type PublishedPrice = z.output<typeof publishedPriceSchema>
