import { expect, it } from 'vitest'
import { readInsights } from './premium-insights'

const drinks = { name: 'Criação de Drinks Autorais', completed: 2, inProgress: 1, credits: 400, minutes: 60 }
const pricing = { name: 'Precificação Dinâmica', completed: 1, inProgress: 0, credits: 500, minutes: 60 }
const pairing = { name: 'Harmonização de Pratos', completed: 0, inProgress: 2, credits: 0, minutes: 0 }

it('lists what was completed by automation, dearest first, with the averages of all', () => {
  expect(readInsights([drinks, pairing, pricing])).toEqual({
    creditsByAutomation: [
      { name: 'Precificação Dinâmica', credits: 500, requests: 1 },
      { name: 'Criação de Drinks Autorais', credits: 400, requests: 2 },
    ],
    averageMinutes: 40,
    averageCredits: 300,
  })
})

it('has no averages before the first delivery', () => {
  expect(readInsights([pairing])).toEqual({
    creditsByAutomation: [],
    averageMinutes: null,
    averageCredits: null,
  })
})
