import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const closedDays = (text: string) =>
  understand('content_generation', {
    answers: answersWith('content_generation', text),
    house: emptyHouse,
    today: '2026-11-29',
  }).wishes.flatMap((wish) => (wish.kind === 'date' && wish.closed ? [wish.from] : []))

test.each([
  '24/12 ceia só hóspede',
  'dia 24/12 tem ceia só pra hóspedes',
  '24/12 jantar exclusivo dos sócios',
  '24/12 casamento fechado',
])('“%s” invites nobody', (text) => expect(closedDays(text)).toEqual(['2026-12-24']))

test('an evening for everybody stays open', () => {
  expect(closedDays('24/12 ceia a 120 por pessoa, só com reserva')).toEqual([])
})
