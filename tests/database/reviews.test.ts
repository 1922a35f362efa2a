import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../src/data/database.types.ts'
import {
  balanceOf,
  buy,
  createDatabase,
  createOwner,
  createStaff,
  ledgerFaults,
  type Owner,
  owner,
  requestAutomation,
  server,
} from './support/database.ts'
import {
  askForReview,
  type Contents,
  completeRequest,
  consultantOf,
  deliverConsultation,
  reviewRow,
} from './support/reviews.ts'

const db = await createDatabase(12)
let rosa: ReturnType<typeof consultantOf>
let rosaAccount: { userId: string }
let packer: { userId: string }

beforeAll(async () => {
  rosaAccount = await createStaff(db, 'consultant')
  packer = await createStaff(db, 'fulfilment')
  rosa = consultantOf(db, rosaAccount)
})

/** A house with a delivered consultation and its review, which Rosa holds. */
async function openReview(contents?: Contents) {
  const ana = await createOwner(db)
  const requestId = await deliverConsultation(db, ana, contents)
  const reviewId = await askForReview(db, ana, requestId)
  await rosa.take(reviewId)
  return { ana, requestId, reviewId }
}

const runUpkeep = async () => (await db.as(server, (sql) => sql`select public.run_upkeep() as done`))[0]?.done

const hoursLeft = async (reviewId: string) =>
  Math.round(((await reviewRow(db, reviewId)).due.getTime() - Date.now()) / 360_000) / 10

const shownPrice = async (who: Owner, requestId: string) =>
  (
    await db.as(
      owner(who),
      (sql) => sql<{ version: number; price: number }[]>`
        select version, (content ->> 'suggestedPrice')::float as price from public.version_contents
        where automation_request_id = ${requestId} and position = 0 and shown`,
    )
  )[0]

describe('asking for a review', () => {
  test('is included once in a paid consultation, and due in 48 hours', async () => {
    const ana = await createOwner(db)
    const requestId = await deliverConsultation(db, ana)
    const asked = await Promise.allSettled(Array.from({ length: 5 }, () => askForReview(db, ana, requestId)))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of asked) {
      if (answer.status === 'rejected') expect(String(answer.reason)).toContain('review_exists')
    }
    const [row] = await db.sql`
      select id, due_at - opened_at = interval '48 hours' as in_48_hours from public.reviews
      where automation_request_id = ${requestId}`
    expect(row).toMatchObject({ in_48_hours: true })
  })

  test('is included in the free runs of a package as well', async () => {
    const ana = await createOwner(db)
    await buy(db, ana, 'price_consultoria_extrapremium')
    const { id, credits_used } = await requestAutomation(db, ana)
    expect(credits_used).toBe(0)
    await completeRequest(db, id)
    expect(await askForReview(db, ana, id)).toEqual(expect.any(String))
  })

  test('is refused for a consultation without a price, one not delivered, and another house’s', async () => {
    const ana = await createOwner(db)
    const bruno = await createOwner(db)
    const free = await requestAutomation(db, ana, { type: 'content_generation' })
    await completeRequest(db, free.id)
    await expect(askForReview(db, ana, free.id)).rejects.toThrow('review_unpaid')
    await buy(db, ana)
    const paid = await requestAutomation(db, ana)
    await expect(askForReview(db, ana, paid.id)).rejects.toThrow('review_not_ready')
    await completeRequest(db, paid.id)
    await expect(askForReview(db, bruno, paid.id)).rejects.toThrow('request_not_found')
    expect(await askForReview(db, ana, paid.id)).toEqual(expect.any(String))
  })
})

