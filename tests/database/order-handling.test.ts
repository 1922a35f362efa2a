import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  applyEvent,
  buy,
  chargeEvent,
  createDatabase,
  createOwner,
  createStaff,
  type Owner,
  owner,
  placeOrder,
  raiseLimits,
  saveAddress,
  server,
  verifyAge,
} from './support/database.ts'
import { lastEventOf } from './support/orders.ts'

const db = await createDatabase(8)
let packer: { userId: string }
let ana: Owner
let orderId: string

beforeAll(async () => {
  await raiseLimits(db)
  packer = await createStaff(db, 'fulfilment')
})

beforeEach(async () => {
  await db.sql`update public.bottle_lots set quantity = packed`
  await stock('cachaca-alambique', `A-${Date.now()}`, 100)
  await stock('cachaca-carvalho-premium', `C-${Date.now()}`, 100)
  await stock('cachaca-castanheira-extra-premium', `X-${Date.now()}`, 100)
  ana = await createOwner(db)
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  orderId = await buy(db, ana, 'price_pacote_empresarial')
})

const asPacker = (statement: string, parameters: (string | number | boolean | null)[] = []) =>
  db.as(owner(packer), (sql) => sql.unsafe(statement, parameters))

const stock = (product: string, lot: string, quantity: number, bottledOn = '2026-05-10') =>
  asPacker('select public.put_bottle_lot($1, $2, $3, $4)', [product, lot, bottledOn, quantity])

const seen = (order = orderId) => lastEventOf(db, order)

const pack = async (order = orderId) =>
  asPacker('select public.pack_order($1, $2)', [order, await seen(order)])
const ship = async (carrier = 'Motoboy do Meireles', code: string | null = 'BR123') =>
  asPacker('select public.ship_order($1, $2, $3, $4)', [orderId, await seen(), carrier, code])
const deliver = async (by = 'Ana Lima', adult: boolean | null = true) =>
  asPacker('select public.deliver_order($1, $2, $3, $4)', [orderId, await seen(), by, adult])
const giveBack = async (reason: string | null, restock = true) =>
  asPacker('select public.return_order($1, $2, $3, $4)', [orderId, await seen(), reason, restock])

const status = async () => {
  const [row] = await db.sql<{ status: string }[]>`select status from public.orders where id = ${orderId}`
  return row?.status
}
const onHand = async (product = 'cachaca-alambique') => {
  const [row] = await db.sql<
    { n: number }[]
  >`select on_hand as n from public.bottle_stock where product_id = ${product}`
  return row?.n
}

test('an order is packed, shipped and delivered, and its owner reads every step', async () => {
  await pack()
  expect(await onHand()).toBe(96)
  await ship()
  await deliver()
  expect(await status()).toBe('delivered')
  const timeline = await db.as(
    owner(ana),
    (sql) => sql<{ kind: string; detail: unknown }[]>`
      select kind, detail from public.order_events where order_id = ${orderId} order by id`,
  )
  expect([...timeline]).toEqual([
    { kind: 'placed', detail: {} },
    { kind: 'paid', detail: {} },
    { kind: 'packed', detail: {} },
    { kind: 'shipped', detail: { carrier: 'Motoboy do Meireles', tracking_code: 'BR123' } },
    { kind: 'delivered', detail: { received_by: 'Ana Lima' } },
  ])
  const audit =
    await db.sql`select action, actor_name from public.staff_audit where subject_id = ${orderId} order by id`
  expect(audit.map(({ action }) => action)).toEqual(['pack_order', 'ship_order', 'deliver_order'])
  expect(audit[0]?.actor_name).toBe('Equipe fulfilment')
})

test('delivered bottles count as revenue of the month', async () => {
  await pack()
  await ship()
  await deliver()
  const months = await db.as(owner(ana), (sql) => sql`select * from public.delivered_months`)
  expect(months).toHaveLength(1)
})

