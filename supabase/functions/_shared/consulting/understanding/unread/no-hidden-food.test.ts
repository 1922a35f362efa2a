import { expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: AutomationType, text: string) =>
  brief(understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' }))
const blocks = (lines: readonly string[]) => lines.some((line) => line.startsWith('!'))

it.each([
  'quero legenda de alérgenos',
  'alergênicos assinalados em cada prato',
  'os alérgenos identificados com símbolo no cardápio',
  'coloquem a lista de alergênicos',
])('an order to mark allergens is one: %s', (text) => {
  expect(read('menu_redesign', text)).toEqual(['layout marked_allergens'])
})

it.each(['quero legenda de alérgenos e nada de xpto', 'coloca alergia a flurb'])(
  'what stands beside the marks may be a food: %s',
  (text) => {
    expect(blocks(read('menu_redesign', text))).toBe(true)
  },
)

it.each([
  'o que diz a legislação de alérgenos?',
  'se um cliente alérgico passar mal, a responsabilidade é minha?',
])('a question about the law stops nothing: %s', (text) => {
  expect(blocks(read('menu_redesign', text))).toBe(false)
})

it.each(['dois deles zero, pras grávidas', 'façam tudo sem álcool, que é festa de criança'])(
  'whom drinks without alcohol are for needs no answer: %s',
  (text) => {
    const lines = read('drink_creation', text)
    expect(blocks(lines)).toBe(false)
    expect(lines.some((line) => line.startsWith('zeroAlcohol'))).toBe(true)
  },
)

it('what children like stops nothing, and what they may not have does', () => {
  expect(blocks(read('dish_creation', 'as crianças adoram o bolo de rolo'))).toBe(false)
  expect(blocks(read('dish_creation', 'as crianças não comem xpto'))).toBe(true)
  expect(blocks(read('dish_creation', 'pratos para grávidas com flurb'))).toBe(true)
})

it.each([
  'Perguntam sempre onde não vai ovo, minha sobrinha mesmo tem alergia.',
  'Marque o que é vegano, porque já passamos aperto com freguês alérgico.',
])('an allergy without its food stops nothing where nothing new is served: %s', (text) => {
  expect(blocks(read('menu_redesign', text))).toBe(false)
})

it('an allergy to what nobody knows stops a menu too', () => {
  expect(blocks(read('menu_redesign', 'Tem freguês alérgico a pozol.'))).toBe(true)
})
