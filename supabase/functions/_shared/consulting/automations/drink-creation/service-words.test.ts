import { expect, test } from 'vitest'
import { furtherHouses } from '../../golden/further-houses.ts'
import { goldenContext } from '../../golden/golden.ts'
import { createDrinks } from './engine.ts'

function menuOf(id: string) {
  const house = furtherHouses.find((one) => one.id === id)
  if (!house) throw new Error(`no house ${id}`)
  const answers = house.answers.drink_creation
  return createDrinks(answers, goldenContext('drink_creation', house, answers)).menu
}

test('no drink is paired with a dish in its closed season', () => {
  expect(
    menuOf('barraca')
      .drinks.map(({ pairing }) => pairing)
      .join(),
  ).not.toContain('Lagosta')
})

test('a beach stall that closes in the afternoon gets no sentence about the night', () => {
  for (const { batch } of menuOf('barraca').drinks) expect(batch?.text ?? '').not.toContain('noite')
})

test('a menu with alcohol-free drinks does not call all of them drinks with cachaça', () => {
  expect(menuOf('pousada').title).toBe('Menu autoral: 10 drinks com e sem cachaça')
})

test('chilling comes before anything is pressed', () => {
  const shots = furtherHouses.flatMap(({ id }) =>
    menuOf(id).drinks.filter(({ template }) => template === 'shot'),
  )
  expect(shots).not.toEqual([])
  for (const { method } of shots) expect(method[0]).toMatch(/^Deixe na geladeira/)
})