describe('the clock', () => {
  test('stops while the owner is asked, and the deadline moves by that time', async () => {
    const { ana, reviewId } = await openReview()
    await db.sql`update public.reviews set due_at = now() + interval '10 hours' where id = ${reviewId}`
    await rosa.ask(reviewId)
    // Five hours pass.
    await db.sql`update public.reviews set due_at = due_at - interval '5 hours', asked_at = asked_at - interval '5 hours' where id = ${reviewId}`
    expect(await hoursLeft(reviewId)).toBe(5)
    const [question] = await db.as(
      owner(ana),
      (sql) => sql<{ id: string }[]>`select id from public.review_questions where review_id = ${reviewId}`,
    )
    const answer = (who: Owner) =>
      db.as(owner(who), (sql) => sql`select public.answer_question(${question?.id ?? ''}, 'Caju')`)
    await expect(answer(await createOwner(db))).rejects.toThrow('question_not_found')
    await answer(ana)
    expect(await reviewRow(db, reviewId)).toMatchObject({ state: 'open' })
    expect(await hoursLeft(reviewId)).toBe(10)
    await expect(answer(ana)).rejects.toThrow('already_answered')
  })

  test('is not late while the owner is asked, however long they take', async () => {
    const { ana, reviewId } = await openReview()
    const before = await balanceOf(db, ana)
    await rosa.ask(reviewId)
    await db.sql`update public.reviews set due_at = now() - interval '1 day' where id = ${reviewId}`
    expect(await runUpkeep()).not.toHaveProperty('late_reviews')
    expect(await reviewRow(db, reviewId)).toMatchObject({ late: false })
    expect(await balanceOf(db, ana)).toBe(before)
  })

  test('that ran out gives a tenth of the credits back once, under ten runs of upkeep at once', async () => {
    const { ana, reviewId } = await openReview()
    const before = await balanceOf(db, ana)
    await db.sql`update public.reviews set due_at = now() - interval '1 minute' where id = ${reviewId}`
    const runs = await Promise.all(Array.from({ length: 10 }, runUpkeep))
    expect(runs.filter((run) => run.late_reviews === 1)).toHaveLength(1)
    await runUpkeep()
    expect(await balanceOf(db, ana)).toBe(before + 20)
    expect(await reviewRow(db, reviewId)).toMatchObject({ late: true, courtesy: 20, state: 'open' })
    const flags = await db.sql`
      select kind, detail ->> 'credits' as credits, occurrences from public.staff_flags where subject = ${`review:${reviewId}`}`
    expect([...flags]).toEqual([{ kind: 'review_late', credits: '20', occurrences: 1 }])
    const entries = await db.sql`
      select amount, source from public.credit_transactions
      where restaurant_id = ${ana.restaurantId} and transaction_type = 'courtesy'`
    expect([...entries]).toEqual([{ amount: 20, source: 'review' }])
    expect(await ledgerFaults(db)).toEqual([])
  })

  test('that ran out is not escaped by asking or finishing before upkeep runs', async () => {
    for (const evade of [rosa.ask, async (id: string) => rosa.finish(id)]) {
      const { ana, reviewId } = await openReview()
      await rosa.remark(reviewId, 'Bom.')
      const before = await balanceOf(db, ana)
      await db.sql`update public.reviews set due_at = now() - interval '1 minute' where id = ${reviewId}`
      await evade(reviewId)
      expect(await reviewRow(db, reviewId)).toMatchObject({ late: true, courtesy: 20 })
      expect(await balanceOf(db, ana)).toBe(before + 20)
    }
  })

  test('of a free run gives a tenth of what the run would cost', async () => {
    const ana = await createOwner(db)
    await buy(db, ana, 'price_consultoria_extrapremium')
    const { id } = await requestAutomation(db, ana)
    await completeRequest(db, id)
    const reviewId = await askForReview(db, ana, id)
    await db.sql`update public.reviews set due_at = now() where id = ${reviewId}`
    await runUpkeep()
    expect(await balanceOf(db, ana)).toBe(20)
  })

  test('kept leaves no credits and no flag', async () => {
    const { ana, reviewId } = await openReview()
    const before = await balanceOf(db, ana)
    await rosa.remark(reviewId, 'Bom.')
    await rosa.finish(reviewId)
    await db.sql`update public.reviews set due_at = now() - interval '1 minute' where id = ${reviewId}`
    await runUpkeep()
    expect(await reviewRow(db, reviewId)).toMatchObject({ late: false, courtesy: 0 })
    expect(await balanceOf(db, ana)).toBe(before)
  })
})

