import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const wishesOf = (text: string) =>
  understand('drink_creation', {
    answers: answersWith('drink_creation', text),
    house: emptyHouse,
    today: '2026-11-30',
  }).wishes

const costsIn = (text: string) =>
  wishesOf(text).flatMap((wish) =>
    wish.kind === 'costNow' ? [`${wish.item} ${wish.price} ${wish.per}`] : [],
  )

test.each([
  ['Meu gim é nacional e custa 55 a garrafa.', ['gin 55 garrafa']],
  ['A garrafa da cachaça custa 40.', ['cachaça 40 garrafa']],
  ['A garrafa de cachaça de 700 ml sai por 35.', ['cachaça 50 l']],
  ['Pago 12 no quilo do limão.', ['limão 12 kg']],
  ['Compro a dúzia do limão por 6.', ['limão 0.5 un']],
  ['Compro a caixa de limão de 20 kg por 80.', ['limão 4 kg']],
  ['A vodca custa 38 o litro.', ['vodca 38 l']],
  ['Garrafa de gin a 90.', ['gin 90 garrafa']],
  ['Uso gim de 60 reais a garrafa.', ['gin 60 garrafa']],
  ['Compro gengibre a 18 o quilo e limão a 5 o quilo.', ['gengibre 18 kg', 'limão 5 kg']],
  ['O açúcar está 5 o quilo.', ['açúcar 5 kg']],
])('what the house pays is a cost: %s', (text, costs) => {
  expect(costsIn(text)).toEqual(costs)
  expect(wishesOf(text).filter(({ kind }) => kind === 'price' || kind === 'prefer')).toEqual([])
})

test.each([
  'A caixa de limão está a 80.',
  'O litro do suco de laranja me custa 9.',
  'Pago 6 na lata de água tônica.',
])('a pack of unknown content sets no price: %s', (text) => {
  expect(wishesOf(text)).toEqual([])
})

test.each(['Cada drink custa 25.', 'O drink custa 25 o copo.', 'A jarra custa 60.'])(
  'what guests pay is a price: %s',
  (text) => {
    expect(wishesOf(text).map(({ kind }) => kind)).toEqual(['price'])
  },
)
