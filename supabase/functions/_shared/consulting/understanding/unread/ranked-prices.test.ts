import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('dynamic_pricing', {
      answers: answersWith('dynamic_pricing', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

test.each([
  'a caipirinha de caju tem que continuar a mais barata',
  'a lasanha continua sendo o prato mais barato da casa',
])('an order among prices freezes none: %s', (text) => {
  expect(read(text).filter((one) => one.startsWith('keepPrice'))).toEqual([])
})

test('a price that stays because it is the cheapest still stays', () => {
  expect(read('o preço da lasanha fica como está')).toEqual(['keepPrice Lasanha'])
})

test('an amount of money counts no dishes', () => {
  expect(read('ate R$ 6 pratos podem mudar').filter((one) => one.includes('fewChanges'))).toEqual([])
})
