import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '@/data/client/errors'
import { userKey } from '@/data/client/query-keys'
import { type Row, supabase } from '@/data/client/supabase'
import { addressColumns } from '@/data/tables/delivery-addresses'
import { instantInFortaleza } from '@/domain/calendar'
import { addDays } from './week'

const columns =
  'id, automation_type, automation_name, scheduled_date, status, notes, credits_required, order_id, duration_minutes, reserves_time, confirmed_at, proposed_date, proposal_note, held_by, no_show_at, cancel_reason, created_at, restaurant:restaurants(name, city)' as const

/** A workshop as the lists show it. */
export type AgendaWorkshop = Awaited<ReturnType<typeof fetchPending>>[number]
export type AgendaWorkshopDetails = NonNullable<Awaited<ReturnType<typeof fetchWorkshop>>>
export type Block = Pick<Row<'workshop_blocks'>, 'id' | 'starts_at' | 'ends_at' | 'reason'>
export type Hours = Row<'workshop_hours'>

/** The key of everything that an action in the agenda changes. */
export const agendaKey = (userId: string) => userKey(userId, 'farm_agenda')

/** Workshops that are still to be held or recorded, oldest first. */
export function pendingQuery(userId: string) {
  return queryOptions({ queryKey: userKey(userId, 'farm_agenda', 'pending'), queryFn: fetchPending })
}

async function fetchPending() {
  return unwrap(
    await supabase
      .from('workshops')
      .select(columns)
      .eq('status', 'pending')
      .order('scheduled_date', { nullsFirst: false })
      .order('id')
      .limit(500),
  )
}

/** A week of the agenda from its first day: workshops, at agreed and proposed times, and blocked times. */
export function weekQuery(userId: string, firstDay: string) {
  return queryOptions({
    queryKey: userKey(userId, 'farm_agenda', 'week', firstDay),
    queryFn: async () => {
      const from = new Date(instantInFortaleza(firstDay, '00:00')).toISOString()
      const to = new Date(instantInFortaleza(addDays(firstDay, 7), '00:00')).toISOString()
      const [workshops, blocks] = await Promise.all([
        supabase
          .from('workshops')
          .select(columns)
          .neq('status', 'cancelled')
          .or(
            `and(scheduled_date.gte.${from},scheduled_date.lt.${to}),and(proposed_date.gte.${from},proposed_date.lt.${to})`,
          )
          .order('scheduled_date')
          .limit(500),
        supabase
          .from('workshop_blocks')
          .select('id, starts_at, ends_at, reason')
          .lt('starts_at', to)
          .gt('ends_at', from)
          .order('starts_at')
          .limit(200),
      ])
      return { workshops: unwrap(workshops), blocks: unwrap(blocks) }
    },
  })
}

/** The weekly hours, in the order of the week. */
export function hoursQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'farm_agenda', 'hours'),
    queryFn: async (): Promise<Hours[]> =>
      unwrap(
        await supabase
          .from('workshop_hours')
          .select('weekday, starts, ends')
          .order('weekday')
          .order('starts'),
      ),
  })
}

/** One workshop with its house and its timeline; null when it does not exist. */
export function agendaWorkshopQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: userKey(userId, 'farm_agenda', 'workshop', id),
    queryFn: () => fetchWorkshop(id),
    // Actions name the last event that was seen.
    staleTime: 0,
  })
}

async function fetchWorkshop(id: string) {
  return unwrap(
    await supabase
      .from('workshops')
      .select(
        `${columns}, house:restaurants(address, city, state, contact_name, contact_phone, consulting_credit_balance, delivery:delivery_addresses(${addressColumns})), events:workshop_events(id, kind, detail, created_at)`,
      )
      .eq('id', id)
      .order('id', { referencedTable: 'events' })
      .maybeSingle(),
  )
}

/** What a member does with a workshop, after the last event that they saw. */
export type WorkshopAction = { id: string; seen: number } & (
  | { kind: 'confirm' }
  | { kind: 'propose'; date: string; note: string }
  | { kind: 'duration'; minutes: number }
  | { kind: 'held'; heldBy: string }
  | { kind: 'no_show'; reason: string }
  | { kind: 'cancel'; reason: string }
)

/** Throws AppError, `workshop_changed` when somebody else changed it first. */
export async function changeWorkshop(action: WorkshopAction): Promise<void> {
  const seen = { p_workshop_id: action.id, p_seen: action.seen }
  switch (action.kind) {
    case 'confirm':
      return void unwrap(await supabase.rpc('confirm_workshop', seen))
    case 'propose':
      return void unwrap(
        await supabase.rpc('propose_workshop_time', { ...seen, p_date: action.date, p_note: action.note }),
      )
    case 'duration':
      return void unwrap(await supabase.rpc('set_workshop_duration', { ...seen, p_minutes: action.minutes }))
    case 'held':
      return void unwrap(await supabase.rpc('mark_workshop_held', { ...seen, p_held_by: action.heldBy }))
    case 'no_show':
      return void unwrap(await supabase.rpc('mark_no_show', { ...seen, p_reason: action.reason }))
    case 'cancel':
      return void unwrap(await supabase.rpc('cancel_workshop', { ...seen, p_reason: action.reason }))
  }
}

export type NewBlock = { starts: string; ends: string; reason: string }

export async function blockTime({ starts, ends, reason }: NewBlock): Promise<void> {
  unwrap(await supabase.rpc('block_workshop_time', { p_starts: starts, p_ends: ends, p_reason: reason }))
}

export async function unblockTime(id: string): Promise<void> {
  unwrap(await supabase.rpc('unblock_workshop_time', { p_block_id: id }))
}

/** Replaces the weekly hours. Throws AppError, `hours_changed` when somebody changed them since they were read. */
export async function saveHours({ hours, seen }: { hours: Hours[]; seen: Hours[] }): Promise<void> {
  unwrap(await supabase.rpc('put_workshop_hours', { p_hours: hours, p_seen: seen }))
}
