/**
 * Model-based test of the ledger: after any sequence of purchases, repeated events, charges, failures,
 * refunds, disputes and expiries, PostgreSQL and an independent model have the same balance, and the
 * invariants hold.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyEvent,
  balanceOf,
  chargeEvent,
  checkoutEvent,
  createDatabase,
  createOwner,
  ledgerFaults,
  type Owner,
  placeOrder,
  raiseLimits,
  requestAutomation,
  type StripeEvent,
  server,
} from './support/database.ts'

const db = await createDatabase(2)
await raiseLimits(db)

type Lot = { order: number; bonus: boolean; granted: number; left: number; expired: boolean }
type Take = { lot: Lot; amount: number }
type Order = {
  id: string
  cents: number
  refunded: number
  disputed: 'no' | 'inquiry' | 'open' | 'lost' | 'won'
  taken: Take[]
  short: number
  paid: StripeEvent
}
type Request = { id: string; takes: Take[]; status: 'processing' | 'completed' | 'failed' }

const packages = [
  { priceId: 'price_pacote_iniciante', cents: 20_000, base: 200, bonus: 20 },
  { priceId: 'price_pacote_profissional', cents: 50_000, base: 500, bonus: 75 },
] as const
const costs = { drink_creation: 200, food_pairing: 300, dish_creation: 600 } as const

/** A second implementation of the ledger's rules, without a database. */
class Model {
  lots: Lot[] = []
  orders: Order[] = []
  requests: Request[] = []

  get balance(): number {
    return this.lots.reduce((sum, lot) => sum + lot.left, 0)
  }

  expire(): void {
    for (const lot of this.lots) if (lot.expired) lot.left = 0
  }

  /** Lots in spending order. */
  take(amount: number, first?: number): Take[] {
    const rank = (lot: Lot) => [
      lot.order === first ? 0 : 1,
      lot.expired ? 0 : 1,
      lot.order,
      lot.bonus ? 0 : 1,
    ]
    const compare = (a: number[], b: number[]): number => {
      const index = a.findIndex((value, i) => value !== b[i])
      return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
    }
    const takes: Take[] = []
    let missing = amount
    for (const lot of [...this.lots].sort((a, b) => compare(rank(a), rank(b)))) {
      const taken = Math.min(missing, lot.left)
      if (taken > 0) takes.push({ lot, amount: taken })
      lot.left -= taken
      missing -= taken
    }
    return takes
  }

  /** Spends credits. Returns false when there are too few. */
  charge(cost: number): Take[] | null {
    const spendable = this.lots.reduce((sum, lot) => sum + (lot.expired ? 0 : lot.left), 0)
    if (spendable < cost) return null
    this.expire()
    return this.take(cost)
  }

  settle(index: number): void {
    const order = this.orders[index]
    if (!order) return
    const granted = this.lots.filter((lot) => lot.order === index).reduce((sum, lot) => sum + lot.granted, 0)
    const gone = Math.min(
      order.cents,
      order.refunded + (['open', 'lost'].includes(order.disputed) ? order.cents : 0),
    )
    const reversed = order.taken.reduce((sum, { amount }) => sum + amount, 0)
    const change = Math.floor((granted * gone) / order.cents) - reversed - order.short
    if (change > 0) {
      this.expire()
      const amount = Math.min(change, this.balance)
      order.taken.push(...this.take(amount, index))
      order.short += change - amount
    } else if (change < 0) {
      const forgiven = Math.min(-change, order.short)
      order.short -= forgiven
      const returned = Math.min(-change - forgiven, reversed)
      if (returned > 0) this.settleShortFrom(() => this.giveBack(order, returned))
    }
  }

  /** Settles shortfalls from returned credits, the oldest order first. */
  settleShortFrom(comeBack: () => void): void {
    this.expire()
    const before = this.balance
    comeBack()
    for (const [index, order] of this.orders.entries()) {
      if (order.short === 0) continue
      this.expire()
      const amount = Math.min(order.short, this.balance - before)
      if (amount <= 0) return
      order.taken.push(...this.take(amount, index))
      order.short -= amount
    }
  }

  giveBack(order: Order, amount: number): void {
    let left = amount
    for (const take of order.taken) {
      const given = Math.min(left, take.amount)
      take.lot.left += given
      take.amount -= given
      left -= given
    }
    order.taken = order.taken.filter((take) => take.amount > 0)
  }
}

type World = { ana: Owner; clock: number }
type Command = fc.AsyncCommand<Model, World>

const command = (name: string, run: (model: Model, world: World) => Promise<void>): Command => ({
  check: () => true,
  run: async (model, world) => {
    await run(model, world)
    expect(await balanceOf(db, world.ana)).toBe(model.balance)
    expect(await ledgerFaults(db)).toEqual([])
  },
  toString: () => name,
})

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % Math.max(list.length, 1)]

const buyPackage = (which: number) =>
  command(`buy ${which}`, async (model, world) => {
    const bought = packages[which % packages.length] ?? packages[0]
    const { order_id: id } = await placeOrder(db, world.ana, bought.priceId)
    world.clock += 1
    const paid = { ...(await checkoutEvent(db, id)), created: world.clock }
    await applyEvent(db, paid)
    const order =
      model.orders.push({ id, cents: bought.cents, refunded: 0, disputed: 'no', taken: [], short: 0, paid }) -
      1
    for (const bonus of [false, true]) {
      const granted = bonus ? bought.bonus : bought.base
      model.lots.push({ order, bonus, granted, left: granted, expired: false })
    }
  })

