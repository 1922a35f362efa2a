import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: ['Galeto na brasa', 'Farofa', 'Chope'].map((name) => ({ section: 'Tudo', name, price: 20 })),
})
const read = (context: string) => {
  const sheet = understand('predictive_analytics', { answers: { context }, house, today: '2026-11-30' })
  return sheet.wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)
}

test.each([
  ['sábado dia 28 ficou pela metade, não lancei tudo', '2026-11-28'],
  ['No dia 21 o sistema caiu e faltou lançar o almoço', '2026-11-21'],
  ['O dia 14/11 está incompleto', '2026-11-14'],
])('a day that was entered in part is left out: %s', (said, day) => {
  expect(read(said)).toEqual([expect.objectContaining({ from: day, to: day, leftOut: true })])
})

test.each(['A planilha termina na quinta-feira, 26 de novembro.', 'Os dados vão até quinta, 26/11.'])(
  'the week that the sheet leaves unfinished is left out: %s',
  (said) => {
    expect(read(said)).toEqual([
      expect.objectContaining({ from: '2026-11-23', to: '2026-11-26', closed: true, leftOut: true }),
    ])
  },
)

describe('parties on several dates', () => {
  test('are a party on each', () => {
    const wishes = read(
      'Em dezembro teremos festas fechadas nas quartas, dias 2, 9 e 16, com cerca de trinta pessoas cada uma e cardápio próprio.',
    )
    expect(wishes).toEqual(
      ['2026-12-02', '2026-12-09', '2026-12-16'].map((from) => ({
        kind: 'question',
        about: 'seats',
        what: 'festa, menu próprio',
        from,
        to: from,
        count: 30,
        against: true,
      })),
    )
  })
})

test('what is said of the other months is not said of these', () => {
  expect(read('janeiro e julho enche de turista o resto é mais fraco')).toEqual([
    expect.objectContaining({ from: '2027-01-01', effect: 'up' }),
    expect.objectContaining({ from: '2027-07-01', effect: 'up' }),
  ])
})

test('what a price did to the sales is asked once', () => {
  const wishes = read(
    'O galeto passou de R$ 40 para R$ 45 em 1º de setembro. O aumento do galeto reduziu as vendas?',
  )
  expect(wishes).toEqual([expect.objectContaining({ about: 'priceMove', price: 45 })])
})
