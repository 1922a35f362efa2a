import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: ['Pizza muçarela', 'Pizza calabresa', 'Pizza quatro queijos', 'Caipirinha'].map((name) => ({
    section: name.startsWith('Pizza') ? 'Pizzas' : 'Bebidas',
    name,
    price: 50,
  })),
})
const read = (context: string) => {
  const { wishes } = understand('predictive_analytics', { answers: { context }, house, today: '2026-11-29' })
  return wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)
}

const portion = (amount: number, of: string, item = 'pizza', unit = 'g') => ({
  kind: 'portion',
  item,
  amount,
  unit,
  of,
})
const packs = (what: string, rest = {}) => ({ kind: 'question', about: 'packs', what, ...rest })
const batches = (what: string, rest = {}) => ({
  kind: 'question',
  about: 'perWeek',
  item: 'pizza',
  what,
  ...rest,
})

describe('an ingredient with a weight', () => {
  test.each([
    [
      'De muçarela vai 200 gramas por pizza e eu compro peça de 4 quilos toda quarta, então quantas peças por semana?',
      [portion(200, 'muçarela'), packs('muçarela em peça de 4 kg', { weekdays: [3] })],
    ],
    [
      'Cada pizza leva 120 gramas de calabresa. Quantos quilos de calabresa eu compro por semana?',
      [portion(120, 'calabresa'), packs('calabresa')],
    ],
    [
      'Uso 60 ml de cachaça por caipirinha e compro garrafa de 1 litro, quantas garrafas por semana?',
      [portion(60, 'cachaça', 'caipirinha', 'ml'), packs('cachaça em garrafa de 1 l')],
    ],
    [
      'Me diz quanta massa eu preparo pra sexta e pro sábado, cada pizza é uma bola de 350 gramas.',
      [batches('massa', { weekdays: [5, 6] }), portion(350, 'massa')],
    ],
    [
      'cada pizza é um disco de 300 g, quantos discos eu abro na sexta?',
      [portion(300, 'massa'), batches('massa', { weekdays: [5] })],
    ],
  ])('is a portion of what it goes into: %s', (text, wishes) => {
    expect(read(text)).toEqual(wishes)
  })

  test('is no item that a number names too', () => {
    expect(read('Quanto vou vender nas próximas quatro semanas?')).toEqual([
      { kind: 'scope', from: '2026-11-30', to: '2026-12-27' },
    ])
  })
})

describe('what is new, and what is over', () => {
  test.each([
    [
      'Dia 12 de dezembro entra a pizza de carne de sol, a 62 reais, quanto você acha que vende?',
      {
        kind: 'question',
        about: 'newItem',
        what: 'pizza de carne de sol',
        other: 'pizza',
        from: '2026-12-12',
        price: 62,
      },
    ],
    [
      'Em julho tem a Expocrato, de 10 a 19, a cidade enche, quero saber quanto isso puxou de venda.',
      { kind: 'question', about: 'feastEffect', what: 'Expocrato', from: '2026-07-10', to: '2026-07-19' },
    ],
    [
      'E se eu botar mais um entregador no sábado a 120 a diária, se paga?',
      { kind: 'question', about: 'hire', what: 'entregador', price: 120, weekdays: [6] },
    ],
  ])('is read as that: %s', (text, wish) => {
    expect(read(text)).toEqual([wish])
  })
})
