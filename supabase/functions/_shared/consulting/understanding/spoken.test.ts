import { expect, test } from 'vitest'
import { automationTypes } from '../automation-types.ts'
import { spokenHouses } from './sentences/spoken-houses.ts'
import { spokenRecipes } from './sentences/spoken-recipes.ts'

test('the spoken sentences cover all automations, each once', () => {
  const themes = [...spokenRecipes, ...spokenHouses]
  const all = themes.flatMap(({ sentences }) => sentences.map(([text]) => text))
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(120)
  expect(new Set(themes.map(({ type }) => type))).toEqual(new Set(automationTypes))
})
