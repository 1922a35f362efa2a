import { expect, test } from 'vitest'
import { actionsOf } from './order-state'
import type { Step } from './steps'

const of = (step: Step, packed = false) => actionsOf({ step, packed, status: 'processing', withdrawal: null })

test('nothing is delivered before it is shipped, or shipped before it is packed', () => {
  expect(of('to_pack')).toEqual(['pack', 'hold'])
  expect(of('packed', true)).not.toContain('deliver')
  expect(of('packed', true)[0]).toBe('ship')
  expect(of('shipped', true)).toEqual(['deliver', 'return'])
})

test('an order without an address, or whose buyer’s age is not verified, cannot be packed', () => {
  expect(of('address')).toEqual(['hold'])
  expect(of('age')).toEqual(['hold'])
})

test('an order on hold must be released first', () => {
  expect(of('held')).toEqual(['release'])
  expect(of('held', true)).toEqual(['release', 'unpack'])
})

test('bottles of an undone order come back, and a refund is paid only when Stripe cannot make it', () => {
  expect(of('coming_back', true)).toEqual(['return'])
  const owed = {
    at: '2026-11-22T12:00:00+00',
    amount: 200,
    way: 'bank' as const,
    bankConfirmedAt: null,
    refundedAt: null,
    account: null,
  }
  const confirmed = '2026-11-22T12:01:00+00'
  const actions = (withdrawal: Partial<typeof owed> | { bankConfirmedAt?: string; refundedAt?: string }) =>
    actionsOf({ step: 'other', packed: false, status: 'cancelled', withdrawal: { ...owed, ...withdrawal } })
  expect(actions({})).toEqual([])
  expect(actions({ bankConfirmedAt: confirmed })).toEqual(['pay_refund'])
  expect(actions({ bankConfirmedAt: confirmed, refundedAt: confirmed })).toEqual([])
})

test('unpaid and returned orders offer nothing', () => {
  expect(of('other')).toEqual([])
  expect(of('returned', true)).toEqual([])
})