describe('a new version', () => {
  test('is kept beside the unchanged first one, and the owner can read both', async () => {
    const { ana, requestId, reviewId } = await openReview()
    const first =
      await db.sql`select * from public.generated_content where automation_request_id = ${requestId} order by position`
    expect(await shownPrice(ana, requestId)).toEqual({ version: 1, price: 24 })
    expect(await rosa.publish(reviewId, 27)).toBe(2)
    expect(await shownPrice(ana, requestId)).toEqual({ version: 2, price: 27 })
    expect(await rosa.publish(reviewId, 29)).toBe(3)
    expect(await shownPrice(ana, requestId)).toEqual({ version: 3, price: 29 })
    expect(
      await db.sql`select * from public.generated_content where automation_request_id = ${requestId} order by position`,
    ).toEqual(first)
    const show = (who: { userId: string }, number: number) =>
      db.as(owner(who), (sql) => sql`select public.show_version(${requestId}, ${number})`)
    for (const [number, price] of [
      [1, 24],
      [2, 27],
      [3, 29],
    ] as const) {
      await show(ana, number)
      expect(await shownPrice(ana, requestId)).toEqual({ version: number, price })
    }
    await expect(show(ana, 4)).rejects.toThrow('version_not_found')
    await expect(show(await createOwner(db), 1)).rejects.toThrow('version_not_found')
    await expect(show(rosaAccount, 1)).rejects.toThrow('version_not_found')
  })

  test('is invisible to another house, while its owner reads it', async () => {
    const { ana, requestId, reviewId } = await openReview()
    await rosa.publish(reviewId, 27)
    const bruno = await createOwner(db)
    const read = async (who: { userId: string }, table: string) =>
      (
        await db.as(
          owner(who),
          (sql) => sql`select * from public.${sql(table)} where automation_request_id = ${requestId}`,
        )
      ).length
    for (const table of ['content_versions', 'version_contents']) {
      expect(await read(bruno, table)).toBe(0)
      expect(await read(packer, table)).toBe(0)
      expect(await read(ana, table)).toBeGreaterThan(0)
      expect(await read(rosaAccount, table)).toBeGreaterThan(0)
    }
  })

  test('that is only staged is seen by staff alone, and published by its author alone', async () => {
    const { ana, reviewId } = await openReview()
    const contents = [{ kind: 'drink', id: 'caju-da-praia' }, { kind: 'drink_menu' }]
    const [staged] = await db.as(
      server,
      (sql) => sql<{ id: string }[]>`
        select public.stage_version(${reviewId}, ${rosaAccount.userId}, ${sql.json(contents)}, null, null) as id`,
    )
    const read = async (who: { userId: string }) =>
      (
        await db.as(
          owner(who),
          (sql) => sql`select * from public.content_versions where review_id = ${reviewId}`,
        )
      ).length
    expect([await read(ana), await read(rosaAccount)]).toEqual([0, 1])
    const other = await createStaff(db, 'consultant')
    const publish = async (who: { userId: string }) =>
      db.as(
        owner(who),
        async (sql) =>
          sql`select public.publish_version(${staged?.id ?? ''}, ${(await reviewRow(db, reviewId)).revision})`,
      )
    await expect(publish(other)).rejects.toThrow('version_not_found')
    await expect(publish(ana)).rejects.toThrow('staff_only')
    await publish(rosaAccount)
    expect(await read(ana)).toBe(1)
  })

  test.each([
    ['one result less', [{ kind: 'drink', id: 'caju-da-praia' }]],
    ['another kind', [{ kind: 'dish', id: 'caju-da-praia' }, { kind: 'drink_menu' }]],
    ['another drink', [{ kind: 'drink', id: 'outro' }, { kind: 'drink_menu' }]],
    ['one result more', [{ kind: 'drink', id: 'caju-da-praia' }, { kind: 'drink_menu' }, { kind: 'drink' }]],
  ])('with %s is refused', async (_, contents) => {
    const { reviewId } = await openReview()
    await expect(
      db.as(
        server,
        (sql) =>
          sql`select public.stage_version(${reviewId}, ${rosaAccount.userId}, ${sql.json(contents)}, null, null)`,
      ),
    ).rejects.toThrow('version_invalid')
  })

  describe('with prices that its engine computes with', () => {
    const redesign = (camarao: number | null, combo = 60) => [
      {
        kind: 'menu_redesign',
        categories: [
          {
            items: [
              { name: 'Camarão', price: 50, newPrice: camarao },
              { name: 'Isca', price: 30, newPrice: null },
            ],
          },
        ],
        combos: [{ dish: 'Camarão', addition: 'Caipirinha', price: combo }],
      },
    ]
    const plan = (camarao: number) => [
      { kind: 'pricing_plan', items: [{ name: 'Camarão', price: 50, newPrice: camarao }] },
    ]
    const set = { item: 'Camarão', price: 54, from: 52 }
    const combo = { item: 'Camarão', with: 'Caipirinha', price: 62, from: 60 }

    const stage = async (first: Contents, next: Contents, prices: Json) => {
      const { reviewId } = await openReview(first)
      await db.as(
        server,
        (sql) =>
          sql`select public.stage_version(${reviewId}, ${rosaAccount.userId}, ${sql.json(next)}, null, null, ${sql.json(prices)})`,
      )
      const [row] = await db.sql<{ prices: Json }[]>`
        select prices from public.content_versions where review_id = ${reviewId}`
      return row?.prices
    }

    test.each([
      ['a redesign', redesign(52), redesign(54), [set]],
      ['a plan', plan(52), plan(54), [set]],
      ['a combo', redesign(52), redesign(52, 62), [combo]],
      ['today’s price again', redesign(52), redesign(null), [{ ...set, price: 50 }]],
      ['no price, and a combo that follows from none', redesign(52), redesign(52, 61), []],
    ])('keeps them for %s', async (_, first, next, prices) => {
      expect(await stage(first, next, prices)).toEqual(prices)
    })

    test.each([
      ['are not in the contents', redesign(52), redesign(52), [set]],
      ['name an item that is not there', plan(52), plan(52), [{ ...set, item: 'Lagosta' }]],
      ['are fewer than those that changed', plan(52), plan(54), []],
      ['name a combo at another price', redesign(52), redesign(52, 61), [combo]],
      ['are no list', plan(52), plan(54), set],
      ['are not above 0', plan(52), plan(-1), [{ ...set, price: -1 }]],
      ['lack the engine’s own', plan(52), plan(54), [{ item: 'Camarão', price: 54 }]],
      ['have an endless reason', plan(52), plan(54), [{ ...set, reason: 'x'.repeat(301) }]],
    ])('refuses those that %s', async (_, first, next, prices) => {
      await expect(stage(first, next, prices)).rejects.toThrow('version_invalid')
    })
  })

  test('cannot be staged by a client, not even by its consultant', async () => {
    const { reviewId } = await openReview()
    await expect(
      db.as(
        owner(rosaAccount),
        (sql) => sql`select public.stage_version(${reviewId}, ${rosaAccount.userId}, '[]', null, null)`,
      ),
    ).rejects.toThrow('permission denied')
  })
})

