import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const item = (section: string, name: string, price: number) => ({ section, name, price })
const bar = houseSchema.parse({
  menu: [
    item('Petiscos', 'Caldinho de feijão', 12),
    item('Petiscos', 'Carne de sol com macaxeira', 58),
    item('Drinks', 'Dose de cachaça da serra', 11),
    item('Drinks', 'Caipirinha de umbu', 24),
    item('Cervejas', 'Cerveja 600 ml', 16),
  ],
})
const bistro = houseSchema.parse({
  menu: [
    item('Pratos', 'Moqueca de arraia', 86),
    item('Pratos', 'Risoto de camarão', 72),
    item('Peixes', 'Ceviche de tilápia', 44),
    item('Rodízio', 'Rodízio de quinta', 69),
    item('Sobremesas', 'Cartola', 24),
    item('Sobremesas', 'Pudim', 24),
  ],
})

function read(said: string, house = bar) {
  const { wishes, unread } = understand('content_generation', {
    answers: { special_dates: said },
    house,
    today: '2026-11-30',
  })
  return {
    wishes,
    unread: unread.map(({ text }) => text),
  }
}

describe('a day that is excepted from what comes every week', () => {
  test.each([
    ['Choro toda quinta às 19h, menos 24/12.', 'Choro', ['2026-12-24']],
    ['Forró todo sábado às 21h, exceto 26/12 e 02/01.', 'Forró', ['2026-12-26', '2027-01-02']],
    ['Karaokê às quartas, 20h, menos dia 23/12.', 'Karaokê', ['2026-12-23']],
  ])('is taken from it alone: %s', (said, what, days) => {
    for (const house of [bar, bistro]) {
      const { wishes, unread } = read(said, house)
      expect(unread).toEqual([])
      expect(wishes[0]).toMatchObject({ kind: 'date', what, closed: false })
      expect(wishes.slice(1)).toMatchObject(
        days.map((day) => ({ kind: 'postRule', what: 'noMention', of: what, from: day, to: day })),
      )
    }
  })
})

describe('a price that is excepted from silence on prices', () => {
  test.each([
    ['Não citem preços, só o da dose de cachaça.', bar, [11]],
    ['Sem preços, menos o da moqueca.', bistro, [86]],
    ['Sem preços, menos o do rodízio.', bistro, [69]],
  ] as const)('is the only one that posts may tell: %s', (said, house, prices) => {
    const { wishes, unread } = read(said, house)
    expect(unread).toEqual([])
    expect(wishes).toMatchObject(prices.map((price) => ({ kind: 'onlyPrice', price })))
  })

  test('stays with the owner where another item has the same price', () => {
    const { wishes, unread } = read('Não citem preços, só o da cartola.', bistro)
    expect(wishes).toMatchObject([{ kind: 'onlyPrice' }])
    expect(wishes[0]).not.toHaveProperty('price')
    expect(unread).toEqual(['só o da cartola'])
  })
})

describe('a refusal for some', () => {
  test.each([
    ['Não fale de peixe cru para grávida.', 'grávida'],
    ['Não falem de camarão para gestantes.', 'gestantes'],
    ['Não fale de cerveja para menor de idade.', 'menor de idade'],
  ])('is kept by speaking to them in no post, and leaves nothing out: %s', (said, of) => {
    for (const house of [bar, bistro]) {
      const { wishes, unread } = read(said, house)
      expect(unread).toEqual([])
      expect(wishes).toMatchObject([{ kind: 'postRule', what: 'noMention', of }])
    }
  })

  test.each([
    'Nada de camarão para quem vem com criança.',
    'Não fale de moqueca para o jantar de Natal.',
    'Sem desconto para grupo grande.',
  ])('that no post can keep stays with the owner: %s', (said) => {
    for (const house of [bar, bistro]) {
      const { wishes, unread } = read(said, house)
      expect(wishes).toEqual([])
      expect(unread.join(' ')).toContain(said.slice(0, -1).split(' para ')[1])
    }
  })

  test('for a use of a thing is a refusal of that thing', () => {
    expect(read('Não fale de comida para viagem.').wishes).toMatchObject([{ what: 'noMention' }])
  })
})
