import { describe, expect, test } from 'vitest'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { planSentences } from './plan-words.ts'
import { recipesOf } from './recipes.ts'
import { forecastOf, monday, sheet, weeks } from './test-support.ts'
import { guestsIn } from './told.ts'

const sales = {
  ...sheet(weeks(30, () => 70)),
  weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, units: 300, revenue: null, days: 30 })),
}
const answerTo = (wish: Partial<WishOf<'date'>>) => {
  const wishes: Wish[] = [{ kind: 'date', origin: 'request', text: 'x', what: 'x', closed: false, ...wish }]
  const forecast = forecastOf(sales, wishes)
  return { said: forecast.expected?.[0]?.said ?? '', plan: planSentences(forecast) }
}

describe('what the owner asks is answered with a figure', () => {
  test('of a party: the usual day and what its guests add', () => {
    const text = 'festa de 60 pessoas'
    const { said } = answerTo({ text, what: text, from: monday(31), to: monday(31) })
    expect(said).toContain('Uma segunda comum faz R$ 200, e a festa entra por cima')
    expect(said).toContain('para 60 pessoas, some 72 porções e 180 bebidas, suposição nossa')
  })

  test('of closed days: what they lose, and nothing to buy', () => {
    const { said } = answerTo({ closed: true, from: monday(31), to: monday(32) })
    expect(said).toContain('São R$ 1.600 a menos em vendas, e nada do que estraga se compra')
  })

  test('of a private party: the public that is missed, and its guests', () => {
    const { said } = answerTo({
      text: 'evento fechado para 40 pessoas',
      closed: true,
      from: monday(31),
      to: monday(31),
    })
    expect(said).toContain('Sem o público são R$ 200 a menos; para 40 pessoas, some 48 porções')
  })

  test('of a rise without measure: an ordinary week, and what 10 % more would be', () => {
    const { said } = answerTo({ effect: 'up', from: monday(31), to: monday(33) })
    expect(said).toContain('Conte com R$ 1.400 por semana')
    expect(said).toContain('se vierem 10% a mais, suposição nossa, são mais R$ 140')
  })
})

test.each([
  ['festa para 60 pessoas', 60],
  ['casamento, 120 convidados', 120],
  ['festa no dia 12', null],
] as const)('%s has %s guests', (text, guests) => expect(guestsIn(text)).toBe(guests))

test('a cocktail with cajuína is mixed, not bought by the unit', () => {
  const recipeOf = recipesOf([])
  expect(recipeOf('Cajuína 300 ml')?.origin).toBe('resale')
  expect(recipeOf('Cajuína sour')).toBeNull()
})
