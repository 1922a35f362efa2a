import { expect, it } from 'vitest'
import { findCeiling } from './find-ceiling.ts'

it('finds the lowest sufficient ceiling, up to three times the owner’s', () => {
  for (const enough of [16, 17, 18, 23, 31, 44, 45]) {
    expect(findCeiling(15, (ceiling) => ceiling >= enough)).toBe(enough)
  }
  expect(findCeiling(15, (ceiling) => ceiling >= 46)).toBeNull()
})

it('tries few ceilings, because each costs the making of a menu', () => {
  let tried = 0
  findCeiling(100, (ceiling) => {
    tried += 1
    return ceiling >= 271
  })
  expect(tried).toBeLessThan(20)
})
