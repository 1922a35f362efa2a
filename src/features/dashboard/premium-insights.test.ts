import { expect, it } from 'vitest'
import { readInsights } from './premium-insights'

const drinks = { name: 'Criação de Drinks Autorais', completed: 2, inProgress: 1, credits: 400, minutes: 60 }
const pricing = { name: 'Precificação Dinâmica', completed: 1, inProgress: 0, credits: 500, minutes: 60 }
const pairing = { name: 'Harmonização de Pratos', completed: 0, inProgress: 2, credits: 0, minutes: 0 }

it('insights list completed requests by automation, most credits first, with overall averages', () => {
  expect(readInsights([drinks, pairing, pricing])).toEqual({
    creditsByAutomation: [
      { name: 'Precificação Dinâmica', credits: 500, requests: 1 },
      { name: 'Criação de Drinks Autorais', credits: 400, requests: 2 },
    ],
    averageMinutes: 40,
    averageCredits: 300,
  })
})

it('insights have no averages before the first completed request', () => {
  expect(readInsights([pairing])).toEqual({
    creditsByAutomation: [],
    averageMinutes: null,
    averageCredits: null,
  })
})
