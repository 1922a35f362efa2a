import type { Enums } from '../client/supabase'

/** What one ExtraPremium order granted, and what is left of it. */
export type PremiumGrant = {
  orderId: string
  /** How far the bottles are. */
  orderStatus: Enums['order_status']
  runs: PremiumRun[]
  /** Null while it can't be read. */
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

/** One package for each order, in the order of its entitlements. */
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

/** Whether anything of a package is still to be used, held or received. */
export function hasLeft({ runs, event, orderStatus }: PremiumGrant): boolean {
  return (
    runs.some((run) => !run.used) ||
    event?.status === 'pending' ||
    orderStatus === 'processing' ||
    orderStatus === 'shipped'
  )
}

/** The automations that a house may run once without credits. */
export function freeRunsOf(packages: readonly PremiumGrant[]): PremiumRun['type'][] {
  return packages.flatMap(({ runs }) => runs.filter((run) => !run.used).map((run) => run.type))
}
