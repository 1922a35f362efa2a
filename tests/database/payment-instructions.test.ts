import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  checkoutEvent,
  createDatabase,
  createOwner,
  type Owner,
  owner,
  placeOrder,
  type StripeEvent,
  server,
} from './support/database.ts'

const db = await createDatabase()

const url = 'https://payments.stripe.com/boleto/voucher/test_1'
const dueAt = 1_795_000_000

type Action = Record<string, Record<string, string | number>>
const boleto = (hosted_voucher_url = url): Action => ({
  boleto_display_details: { number: '0009', expires_at: dueAt, hosted_voucher_url },
})
const pix: Action = {
  pix_display_qr_code: { data: '000201', expires_at: dueAt, hosted_instructions_url: `${url}/pix` },
}

/** `payment_intent.requires_action` as Stripe sends it, `later` seconds from now. */
async function actionEvent(orderId: string, next_action: Action, later = 0): Promise<StripeEvent> {
  const { data } = await checkoutEvent(db, orderId)
  return {
    id: `evt_${crypto.randomUUID()}`,
    type: 'payment_intent.requires_action',
    created: Math.floor(Date.now() / 1000) + later,
    data: {
      object: {
        id: `pi_${orderId}`,
        amount: data.object.amount_total,
        currency: 'brl',
        metadata: { order_id: orderId },
        next_action,
      },
    },
  }
}

const read = (who: Owner) =>
  db.as(owner(who), (sql) => sql`select method, hosted_url, code from public.payment_instructions`)

async function waitingOrder() {
  const who = await createOwner(db)
  const { order_id } = await placeOrder(db, who, 'price_pacote_iniciante')
  return { who, orderId: order_id }
}

describe('the instructions of a payment', () => {
  test('are read by the order’s owner alone, and written by no client or key', async () => {
    const { who, orderId } = await waitingOrder()
    expect(await applyEvent(db, await actionEvent(orderId, boleto()))).toBe('applied: waiting for payment')
    expect(await read(who)).toEqual([{ method: 'boleto', hosted_url: url, code: '0009' }])
    expect(await read(await createOwner(db))).toEqual([])
    for (const role of [owner(who), server]) {
      await expect(
        db.as(
          role,
          (sql) => sql`update public.payment_instructions set hosted_url = 'https://other.example'`,
        ),
      ).rejects.toThrow('permission denied')
    }
  })

  test('are those issued last, in whatever order the events arrive', async () => {
    const { who, orderId } = await waitingOrder()
    await applyEvent(db, await actionEvent(orderId, pix, 60))
    await applyEvent(db, await actionEvent(orderId, boleto()))
    expect(await read(who)).toEqual([{ method: 'pix', hosted_url: `${url}/pix`, code: '000201' }])
    await applyEvent(db, await actionEvent(orderId, boleto(), 120))
    expect(await read(who)).toMatchObject([{ method: 'boleto' }])
  })

  test.each([
    'checkout.session.completed',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ])('are gone after %s, and do not come back with a late event', async (type) => {
    const { who, orderId } = await waitingOrder()
    const late = await actionEvent(orderId, boleto())
    await applyEvent(db, await actionEvent(orderId, boleto()))
    await applyEvent(db, await checkoutEvent(db, orderId, type))
    expect(await read(who)).toEqual([])
    expect(await applyEvent(db, late)).toBe('ignored: the order does not wait')
    expect(await read(who)).toEqual([])
  })

  test('are refused for another amount, ignored without a page, and never a link that runs a script', async () => {
    const { who, orderId } = await waitingOrder()
    const event = await actionEvent(orderId, boleto())
    const cheap = { ...event, data: { object: { ...Object(event.data.object), amount: 1 } } }
    expect(await applyEvent(db, cheap)).toBe('refused: amount or currency')
    const card = await actionEvent(orderId, { use_stripe_sdk: { type: 'three_d_secure_redirect' } })
    expect(await applyEvent(db, card)).toBe('ignored: no instructions')
    await expect(applyEvent(db, await actionEvent(orderId, boleto('javascript:alert(1)')))).rejects.toThrow(
      'payment_instructions_hosted_url_check',
    )
    expect(await read(who)).toEqual([])
  })

  test('wait for an order that is not there yet', async () => {
    const event = await actionEvent(crypto.randomUUID(), boleto())
    await expect(applyEvent(db, event)).rejects.toThrow('order_not_found')
  })
})
