import { describe, expect, test } from 'vitest'
import { restaurants } from '../../golden/restaurants.ts'
import { resultItemSchema } from '../../results.ts'
import { createPairings } from './engine.ts'

const pair = ({ answers, context }: (typeof restaurants)[number]) =>
  createPairings(answers.food_pairing, context)

describe.each(restaurants.map((restaurant) => [restaurant.id, restaurant] as const))(
  'the pairings of the %s',
  (_id, house) => {
    test('fit the schema of results, and are the same each time', () => {
      for (const result of pair(house)) expect(resultItemSchema.safeParse(result).success).toBe(true)
      expect(pair(house)).toEqual(pair(house))
    })

    test('have a score that is the sum of its rules', () => {
      for (const { content } of pair(house)) {
        if (content.kind !== 'pairing') continue
        const { points, findings } = content.best
        expect(findings.reduce((sum, finding) => sum + finding.points, 0)).toBeCloseTo(points, 9)
      }
    })
  },
)
