import type { PostgrestClient } from '@supabase/postgrest-js'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { AppError, hasCode, toAppError, unwrap } from '@/data/client/errors'
import { kept, userKey } from '@/data/client/query-keys'
import { accessToken, supabase } from '@/data/client/supabase'
import type { Database } from '@/data/database.types'
import { type CatalogueRow, catalogueQuery } from '@/data/tables/automations-catalog'
import { arrival, restaurantQuery } from '@/data/tables/restaurant-query'
import type { Restaurant } from '@/data/tables/restaurants'
import { workshopName } from '@/format/workshop-name'
import type { Workshop } from './workshop'

export type WorkshopAutomation = Pick<
  CatalogueRow,
  'id' | 'name' | 'type' | 'description' | 'credit_cost' | 'category'
>

export type WorkshopHouse = Pick<Restaurant, 'id' | 'name' | 'address' | 'city' | 'state'>

export type WorkshopsData = {
  house: WorkshopHouse
  automations: WorkshopAutomation[]
  workshops: Workshop[]
}

export function workshopsQuery(userId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'workshops'),
    queryFn: ({ client }) => fetchWorkshops(client, userId),
    meta: kept,
  })
}

/**
 * Everything the workshops page shows.
 * @throws AppError; `not_authenticated` and `restaurant_missing` with their Portuguese messages when the user or their
 * restaurant is missing
 */
async function fetchWorkshops(client: QueryClient, userId: string): Promise<WorkshopsData> {
  await requireUser()
  // In parallel: on a phone, the round trip takes longer than any of these queries.
  const [house, automations, workshopsOf] = await Promise.all([
    client.fetchQuery({ ...restaurantQuery(userId), staleTime: arrival }),
    client.fetchQuery(catalogueQuery(userId)),
    fetchRows(userId),
  ])
  if (!house) throw new AppError('restaurant_missing', 'Restaurante não encontrado')
  return { house, automations, workshops: workshopsOf(automations) }
}

/** Without a session the tables would return no rows instead of an error. */
async function requireUser(): Promise<void> {
  if (!(await accessToken())) throw new AppError('not_authenticated', 'Usuário não autenticado')
}

type WorkshopsOf = (automations: readonly WorkshopAutomation[]) => Workshop[]

/**
 * Reads the rows in the current shape and, if that fails, in the older one; the catalogue fills in missing fields.
 * Filtered by user, because staff may also read other restaurants' workshops.
 */
async function fetchRows(userId: string): Promise<WorkshopsOf> {
  const { data, error } = await supabase
    .from('workshops')
    .select(
      'id, automation_type, scheduled_date, status, notes, created_at, automation_name, credits_required, duration_minutes, reserves_time, confirmed_at, proposed_date, proposal_note, cancel_reason, no_show_at, events:workshop_events(id, kind, detail, created_at), house:restaurants!inner()',
    )
    .eq('house.user_id', userId)
    .order('scheduled_date')
    .order('id', { referencedTable: 'events' })
  if (!error) {
    return (automations) =>
      data.map((row) => ({
        id: row.id,
        type: row.automation_type,
        name: row.automation_name ?? workshopName(row.automation_type, automations),
        scheduledDate: row.scheduled_date,
        status: row.status,
        notes: row.notes,
        creditsRequired: row.credits_required,
        agenda: {
          durationMinutes: row.duration_minutes,
          confirmed: row.confirmed_at !== null,
          reserved: row.reserves_time,
          proposal: row.proposed_date === null ? null : { date: row.proposed_date, note: row.proposal_note },
          cancelReason: row.cancel_reason,
          noShow: row.no_show_at !== null,
          events: row.events,
        },
      }))
  }
  const older = await supabase
    .from('workshops')
    .select<string, OlderRow>(
      'id, type, scheduled_date, status, notes, created_at, house:restaurants!inner()',
    )
    .eq('house.user_id', userId)
    .order('scheduled_date')
  if (older.error) throw toAppError(error)
  return (automations) =>
    older.data.map((row) => {
      const type = row.type ?? 'menu_launch'
      return {
        id: row.id,
        type,
        name: workshopName(type, automations),
        scheduledDate: row.scheduled_date,
        status: row.status,
        notes: row.notes,
        creditsRequired: automations.find((automation) => automation.type === type)?.credit_cost ?? 0,
      }
    })
}

type OlderRow = Pick<
  Database['public']['Tables']['workshops']['Row'],
  'id' | 'scheduled_date' | 'status' | 'notes'
> & {
  type: string | null
}

export type NewWorkshop = {
  restaurantId: string
  automation: WorkshopAutomation
  /** ISO instant with an offset. */
  scheduledDate: string
  notes: string | null
  /** A free time, which is kept until the farm answers. */
  reserves?: boolean
}

/** Books a workshop without charging for it. Falls back to the older shape of the table. Throws AppError. */
export async function createWorkshop({
  restaurantId,
  automation,
  scheduledDate,
  notes,
  reserves = false,
}: NewWorkshop): Promise<void> {
  await requireUser()
  const { error } = await supabase.from('workshops').insert({
    restaurant_id: restaurantId,
    automation_type: automation.type,
    scheduled_date: scheduledDate,
    notes,
    status: 'pending',
    automation_name: automation.name,
    credits_required: automation.credit_cost,
    ...(reserves && { reserves_time: true }),
  })
  if (!error) return
  const refusal = toAppError(error)
  // A retry would not help after a refusal by the database's rules or a network error.
  if (hasCode(refusal, 'network', 'limit_reached') || refusal.code.startsWith('workshop_')) throw refusal
  const olderTable: PostgrestClient = supabase
  const older = await olderTable.from('workshops').insert({
    restaurant_id: restaurantId,
    type: automation.type,
    scheduled_date: scheduledDate,
    notes,
    status: 'pending',
  })
  // Throw the first error: the older shape was only a fallback.
  if (older.error) throw refusal
}

/** Cancels a pending workshop. Throws AppError, `workshop_cancel_too_late` within 48 hours of its start. */
export async function cancelWorkshop(id: string): Promise<void> {
  await requireUser()
  unwrap(await supabase.from('workshops').update({ status: 'cancelled' }).eq('id', id))
}

export type NewDate = {
  workshop: Workshop
  /** ISO instant with an offset. */
  date: string
  /** A free time, which is kept until the farm answers. */
  reserves: boolean
}

/**
 * Asks for the date of a workshop that has none, such as the event of a premium order, or for another one. Throws
 * AppError, `workshop_move_too_late` within 48 hours of the agreed one.
 */
export async function scheduleWorkshop({ workshop, date, reserves }: NewDate): Promise<void> {
  await requireUser()
  if (workshop.scheduledDate === null && !workshop.agenda?.proposal) {
    const dated = { scheduled_date: date, ...(reserves && { reserves_time: true }) }
    unwrap(await supabase.from('workshops').update(dated).eq('id', workshop.id))
    return
  }
  unwrap(
    await supabase.rpc('move_workshop', { p_workshop_id: workshop.id, p_date: date, p_reserves: reserves }),
  )
}

export type ProposalAnswer = { id: string; date: string; accept: boolean }

/** Accepts the time that the farm proposes, or keeps the earlier one. Throws AppError. */
export async function answerProposal({ id, date, accept }: ProposalAnswer): Promise<void> {
  await requireUser()
  unwrap(
    await supabase.rpc('answer_workshop_proposal', { p_workshop_id: id, p_date: date, p_accept: accept }),
  )
}
