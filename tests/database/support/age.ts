import { randomUUID } from 'node:crypto'
import { type Database, type Owner, owner, placeOrder, server } from './database.ts'

type Attempt = { id: string; status: string }

/**
 * What a house, its provider and a manager do with age verifications.
 * @param house the house of calls that name none
 */
export function openAge(db: Database, house: () => Owner, manager: () => { userId: string }) {
  const begin = async (who = house()): Promise<Attempt> => {
    const [row] = await db.as(
      server,
      (sql) => sql<{ attempt: Attempt }[]>`
        select public.begin_age_verification(${who.userId}, 'test') as attempt`,
    )
    if (!row) throw new Error('no attempt')
    return row.attempt
  }

  /** An attempt with a session at the provider. */
  async function open(who = house()): Promise<{ id: string; reference: string }> {
    const { id } = await begin(who)
    const reference = `session-${randomUUID()}`
    await db.as(server, (sql) => sql`select public.attach_age_session(${id}, ${reference})`)
    return { id, reference }
  }

  /** @param minute when the provider was asked */
  async function report(
    { id, reference }: { id: string; reference: string },
    status: string,
    minute = 1,
  ): Promise<string | null> {
    const [row] = await db.as(
      server,
      (sql) => sql<{ status: string | null }[]>`
        select public.report_age_result(${id}, ${reference}, ${status}::public.age_status,
          timestamptz '2026-11-22T12:00Z' + ${minute} * interval '1 minute', 'document') as status`,
    )
    return row?.status ?? null
  }

  const contest = (text: string, who = house()) =>
    db.as(owner(who), (sql) => sql`select public.contest_age_verification(${text})`)
  const decide = (id: string, verified: boolean, reason = 'RG conferido por vídeo') =>
    db.as(owner(manager()), (sql) => sql`select public.decide_age_contest(${id}, ${verified}, ${reason})`)
  const rows = (who = house()) =>
    db.sql<{ id: string; status: string; method: string | null; decided_at: Date | null }[]>`
      select id, status, method, decided_at from public.age_verifications
      where restaurant_id = ${who.restaurantId} order by created_at`
  const statuses = async () => (await rows()).map(({ status }) => status)
  const buyBottle = () => placeOrder(db, house(), 'price_cachaca_alambique', 2)

  return { begin, open, report, contest, decide, rows, statuses, buyBottle }
}
