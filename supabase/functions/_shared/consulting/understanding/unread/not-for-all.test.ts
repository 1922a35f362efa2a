import { expect, test } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' })

test.each<[AutomationType, string]>([
  ['food_pairing', 'na sexta de almoço não quero sugerir álcool'],
  ['menu_redesign', 'A massa sem glúten a gente não tem, então não escreve nada de gluten free'],
  ['menu_redesign', 'que apareça mais bebida, o pessoal só pede refri'],
  ['drink_creation', 'de dia não quero cachaça'],
  ['drink_creation', 'sexta e sabado tem rodizio, nesses dias nao quero drink de cachaça'],
  ['food_pairing', 'Café da manhã das 7h às 11h: sem álcool, claro.'],
  ['food_pairing', 'o garçom não pode empurrar bebida'],
  ['food_pairing', 'no almoço a gente vende executivo entao nada de dose, so suco e cajuína.'],
])('%s: “%s” leaves nothing out everywhere, and goes back to the owner', (type, text) => {
  const { wishes, unread } = read(type, text)
  expect(wishes.filter(({ kind }) => ['exclude', 'only', 'zeroAlcohol'].includes(kind))).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
})

test('an allergy holds on every day', () => {
  const { wishes } = read('food_pairing', 'na sexta vem um cliente com alergia a camarão')
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'exclude', why: 'allergy' }))
})
