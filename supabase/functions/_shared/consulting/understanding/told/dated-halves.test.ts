import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'
import { withDatedHalves } from './dated-halves.ts'

const today = '2026-11-30'
const house = houseSchema.parse({ menu: [{ section: 'Pratos', name: 'Peixada', price: 128 }] })
const wishes = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today }).wishes

test.each([
  ['fechamos 24/12 e abrimos 31/12', 'fechamos 24/12.  abrimos 31/12'],
  ['dia 13/12 tem festa e dia 20 outra com 45', 'dia 13/12 tem festa.  dia 20 outra com 45'],
  // One statement, one list of days, and a day of the month that the first half names.
  ['fechamos dias 24 e 25/12', 'fechamos dias 24 e 25/12'],
  ['24/12 e 31/12 fechamos', '24/12 e 31/12 fechamos'],
  ['fechamos de 2 a 10 de janeiro e voltamos dia 11', 'fechamos de 2 a 10 de janeiro e voltamos dia 11'],
])('two statements with days of their own are two sentences: "%s"', (said, heard) => {
  expect(withDatedHalves(said, today)).toBe(heard)
})

test('a party after closed days is on its own day, and the closed days stay closed', () => {
  expect(wishes('Fechamos dias 24 e 25/12 e reabrimos no réveillon com ceia para 120 pessoas')).toEqual([
    expect.objectContaining({ kind: 'date', from: '2026-12-24', closed: true }),
    expect.objectContaining({ kind: 'date', from: '2026-12-25', closed: true }),
    expect.objectContaining({ about: 'seats', from: '2026-12-31', count: 120 }),
  ])
})
