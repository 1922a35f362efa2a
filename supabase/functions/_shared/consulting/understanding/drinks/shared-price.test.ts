import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheetOf = (text: string) =>
  understand('drink_creation', {
    answers: answersWith('drink_creation', text),
    house: emptyHouse,
    today: '2026-11-29',
  })

test.each([
  'quero cinco um deles tem que ser jarra pra mesa dividir ate 70 reais os outros na faixa de 20 e 25',
  'cinco drinks, uma jarra pra mesa até 70 reais. os outros de 20 a 25 reais.',
])('the jug has a price of its own, and the others theirs: %s', (text) => {
  const { wishes, unread } = sheetOf(text)
  expect(unread.filter(({ blocking }) => blocking)).toEqual([])
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'price', item: 'jarra', max: 70 }))
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'price', min: 20, max: 25 }))
})

test('the others are all but the dearest', () => {
  expect(sheetOf('seis drinks, o mais caro até 45 e os demais entre 18 e 25').wishes).toContainEqual(
    expect.objectContaining({ kind: 'drinkTrait', what: 'priced', count: 5, min: 18, max: 25 }),
  )
})

test('one price is that of all', () => {
  expect(sheetOf('cinco drinks até 30 reais').wishes).toContainEqual(
    expect.objectContaining({ kind: 'price', max: 30 }),
  )
})

test('a jug is for those among whom it is divided, in minutes for nobody', () => {
  expect(sheetOf('Cinco drinks e uma jarra pra dividir entre 6, a jarra até 80.').wishes).toContainEqual(
    expect.objectContaining({ kind: 'drinkTrait', what: 'jug', servings: 6 }),
  )
  expect(JSON.stringify(sheetOf('a jarra em 3 minutos').wishes)).not.toContain('"servings":3')
})
