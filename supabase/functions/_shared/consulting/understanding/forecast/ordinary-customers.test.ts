/** Guests that a neighbour begins to send, and days left out within a month that is named. */
import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house: emptyHouse, today: '2026-11-28' })

it.each([
  ['A partir de 7/12 uma empresa aqui do lado manda 35 funcionários pra almoçar de segunda a sexta', 35],
  ['a partir de 1/2 a escola em frente vai mandar 40 alunos por dia', 40],
  ['a partir de março a construtora vai enviar 25 operários de segunda a sábado', 25],
])('%s: guests are added, and the house opens as always', (said, count) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining({ kind: 'question', about: 'customers', count })])
})

it('days within a named month are left out, and not the month', () => {
  const { wishes } = read('Não usa as duas semanas de março em que fechamos pra reforma (9 a 21/03)')
  expect(wishes).toEqual([
    expect.objectContaining({ kind: 'date', from: '2026-03-09', to: '2026-03-21', leftOut: true }),
  ])
})
