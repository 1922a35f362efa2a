import { expect, test } from 'vitest'
import { quarterLabel } from './quarter-label'

test('two areas open in each quarter of the plans', () => {
  expect(Array.from({ length: 8 }, (_, index) => quarterLabel(index))).toEqual([
    'Q1 2025',
    'Q1 2025',
    'Q2 2025',
    'Q2 2025',
    'Q3 2025',
    'Q3 2025',
    'Q4 2025',
    'Q4 2025',
  ])
})