describe('out of order', () => {
  test('nothing is shipped before it is packed, or delivered before it is shipped', async () => {
    await expect(ship()).rejects.toThrow('order_state')
    await expect(deliver()).rejects.toThrow('order_state')
    await pack()
    await expect(deliver()).rejects.toThrow('order_state')
    expect(await status()).toBe('processing')
  })

  test('nothing is delivered twice', async () => {
    await pack()
    await ship()
    await deliver()
    await expect(deliver()).rejects.toThrow('order_state')
  })

  test('an unpaid order is not packed, and no key ships it', async () => {
    const { order_id } = await placeOrder(db, ana, 'price_pacote_profissional')
    await expect(pack(order_id)).rejects.toThrow('order_unpaid')
    await expect(
      db.as(server, (sql) => sql`update public.orders set status = 'shipped' where id = ${order_id}`),
    ).rejects.toThrow(/functions_only|order_transition/)
  })

  test('an order that is held is not packed until it is released', async () => {
    await asPacker('select public.hold_order($1, $2, $3)', [orderId, await seen(), 'Confirmar o endereço'])
    await expect(pack()).rejects.toThrow('order_held')
    await asPacker('select public.release_order($1, $2)', [orderId, await seen()])
    await pack()
    const events = await db.as(
      owner(ana),
      (sql) =>
        sql`select kind, detail from public.order_events where order_id = ${orderId} and kind = 'held'`,
    )
    // The reason is for the farm alone.
    expect([...events]).toEqual([{ kind: 'held', detail: {} }])
  })
})