describe('remarks', () => {
  test('reach the owner when the review is done, internal notes never, and are answered once', async () => {
    const { ana, reviewId } = await openReview()
    const remarkId = await rosa.remark(reviewId, 'Suba o preço do caju.')
    const noteId = await rosa.remark(reviewId, 'Dono difícil.', true)
    const read = async (who: { userId: string }) =>
      (
        await db.as(
          owner(who),
          (sql) => sql<{ remark: string }[]>`
            select remark from public.review_remarks where review_id = ${reviewId} order by created_at`,
        )
      ).map(({ remark }) => remark)
    const answer = (who: { userId: string }, id: string) =>
      db.as(owner(who), (sql) => sql`select public.answer_remark(${id}, 'Combinado.')`)
    expect(await read(ana)).toEqual([])
    await expect(answer(ana, remarkId)).rejects.toThrow('remark_not_found')
    await rosa.finish(reviewId)
    expect(await read(ana)).toEqual(['Suba o preço do caju.'])
    expect(await read(rosaAccount)).toEqual(['Suba o preço do caju.', 'Dono difícil.'])
    expect(await read(packer)).toEqual([])
    await expect(answer(ana, noteId)).rejects.toThrow('remark_not_found')
    await expect(answer(await createOwner(db), remarkId)).rejects.toThrow('remark_not_found')
    await answer(ana, remarkId)
    await expect(answer(ana, remarkId)).rejects.toThrow('already_answered')
  })
})

