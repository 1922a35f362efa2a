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
  verifyAge,
} from './support/database.ts'

const db = await createDatabase()
let packer: { userId: string }
let consultant: { userId: string }
let ana: Owner
let orderId: string

beforeAll(async () => {
  await raiseLimits(db)
  packer = await createStaff(db, 'fulfilment')
  consultant = await createStaff(db, 'consultant')
  await db.sql`insert into public.bottle_lots (product_id, lot_number, bottled_on, quantity)
    select id, 'L1', '2026-01-10', 1000 from public.products where kind = 'bottle'`
})

beforeEach(async () => {
  ana = await createOwner(db)
  await saveAddress(db, ana)
  await verifyAge(db, ana)
  orderId = await buy(db, ana, 'price_pacote_iniciante')
})

const queue = (who: { userId: string } = packer) =>
  db.as(
    owner(who),
    (sql) => sql<{ id: string; step: string; bottles: number; search: string; refunded: string | null }[]>`
      select id, step, bottles, search, refunded from public.order_queue where id = ${orderId}`,
  )
const step = async () => (await queue())[0]?.step

/** Calls a staff function with what the member sees now. */
const act = (call: string) =>
  db.as(owner(packer), (sql) =>
    sql.unsafe(
      `select public.${call.replace('$', `'${orderId}', (select last_event_id from public.order_queue where id = '${orderId}')`)}`,
    ),
  )

describe('the step of an order', () => {
  test('follows it from payment to delivery', async () => {
    expect(await step()).toBe('to_pack')
    await act("hold_order($, 'Confirmar o endereço')")
    expect(await step()).toBe('held')
    await act('release_order($)')
    await act('pack_order($)')
    expect(await step()).toBe('packed')
    await act("ship_order($, 'Motoboy', null)")
    expect(await step()).toBe('shipped')
    await act("deliver_order($, 'Ana', true)")
    expect(await step()).toBe('delivered')
    await act("return_order($, 'Garrafa trincada', false)")
    expect(await step()).toBe('returned')
  })

  test('is the address while there is none', async () => {
    ana = await createOwner(db)
    orderId = await buy(db, ana, 'price_pacote_iniciante')
    expect(await step()).toBe('address')
    await saveAddress(db, ana)
    await verifyAge(db, ana)
    expect(await step()).toBe('to_pack')
  })

  test('is nobody’s before the payment', async () => {
    orderId = (await placeOrder(db, ana, 'price_pacote_profissional')).order_id
    expect(await step()).toBe('other')
  })

  test('is to take apart what was refunded after packing, with the amount', async () => {
    await act('pack_order($)')
    expect((await queue())[0]?.refunded).toBeNull()
    await applyEvent(
      db,
      chargeEvent('charge.refunded', orderId, { amount: 20000, amount_refunded: 20000, currency: 'brl' }),
    )
    expect(await step()).toBe('to_unpack')
    expect(Number((await queue())[0]?.refunded)).toBe(200)
    await act("unpack_order($, 'Reembolsado')")
    expect(await step()).toBe('other')
  })
})

test('the counts are those of the steps', async () => {
  const [row] = await db.as(
    owner(packer),
    (sql) => sql`
      select (select orders from public.order_queue_counts where step = 'to_pack') as counted,
        (select count(*)::int from public.order_queue where step = 'to_pack') as listed`,
  )
  expect(row?.counted).toBeGreaterThan(0)
  expect(row?.counted).toBe(row?.listed)
})

test('an order counts the bottles that its package includes', async () => {
  expect((await queue())[0]?.bottles).toBe(4)
})

test('the search text has name, number and CNPJ without accents and punctuation', async () => {
  await db.sql`update public.restaurants set name = 'Bar d’Água do Zé & Irmãos, Ltda.' where id = ${ana.restaurantId}`
  const [house] = await db.sql<{ cnpj: string; number: string }[]>`
    select r.cnpj, o.number from public.restaurants r join public.orders o on o.restaurant_id = r.id where o.id = ${orderId}`
  const [row] = await queue()
  expect(row?.search).toContain('bar dagua do ze  irmaos ltda')
  expect(row?.search).toContain(house?.number)
  expect(row?.search).toContain(house?.cnpj.toLowerCase())
  // The name on the order's address is found as well.
  expect(row?.search).toContain('bar do teste')
})

test('those who pack read the queue; consultants and owners find it empty, and visitors are refused', async () => {
  expect(await queue()).toHaveLength(1)
  expect(await queue(consultant)).toEqual([])
  expect(await queue(ana)).toEqual([])
  const [counts] = await db.as(
    owner(ana),
    (sql) => sql`select count(*)::int as n from public.order_queue_counts`,
  )
  expect(counts?.n).toBe(0)
  await expect(db.as({ role: 'anon' }, (sql) => sql`select * from public.order_queue`)).rejects.toThrow(
    'permission denied',
  )
})
