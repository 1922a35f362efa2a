import * as z from 'zod/mini'

/** `private.withdrawal_statement()` of the database: what comes back of an order, amounts in BRL. */
export const statementSchema = z.object({
  /** Why the order cannot be undone; null when it can. */
  refusal: z.nullable(
    z.enum(['withdrawal_closed', 'withdrawal_late', 'withdrawal_working', 'withdrawal_used_up']),
  ),
  /** The end of the seven days, exclusive; null while bottles are still to be delivered. */
  ends_at: z.nullable(z.string()),
  total: z.number(),
  already_back: z.number(),
  amount: z.number(),
  credits_back: z.number(),
  used_amount: z.number(),
  used: z.array(
    z.object({
      name: z.string(),
      credits: z.nullable(z.number()),
      amount: z.number(),
      at: z.nullable(z.string()),
    }),
  ),
  runs_back: z.number(),
  event_back: z.boolean(),
  bottles: z.array(z.object({ name: z.string(), quantity: z.number() })),
  bottles_way: z.enum(['none', 'not_sent', 'on_the_way', 'delivered', 'returned']),
  way: z.enum(['stripe', 'bank']),
})

export type Statement = z.output<typeof statementSchema>
