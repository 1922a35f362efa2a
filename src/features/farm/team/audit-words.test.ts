import { expect, test } from 'vitest'
import { actionName, readChanges, subjectOf } from './audit-words'

test('describes a change in words, from before to after', () => {
  expect(
    readChanges(
      { user_id: 'u', name: 'Rosa', role: 'fulfilment', active: true, updated_at: '2026-11-20T12:00:00Z' },
      { user_id: 'u', name: 'Rosa', role: 'manager', active: false, updated_at: '2026-11-21T12:00:00Z' },
    ),
  ).toEqual([
    { field: 'Papel', before: 'Pedidos', after: 'Gerência' },
    { field: 'Acesso', before: 'ativo', after: 'desativado' },
  ])
})

test('an added field has no before, and a removed one no after', () => {
  expect(readChanges(null, { credits: 50 })).toEqual([{ field: 'Créditos', before: null, after: '50' }])
  expect(
    readChanges({ packed_at: '2026-11-20T12:00:00+00:00', status: 'processing' }, { status: 'processing' }),
  ).toEqual([{ field: 'Embalado em', before: '20/11/2026, 09:00', after: null }])
})

test.each([
  ['the states of a review', { state: 'open' }, { state: 'done' }, 'Estado', 'aberta', 'concluída'],
  [
    'the statuses of an age',
    { status: 'contested' },
    { status: 'verified' },
    'Situação',
    'Contestada',
    'Verificada',
  ],
  [
    'the statuses of an order',
    { status: 'processing' },
    { status: 'shipped' },
    'Situação',
    'Processando',
    'Enviado',
  ],
  ['states of Brazil', { state: 'Ceará' }, { state: 'Piauí' }, 'Estado', 'Ceará', 'Piauí'],
])('%s are in Portuguese', (_, old, fresh, field, before, after) => {
  expect(readChanges(old, fresh)).toEqual([{ field, before, after }])
})

test.each([[null], ['text'], [[1, 2]], [{ unknown_field: 1 }]])('%j has no change to describe', (value) => {
  expect(readChanges(value, null)).toEqual([])
})

test.each([
  [
    'close_city',
    'service_areas',
    { city: 'Natal', state: 'Rio Grande do Norte' },
    'Natal, Rio Grande do Norte',
  ],
  ['put_staff_member', 'staff_members', { name: 'Rosa' }, 'Rosa'],
  ['put_bottle_lot', 'bottle_lots', { lot_number: 'L7' }, 'lote L7'],
  ['export_contacts', 'newsletter_subscribers', { rows: 3 }, 'Newsletter'],
  ['give_courtesy', 'restaurants', { credits: 3 }, null],
])('%s of %s says what it was about', (action, subject_table, after, subject) => {
  expect(subjectOf({ action, subject_table, before: null, after })).toBe(subject)
})

test('an action without Portuguese words is shown by its own name', () => {
  expect(actionName('give_courtesy')).toBe('Deu créditos de cortesia')
  expect(actionName('answer_review')).toBe('answer review')
})
