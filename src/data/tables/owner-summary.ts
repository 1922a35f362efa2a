import { isAutomationType } from '@consulting/automation-types.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Enums, type Row, supabase } from '../client/supabase'
import { type Attempt, toAge } from './age'
import { arrival } from './restaurant-query'

/** A delivery address: the columns that the owner fills in. */
export type DeliveryAddress = Omit<Row<'delivery_addresses'>, 'restaurant_id' | 'updated_at'>

export type Notification = Pick<
  Row<'notifications'>,
  'id' | 'kind' | 'payload' | 'restaurant_id' | 'read_at' | 'created_at'
>

export type Subscription = {
  status: string
  packageName: string
  /** Unix seconds, or null when the payment provider gives no end. */
  currentPeriodEnd: number | null
  cancelAtPeriodEnd: boolean
}

const hasText = (row: unknown, column: string) =>
  typeof row === 'object' && row !== null && typeof Reflect.get(row, column) === 'string'

const subscriptionSchema = z.pipe(
  z.object({
    status: z.string(),
    package: z.nullable(z.string()),
    current_period_end: z.nullable(z.number()),
    cancel_at_period_end: z.boolean(),
  }),
  z.transform(
    (row): Subscription => ({
      status: row.status,
      packageName: row.package ?? 'Pacote Personalizado',
      currentPeriodEnd: row.current_period_end,
      cancelAtPeriodEnd: row.cancel_at_period_end,
    }),
  ),
)

const summarySchema = z.object({
  /** The latest, or null. */
  subscription: z.nullable(subscriptionSchema),
  /** Automations of which the owner holds an unused free run. */
  free_runs: z.pipe(
    z.array(z.string()),
    // A page left open across a release may be older than the catalogue.
    z.transform((types): Enums['automation_type'][] => types.filter(isAutomationType)),
  ),
  /** What is left of each lot of credits, soonest expiry first. */
  lots: z.array(z.object({ remaining: z.number(), expires_at: z.string() })),
  address: z.nullable(z.custom<DeliveryAddress>((row) => hasText(row, 'street'))),
  age: z.pipe(z.nullable(z.custom<Attempt>((row) => hasText(row, 'status'))), z.transform(toAge)),
  /** The last thirty, newest first. */
  notifications: z.array(z.custom<Notification>((row) => hasText(row, 'kind'))),
})

export type OwnerSummary = z.output<typeof summarySchema>

const parts = ['subscription', 'free_runs', 'lots', 'address', 'age', 'notifications'] as const

const keysOf = (userId: string) =>
  ({
    subscription: userKey(userId, 'stripe_user_subscriptions'),
    free_runs: userKey(userId, 'automation_entitlements', 'free-runs'),
    lots: userKey(userId, 'credit_lots'),
    address: userKey(userId, 'delivery_addresses'),
    age: userKey(userId, 'age_verifications'),
    notifications: userKey(userId, 'notifications'),
  }) satisfies Record<keyof OwnerSummary & (typeof parts)[number], readonly unknown[]>

/**
 * What the pages behind the login show of a house besides its row. Each part has its own query; simultaneous reads
 * share one request, whose answer updates every part that has not changed since the request was sent.
 */
export function ownerSummaryQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'owner_summary'),
    queryFn: async ({ client }) => {
      const asked = Date.now()
      const summary = summarySchema.parse(unwrap(await supabase.rpc('owner_summary', {}, { get: true })))
      const keys = keysOf(userId)
      for (const part of parts) {
        const known = client.getQueryState(keys[part])?.dataUpdatedAt ?? 0
        if (known < asked) client.setQueryData(keys[part], summary[part])
      }
      return summary
    },
    staleTime: 0,
  })
}

/** One part as a query; fresh when it came with the request that opened the page. */
export function summaryPart<Part extends keyof OwnerSummary>(userId: string, part: Part) {
  return queryOptions({
    queryKey: keysOf(userId)[part],
    queryFn: async ({ client }): Promise<OwnerSummary[Part]> =>
      (await client.fetchQuery(ownerSummaryQuery(userId)))[part],
    staleTime: arrival,
  })
}
