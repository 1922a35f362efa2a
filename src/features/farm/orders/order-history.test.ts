import { expect, test } from 'vitest'
import { orderHistory } from './order-history'

const at = '2026-11-22T11:30:00.123456+00:00'

test('an event names who caused it, and the reason that only the farm reads', () => {
  const [entry] = orderHistory(
    [{ id: 3, kind: 'held', detail: {}, created_at: at }],
    [{ action: 'hold_order', actor_name: 'Rosa Lima', reason: 'Confirmar o bairro', created_at: at }],
  )
  expect(entry?.title).toBe('Em espera na fazenda')
  expect(entry?.lines).toEqual(['Confirmar o bairro', 'Por Rosa Lima'])
})

test('a reason that owners also read is shown once', () => {
  const [entry] = orderHistory(
    [{ id: 3, kind: 'returned', detail: { reason: 'Porta fechada' }, created_at: at }],
    [{ action: 'return_order', actor_name: 'Rosa Lima', reason: 'Porta fechada', created_at: at }],
  )
  expect(entry?.lines).toEqual(['Porta fechada', 'Por Rosa Lima'])
})

test('an event caused by the payment names nobody', () => {
  const [entry] = orderHistory(
    [{ id: 2, kind: 'paid', detail: {}, created_at: at }],
    [{ action: 'pack_order', actor_name: 'Rosa Lima', reason: null, created_at: at }],
  )
  expect(entry?.lines).toEqual([])
})
