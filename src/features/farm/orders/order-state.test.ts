import { expect, test } from 'vitest'
import { actionsOf } from './order-state'
import type { Step } from './steps'

const of = (step: Step, packed = false) => actionsOf({ step, packed, status: 'processing' })

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

test('an order that is held is released first', () => {
  expect(of('held')).toEqual(['release'])
  expect(of('held', true)).toEqual(['release', 'unpack'])
})

test('unpaid and returned orders offer nothing', () => {
  expect(of('other')).toEqual([])
  expect(of('returned', true)).toEqual([])
})
