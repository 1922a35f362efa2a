import { describe, expect, test } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { toOrder } from './purchase-words.ts'
import { forecastOf } from './seafood-support.ts'

const wish = (fields: Record<string, unknown>) =>
  ({ origin: 'request', text: 'dito', kind: 'question', ...fields }) as Wish
const answerTo = (...wishes: Wish[]) => forecastOf('', wishes).answers?.[0]

test('a sum that each week is to reach is compared with each week', () => {
  const high = answerTo(wish({ about: 'weekTarget', price: 90_000_000 }))
  expect(high?.verdict).toMatch(/^Todas as \d+ semanas ficam abaixo/)
  expect(high?.table?.rows.every((row) => row.at(-1) === 'abaixo')).toBe(true)
  expect(answerTo(wish({ about: 'weekTarget', price: 1000 }))?.verdict).toMatch(/^Nenhuma semana fica abaixo/)
})

describe('how much more than the expected is bought', () => {
  test('is the owner’s share, in every line of the list', () => {
    const { purchases, ingredients = [] } = forecastOf('', [wish({ about: 'spare', percent: 20 })])
    for (const one of purchases)
      expect(toOrder(one) * (1 - (one.loss ?? 0))).toBeGreaterThanOrEqual(one.expected * 1.2 - 1e-6)
    for (const one of ingredients) expect(one.spare).toBe(0.2)
  })

  test('never passes what may be left over', () => {
    const { ingredients = [] } = forecastOf('', [wish({ about: 'waste', percent: 2 })])
    for (const { safe, expected } of ingredients) expect(safe).toBeLessThanOrEqual(expected * 1.02 + 1e-6)
  })
})

test('a limit of the freezer is compared with the kilograms of the list', () => {
  const forecast = forecastOf('', [wish({ about: 'stockLimit', count: 1, what: 'camarão' })])
  const kg = Math.max(
    ...(forecast.season ?? []).map(({ ingredients }) =>
      ingredients
        .filter(({ name }) => name.startsWith('camarão'))
        .reduce((sum, { expected }) => sum + (expected * 1.03) / 1000, 0),
    ),
  )
  const said = Number(/pede ([\d,.]+) kg/.exec(forecast.answers?.[0]?.verdict ?? '')?.[1]?.replace(',', '.'))
  expect(said).toBeCloseTo(kg, 0)
})
