import { expect, test } from 'vitest'
import { redesignFacts } from '../facts.ts'
import { menuOf, redesign } from '../test-case.ts'

const menu = {
  items: menuOf([
    'Torresmo de rolo',
    'Espetinho de carne',
    'Espetinho de frango',
    'Caldo de mocotó',
    'Caldo de carne',
    'Isca',
    'Panelada',
  ]).items.map((item) => ({ ...item, price: item.name === 'Torresmo de rolo' ? 29 : 20 })),
}

test('without sales, what repeats another line leaves first, and the other of the two stays', () => {
  const { content } = redesign(menu, undefined, 'no máximo 5 itens')
  expect(content.leaves?.map(({ name }) => name).toSorted()).toEqual([
    'Caldo de carne',
    'Espetinho de frango',
  ])
  expect(content.leaves?.[0]?.why).toContain('que fica')
})

const answerTo = (text: string) =>
  redesign(menu, undefined, text)
    .content.answers?.map(({ verdict }) => verdict)
    .at(-1)

test('which items leave is answered without a sheet', () => {
  expect(answerTo('no máximo 5 itens. Quais eu tiro?')).toMatch(/^Saem .*Espetinho de frango/)
})

test('whether a price is low is answered up to a cost', () => {
  expect(answerTo('a panelada a 20 tá barata?')).toContain('até R$ 7,00')
})

test('a cost that the owner tells is used, and said', () => {
  const { content } = redesign(menu, undefined, 'o torresmo me custa 7 reais')
  expect(redesignFacts([content])).toContainEqual({
    kind: 'costNow',
    item: 'Torresmo de rolo',
    text: 'Torresmo de rolo: R$ 29 menos R$ 7,00 deixam R$ 22,00; o custo é 24% do preço.',
  })
})

test('a quiet day gets one offer with the orders that pay it', () => {
  // 15 % off 29 are 24; of 17 that each leaves, ten discounts of 5 take three.
  expect(answerTo('o torresmo me custa 7 reais. quarta é fraco, vale fazer uma promoção?')).toBe(
    'Vale testar quatro semanas: Torresmo de rolo de R$ 29 por R$ 24, só na quarta.',
  )
})
