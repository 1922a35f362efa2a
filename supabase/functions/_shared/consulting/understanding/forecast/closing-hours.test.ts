import { expect, test } from 'vitest'
import { readContext } from './read-context.ts'

const today = '2026-11-30'

test.each<[string, object]>([
  ['24/12 fechamos às 16h', { from: '2026-12-24', closed: false, closes: 16 }],
  ['31/12 até 15h', { from: '2026-12-31', closed: false, closes: 15 }],
  ['31/12 só delivery até 20h', { from: '2026-12-31', closed: false, closes: 20 }],
  ['24/12 a cozinha fecha às 18h', { from: '2026-12-24', closed: false, closes: 18 }],
  [
    'Carnaval 13/02 a 16/02 abrimos às 12h e fechamos às 20h',
    { from: '2027-02-13', to: '2027-02-16', closed: false, closes: 20 },
  ],
  ['dia 31 de dezembro só até as dez da noite', { from: '2026-12-31', closed: false, closes: 22 }],
  ['dia 31/12 vamos até as 3 da tarde', { from: '2026-12-31', closed: false, closes: 15 }],
  // The hour is not said: the day is open all the same.
  ['fechamos mais cedo dia 24/12', { from: '2026-12-24', closed: false }],
  ['dia 24/12 não abrimos', { from: '2026-12-24', closed: true }],
])('a closing hour is no closed day: %s', (said, expected) => {
  const { wishes } = readContext(said, today)
  expect(wishes.map(({ wish }) => wish)).toMatchObject([expected])
  // An hour alone names nothing.
  for (const { wish } of wishes) if (wish.kind === 'date') expect(wish.what).toMatch(/\p{L}{4}|\//u)
})