describe('two members at once', () => {
  test('one packs, and the second hears that the order changed', async () => {
    const last = await seen()
    const both = await Promise.allSettled(
      [1, 2].map(() => asPacker('select public.pack_order($1, $2)', [orderId, last])),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = both.find((one) => one.status === 'rejected')
    expect(String(refused?.reason)).toContain('order_changed')
    expect(await onHand()).toBe(96)
  })

  test('the last bottles go into one of two orders', async () => {
    await db.sql`update public.bottle_lots set quantity = packed + 4 where product_id = 'cachaca-alambique' and quantity > packed`
    const bia = await createOwner(db)
    await saveAddress(db, bia)
    await verifyAge(db, bia)
    const second = await buy(db, bia, 'price_pacote_empresarial')
    const both = await Promise.allSettled([pack(orderId), pack(second)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(String(both.find((one) => one.status === 'rejected')?.reason)).toContain('stock_short')
    expect(await onHand()).toBe(0)
  })
})

describe('stock', () => {
  test('is taken from the oldest lot first, and the order remembers which', async () => {
    await db.sql`update public.bottle_lots set quantity = packed where product_id = 'cachaca-alambique'`
    await stock('cachaca-alambique', `NEW-${orderId}`, 10, '2026-09-01')
    await stock('cachaca-alambique', `OLD-${orderId}`, 3, '2025-12-01')
    await pack()
    const lots = await db.sql`
      select l.lot_number, a.quantity from public.order_item_lots a
      join public.bottle_lots l on l.id = a.lot_id
      join public.order_items i on i.id = a.order_item_id
      where i.order_id = ${orderId} and l.product_id = 'cachaca-alambique' order by l.bottled_on`
    expect([...lots]).toEqual([
      { lot_number: `OLD-${orderId}`, quantity: 3 },
      { lot_number: `NEW-${orderId}`, quantity: 1 },
    ])
  })

  test('shows what was sold and is not there', async () => {
    await db.sql`update public.bottle_lots set quantity = packed where product_id = 'cachaca-alambique'`
    await expect(pack()).rejects.toThrow('stock_short')
    const [row] =
      await db.sql`select available from public.bottle_stock where product_id = 'cachaca-alambique'`
    expect(row?.available).toBeLessThan(0)
    expect(await status()).toBe('processing')
  })

  test('comes back when a packed order is taken apart, and packing it again takes it once', async () => {
    await pack()
    await asPacker('select public.unpack_order($1, $2, $3)', [orderId, await seen(), 'Faltou o rótulo'])
    expect(await onHand()).toBe(100)
    await pack()
    expect(await onHand()).toBe(96)
  })

  test('of a cancelled order comes back too', async () => {
    await pack()
    await applyEvent(
      db,
      chargeEvent('charge.refunded', orderId, { amount: 100_000, amount_refunded: 100_000 }),
    )
    expect(await status()).toBe('cancelled')
    await asPacker('select public.unpack_order($1, $2, $3)', [orderId, await seen(), 'Reembolsado'])
    expect(await onHand()).toBe(100)
  })

  test('of a return comes back when the bottles are unharmed', async () => {
    await pack()
    await ship()
    await giveBack('Endereço fechado')
    expect(await status()).toBe('returned')
    expect(await onHand()).toBe(100)
  })

  test('of a return with broken bottles does not', async () => {
    await pack()
    await ship()
    await deliver()
    await giveBack('Duas garrafas quebradas', false)
    expect(await onHand()).toBe(96)
  })

  test('is corrected with a reason, and never below what was packed', async () => {
    await pack()
    const [lot] = await db.sql<{ lot_number: string; packed: number }[]>`
      select lot_number, packed from public.bottle_lots
      where product_id = 'cachaca-alambique' and packed > 0 order by created_at desc limit 1`
    const correct = (quantity: number, reason: string | null) =>
      asPacker('select public.put_bottle_lot($1, $2, $3, $4, $5)', [
        'cachaca-alambique',
        lot?.lot_number ?? '',
        '2026-05-10',
        quantity,
        reason,
      ])
    await expect(correct(50, null)).rejects.toThrow('reason_missing')
    await expect(correct((lot?.packed ?? 0) - 1, 'Recontagem')).rejects.toThrow('stock_short')
    await correct(50, 'Recontagem')
  })

  test.each([
    ['another bottle', 'cachaca-carvalho-premium', 1],
    ['none', 'cachaca-alambique', 0],
    ['more than were ordered', 'cachaca-alambique', 90],
  ])('refuses a named lot of %s', async (_what, product, quantity) => {
    const [line] = await db.sql<{ item: string; lot: string }[]>`
      select i.id as item, l.id as lot from public.order_items i, public.bottle_lots l
      where i.order_id = ${orderId} and i.product_id = 'cachaca-alambique' and l.product_id = ${product}
        and l.quantity > l.packed limit 1`
    const lots = JSON.stringify([{ order_item_id: line?.item, lot_id: line?.lot, quantity }])
    await expect(
      asPacker('select public.pack_order($1, $2, $3::text::jsonb)', [orderId, await seen(), lots]),
    ).rejects.toThrow('lots_invalid')
  })
})

describe('bad input', () => {
  test('a carrier code of 10,000 characters is refused and loses nothing', async () => {
    await pack()
    await expect(ship('Correios', 'x'.repeat(10_000))).rejects.toThrow('text_too_long')
    await expect(ship('   ')).rejects.toThrow('carrier_missing')
    expect(await status()).toBe('processing')
  })

  test('a delivery needs a name and the age check', async () => {
    await pack()
    await ship()
    await expect(deliver('')).rejects.toThrow('receiver_missing')
    await expect(deliver('Ana', false)).rejects.toThrow('age_unchecked')
    await expect(deliver('Ana', null)).rejects.toThrow('age_unchecked')
    await expect(deliver('x'.repeat(121))).rejects.toThrow('text_too_long')
    expect(await status()).toBe('shipped')
  })

  test('an order without an address is not packed', async () => {
    const bia = await createOwner(db)
    const noAddress = await buy(db, bia)
    await expect(pack(noAddress)).rejects.toThrow('address_missing')
    await saveAddress(db, bia)
    await verifyAge(db, bia)
    await pack(noAddress)
  })

  test('an address is not changed once it is on the label', async () => {
    await pack()
    await expect(
      db.as(
        owner(ana),
        (sql) => sql`update public.order_addresses set number = '1' where order_id = ${orderId}`,
      ),
    ).rejects.toThrow('order_packed')
  })
})
