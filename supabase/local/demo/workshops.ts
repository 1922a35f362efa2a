/** Workshops of the demo houses, booked by their owners and answered by the farm through the product's functions. */
import type { Database } from '../../functions/_shared/database.types.ts'
import { moveWorkshop, type Run } from './move-dates.ts'
import type { Client } from './people.ts'

const day = 86_400_000

interface Plan {
  type: Database['public']['Enums']['workshop_type']
  /** Days from today to the day that the house wants; negative for a past workshop. */
  inDays: number
  notes?: string
  /** What the farm answers. */
  farm?: 'confirms' | 'proposes' | 'holds' | 'cancels'
}

/** Books a workshop at a free time as an owner, and has `farm`, a member of its staff, answer. */
export async function bookWorkshop(run: Run, owner: Client, farm: Client, plan: Plan): Promise<void> {
  const [start, other] = await freeTimes(owner, Math.max(plan.inDays, 3))
  const { data: house } = await owner.from('restaurants').select('id').single().throwOnError()
  const { data: workshop } = await owner
    .from('workshops')
    .insert({
      restaurant_id: house.id,
      automation_type: plan.type,
      scheduled_date: start,
      reserves_time: true,
      notes: plan.notes ?? null,
    })
    .select('id')
    .single()
    .throwOnError()
  const id = workshop.id
  const seen = async () => {
    const { data: event } = await farm
      .from('workshop_events')
      .select('id')
      .eq('workshop_id', id)
      .order('id', { ascending: false })
      .limit(1)
      .single()
      .throwOnError()
    return { p_workshop_id: id, p_seen: event.id }
  }
  if (plan.farm === 'proposes') {
    const note = 'Nesse dia a equipe está na moagem. Neste outro chegamos com calma.'
    await farm.rpc('propose_workshop_time', { ...(await seen()), p_date: other, p_note: note }).throwOnError()
  } else if (plan.farm) await farm.rpc('confirm_workshop', await seen()).throwOnError()
  // A workshop that was held has started: its date is moved back first, then the rest of its history.
  const back = Math.round((Date.parse(start) - Date.now()) / day) - plan.inDays
  if (plan.farm === 'holds') {
    await run(
      `update public.workshops set scheduled_date = scheduled_date - interval '${back} days' where id = '${id}'`,
    )
    await farm
      .rpc('mark_workshop_held', { ...(await seen()), p_held_by: 'Lia Sampaio e Davi Moura' })
      .throwOnError()
  }
  if (plan.farm === 'cancels') {
    const reason = 'O alambique parou para conserto nesta semana. Escolha outra data e vamos até aí.'
    await farm.rpc('cancel_workshop', { ...(await seen()), p_reason: reason }).throwOnError()
    await run(
      `update public.workshops set scheduled_date = scheduled_date - interval '${back} days' where id = '${id}'`,
    )
  }
  if (plan.inDays < 0) await moveWorkshop(run, id)
}

/** Two free times, the first one at least `inDays` from now. */
async function freeTimes(owner: Client, inDays: number): Promise<[string, string]> {
  const on = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)
  const { data } = await owner
    .rpc('free_workshop_times', { p_from: on(inDays), p_to: on(inDays + 14) })
    .throwOnError()
  const [first, second] = [data[0]?.starts_at, data[8]?.starts_at]
  if (!first || !second) throw new Error('the demo found no free time for a workshop')
  return [first, second]
}
