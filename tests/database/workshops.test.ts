/** What access.test.ts leaves out of workshops: dates agreed later, notes, and the charge when they are held. */
import { beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, buy, createDatabase, createOwner, type Owner, owner, server } from './support/database.ts'

const db = await createDatabase()
let ana: Owner
let bruno: Owner

beforeAll(async () => {
  ana = await createOwner(db)
  bruno = await createOwner(db)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type Held = { id: string; status: string; scheduled_date: Date | null; notes: string | null }

async function change(who: Owner, id: string, values: Record<string, string>) {
  return db.as(
    owner(who),
    (sql) => sql<Held[]>`update public.workshops set ${sql(values)} where id = ${id} returning *`,
  )
}

async function book(who: Owner, values: Record<string, string>): Promise<Held> {
  const [row] = await db.as(
    owner(who),
    (sql) =>
      sql<
        Held[]
      >`insert into public.workshops ${sql({ restaurant_id: who.restaurantId, ...values })} returning *`,
  )
  if (!row) throw new Error('no workshop')
  return row
}

const hold = (id: string, status = 'completed') =>
  db.as(server, (sql) => sql`update public.workshops set status = ${status} where id = ${id}`)

async function statusOf(id: string) {
  const [row] = await db.sql<{ status: string }[]>`select status from public.workshops where id = ${id}`
  return row?.status
}

describe('the event of a premium order', () => {
  let event: Held
  beforeAll(async () => {
    await buy(db, ana, 'price_consultoria_extrapremium')
    const [row] = await db.sql<
      Held[]
    >`select * from public.workshops where restaurant_id = ${ana.restaurantId} and automation_type = 'exclusive_event'`
    if (!row) throw new Error('no event')
    event = row
  })

  test('comes without a date, and takes none that has passed', async () => {
    expect(event.scheduled_date).toBeNull()
    await expect(change(ana, event.id, { scheduled_date: inDays(-1) })).rejects.toThrow('workshop_in_past')
    const never = db.as(
      owner(ana),
      (sql) => sql`update public.workshops set scheduled_date = 'infinity' where id = ${event.id}`,
    )
    await expect(never).rejects.toThrow('workshop_too_far')
  })

  test('takes a date from its owner, once, and from no stranger', async () => {
    const day = inDays(10)
    expect(await change(bruno, event.id, { scheduled_date: day })).toHaveLength(0)
    expect((await change(ana, event.id, { scheduled_date: day }))[0]?.scheduled_date).toEqual(new Date(day))
    expect((await change(ana, event.id, { scheduled_date: inDays(20) }))[0]?.scheduled_date).toEqual(
      new Date(day),
    )
  })

  test('charges nothing when it is held', async () => {
    await hold(event.id)
    expect(await statusOf(event.id)).toBe('completed')
    expect(await balanceOf(db, ana)).toBe(0)
  })
})

test('notes change while a workshop is to come, and no longer after it was cancelled', async () => {
  const workshop = await book(bruno, { automation_type: 'team_training', scheduled_date: inDays(5) })
  expect((await change(bruno, workshop.id, { notes: 'Turma da noite' }))[0]?.notes).toBe('Turma da noite')
  await change(bruno, workshop.id, { status: 'cancelled' })
  expect((await change(bruno, workshop.id, { notes: 'Tarde demais' }))[0]?.notes).toBe('Turma da noite')
  await expect(change(bruno, workshop.id, { status: 'pending' })).rejects.toThrow('workshop_transition')
})

test('a workshop is not held while the credits for it are missing, and is once they are there', async () => {
  const carla = await createOwner(db)
  const { id } = await book(carla, { automation_type: 'drink_creation', scheduled_date: inDays(3) })
  await expect(hold(id)).rejects.toThrow('insufficient_credits')
  expect(await statusOf(id)).toBe('pending')
  await buy(db, carla)
  await hold(id)
  await hold(id, 'delivered')
  expect(await balanceOf(db, carla)).toBe(20)
  await expect(hold(id, 'pending')).rejects.toThrow('workshop_transition')
})
