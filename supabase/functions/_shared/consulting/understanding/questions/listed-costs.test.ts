import { expect, it, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheetOf = (text: string) =>
  understand('dynamic_pricing', {
    answers: answersWith('dynamic_pricing', text),
    house: emptyHouse,
    today: '2026-11-22',
  })

test.each([
  [
    'O custo da lasanha é 14,20, do pudim 3,10 e do pastel de carne 4.',
    ['costNow Lasanha 14.2', 'costNow Pudim 3.1', 'costNow Pastel de carne 4'],
  ],
  ['O custo da lasanha é 14 e do pudim 3. Não suba a Heineken.', ['costNow Lasanha 14', 'costNow Pudim 3']],
] as const)('every cost of a list is told: %s', (text, said) => {
  expect(brief(sheetOf(text))).toEqual(expect.arrayContaining([...said]))
})

it('a cost beside an order is one cost', () => {
  const { wishes } = sheetOf('O custo da lasanha é 14 e quero manter o pudim em 12.')
  expect(wishes.map(({ kind }) => kind)).toEqual(['costNow', 'keepPrice'])
})

test.each([
  'Quanto dá para subir na caipirinha de caju?',
  'Dá para subir quanto na caipirinha de caju?',
  'A caipirinha de caju, quanto posso aumentar?',
])('how far a price may rise: %s', (text) => {
  expect(sheetOf(text)).toMatchObject({
    wishes: [{ about: 'howHigh', item: 'Caipirinha de caju' }],
    unread: [],
  })
})

it('a discount holds on the days asked for, not on those told before it', () => {
  expect(
    sheetOf(
      'A terça e a quarta são fracas, então pensei em desconto de 20% na lasanha na terça: vale a pena?',
    ).wishes,
  ).toMatchObject([{ about: 'discount', percent: 20, weekdays: [2] }])
})

test.each([
  'Em setembro subi a caipirinha de caju de 24,90 para 26,90 e queria saber se valeu a pena.',
  'Em setembro subi a caipirinha de caju de 24,90 para 26,90. Quero saber se compensou.',
])('whether a change paid, told in the clause before: %s', (text) => {
  expect(sheetOf(text)).toMatchObject({
    wishes: [{ about: 'pastChange', item: 'Caipirinha de caju' }],
    unread: [],
  })
})
