import * as z from 'zod/mini'
import { wishSchema } from './wish.ts'

/** How a result answers one wish. */
export const wishCheckSchema = z.object({
  wish: wishSchema,
  outcome: z.enum(['met', 'not_possible', 'violated']),
  /** One sentence in Portuguese; empty if "met" says it all. */
  reason: z.string(),
})

export type WishCheck = z.output<typeof wishCheckSchema>
