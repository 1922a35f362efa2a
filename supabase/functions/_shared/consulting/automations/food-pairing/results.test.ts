import { describe, expect, test } from 'vitest'
import { type House, houses } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'
import { answers } from './golden/answers.ts'
import { pairingContentSchema } from './schema.ts'

const pair = ({ id, context }: House) => createPairings(answers[id], context)

describe.each(houses.map((house) => [house.id, house] as const))('the pairings of the %s', (_id, house) => {
  test('fit the result schema and are deterministic', () => {
    for (const { content } of pair(house)) {
      expect(pairingContentSchema.safeParse(content).success).toBe(true)
    }
    expect(pair(house)).toEqual(pair(house))
  })

  test('score the sum of their rules', () => {
    for (const { content } of pair(house)) {
      if (content.kind !== 'pairing') continue
      const { points, findings } = content.best
      expect(findings.reduce((sum, finding) => sum + finding.points, 0)).toBeCloseTo(points, 9)
    }
  })
})
