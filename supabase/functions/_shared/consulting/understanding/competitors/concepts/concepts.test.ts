import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../../base/house/house.ts'
import { understand } from '../../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Tortas', name: 'Torta de frango', price: 60, cost: 20, size: '30 cm' },
    { section: 'Tortas', name: 'Torta de palmito', price: 66, cost: 24, size: '30 cm' },
    { section: 'Bebidas', name: 'Suco de cajá', price: 10, cost: 3, size: '300 ml' },
  ],
})
const list = 'Casa Verde: torta de frango 54, suco de cajá 9.'
const read = (said: string) => {
  const { wishes, unread } = understand('competitor_analysis', {
    answers: { competitors: `${list}\n${said}` },
    house,
    today: '2026-11-30',
  })
  return { wishes, unread: unread.map(({ text }) => text) }
}

describe.each([
  ['A torta de frango deles tem 25 cm, a minha tem 30.', { kind: 'rivalFact', about: 'size', what: '25 cm' }],
  ['O suco de lá é de 250 ml e o nosso é de 300.', { kind: 'rivalFact', about: 'size', what: '250 ml' }],
  ['Não sei o tamanho.', { kind: 'rivalFact', about: 'size', competitor: 'Casa Verde' }],
  ['Quanto perdi desde setembro?', { about: 'lostSince', from: '2026-09-01', to: '2026-09-30' }],
  ['queria saber quanto caiu a venda depois de 10/09', { about: 'lostSince', from: '2026-09-10' }],
  ['Minha sócia sugere baixar o suco de cajá para 9.', { about: 'lower', item: 'Suco de cajá', price: 9 }],
  ['Qual o teto da torta de palmito, que só eu faço? Até quanto posso cobrar?', { about: 'howHigh' }],
  ['A entrega eu cobro 6, a deles não sei.', { about: 'deliveryFee', price: 6 }],
  ['Uma ideia pra quarta que não seja desconto.', { about: 'weakDays', weekdays: [3] }],
  ['Deus me livre de briga de preço.', { about: 'lower', against: true }],
  ['Vi esses preços num folheto de março.', { about: 'old', what: 'de março', competitor: 'Casa Verde' }],
  ['Ninguém deles tem torta de palmito.', { about: 'ownStrength', item: 'Torta de palmito' }],
])('%s', (said, wish) => {
  test('is read whole', () => {
    const { wishes, unread } = read(said)
    expect(wishes).toContainEqual(expect.objectContaining(wish))
    expect(unread).toEqual([])
  })
})

test('what keeps an ingredient freezes no price', () =>
  expect(read('A massa e o frango bom eu não troco.').wishes.some(({ kind }) => kind === 'keepPrice')).toBe(
    false,
  ))

test('what is told without a name is of the house named last', () =>
  expect(
    read('A torta de palmito sai por 58.').wishes.filter(
      (wish) => wish.kind === 'competitorPrice' && wish.competitor === 'Concorrente sem nome',
    ),
  ).toEqual([]))

test('the hours of the house are none of the competitor named last', () => {
  const { wishes } = read('Lá só abre às 15h. Fecho às 21h.')
  const told = wishes.flatMap((wish) =>
    wish.kind === 'rivalFact' && wish.about === 'crowd' ? [wish.what] : [],
  )
  expect(told.join(' ')).toContain('15h')
  expect(told.join(' ')).not.toContain('21h')
})

test('up to which price, with a competitor as the bound, is no free ceiling', () => {
  const { wishes } = read('Até quanto posso subir o suco de cajá sem ficar acima da Casa Verde?')
  expect(wishes).not.toContainEqual(expect.objectContaining({ about: 'howHigh' }))
})
