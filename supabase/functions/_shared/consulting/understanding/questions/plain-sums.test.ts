/** What owners say of all their prices together, in everyday words: one wish each, and nothing left over. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Rabada', price: 38, cost: 14 },
    { name: 'Chope escuro 400 ml', price: 16, cost: 5 },
    { name: 'Mandioca frita', price: 24, cost: 6 },
    { name: 'Refrigerante lata', price: 7, cost: 3 },
  ],
})
const read = (constraints: string) =>
  understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-30' })

test.each<[string, object]>([
  [
    'Pago 8% de imposto e 2,5% de cartão em cima do preço, quero a margem líquida.',
    { about: 'saleCharges', percent: 10.5 },
  ],
  ['Me diga a elasticidade de cada item. Se o dado não sustenta, avise.', { about: 'reactions' }],
  [
    'A mandioca vem caindo desde setembro. É preço ou outra coisa? Troquei o fornecedor da mandioca.',
    { about: 'whyFell', item: 'Mandioca frita', from: '2026-09-01' },
  ],
  ['Quero tudo numa tabela só, com preço atual, preço novo e ganho por mês.', { about: 'priceTable' }],
  [
    'Quarta e quinta, das 18h às 20h, penso em desconto no chope escuro. Qual o desconto máximo e quantos a mais preciso vender para empatar?',
    { about: 'offerRoom', item: 'Chope escuro 400 ml', weekdays: [3, 4], start: 18, end: 20 },
  ],
  [
    'A rabada nunca mudou de preço, se eu botar 41 quanto posso perder de venda?',
    { about: 'breakEven', item: 'Rabada', price: 41 },
  ],
  [
    'O cardápio novo só chega da gráfica dia 25 de janeiro, até lá fica tudo como está.',
    { about: 'startsOn', from: '2027-01-25' },
  ],
  [
    'Julho e agosto encheram pelo festival: não tome isso por efeito do preço.',
    { kind: 'date', from: '2026-07-01', to: '2026-08-31', leftOut: true },
  ],
])('%s', (said, expected) => {
  const { wishes, unread } = read(said)
  expect(wishes).toEqual([expect.objectContaining(expected)])
  expect(unread).toEqual([])
})

test('a minimum of an order is no price and no limit of one', () => {
  const { wishes, unread } = read('Na entrega o pedido mínimo é 50 reais.')
  expect(wishes.filter(({ kind }) => kind !== 'houseFact')).toEqual([])
  expect(unread).toEqual([])
})
