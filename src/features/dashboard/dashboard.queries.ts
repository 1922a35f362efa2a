import { isAutomationType } from '@consulting/automation-types.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { unwrap } from '@/data/client/errors'
import { kept, userKey } from '@/data/client/query-keys'
import { type Enums, supabase } from '@/data/client/supabase'
import { toPremiumGrants } from '@/data/tables/premium-grants'
import { statuses } from '@/format/statuses'

type AutomationType = Enums['automation_type']
type RequestStatus = Enums['request_status']
type OrderStatus = Enums['order_status']

const isStatus = (value: unknown) => typeof value === 'string' && value in statuses

/** Credits received and spent in one month (`2026-11`, in Fortaleza), both positive. */
const creditMonth = z.object({ month: z.string(), received: z.number(), spent: z.number() })
export type CreditMonth = z.output<typeof creditMonth>

/** The change of balance on one day, and the time of its last movement. */
const creditDay = z.pipe(
  z.object({ change: z.number(), last_at: z.string() }),
  z.transform(({ change, last_at: lastAt }) => ({ change, lastAt })),
)
export type CreditDay = z.output<typeof creditDay>

/** The requests of one automation. Credits and minutes count completed requests only. */
const automationUsage = z.pipe(
  z.object({
    name: z.nullable(z.string()),
    completed: z.number(),
    in_progress: z.number(),
    credits: z.number(),
    minutes: z.number(),
  }),
  z.transform(({ name, in_progress: inProgress, ...row }) => ({
    ...row,
    name: name ?? 'Outras',
    inProgress,
  })),
)
export type AutomationUsage = z.output<typeof automationUsage>

const automationRequest = z.object({
  id: z.string(),
  status: z.custom<RequestStatus>(isStatus),
  created_at: z.string(),
  credits_used: z.number(),
  /** The automation's name; null once it is no longer in the catalogue. */
  automation: z.nullable(z.string()),
})
export type AutomationRequest = z.output<typeof automationRequest>

const recentOrder = z.pipe(
  z.object({
    id: z.string(),
    status: z.custom<OrderStatus>(isStatus),
    /** In BRL. */
    amount: z.number(),
    created_at: z.string(),
    items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  }),
  z.transform(({ created_at: createdAt, ...order }) => ({ ...order, createdAt })),
)
export type RecentOrder = z.output<typeof recentOrder>

const achievement = z.object({
  id: z.string(),
  achievement_name: z.string(),
  description: z.string(),
  earned_at: z.string(),
})
export type Achievement = z.output<typeof achievement>

const entitlement = z.object({
  order_id: z.string(),
  automation_type: z.custom<AutomationType>(isAutomationType),
  used_by_request_id: z.nullable(z.string()),
  automation: z.object({ name: z.string() }),
  order: z.object({ status: z.custom<OrderStatus>(isStatus) }),
})

const event = z.object({
  order_id: z.nullable(z.string()),
  status: z.custom<Enums['workshop_status']>((value) => typeof value === 'string'),
  scheduled_date: z.nullable(z.string()),
})

const automation = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  category: z.string(),
  credit_cost: z.number(),
  estimated_time_minutes: z.number(),
})
export type AvailableAutomation = Omit<z.output<typeof automation>, 'type'> & { type: AutomationType }

const overviewSchema = z.object({
  /** Newest first. */
  months: z.array(creditMonth),
  /** Of the last year, newest first. */
  days: z.array(creditDay),
  usage: z.array(automationUsage),
  /** BRL of the orders placed in the current month and delivered. */
  revenue: z.number(),
  /** Soonest expiry first. */
  lots: z.array(z.object({ remaining: z.number(), expires_at: z.string() })),
  /** The five newest. */
  requests: z.array(automationRequest),
  /** The five newest. */
  orders: z.array(recentOrder),
  /** The four newest. */
  achievements: z.array(achievement),
  entitlements: z.array(entitlement),
  events: z.array(event),
  /** Active ones, cheapest first. */
  automations: z.array(automation),
})

/** Everything that the dashboard shows besides the restaurant. The database sums: a ledger has no size limit. */
export function overviewQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'dashboard_overview'),
    queryFn: fetchOverview,
    staleTime: 0,
    meta: kept,
  })
}

export type Overview = Awaited<ReturnType<typeof fetchOverview>>

async function fetchOverview() {
  const answer = unwrap(await supabase.rpc('dashboard_overview', {}, { get: true }))
  const { entitlements, events, automations, ...overview } = overviewSchema.parse(answer)
  return {
    ...overview,
    packages: toPremiumGrants(entitlements, events),
    automations: automations.filter(isKnown),
  }
}

/** A page left open across a release may be older than the catalogue. */
function isKnown(row: z.output<typeof automation>): row is AvailableAutomation {
  return isAutomationType(row.type)
}
