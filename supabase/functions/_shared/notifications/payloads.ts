import * as z from 'zod/mini'
import type { NotificationKind } from './kinds.ts'

const address = z.object({
  recipient: z.string(),
  street: z.string(),
  number: z.string(),
  complement: z.nullable(z.string()),
  district: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  receiving_hours: z.string(),
})

/** `private.order_notice()` of the database. */
const order = z.object({
  order_id: z.string(),
  number: z.number(),
  total: z.number(),
  credits: z.number(),
  items: z.array(
    z.object({
      name: z.string(),
      quantity: z.number(),
      unit_price: z.number(),
      bottle: z.boolean(),
      included: z.boolean(),
    }),
  ),
  address: z.nullable(address),
  /** Its bottles wait for the buyer's age. Absent in rows older than the rule. */
  age_missing: z.optional(z.boolean()),
})
export type OrderNotice = z.output<typeof order>

/** `private.house_notice()` of the database: a house and its contact. */
const house = z.object({
  house: z.nullable(z.string()),
  contact_name: z.optional(z.nullable(z.string())),
  contact_phone: z.optional(z.nullable(z.string())),
})
export type HouseNotice = z.output<typeof house>

/** An order that its owner withdrew, with `private.withdrawal_statement()` as of then. Amounts in BRL. */
const withdrawnOrder = z.extend(order, {
  withdrawn_at: z.string(),
  way: z.enum(['stripe', 'bank']),
  withdrawal: z.object({
    amount: z.number(),
    used_amount: z.number(),
    credits_back: z.number(),
    runs_back: z.number(),
    event_back: z.boolean(),
    used: z.array(z.object({ name: z.string(), credits: z.nullable(z.number()), amount: z.number() })),
    bottles: z.array(z.object({ name: z.string(), quantity: z.number() })),
    bottles_way: z.enum(['none', 'not_sent', 'on_the_way', 'delivered', 'returned']),
  }),
})
export type WithdrawnOrder = z.output<typeof withdrawnOrder>

/** A consultation, by its request. */
const consultation = z.object({ request_id: z.string(), name: z.string() })

/** `private.workshop_notice()` of the database. */
const workshop = z.object({
  workshop_id: z.string(),
  /** Null without an automation: the type names the workshop. */
  name: z.nullable(z.string()),
  type: z.string(),
  starts_at: z.string(),
  credits: z.number(),
})
export type WorkshopNotice = z.output<typeof workshop>

/** The data that the texts of each kind need. The database writes it with the row. */
export const payloadSchemas = {
  order_confirmed: order,
  payment_waiting: order,
  order_paid: order,
  order_shipped: z.extend(order, {
    carrier: z.string(),
    tracking_code: z.optional(z.nullable(z.string())),
  }),
  order_delivered: z.extend(order, { received_by: z.optional(z.nullable(z.string())) }),
  order_withdrawn: withdrawnOrder,
  order_refunded: withdrawnOrder,
  refund_account_missing: withdrawnOrder,
  address_missing: order,
  consultation_ready: consultation,
  review_ready: consultation,
  farm_question: z.extend(consultation, { question: z.string() }),
  age_contest_decided: z.object({ verified: z.boolean() }),
  workshop_asked: workshop,
  workshop_confirmed: workshop,
  workshop_moved: z.extend(workshop, { reason: z.optional(z.nullable(z.string())) }),
  /** Without a date if the workshop never had one. */
  workshop_cancelled: z.extend(workshop, {
    starts_at: z.nullable(z.string()),
    reason: z.optional(z.nullable(z.string())),
  }),
  workshop_tomorrow: workshop,
  credits_expiring: z.object({ days: z.number(), credits: z.number(), expires_on: z.string() }),
  city_opened: z.object({ city: z.string() }),
  account_deleted: z.object({}),
  staff_new_order: z.extend(order, house.shape),
  /** `due_at`: when the 48 hours end. */
  staff_new_review: z.extend(house, {
    review_id: z.string(),
    name: z.string(),
    due_at: z.string(),
  }),
  staff_dispute: z.extend(house, {
    order_id: z.nullable(z.string()),
    number: z.nullable(z.number()),
    total: z.nullable(z.number()),
  }),
  staff_withdrawal: z.extend(withdrawnOrder, { house: z.string() }),
  staff_age_contest: house,
} satisfies Record<NotificationKind, z.ZodMiniType>

export type Payloads = { [Kind in NotificationKind]: z.output<(typeof payloadSchemas)[Kind]> }
