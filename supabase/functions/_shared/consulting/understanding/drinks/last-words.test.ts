import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('drink_creation', {
    answers: answersWith('drink_creation', text),
    house: emptyHouse,
    today: '2026-11-22',
  })

test.each([
  'público de 18 a 25',
  'Gelo a gente compra, sai a 1 real o quilo',
  'o saco de gelo custa 15 reais',
  'O clássico é o rabo de galo e fica como está, R$ 18',
])('“%s” sets no price of the new drinks', (text) => {
  const { wishes, unread } = read(text)
  expect(wishes.filter(({ kind }) => kind === 'price')).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
})

test('a range of reais is a price', () => {
  expect(read('drinks de 18 a 25').wishes).toContainEqual(
    expect.objectContaining({ kind: 'price', min: 18, max: 25 }),
  )
})

test('a drink whose name is easy to say is no quicker to make', () => {
  const { wishes } = read('drinks com nome facil de falar em ingles')
  expect(wishes.filter(({ kind }) => kind === 'style')).toEqual([])
})

test.each(['Limão tá caro, tenta não usar em mais de 2', 'limão no máximo em dois'])(
  '“%s” leaves the lime in two drinks',
  (text) =>
    expect(read(text).wishes).toEqual([
      expect.objectContaining({ kind: 'share', what: 'limão', of: 'few', bound: 'at_most', count: 2 }),
    ]),
)

test('a count before “tem que ser sem álcool” is heard in a sentence without stops', () => {
  const { wishes } = read(
    'quero cinco drinks mas sem perder a cachaça né porque a casa agora tá trabalhando com a cachaça de vocês dois tem que ser sem álcool porque tem muita grávida que vem o preço não pode passar de trinta e dois',
  )
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'zeroAlcohol', count: 2 }))
})

test('what is sold today is no taste of the new drinks', () => {
  const { wishes } = read('O caldo de mocotó sai muito e o povo pede cachaça junto')
  expect(wishes).toEqual([])
})

test.each(['uma bartender só na sexta', 'na sexta só tem um bartender'])(
  '“%s” asks for quick drinks on that day',
  (text) =>
    expect(read(text).wishes).toEqual([
      expect.objectContaining({ kind: 'style', what: 'rápidos de fazer', weekdays: [5] }),
    ]),
)

test.each([
  ['quanto sobra em cada um?', 'costEach'],
  ['quanto tempo leva cada um?', 'fastest'],
  ['Quanto de cachaça compro para o primeiro fim de semana?', 'bottles'],
])('“%s” asks for %s', (text, what) =>
  expect(read(text).wishes).toEqual([expect.objectContaining({ kind: 'question', about: 'bar', what })]),
)