const repeatPayment = (seed: number) =>
  command(`repeat the payment of ${seed}`, async (model) => {
    const order = pick(model.orders, seed)
    if (!order) return
    expect(await applyEvent(db, order.paid)).toBe('duplicate')
    await applyEvent(db, { ...order.paid, id: `${order.paid.id}_${crypto.randomUUID()}` })
  })

const charge = (type: keyof typeof costs) =>
  command(`charge ${type}`, async (model, world) => {
    const takes = model.charge(costs[type])
    if (!takes) {
      await expect(requestAutomation(db, world.ana, { type })).rejects.toThrow('insufficient_credits')
      return
    }
    const { id } = await requestAutomation(db, world.ana, { type })
    model.requests.push({ id, takes, status: 'processing' })
  })

const end = (seed: number, how: 'completed' | 'failed') =>
  command(`${how} ${seed}`, async (model) => {
    const request = pick(model.requests, seed)
    if (!request) return
    await db.as(server, (sql) =>
      how === 'failed'
        ? sql`select public.fail_automation_request(${request.id}, 'test')`
        : sql`select public.complete_automation_request(${request.id}, '[]')`,
    )
    if (request.status !== 'processing') return
    request.status = how
    if (how === 'completed') return
    model.settleShortFrom(() => {
      for (const { lot, amount } of request.takes) lot.left += amount
    })
  })

const refund = (seed: number, percent: number) =>
  command(`refund ${percent}% of ${seed}`, async (model) => {
    const order = pick(model.orders, seed)
    if (!order) return
    const cents = Math.round((order.cents * percent) / 100)
    await applyEvent(db, chargeEvent('charge.refunded', order.id, { amount_refunded: cents }))
    order.refunded = Math.max(order.refunded, cents)
    model.settle(model.orders.indexOf(order))
  })

type DisputeStep = { step: string; status?: string; state: Order['disputed'] }

const disputeSteps: readonly DisputeStep[] = [
  { step: 'created', status: 'warning_needs_response', state: 'inquiry' },
  { step: 'created', status: 'needs_response', state: 'open' },
  { step: 'funds_withdrawn', state: 'open' },
  { step: 'closed', status: 'lost', state: 'lost' },
  { step: 'closed', status: 'won', state: 'won' },
  { step: 'funds_reinstated', state: 'won' },
]
const disputeOrder: readonly Order['disputed'][] = ['no', 'inquiry', 'open', 'lost', 'won']

const dispute = (seed: number, { step, status, state }: DisputeStep) =>
  command(`dispute ${step} ${status} ${seed}`, async (model, world) => {
    const order = pick(model.orders, seed)
    if (!order) return
    world.clock += 1
    const details = { id: `dp_${order.id}`, amount: order.cents, ...(status && { status }) }
    const event = chargeEvent(`charge.dispute.${step}`, order.id, details)
    await applyEvent(db, { ...event, created: world.clock })
    const isDecided = (given: Order['disputed']) => given === 'lost' || given === 'won'
    // The later decision counts; an open dispute only continues.
    if (isDecided(state) || disputeOrder.indexOf(state) > disputeOrder.indexOf(order.disputed))
      order.disputed = state
    model.settle(model.orders.indexOf(order))
  })

const expireOrder = (seed: number) =>
  command(`expire ${seed}`, async (model) => {
    const order = pick(model.orders, seed)
    if (!order) return
    // Moves all orders back by a year and a half, which keeps their sequence.
    await db.sql`
      update public.credit_lots set expires_at = granted_at + interval '1 second' where source_id = ${order.id}`
    for (const lot of model.lots) if (lot.order === model.orders.indexOf(order)) lot.expired = true
  })

const upkeep = command('upkeep', async (model) => {
  await db.as(server, (sql) => sql`select public.run_upkeep()`)
  model.expire()
})

const seed = fc.nat(6)
const commands = fc.commands(
  [
    fc.nat(1).map(buyPackage),
    fc.nat(1).map(buyPackage),
    seed.map(repeatPayment),
    fc.constantFrom('drink_creation', 'food_pairing', 'dish_creation').map((type) => charge(type)),
    fc.constantFrom('drink_creation', 'food_pairing', 'dish_creation').map((type) => charge(type)),
    fc.tuple(seed, fc.constantFrom('completed', 'failed')).map(([which, how]) => end(which, how)),
    fc.tuple(seed, fc.integer({ min: 1, max: 100 })).map(([which, percent]) => refund(which, percent)),
    fc.tuple(seed, fc.constantFrom(...disputeSteps)).map(([which, step]) => dispute(which, step)),
    seed.map(expireOrder),
    fc.constant(upkeep),
  ],
  { maxCommands: 25 },
)

test('any sequence of events keeps the ledger consistent with the model', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (sequence) => {
      const ana = await createOwner(db)
      // Payments are one second apart in the past, so that lots expire in the order of purchase.
      const clock = Math.floor(Date.now() / 1000) - 3600
      await fc.asyncModelRun(() => ({ model: new Model(), real: { ana, clock } }), sequence)
    }),
    { numRuns: 100 },
  )
})
