import { beforeEach, describe, expect, test } from 'vitest'
import { deliveryAddress } from '../support/delivery-address.ts'
import {
  buy,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  placeOrder,
  raiseLimits,
  saveAddress,
} from './support/database.ts'

const db = await createDatabase()
await raiseLimits(db)
let ana: Owner

beforeEach(async () => {
  ana = await createOwner(db)
})

const lines = (orderId: string) => db.sql<{ product_id: string; quantity: number; unit_price: string }[]>`
  select product_id, quantity, unit_price from public.order_items
  where order_id = ${orderId} and included_in is not null order by product_id`

describe('the bottles of a package', () => {
  test('are lines of its order at no price, as the shop shows the bundle', async () => {
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante')
    expect([...(await lines(order_id))]).toEqual([
      { product_id: 'cachaca-alambique', quantity: 3, unit_price: '0.00' },
      { product_id: 'cachaca-castanheira-extra-premium', quantity: 1, unit_price: '0.00' },
    ])
    const [order] = await db.sql`select invoice_amount from public.orders where id = ${order_id}`
    expect(order?.invoice_amount).toBe('200.00')
  })

  test('earn no credits', async () => {
    await buy(db, ana, 'price_pacote_iniciante')
    const [row] =
      await db.sql`select consulting_credit_balance as balance from public.restaurants where id = ${ana.restaurantId}`
    expect(row?.balance).toBe(220)
  })

  test('are swapped for others of the same value', async () => {
    const swap = { 'pacote-iniciante': [{ product_id: 'cachaca-alambique', quantity: 6 }] }
    const { order_id } = await placeOrder(db, ana, 'price_pacote_iniciante', 1, swap)
    expect([...(await lines(order_id))]).toEqual([
      { product_id: 'cachaca-alambique', quantity: 6, unit_price: '0.00' },
    ])
    // The same wish again is the same order; another wish is another order.
    expect((await placeOrder(db, ana, 'price_pacote_iniciante', 1, swap)).order_id).toBe(order_id)
    expect((await placeOrder(db, ana, 'price_pacote_iniciante')).order_id).not.toBe(order_id)
  })

  test.each([
    ['worth more than included', { 'pacote-iniciante': [{ product_id: 'cachaca-alambique', quantity: 7 }] }],
    ['none', { 'pacote-iniciante': [] }],
    ['a negative number', { 'pacote-iniciante': [{ product_id: 'cachaca-alambique', quantity: -1 }] }],
    ['half a bottle', { 'pacote-iniciante': [{ product_id: 'cachaca-alambique', quantity: 0.5 }] }],
    ['a package', { 'pacote-iniciante': [{ product_id: 'pacote-profissional', quantity: 1 }] }],
    ['an unknown product', { 'pacote-iniciante': [{ product_id: 'vinho', quantity: 1 }] }],
    [
      'one bottle twice',
      {
        'pacote-iniciante': [
          { product_id: 'cachaca-alambique', quantity: 1 },
          { product_id: 'cachaca-alambique', quantity: 1 },
        ],
      },
    ],
    [
      'those of another package',
      { 'pacote-empresarial': [{ product_id: 'cachaca-alambique', quantity: 1 }] },
    ],
    ['a list', [{ product_id: 'cachaca-alambique', quantity: 1 }]],
    ['a word', { 'pacote-iniciante': 'todas' }],
  ])('cannot be swapped for %s', async (_what, swap) => {
    await expect(placeOrder(db, ana, 'price_pacote_iniciante', 1, swap)).rejects.toThrow(
      /bundle_invalid|invalid input syntax/,
    )
  })
})

const addressOf = async (orderId: string) => {
  const [row] = await db.sql`select * from public.order_addresses where order_id = ${orderId}`
  return row
}

describe('the address', () => {
  test('of the house is copied into its orders, with name and CNPJ', async () => {
    await saveAddress(db, ana)
    const orderId = await buy(db, ana)
    expect(await addressOf(orderId)).toMatchObject({ ...deliveryAddress, restaurant_name: 'Bar do Teste' })
  })

  test('given later reaches the orders that wait for one, and changes no other', async () => {
    const waiting = await buy(db, ana)
    expect(await addressOf(waiting)).toBeUndefined()
    await saveAddress(db, ana)
    expect(await addressOf(waiting)).toMatchObject({ street: 'Avenida Beira Mar' })
    await saveAddress(db, ana, { street: 'Rua dos Tabajaras' })
    expect(await addressOf(waiting)).toMatchObject({ street: 'Avenida Beira Mar' })
  })

  test('of one order is corrected by its owner, who cannot change whose order it is', async () => {
    await saveAddress(db, ana)
    const orderId = await buy(db, ana)
    await db.as(
      owner(ana),
      (sql) => sql`update public.order_addresses set number = '99' where order_id = ${orderId}`,
    )
    expect(await addressOf(orderId)).toMatchObject({ number: '99' })
    await expect(
      db.as(
        owner(ana),
        (sql) => sql`update public.order_addresses set cnpj = '1' where order_id = ${orderId}`,
      ),
    ).rejects.toThrow('permission denied')
    const bruno = await createOwner(db)
    const touched = await db.as(
      owner(bruno),
      (sql) => sql`update public.order_addresses set number = '1' where order_id = ${orderId} returning 1`,
    )
    expect(touched).toHaveLength(0)
  })

  test('stays with the order when the account goes, and leaves the house', async () => {
    await saveAddress(db, ana)
    const orderId = await buy(db, ana)
    await db.as(
      owner(ana),
      (sql) => sql`insert into public.account_deletions (user_id) values (${ana.userId})`,
    )
    expect(await addressOf(orderId)).toMatchObject({ restaurant_name: 'Bar do Teste' })
    expect(
      await db.sql`select 1 from public.delivery_addresses where restaurant_id = ${ana.restaurantId}`,
    ).toHaveLength(0)
  })

  test.each([
    ['without a number', { number: '' }],
    ['with a CEP of seven digits', { postal_code: '6016512' }],
    ['with a street of 10,000 characters', { street: 'x'.repeat(10_000) }],
    ['with a phone of letters', { phone: 'oitenta e cinco' }],
  ])('%s is refused', async (_what, change) => {
    await expect(saveAddress(db, ana, change)).rejects.toThrow('check constraint')
  })
})
