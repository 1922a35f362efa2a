/** What owners and staff do with the agenda, for its tests. */
import type { Database, Owner } from './database.ts'
import { owner } from './database.ts'

export type Workshop = {
  id: string
  status: string
  scheduled_date: Date
  reserves_time: boolean
  confirmed_at: Date | null
  proposed_date: Date | null
  no_show_at: Date | null
  duration_minutes: number
}

export const later = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
export const fromNow = (hours: number) => later(new Date().toISOString(), hours)

export const outcomes = (all: PromiseSettledResult<unknown>[]) => all.map(({ status }) => status).sort()
export const refusal = (all: PromiseSettledResult<unknown>[]) =>
  String(all.find((one) => one.status === 'rejected')?.reason)

/** @param member who acts for the farm */
export function openAgenda(db: Database, member: () => { userId: string }) {
  async function freeTimes(who: { userId: string }, workshopId: string | null = null): Promise<string[]> {
    const rows = await db.as(
      owner(who),
      (sql) => sql<{ starts_at: Date }[]>`
      select starts_at from public.free_workshop_times(current_date, current_date + 30, ${workshopId})`,
    )
    return rows.map((row) => row.starts_at.toISOString())
  }

  /** The first free time with another free time five hours later, whatever the hour of the run. */
  async function firstFree(): Promise<string> {
    const times = await freeTimes(member())
    const first = times.find((time) => times.includes(later(time, 5)))
    if (!first) throw new Error('no free time')
    return first
  }

  async function book(who: Owner, date: string, reserves = true): Promise<string> {
    const [row] = await db.as(
      owner(who),
      (sql) => sql<{ id: string }[]>`
      insert into public.workshops (restaurant_id, automation_type, scheduled_date, reserves_time)
      values (${who.restaurantId}, 'drink_creation', ${date}, ${reserves}) returning id`,
    )
    if (!row) throw new Error('no workshop')
    return row.id
  }

  async function read(id: string): Promise<Workshop> {
    const [row] = await db.sql<Workshop[]>`select * from public.workshops where id = ${id}`
    if (!row) throw new Error('no workshop')
    return row
  }

  async function seen(id: string): Promise<string | null> {
    const [row] = await db.sql<
      { id: string }[]
    >`select max(id) as id from public.workshop_events where workshop_id = ${id}`
    return row?.id ?? null
  }

  const asRosa = (call: string, parameters: (string | number | null)[]) =>
    db.as(owner(member()), (sql) => sql.unsafe(call, parameters))

  const confirm = async (id: string) => asRosa('select public.confirm_workshop($1, $2)', [id, await seen(id)])
  const propose = async (id: string, date: string, note: string | null = null) =>
    asRosa('select public.propose_workshop_time($1, $2, $3, $4)', [id, await seen(id), date, note])
  const setDuration = async (id: string, minutes: number | null) =>
    asRosa('select public.set_workshop_duration($1, $2, $3)', [id, await seen(id), minutes])
  const hold = async (id: string, by: string | null = 'Rosa Lima') =>
    asRosa('select public.mark_workshop_held($1, $2, $3)', [id, await seen(id), by])
  const noShow = async (id: string, reason: string | null = 'Casa fechada') =>
    asRosa('select public.mark_no_show($1, $2, $3)', [id, await seen(id), reason])
  const cancel = async (id: string, reason: string | null = 'O alambique parou') =>
    asRosa('select public.cancel_workshop($1, $2, $3)', [id, await seen(id), reason])
  const block = (starts: string, ends: string, reason: string | null = 'Feriado') =>
    asRosa('select public.block_workshop_time($1, $2, $3)', [starts, ends, reason])

  const move = (who: Owner, id: string, date: string, reserves = false) =>
    db.as(owner(who), (sql) => sql`select public.move_workshop(${id}, ${date}, ${reserves})`)
  const answer = (who: Owner, id: string, date: string, accept: boolean) =>
    db.as(owner(who), (sql) => sql`select public.answer_workshop_proposal(${id}, ${date}, ${accept})`)

  /** Lets time pass: the workshop began an hour ago. */
  const begin = (id: string) =>
    db.sql`update public.workshops set scheduled_date = now() - interval '1 hour' where id = ${id}`

  return {
    freeTimes,
    firstFree,
    book,
    read,
    seen,
    asRosa,
    confirm,
    propose,
    setDuration,
    hold,
    noShow,
    cancel,
    block,
    move,
    answer,
    begin,
  }
}
