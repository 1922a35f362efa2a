import { describe, expect, it } from 'vitest'
import { describePurchase, pollInterval, readPurchase } from './purchase-state'
import { makeOrder, makePayment, makeProduct } from './test-support'

describe('the state shown to the buyer', () => {
  it('is a confirmed payment only after the webhook has recorded one', () => {
    const order = makeOrder({ status: 'processing' })
    expect(readPurchase({ payment: makePayment(), order }, 'fresh').kind).toBe('paid')
    expect(readPurchase({ payment: null, order: makeOrder() }, 'fresh')).toEqual({
      kind: 'confirming',
      slow: false,
    })
  })

  it('changes to a slow wait after a minute without a response', () => {
    expect(readPurchase({ payment: null, order: makeOrder() }, 'slow')).toEqual({
      kind: 'confirming',
      slow: true,
    })
  })

  it('is an open boleto, once there is one', () => {
    const order = makeOrder({ hasOpenBoleto: true })
    expect(readPurchase({ payment: null, order }, 'fresh')).toEqual({ kind: 'boleto', order })
  })

  it.each(['failed', 'cancelled'] as const)('is closed for a %s order, paid or not', (status) => {
    const order = makeOrder({ status })
    expect(readPurchase({ payment: null, order }, 'fresh').kind).toBe('closed')
    expect(readPurchase({ payment: makePayment(), order }, 'fresh').kind).toBe('closed')
  })

  it('is an unknown session only after a short wait', () => {
    const nothing = { payment: null, order: null }
    expect(readPurchase(nothing, 'fresh').kind).toBe('confirming')
    expect(readPurchase(nothing, 'waiting').kind).toBe('unknown')
    expect(readPurchase(undefined, 'waiting').kind).toBe('confirming')
  })
})

describe('polling the database', () => {
  it('stops when nothing more will change', () => {
    expect(pollInterval({ kind: 'paid', payment: makePayment(), order: null }, 'fresh')).toBe(false)
    expect(pollInterval({ kind: 'closed', order: makeOrder() }, 'fresh')).toBe(false)
  })

  it('runs every 1.5 s for a minute, and less often afterwards', () => {
    expect(pollInterval({ kind: 'confirming', slow: false }, 'waiting')).toBe(1500)
    expect(pollInterval({ kind: 'unknown' }, 'waiting')).toBe(1500)
    expect(pollInterval({ kind: 'confirming', slow: true }, 'slow')).toBe(10_000)
  })

  it('is slow for a boleto', () => {
    expect(pollInterval({ kind: 'boleto', order: makeOrder() }, 'fresh')).toBe(15_000)
  })
})

describe('the purchased product', () => {
  const [item] = makeOrder().items

  it('comes from the items, with the figures at the time of purchase', () => {
    const changed = [makeProduct({ bonus: 500, bonus_percentage: 100 })]
    expect(describePurchase(makeOrder().items, 50_000, changed)).toEqual({
      kind: 'credits',
      name: 'Pacote Profissional',
      base: 500,
      bonus: 75,
      bonusPercentage: 15,
      total: 575,
    })
  })

  it('comes from the items even when another package has the same amount', () => {
    const other = makeProduct({ id: 'x', name: 'Outro pacote', price: 500 })
    expect(describePurchase(makeOrder().items, 50_000, [other])).toMatchObject({
      name: 'Pacote Profissional',
    })
  })

  it('comes from the amount in cents when no item is known', () => {
    expect(describePurchase([], 50_000, [makeProduct()])).toMatchObject({ kind: 'credits', total: 575 })
    expect(describePurchase([], 49_999, [makeProduct()])).toEqual({ kind: 'other' })
  })

  it('is the premium package by its kind', () => {
    if (!item) throw new Error('the sample order has an item')
    const premium = { ...item, kind: 'premium_package' as const, name: 'Consultoria ExtraPremium' }
    expect(describePurchase([premium], 500_000, [])).toEqual({
      kind: 'premium',
      name: 'Consultoria ExtraPremium',
    })
  })

  it('counts the credits of every bottle', () => {
    if (!item) throw new Error('the sample order has an item')
    const bottles = {
      ...item,
      kind: 'bottle' as const,
      name: 'Cachaça Alambique',
      quantity: 3,
      credits: 25,
      bonus: 0,
    }
    expect(describePurchase([bottles], 7500, [])).toEqual({
      kind: 'bottles',
      lines: [{ name: 'Cachaça Alambique', quantity: 3 }],
      credits: 75,
    })
  })
})
