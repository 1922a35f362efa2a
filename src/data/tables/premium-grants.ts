import type { Enums } from '../client/supabase'

/** What one ExtraPremium order granted, and what is left of it. */
export type PremiumGrant = {
  orderId: string
  /** The state of the bottles' delivery. */
  orderStatus: Enums['order_status']
  runs: PremiumRun[]
  /** Null when it could not be read. */
  event: PremiumEvent | null
}

export type PremiumRun = { type: Enums['automation_type']; name: string; used: boolean }

export type PremiumEvent = {
  status: Enums['workshop_status']
  /** Null while no date is agreed. */
  scheduledDate: string | null
}

export type EntitlementRow = {
  order_id: string
  automation_type: Enums['automation_type']
  used_by_request_id: string | null
  automation: { name: string } | null
  order: { status: Enums['order_status'] } | null
}

export type EventRow = {
  order_id: string | null
  status: Enums['workshop_status']
  scheduled_date: string | null
}

/** One grant for each order, in the order of the entitlements. */
export function toPremiumGrants(
  entitlements: readonly EntitlementRow[],
  events: readonly EventRow[],
): PremiumGrant[] {
  const packages = new Map<string, PremiumGrant>()
  for (const row of entitlements) {
    const event = events.find((candidate) => candidate.order_id === row.order_id)
    const entry = packages.get(row.order_id) ?? {
      orderId: row.order_id,
      orderStatus: row.order?.status ?? 'processing',
      runs: [],
      event: event ? { status: event.status, scheduledDate: event.scheduled_date } : null,
    }
    entry.runs.push({
      type: row.automation_type,
      name: row.automation?.name ?? 'Automação',
      used: row.used_by_request_id !== null,
    })
    packages.set(row.order_id, entry)
  }
  return [...packages.values()]
}

/** Whether a run, the event or the bottles are still outstanding. */
export function hasLeft({ runs, event, orderStatus }: PremiumGrant): boolean {
  return (
    runs.some((run) => !run.used) ||
    event?.status === 'pending' ||
    orderStatus === 'processing' ||
    orderStatus === 'shipped'
  )
}

/** The automations with an unused free run. */
export function freeRunsOf(packages: readonly PremiumGrant[]): PremiumRun['type'][] {
  return packages.flatMap(({ runs }) => runs.filter((run) => !run.used).map((run) => run.type))
}
