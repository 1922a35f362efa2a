import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, items } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('competitor_analysis', {
    answers: answersWith('competitor_analysis', text),
    house: emptyHouse,
    today: '2026-11-22',
  })

test.each([
  ['Nenhum reajuste acima de R$ 3.', 3],
  ['Nenhum aumento maior que R$ 2,00.', 2],
  ['aumento de no máximo R$ 2 por item', 2],
])('“%s” limits every rise, and no price', (text, rise) => {
  const { wishes, unread } = read(text)
  expect([wishes, unread]).toMatchObject([[{ kind: 'capPrice', item: 'todos os itens', rise }], []])
})

test('the rise of one item is limited to its price and that amount', () => {
  const lasagne = items.find(({ name }) => name === 'Lasanha')?.price ?? Number.NaN
  expect(read('O aumento da lasanha no máximo R$ 2').wishes).toMatchObject([
    { kind: 'capPrice', item: 'Lasanha', max: lasagne + 2 },
  ])
})
