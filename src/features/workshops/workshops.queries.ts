import type { SupabaseClient } from '@supabase/supabase-js'
import { supabase } from '@/data/client'
import type { Database } from '@/data/database.types'
import { AppError, toAppError, unwrap } from '@/data/errors'
import { type Workshop, workshopName } from './workshop'

type WorkshopType = Database['public']['Enums']['workshop_type']

export type WorkshopAutomation = {
  id: string
  name: string
  type: WorkshopType
  description: string
  credit_cost: number
  category: string
}

export type WorkshopHouse = {
  id: string
  name: string
  address: string | null
  city: string | null
  state: string | null
}

export type WorkshopsData = {
  house: WorkshopHouse
  automations: WorkshopAutomation[]
  workshops: Workshop[]
}

export const workshopKeys = { all: (userId: string) => ['workshops', userId] as const }

/**
 * Everything the workshops page shows.
 * @throws AppError; `not_authenticated` and `restaurant_missing` with their Portuguese messages when the user
 * or their restaurant is missing
 */
export async function fetchWorkshops(userId: string): Promise<WorkshopsData> {
  await requireUser()
  const [houses, catalogue] = await Promise.all([
    supabase.from('restaurants').select('id, name, address, city, state').eq('user_id', userId).maybeSingle(),
    supabase
      .from('automations_catalog')
      .select('id, name, type, description, credit_cost, estimated_time_minutes, category')
      .eq('is_active', true)
      .order('credit_cost'),
  ])
  const house = unwrap(houses)
  if (!house) throw new AppError('restaurant_missing', 'Restaurante não encontrado')
  const automations = unwrap(catalogue)
  return { house, automations, workshops: await fetchRows(house.id, automations) }
}

/** Without a session the tables would answer as to a stranger, with no rows at all. */
async function requireUser(): Promise<void> {
  const { data } = await supabase.auth.getSession()
  if (!data.session) throw new AppError('not_authenticated', 'Usuário não autenticado')
}

/** The rows in today's shape; where that fails, in the older one, with what it lacks filled in. */
async function fetchRows(restaurantId: string, automations: WorkshopAutomation[]): Promise<Workshop[]> {
  const { data, error } = await supabase
    .from('workshops')
    .select(
      'id, automation_type, scheduled_date, status, notes, created_at, automation_name, credits_required',
    )
    .eq('restaurant_id', restaurantId)
    .order('scheduled_date')
  if (!error) {
    return data.map((row) => ({
      id: row.id,
      type: row.automation_type,
      name: row.automation_name ?? workshopName(row.automation_type),
      scheduledDate: row.scheduled_date,
      status: row.status,
      notes: row.notes,
      creditsRequired: row.credits_required,
    }))
  }
  const older = await supabase
    .from('workshops')
    .select<string, OlderRow>('id, type, scheduled_date, status, notes, created_at')
    .eq('restaurant_id', restaurantId)
    .order('scheduled_date')
  if (older.error) throw toAppError(error)
  return older.data.map((row) => {
    const type = row.type ?? 'menu_launch'
    return {
      id: row.id,
      type,
      name: workshopName(type),
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
  /** An instant, ISO with its offset. */
  scheduledDate: string
  notes: string | null
}

/** Books a workshop; nothing is charged. Falls back on the older shape of the table. Throws AppError. */
export async function createWorkshop({
  restaurantId,
  automation,
  scheduledDate,
  notes,
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
  })
  if (!error) return
  const refusal = toAppError(error)
  // What the database's rules refuse, and what never arrived, would only fail once more.
  if (['network', 'limit_reached'].includes(refusal.code) || refusal.code.startsWith('workshop_'))
    throw refusal
  const olderTable: SupabaseClient = supabase
  const older = await olderTable.from('workshops').insert({
    restaurant_id: restaurantId,
    type: automation.type,
    scheduled_date: scheduledDate,
    notes,
    status: 'pending',
  })
  // The first failure is the one worth telling: the older shape is a second guess.
  if (older.error) throw refusal
}

/** Cancels a pending workshop. Throws AppError, `workshop_cancel_too_late` within 48 hours of its start. */
export async function cancelWorkshop(id: string): Promise<void> {
  await requireUser()
  unwrap(await supabase.from('workshops').update({ status: 'cancelled' }).eq('id', id))
}

/** Proposes a date for a workshop that has none, such as the event of a premium order. Throws AppError. */
export async function scheduleWorkshop(id: string, scheduledDate: string): Promise<void> {
  await requireUser()
  unwrap(await supabase.from('workshops').update({ scheduled_date: scheduledDate }).eq('id', id))
}
