import { describe, expect, it } from 'vitest'
import { describePurchase, pollInterval, readPurchase } from './purchase-state'
import { anOrder, aPayment, aProduct } from './test-support'

describe('what the buyer is told', () => {
  it('is a confirmed payment only when the webhook recorded one', () => {
    const order = anOrder({ status: 'processing' })
    expect(readPurchase({ payment: aPayment(), order }, 'fresh').kind).toBe('paid')
    expect(readPurchase({ payment: null, order: anOrder() }, 'fresh')).toEqual({
      kind: 'confirming',
      slow: false,
    })
  })

  it('grows calmer after a minute without an answer', () => {
    expect(readPurchase({ payment: null, order: anOrder() }, 'slow')).toEqual({
      kind: 'confirming',
      slow: true,
    })
  })

  it('is that the boleto waits, once there is one', () => {
    const order = anOrder({ hasOpenBoleto: true })
    expect(readPurchase({ payment: null, order }, 'fresh')).toEqual({ kind: 'boleto', order })
  })

  it.each(['failed', 'cancelled'] as const)('is that a %s order came to nothing, paid or not', (status) => {
    const order = anOrder({ status })
    expect(readPurchase({ payment: null, order }, 'fresh').kind).toBe('closed')
    expect(readPurchase({ payment: aPayment(), order }, 'fresh').kind).toBe('closed')
  })

  it('is that a session is unknown only after looking for it a little longer', () => {
    const nothing = { payment: null, order: null }
    expect(readPurchase(nothing, 'fresh').kind).toBe('confirming')
    expect(readPurchase(nothing, 'waiting').kind).toBe('unknown')
    expect(readPurchase(undefined, 'waiting').kind).toBe('confirming')
  })
})

describe('asking the database again', () => {
  it('stops when nothing more will change', () => {
    expect(pollInterval({ kind: 'paid', payment: aPayment(), items: [] }, 'fresh')).toBe(false)
    expect(pollInterval({ kind: 'closed', order: anOrder() }, 'fresh')).toBe(false)
  })

  it('happens every 1.5 s for a minute, and more slowly afterwards', () => {
    expect(pollInterval({ kind: 'confirming', slow: false }, 'waiting')).toBe(1500)
    expect(pollInterval({ kind: 'unknown' }, 'waiting')).toBe(1500)
    expect(pollInterval({ kind: 'confirming', slow: true }, 'slow')).toBe(10_000)
  })

  it('takes its time for a boleto', () => {
    expect(pollInterval({ kind: 'boleto', order: anOrder() }, 'fresh')).toBe(15_000)
  })
})

describe('what was bought', () => {
  const [item] = anOrder().items

  it('is read from the items, with the figures of the moment of purchase', () => {
    const changed = [aProduct({ bonus: 500, bonus_percentage: 100 })]
    expect(describePurchase(anOrder().items, 50_000, changed)).toEqual({
      kind: 'credits',
      name: 'Pacote Profissional',
      base: 500,
      bonus: 75,
      bonusPercentage: 15,
      total: 575,
    })
  })

  it('is found by the items even when the amount is that of another package', () => {
    const other = aProduct({ id: 'x', name: 'Outro pacote', price: 500 })
    expect(describePurchase(anOrder().items, 50_000, [other])).toMatchObject({ name: 'Pacote Profissional' })
  })

  it('is found by the amount in cents where no item is known', () => {
    expect(describePurchase([], 50_000, [aProduct()])).toMatchObject({ kind: 'credits', total: 575 })
    expect(describePurchase([], 49_999, [aProduct()])).toEqual({ kind: 'other' })
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