describe('staff', () => {
  test('who do not hold a review, saw another state, or say nothing are refused', async () => {
    const { reviewId } = await openReview()
    const jose = consultantOf(db, await createStaff(db, 'consultant'))
    await expect(jose.remark(reviewId, 'Bom.')).rejects.toThrow('review_not_taken')
    await expect(
      db.as(owner(rosaAccount), (sql) => sql`select public.take_review(${reviewId}, 1)`),
    ).rejects.toThrow('review_changed')
    await expect(rosa.finish(reviewId)).rejects.toThrow('review_empty')
    await rosa.remark(reviewId, 'Só entre nós.', true)
    await expect(rosa.finish(reviewId)).rejects.toThrow('review_empty')
    await rosa.ask(reviewId)
    await expect(rosa.ask(reviewId)).rejects.toThrow('review_asked')
    await jose.take(reviewId)
    await jose.remark(reviewId, 'Bom.')
    await jose.finish(reviewId)
    await expect(jose.remark(reviewId, 'Mais.')).rejects.toThrow('review_done')
  })

  test('leave a trail without the owner’s words', async () => {
    const { reviewId, ana } = await openReview()
    await db.sql`update public.reviews set wish = 'Meu segredo' where id = ${reviewId}`
    await rosa.remark(reviewId, 'Bom.')
    await rosa.finish(reviewId)
    const trail = await db.sql`
      select action, restaurant_id, (before::text || after::text) like '%segredo%' as quoted
      from public.staff_audit where subject_id = ${reviewId} order by id`
    expect([...trail]).toEqual(
      ['take_review', 'add_remark', 'finish_review'].map((action) => ({
        action,
        restaurant_id: ana.restaurantId,
        quoted: false,
      })),
    )
  })
})

test('no client writes a review, a version or a remark', async () => {
  const { ana } = await openReview()
  for (const table of ['reviews', 'review_questions', 'review_remarks', 'content_versions']) {
    for (const who of [owner(ana), owner(rosaAccount), server]) {
      await expect(db.as(who, (sql) => sql`delete from public.${sql(table)}`)).rejects.toThrow(
        'permission denied',
      )
    }
  }
})

test('deleting an account deletes its reviews', async () => {
  const { ana, reviewId } = await openReview()
  await rosa.remark(reviewId, 'Bom.')
  await rosa.publish(reviewId, 30)
  await db.sql`delete from auth.users where id = ${ana.userId}`
  for (const table of ['review_remarks', 'content_versions']) {
    expect(await db.sql`select 1 from public.${db.sql(table)} where review_id = ${reviewId}`).toHaveLength(0)
  }
  expect(await db.sql`select 1 from public.reviews where id = ${reviewId}`).toHaveLength(0)
  // Nothing is left to be late.
  expect(await runUpkeep()).not.toHaveProperty('failures')
})
