import { expect, test } from 'vitest'
import type { Lot } from '../lots'
import type { FarmOrder, OrderLine } from '../order.queries'
import { addUp, picksOf } from './pick-lines'

const bottles = (over: Partial<OrderLine> = {}): OrderLine => ({
  id: 'item',
  product_id: 'prata',
  name: 'Prata',
  kind: 'bottle',
  quantity: 4,
  unit_price: 0,
  included_in: null,
  taken: [],
  ...over,
})
const order = (id: string, over: Partial<FarmOrder> = {}): FarmOrder => ({
  id,
  number: 1001,
  step: 'to_pack',
  status: 'processing',
  amount: 200,
  createdAt: '2026-11-20T12:00:00+00',
  paidAt: '2026-11-20T12:01:00+00',
  refunded: null,
  house: { name: 'Bar da Ana', cnpj: '11222333000181', contactName: null, contactPhone: null },
  lines: [bottles({ id: `item-${id}` })],
  address: null,
  events: [],
  audit: [],
  flags: [],
  held: false,
  holdReason: null,
  packed: false,
  carrier: null,
  trackingCode: null,
  documents: [],
  withdrawal: null,
  ...over,
})
const lot = (number: string, left: number): Lot => ({
  id: number,
  productId: 'prata',
  number,
  bottledOn: '2026-05-10',
  left,
})
const line = (lotNumber: string | null, quantity: number) => ({
  productId: 'prata',
  name: 'Prata',
  lotNumber,
  quantity,
})

test('a second order takes what the first one left, and the rest is missing', () => {
  const picks = picksOf([order('a'), order('b')], [lot('L1', 5), lot('L2', 2)])
  expect(picks.map(({ lines }) => lines)).toEqual([
    [line('L1', 4)],
    [line('L1', 1), line('L2', 2), line(null, 1)],
  ])
  expect(addUp(picks.flatMap(({ lines }) => lines))).toEqual([line('L1', 5), line('L2', 2), line(null, 1)])
})

test('a packed order lists its own lots and takes nothing more', () => {
  const packed = order('a', {
    step: 'packed',
    lines: [bottles({ taken: [{ lotId: 'L0', lotNumber: 'L0', quantity: 4 }] })],
  })
  const [first, second] = picksOf([packed, order('b')], [lot('L1', 5)])
  expect(first).toMatchObject({ toTake: false, lines: [line('L0', 4)] })
  expect(second).toMatchObject({ toTake: true, lines: [line('L1', 4)] })
})

test.each(['held', 'address'] as const)('an order in the step %s reserves no bottles', (step) => {
  const [waiting, next] = picksOf([order('a', { step }), order('b')], [lot('L1', 4)])
  expect(waiting).toMatchObject({ toTake: false, lines: [] })
  expect(next?.lines).toEqual([line('L1', 4)])
})
