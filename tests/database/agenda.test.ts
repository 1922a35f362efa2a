/** The agenda for owners: free times, bookings that want one hour, moving, and answers to proposals. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fromNow, later, openAgenda, outcomes, refusal, type Workshop } from './support/agenda.ts'
import {
  buy,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  raiseLimits,
  server,
} from './support/database.ts'

const db = await createDatabase(8)
let ana: Owner
let bruno: Owner
let rosa: { userId: string }
const agenda = openAgenda(db, () => rosa)

beforeAll(async () => {
  await raiseLimits(db)
  rosa = await createStaff(db, 'consultant')
})

beforeEach(async () => {
  // Each test has the agenda to itself.
  await db.sql`update public.workshops set status = 'cancelled' where status = 'pending'`
  await db.sql`delete from public.workshop_blocks`
  ana = await createOwner(db)
  bruno = await createOwner(db)
})

describe('free times', () => {
  test('are the weekly hours of Fortaleza in which a workshop fits, from 48 h on', async () => {
    const times = await agenda.freeTimes(ana)
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

  test('leave out times reserved by another house, with the travel time, and blocked ones', async () => {
    const time = await agenda.firstFree()
    await agenda.book(bruno, time)
    const left = await agenda.freeTimes(ana)
    expect(left).not.toContain(time)
    expect(left).not.toContain(later(time, 2))
    const [next] = left
    await agenda.block(next ?? '', later(next ?? '', 1))
    expect(await agenda.freeTimes(ana)).not.toContain(next)
  })

  test('still offer an hour that is only requested', async () => {
    const time = await agenda.firstFree()
    await agenda.book(bruno, time, false)
    expect(await agenda.freeTimes(ana)).toContain(time)
  })

  test('of a workshop that is moved include its own, and hide it from a stranger who names it', async () => {
    const time = await agenda.firstFree()
    const id = await agenda.book(ana, time)
    expect(await agenda.freeTimes(ana, id)).toContain(time)
    expect(await agenda.freeTimes(ana)).not.toContain(time)
  })
})

describe('one hour', () => {
  test('goes to one of two houses that choose it at once', async () => {
    const time = await agenda.firstFree()
    const both = await Promise.allSettled([agenda.book(ana, time), agenda.book(bruno, time)])
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_taken')
  })

  test('is confirmed for one of two houses that asked for it', async () => {
    const time = later(await agenda.firstFree(), 10)
    const asked = [await agenda.book(ana, time, false), await agenda.book(bruno, time, false)]
    const both = await Promise.allSettled(asked.map(agenda.confirm))
    expect(outcomes(both)).toEqual(['fulfilled', 'rejected'])
    expect(refusal(both)).toContain('workshop_taken')
  })

  test('is never held by two, whoever writes', async () => {
    const time = await agenda.firstFree()
    const ids = [await agenda.book(ana, time, false), await agenda.book(bruno, time, false)]
    const force = (id?: string) =>
      db.as(server, (sql) => sql`update public.workshops set confirmed_at = now() where id = ${id ?? ''}`)
    await force(ids[0])
    await expect(force(ids[1])).rejects.toThrow('workshops_one_team')
  })

  test('that is confirmed refuses every booking of it, and takes one of the next day', async () => {
    const time = later(await agenda.firstFree(), 10)
    await agenda.confirm(await agenda.book(bruno, time, false))
    for (const reserves of [true, false])
      await expect(agenda.book(ana, later(time, 2), reserves)).rejects.toThrow(
        /workshop_taken|workshop_closed/,
      )
    await expect(agenda.book(ana, time, false)).rejects.toThrow('workshop_taken')
    await agenda.book(ana, later(time, 24), false)
  })

  test('is free again once its workshop is cancelled or moved', async () => {
    const time = await agenda.firstFree()
    const id = await agenda.book(bruno, time)
    await db.as(owner(bruno), (sql) => sql`update public.workshops set status = 'cancelled' where id = ${id}`)
    const second = await agenda.book(ana, time)
    await agenda.move(ana, second, later(time, 24 * 7), true)
    await agenda.book(bruno, time)
  })

  test('at which the farm is closed is refused; outside the weekly hours only a reservation is', async () => {
    const time = await agenda.firstFree()
    await agenda.block(time, later(time, 2))
    for (const reserves of [true, false])
      await expect(agenda.book(ana, time, reserves)).rejects.toThrow('workshop_closed')
    const night = `${time.slice(0, 10)}T23:30:00-03:00`
    await expect(agenda.book(ana, night)).rejects.toThrow('workshop_closed')
    await agenda.book(ana, night, false)
  })

  test('of an event may be kept by its owner, for four hours', async () => {
    await buy(db, ana, 'price_consultoria_extrapremium')
    const [event] = await db.sql<{ id: string; duration_minutes: number }[]>`
      select id, duration_minutes from public.workshops where restaurant_id = ${ana.restaurantId}`
    expect(event?.duration_minutes).toBe(240)
    const [time] = await agenda.freeTimes(ana, event?.id ?? null)
    await db.as(
      owner(ana),
      (sql) => sql`update public.workshops set scheduled_date = ${time ?? ''}, reserves_time = true
        where id = ${event?.id ?? ''}`,
    )
    expect((await agenda.read(event?.id ?? '')).reserves_time).toBe(true)
    await expect(agenda.book(bruno, later(time ?? '', 1))).rejects.toThrow('workshop_taken')
  })
})

test('an owner cannot write the farm’s answer', async () => {
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
  test('is possible until 48 hours before, and needs a new confirmation', async () => {
    const time = await agenda.firstFree()
    const id = await agenda.book(ana, time)
    await agenda.confirm(id)
    await agenda.move(ana, id, later(time, 24 * 7), true)
    expect(await agenda.read(id)).toMatchObject({ confirmed_at: null, reserves_time: true })
    await db.sql`update public.workshops set scheduled_date = now() + interval '47 hours 59 minutes' where id = ${id}`
    await expect(agenda.move(ana, id, later(time, 48))).rejects.toThrow('workshop_move_too_late')
    // Control: a minute more than 48 hours.
    await db.sql`update public.workshops set scheduled_date = now() + interval '48 hours 1 minute' where id = ${id}`
    await agenda.move(ana, id, later(time, 48))
  })

  test('follows the rules of a booking', async () => {
    const time = await agenda.firstFree()
    const id = await agenda.book(ana, time)
    await agenda.confirm(await agenda.book(bruno, later(time, 24 * 7)))
    await expect(agenda.move(ana, id, fromNow(-1))).rejects.toThrow('workshop_in_past')
    await expect(agenda.move(ana, id, fromNow(24 * 400))).rejects.toThrow('workshop_too_far')
    await expect(agenda.move(ana, id, later(time, 24 * 7), true)).rejects.toThrow('workshop_taken')
    await expect(agenda.move(ana, id, `${time.slice(0, 10)}T23:30:00-03:00`, true)).rejects.toThrow(
      'workshop_closed',
    )
    expect((await agenda.read(id)).scheduled_date.toISOString()).toBe(time)
  })

  test('and answering are for the owner alone', async () => {
    const time = await agenda.firstFree()
    const id = await agenda.book(ana, time)
    await agenda.propose(id, later(time, 24 * 7))
    await expect(agenda.move(bruno, id, later(time, 72))).rejects.toThrow('workshop_not_found')
    await expect(agenda.answer(bruno, id, later(time, 24 * 7), true)).rejects.toThrow('workshop_not_found')
    await agenda.answer(ana, id, later(time, 24 * 7), true)
    expect((await agenda.read(id)).confirmed_at).not.toBeNull()
  })

  test('is impossible once the workshop is cancelled', async () => {
    const id = await agenda.book(ana, await agenda.firstFree())
    await agenda.cancel(id)
    await expect(agenda.move(ana, id, fromNow(100))).rejects.toThrow('workshop_transition')
  })
})

describe('a proposal', () => {
  let id: string
  let time: string
  let other: string
  beforeEach(async () => {
    time = await agenda.firstFree()
    other = later(time, 24 * 7)
    id = await agenda.book(ana, time)
    await agenda.propose(id, other, 'De manhã a equipe está na moagem.')
  })

  test('keeps both times until it is answered', async () => {
    for (const kept of [time, other]) await expect(agenda.book(bruno, kept)).rejects.toThrow('workshop_taken')
    await agenda.answer(ana, id, other, true)
    await agenda.book(bruno, time)
    expect((await agenda.read(id)).scheduled_date.toISOString()).toBe(other)
  })

  test('that is declined leaves the time from before, unconfirmed', async () => {
    await agenda.answer(ana, id, other, false)
    expect(await agenda.read(id)).toMatchObject({ confirmed_at: null, proposed_date: null })
    expect((await agenda.read(id)).scheduled_date.toISOString()).toBe(time)
    await agenda.book(bruno, other)
  })

  test('is answered only as it was seen', async () => {
    const third = later(time, 24 * 14)
    await agenda.propose(id, third)
    await expect(agenda.answer(ana, id, other, true)).rejects.toThrow('workshop_changed')
    await agenda.answer(ana, id, third, true)
    await expect(agenda.answer(ana, id, third, true)).rejects.toThrow('workshop_changed')
  })

  test('may be answered with another time, even when the first is near', async () => {
    await db.sql`update public.workshops set scheduled_date = now() + interval '5 hours' where id = ${id}`
    await agenda.move(ana, id, later(time, 24 * 14), true)
    expect((await agenda.read(id)).proposed_date).toBeNull()
  })

  test('needs a coming time that is not the same and not taken', async () => {
    await expect(agenda.propose(id, fromNow(-1))).rejects.toThrow('workshop_in_past')
    await expect(agenda.propose(id, time)).rejects.toThrow('workshop_same_time')
    await expect(agenda.propose(id, fromNow(24 * 400))).rejects.toThrow('workshop_too_far')
    await expect(agenda.propose(id, other, 'x'.repeat(501))).rejects.toThrow('text_too_long')
    const third = await agenda.firstFree()
    await agenda.book(bruno, third)
    await expect(agenda.propose(id, third)).rejects.toThrow('workshop_taken')
  })

  test('is withdrawn by confirming what the house asked for', async () => {
    await agenda.confirm(id)
    expect(await agenda.read(id)).toMatchObject({ proposed_date: null })
    expect((await agenda.read(id)).scheduled_date.toISOString()).toBe(time)
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
