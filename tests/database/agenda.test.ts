/** The agenda: free times, bookings that want one hour, and what staff do with workshops. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
  server,
} from './support/database.ts'

const db = await createDatabase(8)
let ana: Owner
let bruno: Owner
let rosa: { userId: string }
let manager: { userId: string }

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

type Workshop = {
  id: string
  status: string
  scheduled_date: Date
  reserves_time: boolean
  confirmed_at: Date | null
  proposed_date: Date | null
  no_show_at: Date | null
}

async function freeTimes(who: Owner, workshopId: string | null = null): Promise<string[]> {
  const rows = await db.as(
    owner(who),
    (sql) => sql<{ starts_at: Date }[]>`
      select starts_at from public.free_workshop_times(current_date, current_date + 30, ${workshopId})`,
  )
  return rows.map((row) => row.starts_at.toISOString())
}

async function firstFree(): Promise<string> {
  const [first] = await freeTimes(ana)
  if (!first) throw new Error('no free time')
  return first
}

const later = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString()
const fromNow = (hours: number) => later(new Date().toISOString(), hours)

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

const asRosa = (call: string, parameters: (string | null)[]) =>
  db.as(owner(rosa), (sql) => sql.unsafe(call, parameters))

const confirm = async (id: string) => asRosa('select public.confirm_workshop($1, $2)', [id, await seen(id)])
const propose = async (id: string, date: string, note: string | null = null) =>
  asRosa('select public.propose_workshop_time($1, $2, $3, $4)', [id, await seen(id), date, note])
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

const outcomes = (all: PromiseSettledResult<unknown>[]) => all.map(({ status }) => status).sort()
const refusal = (all: PromiseSettledResult<unknown>[]) =>
  String(all.find((one) => one.status === 'rejected')?.reason)

describe('free times', () => {
  test('are the weekly hours of Fortaleza in which a workshop fits, from 48 h on', async () => {
    const times = await freeTimes(ana)
    expect(times.length).toBeGreaterThan(50)
    expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(Date.now() + 48 * 3_600_000 - 60_000)
    const local = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/Fortaleza',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
    const seen = new Set(times.map((time) => local.format(new Date(time))))
    const hours = ['09:00', '10:00', '14:00', '15:00', '16:00']
    expect([...seen].sort()).toEqual(
      ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'].flatMap((day) => hours.map((hour) => `${day} ${hour}`)).sort(),
    )
  })

  test('leave out what another house keeps, with the way there, and what is blocked', async () => {
    const time = await firstFree()
    await book(bruno, time)
    const left = await freeTimes(ana)
    expect(left).not.toContain(time)
    expect(left).not.toContain(later(time, 2))
    const [next] = left
    await block(next ?? '', later(next ?? '', 1))
    expect(await freeTimes(ana)).not.toContain(next)
  })

  test('still show an hour that is only asked for', async () => {
    const time = await firstFree()
    await book(bruno, time, false)
    expect(await freeTimes(ana)).toContain(time)
  })

  test('of a workshop that is moved include its own, and hide it from a stranger who names it', async () => {
    const time = await firstFree()
    const id = await book(ana, time)
    expect(await freeTimes(ana, id)).toContain(time)
    expect(await freeTimes(ana)).not.toContain(time)
  })
})

describe('one hour', () => {
  test('goes to one of two houses that choose it at once', async () => {
    const time = await firstFree()
    const both = await Promise.allSettled([book(ana, time), book(bruno, time)])
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_taken')
  })

  test('is confirmed for one of two houses that asked for it', async () => {
    const time = later(await firstFree(), 10)
    const asked = [await book(ana, time, false), await book(bruno, time, false)]
    const both = await Promise.allSettled(asked.map(confirm))
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_taken')
  })

  test('is never held by two, whoever writes', async () => {
    const time = await firstFree()
    const ids = [await book(ana, time, false), await book(bruno, time, false)]
    const force = (id?: string) =>
      db.as(server, (sql) => sql`update public.workshops set confirmed_at = now() where id = ${id ?? ''}`)
    await force(ids[0])
    await expect(force(ids[1])).rejects.toThrow('workshops_one_team')
  })

  test('that is confirmed refuses every booking of it, and takes one of the next day', async () => {
    const time = later(await firstFree(), 10)
    await confirm(await book(bruno, time, false))
    for (const reserves of [true, false])
      await expect(book(ana, later(time, 2), reserves)).rejects.toThrow(/workshop_taken|workshop_closed/)
    await expect(book(ana, time, false)).rejects.toThrow('workshop_taken')
    await book(ana, later(time, 24), false)
  })

  test('is free again once its workshop is cancelled or moved', async () => {
    const time = await firstFree()
    const id = await book(bruno, time)
    await db.as(owner(bruno), (sql) => sql`update public.workshops set status = 'cancelled' where id = ${id}`)
    const second = await book(ana, time)
    await move(ana, second, later(time, 24 * 7), true)
    await book(bruno, time)
  })

  test('at which the farm is closed is refused with words; the weekly hours refuse only what they would keep', async () => {
    const time = await firstFree()
    await block(time, later(time, 2))
    for (const reserves of [true, false])
      await expect(book(ana, time, reserves)).rejects.toThrow('workshop_closed')
    const night = `${time.slice(0, 10)}T23:30:00-03:00`
    await expect(book(ana, night)).rejects.toThrow('workshop_closed')
    await book(ana, night, false)
  })

  test('of an event may be kept by its owner, for four hours', async () => {
    await buy(db, ana, 'price_consultoria_extrapremium')
    const [event] = await db.sql<{ id: string; duration_minutes: number }[]>`
      select id, duration_minutes from public.workshops where restaurant_id = ${ana.restaurantId}`
    expect(event?.duration_minutes).toBe(240)
    const [time] = await freeTimes(ana, event?.id ?? null)
    await db.as(
      owner(ana),
      (sql) => sql`update public.workshops set scheduled_date = ${time ?? ''}, reserves_time = true
        where id = ${event?.id ?? ''}`,
    )
    expect((await read(event?.id ?? '')).reserves_time).toBe(true)
    await expect(book(bruno, later(time ?? '', 1))).rejects.toThrow('workshop_taken')
  })
})

test('an owner writes no answer of the farm', async () => {
  const [row] = await db.as(
    owner(ana),
    (sql) => sql<Workshop[]>`
      insert into public.workshops
        (restaurant_id, automation_type, scheduled_date, confirmed_at, proposed_date, duration_minutes, held_by)
      values (${ana.restaurantId}, 'drink_creation', ${fromNow(90)}, now(), now(), 700, 'eu')
      returning *`,
  )
  expect(row).toMatchObject({ confirmed_at: null, proposed_date: null, duration_minutes: 120, held_by: null })
  const [changed] = await db.as(
    owner(ana),
    (sql) => sql<Workshop[]>`
      update public.workshops set confirmed_at = now(), no_show_at = now(), duration_minutes = 30
      where id = ${row?.id ?? ''} returning *`,
  )
  expect(changed).toMatchObject({ confirmed_at: null, no_show_at: null, duration_minutes: 120 })
})

describe('moving', () => {
  test('is possible until 48 hours before, and asks the farm anew', async () => {
    const time = await firstFree()
    const id = await book(ana, time)
    await confirm(id)
    await move(ana, id, later(time, 24 * 7), true)
    expect(await read(id)).toMatchObject({ confirmed_at: null, reserves_time: true })
    await db.sql`update public.workshops set scheduled_date = now() + interval '47 hours 59 minutes' where id = ${id}`
    await expect(move(ana, id, later(time, 48))).rejects.toThrow('workshop_move_too_late')
    // Control: a minute more than 48 hours.
    await db.sql`update public.workshops set scheduled_date = now() + interval '48 hours 1 minute' where id = ${id}`
    await move(ana, id, later(time, 48))
  })

  test('follows the rules of a booking', async () => {
    const time = await firstFree()
    const id = await book(ana, time)
    await confirm(await book(bruno, later(time, 24 * 7)))
    await expect(move(ana, id, fromNow(-1))).rejects.toThrow('workshop_in_past')
    await expect(move(ana, id, fromNow(24 * 400))).rejects.toThrow('workshop_too_far')
    await expect(move(ana, id, later(time, 24 * 7), true)).rejects.toThrow('workshop_taken')
    await expect(move(ana, id, `${time.slice(0, 10)}T23:30:00-03:00`, true)).rejects.toThrow(
      'workshop_closed',
    )
    expect((await read(id)).scheduled_date.toISOString()).toBe(time)
  })

  test('and answering are for the owner alone', async () => {
    const time = await firstFree()
    const id = await book(ana, time)
    await propose(id, later(time, 24 * 7))
    await expect(move(bruno, id, later(time, 72))).rejects.toThrow('workshop_not_found')
    await expect(answer(bruno, id, later(time, 24 * 7), true)).rejects.toThrow('workshop_not_found')
    await answer(ana, id, later(time, 24 * 7), true)
    expect((await read(id)).confirmed_at).not.toBeNull()
  })

  test('stops with the workshop', async () => {
    const id = await book(ana, await firstFree())
    await cancel(id)
    await expect(move(ana, id, fromNow(100))).rejects.toThrow('workshop_transition')
  })
})

describe('a proposal', () => {
  let id: string
  let time: string
  let other: string
  beforeEach(async () => {
    time = await firstFree()
    other = later(time, 24 * 7)
    id = await book(ana, time)
    await propose(id, other, 'De manhã a equipe está na moagem.')
  })

  test('keeps both times until it is answered', async () => {
    for (const kept of [time, other]) await expect(book(bruno, kept)).rejects.toThrow('workshop_taken')
    await answer(ana, id, other, true)
    await book(bruno, time)
    expect((await read(id)).scheduled_date.toISOString()).toBe(other)
  })

  test('that is declined leaves the time from before, unconfirmed', async () => {
    await answer(ana, id, other, false)
    expect(await read(id)).toMatchObject({ confirmed_at: null, proposed_date: null })
    expect((await read(id)).scheduled_date.toISOString()).toBe(time)
    await book(bruno, other)
  })

  test('is answered as it was seen', async () => {
    const third = later(time, 24 * 14)
    await propose(id, third)
    await expect(answer(ana, id, other, true)).rejects.toThrow('workshop_changed')
    await answer(ana, id, third, true)
    await expect(answer(ana, id, third, true)).rejects.toThrow('workshop_changed')
  })

  test('may be met with another time, even when the first is near', async () => {
    await db.sql`update public.workshops set scheduled_date = now() + interval '5 hours' where id = ${id}`
    await move(ana, id, later(time, 24 * 14), true)
    expect((await read(id)).proposed_date).toBeNull()
  })

  test('needs a coming time that is not the same and not taken', async () => {
    await expect(propose(id, fromNow(-1))).rejects.toThrow('workshop_in_past')
    await expect(propose(id, time)).rejects.toThrow('workshop_same_time')
    await expect(propose(id, fromNow(24 * 400))).rejects.toThrow('workshop_too_far')
    await expect(propose(id, other, 'x'.repeat(501))).rejects.toThrow('text_too_long')
    const third = await firstFree()
    await book(bruno, third)
    await expect(propose(id, third)).rejects.toThrow('workshop_taken')
  })

  test('is withdrawn by confirming what the house asked for', async () => {
    await confirm(id)
    expect(await read(id)).toMatchObject({ proposed_date: null })
    expect((await read(id)).scheduled_date.toISOString()).toBe(time)
  })
})

describe('what staff record', () => {
  let id: string
  beforeEach(async () => {
    id = await book(ana, await firstFree())
    await confirm(id)
  })

  test('waits until the workshop has begun', async () => {
    await expect(hold(id)).rejects.toThrow('workshop_not_begun')
    await expect(noShow(id)).rejects.toThrow('workshop_not_begun')
  })

  test('charges a held workshop once', async () => {
    await buy(db, ana)
    await begin(id)
    const last = await seen(id)
    const both = await Promise.allSettled(
      [1, 2].map(() => asRosa('select public.mark_workshop_held($1, $2, $3)', [id, last, 'Rosa'])),
    )
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_changed')
    await expect(hold(id)).rejects.toThrow('workshop_state')
    expect(await balanceOf(db, ana)).toBe(20)
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('stays pending and charges nothing when the balance is short', async () => {
    await begin(id)
    await expect(hold(id)).rejects.toThrow('insufficient_credits')
    expect((await read(id)).status).toBe('pending')
    expect(
      await db.sql`select * from public.staff_audit where subject_id = ${id} and action like 'mark%'`,
    ).toEqual([])
    await buy(db, ana)
    await hold(id)
    expect(await read(id)).toMatchObject({ status: 'completed', held_by: 'Rosa Lima' })
  })

  test('charges nothing where the house was not there', async () => {
    await buy(db, ana)
    await begin(id)
    await noShow(id)
    expect((await read(id)).status).toBe('cancelled')
    expect((await read(id)).no_show_at).not.toBeNull()
    expect(await balanceOf(db, ana)).toBe(220)
  })

  test('needs its words', async () => {
    await begin(id)
    await expect(hold(id, ' ')).rejects.toThrow('held_by_missing')
    await expect(hold(id, 'x'.repeat(121))).rejects.toThrow('text_too_long')
    await expect(noShow(id, '')).rejects.toThrow('reason_missing')
    await expect(cancel(id, null)).rejects.toThrow('reason_missing')
    expect((await read(id)).status).toBe('pending')
  })

  test('is refused to whoever saw an older state', async () => {
    const last = await seen(id)
    const time = (await read(id)).scheduled_date.toISOString()
    await move(ana, id, later(time, 24 * 7))
    await expect(asRosa('select public.cancel_workshop($1, $2, $3)', [id, last, 'Chuva'])).rejects.toThrow(
      'workshop_changed',
    )
    await cancel(id)
  })

  test('is read by the owner as a timeline, without the names of the farm', async () => {
    await begin(id)
    await noShow(id)
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
    await expect(cancel(id)).rejects.toThrow('workshop_granted')
    await expect(confirm(id)).rejects.toThrow('workshop_state')
    const date = fromNow(24 * 20)
    await propose(id, date)
    await answer(ana, id, date, true)
    expect((await read(id)).confirmed_at).not.toBeNull()
  })

  test('that comes back with its money does not keep an hour that another house has by now', async () => {
    const orderId = await buy(db, ana, 'price_consultoria_extrapremium')
    const time = await firstFree()
    await db.sql`update public.workshops set scheduled_date = ${time}, confirmed_at = now() where order_id = ${orderId}`
    await db.sql`update public.workshops set status = 'cancelled' where order_id = ${orderId}`
    await confirm(await book(bruno, time))
    await db.sql`update public.workshops set status = 'pending' where order_id = ${orderId}`
    const [event] = await db.sql<Workshop[]>`select * from public.workshops where order_id = ${orderId}`
    expect(event).toMatchObject({ status: 'pending', confirmed_at: null })
  })
})

test('texts that name people go with the account', async () => {
  const id = await book(ana, await firstFree())
  await propose(id, fromNow(24 * 20), 'Falamos com a Ana.')
  const second = await book(ana, fromNow(24 * 30), false)
  await cancel(second, 'A Ana pediu por telefone.')
  await db.sql`delete from auth.users where id = ${ana.userId}`
  const rows = await db.sql`
    select proposal_note, cancel_reason from public.workshops where restaurant_id = ${ana.restaurantId}`
  expect([...rows]).toEqual([
    { proposal_note: null, cancel_reason: null },
    { proposal_note: null, cancel_reason: null },
  ])
  // The hours are free for other houses.
  expect((await read(id)).status).toBe('cancelled')
})

test('whoever goes to a house reads its address, and no other house does', async () => {
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
  test('need an order, an end to come and a reason, and no workshop in them', async () => {
    const time = await firstFree()
    await expect(block(later(time, 2), time)).rejects.toThrow('block_invalid')
    await expect(block(fromNow(-5), fromNow(-1))).rejects.toThrow('block_invalid')
    await expect(block(time, later(time, 24 * 70))).rejects.toThrow('block_invalid')
    await expect(block(time, later(time, 1), '  ')).rejects.toThrow('reason_missing')
    await confirm(await book(ana, time))
    await expect(block(later(time, -1), later(time, 1))).rejects.toThrow('agenda_busy')
  })

  test('open once', async () => {
    const time = await firstFree()
    await block(time, later(time, 3))
    const [row] = await db.sql<{ id: string }[]>`select id from public.workshop_blocks`
    const open = () => asRosa('select public.unblock_workshop_time($1)', [row?.id ?? null])
    await open()
    await expect(open()).rejects.toThrow('block_not_found')
    expect(await freeTimes(ana)).toContain(time)
  })

  test('and a booking of the same hour: one of them is refused', async () => {
    const time = await firstFree()
    const both = await Promise.allSettled([block(time, later(time, 1)), book(ana, time)])
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

  test('are replaced by whoever saw the present ones', async () => {
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

describe('a clock that moves at midnight', () => {
  const starts = async (from: string, to: string, minutes = 120) => {
    const rows = await db.sql<{ start: Date }[]>`
      select start from private.workshop_starts(${from}, ${to}, ${minutes}) as s (start)`
    return rows.map(({ start }) => start.toISOString())
  }

  test('keeps the hours of Fortaleza: nine o’clock before and after', async () => {
    // Ceará had daylight saving time from 14 October 2001 to 17 February 2002.
    expect(await starts('2001-10-13', '2001-10-13')).toContain('2001-10-13T12:00:00.000Z')
    expect(await starts('2001-10-16', '2001-10-16')).toContain('2001-10-16T11:00:00.000Z')
    expect(await starts('2026-12-05', '2026-12-05')).toContain('2026-12-05T12:00:00.000Z')
  })

  test('offers no hour that it skips, and counts the lasting hours of one that it repeats', async () => {
    await db.sql`insert into public.workshop_hours values (7, '00:00', '03:00'), (6, '21:00', '24:00')`
    // Sunday 14 October 2001 began at 1:00.
    expect((await starts('2001-10-14', '2001-10-14')).filter((time) => time < '2001-10-14T06')).toEqual([
      '2001-10-14T03:00:00.000Z',
    ])
    // Saturday 16 February 2002 had its last hour twice.
    const evening = await starts('2002-02-16', '2002-02-16', 180)
    expect(evening.at(-1)).toBe('2002-02-17T00:00:00.000Z')
    await db.sql`delete from public.workshop_hours where weekday = 7 or starts = '21:00'`
  })
})
