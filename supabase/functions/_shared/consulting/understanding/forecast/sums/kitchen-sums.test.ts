/** Kitchens, portions, shortages and closings in everyday and dictated words: each is read as itself, and nothing is lost. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../../base/house/house.ts'
import { understand } from '../../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pratos', 'Bode assado', 42],
    ['Pratos', 'Rabada', 38],
    ['Lanches', 'Beiju de coco', 9],
    ['Lanches', 'Bolinho de feijão', 6],
    ['Bebidas', 'Refresco de umbu', 7],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today: '2026-11-30' })

describe('one wish, and nothing left over', () => {
  test.each<[string, object]>([
    [
      'Quantos quilos de bode eu compro de 10 a 14 de dezembro? Cada bode assado leva 400 gramas. No freezer só cabem 35 quilos.',
      { about: 'foodDays', item: 'Bode assado', from: '2026-12-10', to: '2026-12-14', most: 35 },
    ],
    [
      'Somos três cozinheiros, cada um solta 45 pratos por noite. Precisa chamar mais um no dia 12 de dezembro?',
      { about: 'kitchenLoad', count: 3, most: 45, from: '2026-12-12' },
    ],
    [
      'A chapa faz 12 beijus de cada vez e dou 8 rodadas por dia, isso dá no domingo?',
      { about: 'kitchenLoad', count: 8, most: 12, item: 'Beiju de coco', weekdays: [0] },
    ],
    [
      'O refresco sai mais em janeiro do que em agosto?',
      { about: 'compare', item: 'Refresco de umbu', what: 'janeiro e agosto' },
    ],
    [
      'Penso em fechar na terça, vale a pena? A equipe custa 180 reais por dia.',
      { about: 'openDay', weekdays: [2], price: 180 },
    ],
    [
      'Em setembro a rabada passou de 34 pra 38, será que perdi freguês? Dá pra conferir?',
      { about: 'priceMove', item: 'Rabada', price: 38, from: '2026-09-01' },
    ],
    [
      'No domingo, dia 15 de novembro, a rabada acabou às 13h e vendi menos do que podia.',
      { about: 'ranOut', item: 'Rabada', from: '2026-11-15', start: 13 },
    ],
  ])('%s', (context, expected) => {
    const { wishes, unread } = read(context)
    expect(wishes).toContainEqual(expect.objectContaining(expected))
    expect(unread).toEqual([])
  })
})

test('dictated days close the house, and the feast that they stand beside stays open', () => {
  const { wishes } = read(
    'a gente serve bode aqui na estrada e o melhor dia do ano é o 31 eu abro e a casa lota aí outra coisa dia 25 de dezembro e primeiro de janeiro eu não abro e dia 24 fecho às três da tarde e no meu freezer só cabe 20 quilos de bode',
  )
  const dates = wishes.filter((wish) => wish.kind === 'date')
  const closed = dates.filter((wish) => wish.closed).map(({ from }) => from)
  expect(closed.toSorted()).toEqual(['2026-12-25', '2027-01-01'])
  expect(dates).toContainEqual(expect.objectContaining({ from: '2026-12-31', closed: false, open: true }))
  expect(dates).toContainEqual(expect.objectContaining({ from: '2026-12-24', closed: false, closes: 15 }))
})

test('a portion is that of its dish, and a yield that of a kilogram', () => {
  expect(read('Na rabada eu uso 500 gramas de rabo, e no bode vão 400 gramas.').wishes).toMatchObject([
    { kind: 'portion', item: 'Rabada', amount: 500, unit: 'g' },
    { kind: 'portion', item: 'Bode assado', amount: 400, unit: 'g' },
  ])
  expect(read('Um quilo de massa dá 20 beijus.').wishes).toMatchObject([
    { kind: 'portion', item: 'Beiju de coco', amount: 50, unit: 'g' },
  ])
})
