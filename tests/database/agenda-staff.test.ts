/** What staff record of workshops, and how they keep the agenda: blocked times and weekly hours. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromNow, later, openAgenda, outcomes, refusal, type Workshop } from './support/agenda.ts'
import {
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  createStaff,
  ledgerFaults,
  type Owner,
  owner,
  raiseLimits,
  saveAddress,
} from './support/database.ts'

const db = await createDatabase(8)
let ana: Owner
let bruno: Owner
let rosa: { userId: string }
let manager: { userId: string }
const agenda = openAgenda(db, () => rosa)

beforeAll(async () => {
  await raiseLimits(db)
  rosa = await createStaff(db, 'consultant')
  manager = await createStaff(db, 'manager')
})

beforeEach(async () => {
  // Each test has the agenda to itself.
  await db.sql`update public.workshops set status = 'cancelled' where status = 'pending'`
  await db.sql`delete from public.workshop_blocks`
  ana = await createOwner(db)
  bruno = await createOwner(db)
})

describe('a duration that the farm sets', () => {
  test('keeps the team longer, and is recorded for owner and audit', async () => {
    const start = await agenda.firstFree()
    const id = await agenda.book(ana, start)
    await agenda.confirm(id)
    expect(await agenda.freeTimes(rosa)).toContain(later(start, 5))
    await agenda.setDuration(id, 300)
    expect(await agenda.freeTimes(rosa)).not.toContain(later(start, 5))
    const [event] = await db.as(
      owner(ana),
      (sql) => sql`select kind, detail ->> 'minutes' as minutes, detail ->> 'by' as by
        from public.workshop_events where workshop_id = ${id} order by id desc limit 1`,
    )
    expect(event).toEqual({ kind: 'resized', minutes: '300', by: 'farm' })
    const [audit] =
      await db.sql`select before ->> 'duration_minutes' as before, after ->> 'duration_minutes' as after
      from public.staff_audit where subject_id = ${id} and action = 'set_workshop_duration'`
    expect(audit).toEqual({ before: '120', after: '300' })
  })

  test('is refused over the next workshop or a blocked time, whoever writes, and a shorter one is not', async () => {
    const start = await agenda.firstFree()
    const id = await agenda.book(ana, start)
    await agenda.confirm(id)
    await agenda.book(bruno, later(start, 5))
    await expect(agenda.setDuration(id, 300)).rejects.toThrow('workshop_taken')
    await expect(db.sql`update public.workshops set duration_minutes = 300 where id = ${id}`).rejects.toThrow(
      'workshops_one_team',
    )
    await agenda.block(later(start, 3), later(start, 4))
    await expect(agenda.setDuration(id, 200)).rejects.toThrow('workshop_closed')
    await agenda.setDuration(id, 60)
    expect((await agenda.read(id)).duration_minutes).toBe(60)
  })

  test('counts at the proposed time too', async () => {
    const start = await agenda.firstFree()
    const id = await agenda.book(ana, start)
    await agenda.propose(id, later(start, 24 * 7))
    await agenda.book(bruno, later(start, 24 * 7 + 5))
    await expect(agenda.setDuration(id, 300)).rejects.toThrow('workshop_taken')
    await agenda.setDuration(id, 90)
  })

  test.each([null, 0, 29, 721])(
    'of %s minutes is refused, and so is one for a past workshop',
    async (minutes) => {
      const id = await agenda.book(ana, await agenda.firstFree())
      await expect(agenda.setDuration(id, minutes)).rejects.toThrow('workshop_duration')
      await agenda.cancel(id)
      await expect(agenda.setDuration(id, 90)).rejects.toThrow('workshop_state')
    },
  )

  test('lets one of two members win', async () => {
    const id = await agenda.book(ana, await agenda.firstFree())
    const last = await agenda.seen(id)
    const both = await Promise.allSettled(
      [60, 90].map((minutes) =>
        agenda.asRosa('select public.set_workshop_duration($1, $2, $3)', [id, last, minutes]),
      ),
    )
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_changed')
  })
})

describe('what staff record', () => {
  let id: string
  beforeEach(async () => {
    id = await agenda.book(ana, await agenda.firstFree())
    await agenda.confirm(id)
  })

  test('waits until the workshop has begun', async () => {
    await expect(agenda.hold(id)).rejects.toThrow('workshop_not_begun')
    await expect(agenda.noShow(id)).rejects.toThrow('workshop_not_begun')
  })

  test('charges a held workshop once', async () => {
    await buy(db, ana)
    await agenda.begin(id)
    const last = await agenda.seen(id)
    const both = await Promise.allSettled(
      [1, 2].map(() => agenda.asRosa('select public.mark_workshop_held($1, $2, $3)', [id, last, 'Rosa'])),
    )
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_changed')
    await expect(agenda.hold(id)).rejects.toThrow('workshop_state')
    expect(await balanceOf(db, ana)).toBe(20)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('stays pending and charges nothing when the balance is short', async () => {
    await agenda.begin(id)
    await expect(agenda.hold(id)).rejects.toThrow('insufficient_credits')
    expect((await agenda.read(id)).status).toBe('pending')
    expect(
      await db.sql`select * from public.staff_audit where subject_id = ${id} and action like 'mark%'`,
    ).toEqual([])
    await buy(db, ana)
    await agenda.hold(id)
    expect(await agenda.read(id)).toMatchObject({ status: 'completed', held_by: 'Rosa Lima' })
  })

  test('charges nothing where the house was not there', async () => {
    await buy(db, ana)
    await agenda.begin(id)
    await agenda.noShow(id)
    expect((await agenda.read(id)).status).toBe('cancelled')
    expect((await agenda.read(id)).no_show_at).not.toBeNull()
    expect(await balanceOf(db, ana)).toBe(220)
  })

  test('needs a text', async () => {
    await agenda.begin(id)
    await expect(agenda.hold(id, ' ')).rejects.toThrow('held_by_missing')
    await expect(agenda.hold(id, 'x'.repeat(121))).rejects.toThrow('text_too_long')
    await expect(agenda.noShow(id, '')).rejects.toThrow('reason_missing')
    await expect(agenda.cancel(id, null)).rejects.toThrow('reason_missing')
    expect((await agenda.read(id)).status).toBe('pending')
  })

  test('is refused to a member who saw an older state', async () => {
    const last = await agenda.seen(id)
    const time = (await agenda.read(id)).scheduled_date.toISOString()
    await agenda.move(ana, id, later(time, 24 * 7))
    await expect(
      agenda.asRosa('select public.cancel_workshop($1, $2, $3)', [id, last, 'Chuva']),
    ).rejects.toThrow('workshop_changed')
    await agenda.cancel(id)
  })

  test('is read by the owner as a timeline, without the names of the farm', async () => {
    await agenda.begin(id)
    await agenda.noShow(id)
    const events = await db.as(
      owner(ana),
      (sql) => sql<{ kind: string; by: string }[]>`
        select kind, detail ->> 'by' as by from public.workshop_events where workshop_id = ${id} order by id`,
    )
    expect([...events].filter(({ kind }) => kind !== 'moved')).toEqual([
      { kind: 'asked', by: 'house' },
      { kind: 'confirmed', by: 'farm' },
      { kind: 'no_show', by: 'farm' },
    ])
    const strangers = await db.as(
      owner(bruno),
      (sql) => sql`select * from public.workshop_events where workshop_id = ${id}`,
    )
    expect(strangers).toEqual([])
    const audit =
      await db.sql`select action, reason from public.staff_audit where subject_id = ${id} order by id`
    expect([...audit]).toEqual([
      { action: 'confirm_workshop', reason: null },
      { action: 'mark_no_show', reason: 'Casa fechada' },
    ])
  })
})

describe('an event that was paid for', () => {
  test('is not cancelled by the farm, and gets its time from a proposal', async () => {
    await buy(db, ana, 'price_consultoria_extrapremium')
    const [event] = await db.sql<{ id: string }[]>`
      select id from public.workshops where restaurant_id = ${ana.restaurantId}`
    const id = event?.id ?? ''
    await expect(agenda.cancel(id)).rejects.toThrow('workshop_granted')
    await expect(agenda.confirm(id)).rejects.toThrow('workshop_state')
    const date = fromNow(24 * 20)
    await agenda.propose(id, date)
    await agenda.answer(ana, id, date, true)
    expect((await agenda.read(id)).confirmed_at).not.toBeNull()
  })

  test('that a won dispute restores does not keep an hour that another house has taken', async () => {
    const orderId = await buy(db, ana, 'price_consultoria_extrapremium')
    const time = await agenda.firstFree()
    await db.sql`update public.workshops set scheduled_date = ${time}, confirmed_at = now() where order_id = ${orderId}`
    await db.sql`update public.workshops set status = 'cancelled' where order_id = ${orderId}`
    await agenda.confirm(await agenda.book(bruno, time))
    await db.sql`update public.workshops set status = 'pending' where order_id = ${orderId}`
    const [event] = await db.sql<Workshop[]>`select * from public.workshops where order_id = ${orderId}`
    expect(event).toMatchObject({ status: 'pending', confirmed_at: null })
  })
})

test('texts that name people are deleted with the account', async () => {
  const id = await agenda.book(ana, await agenda.firstFree())
  await agenda.propose(id, fromNow(24 * 20), 'Falamos com a Ana.')
  const second = await agenda.book(ana, fromNow(24 * 30), false)
  await agenda.cancel(second, 'A Ana pediu por telefone.')
  await db.sql`delete from auth.users where id = ${ana.userId}`
  const rows = await db.sql`
    select proposal_note, cancel_reason from public.workshops where restaurant_id = ${ana.restaurantId}`
  expect([...rows]).toEqual([
    { proposal_note: null, cancel_reason: null },
    { proposal_note: null, cancel_reason: null },
  ])
  // The hours are free for other houses.
  expect((await agenda.read(id)).status).toBe('cancelled')
})

test('the member who visits a house reads its address, and no other house does', async () => {
  await saveAddress(db, ana)
  const addresses = (who: { userId: string }) =>
    db.as(
      owner(who),
      (sql) => sql`select street from public.delivery_addresses where restaurant_id = ${ana.restaurantId}`,
    )
  expect(await addresses(rosa)).toHaveLength(1)
  expect(await addresses(ana)).toHaveLength(1)
  expect(await addresses(bruno)).toEqual([])
})

describe('blocked times', () => {
  test('need a start before their end, an end to come, a limited length and a reason, and no workshop in them', async () => {
    const time = await agenda.firstFree()
    await expect(agenda.block(later(time, 2), time)).rejects.toThrow('block_invalid')
    await expect(agenda.block(fromNow(-5), fromNow(-1))).rejects.toThrow('block_invalid')
    await expect(agenda.block(time, later(time, 24 * 70))).rejects.toThrow('block_invalid')
    await expect(agenda.block(time, later(time, 1), '  ')).rejects.toThrow('reason_missing')
    await agenda.confirm(await agenda.book(ana, time))
    await expect(agenda.block(later(time, -1), later(time, 1))).rejects.toThrow('agenda_busy')
  })

  test('are unblocked once', async () => {
    const time = await agenda.firstFree()
    await agenda.block(time, later(time, 3))
    const [row] = await db.sql<{ id: string }[]>`select id from public.workshop_blocks`
    const open = () => agenda.asRosa('select public.unblock_workshop_time($1)', [row?.id ?? null])
    await open()
    await expect(open()).rejects.toThrow('block_not_found')
    expect(await agenda.freeTimes(ana)).toContain(time)
  })

  test('and a booking of the same hour: one of them is refused', async () => {
    const time = await agenda.firstFree()
    const both = await Promise.allSettled([agenda.block(time, later(time, 1)), agenda.book(ana, time)])
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toMatch(/agenda_busy|workshop_closed/)
  })
})

describe('weekly hours', () => {
  const put = (hours: object, seen: object) =>
    db.as(
      owner(manager),
      (sql) =>
        sql`select public.put_workshop_hours(${JSON.stringify(hours)}::text::jsonb, ${JSON.stringify(seen)}::text::jsonb)`,
    )
  const stored = async () => [
    ...(await db.sql<{ weekday: number; starts: string; ends: string }[]>`
      select weekday, starts, ends from public.workshop_hours order by weekday, starts`),
  ]

  test('are replaced only by a member who saw the current ones', async () => {
    const before = await stored()
    expect(before).toHaveLength(10)
    const monday = [{ weekday: 1, starts: '08:00', ends: '12:00' }]
    await put(monday, before)
    expect(await stored()).toEqual([{ weekday: 1, starts: '08:00:00', ends: '12:00:00' }])
    await expect(put(before, before)).rejects.toThrow('hours_changed')
    await put(before, monday)
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['an eighth day', [{ weekday: 8, starts: '09:00', ends: '10:00' }]],
    ['an end before the start', [{ weekday: 1, starts: '12:00', ends: '10:00' }]],
    ['a missing end', [{ weekday: 1, starts: '12:00' }]],
    ['no time', [{ weekday: 1, starts: 'cedo', ends: '10:00' }]],
    [
      'spans that overlap',
      [
        { weekday: 1, starts: '09:00', ends: '12:00' },
        { weekday: 1, starts: '11:00', ends: '13:00' },
      ],
    ],
    ['no list', { weekday: 1 }],
  ])('refuse %s', async (_what, hours) => {
    await expect(put(hours, await stored())).rejects.toThrow('hours_invalid')
  })
})
