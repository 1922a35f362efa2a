import fc from 'fast-check'
import type { RequestSheet } from '../../supabase/functions/_shared/consulting/base/request/request-sheet.ts'
import { type Said, sheetOf } from './understood.ts'

type Range = { min: number; max: number }

interface LimitedSheet {
  max: number | null
  min: number | null
  count: number | null
  sheet: RequestSheet
}

interface Limits {
  excluded: readonly string[]
  max: Range
  min: Range
  /** An additional wish that only this automation has. */
  more: fc.Arbitrary<Said>
}

/** Sheets of exclusions, a count and prices that do not contradict each other. */
export function limitedSheets({ excluded, max, min, more }: Limits): fc.Arbitrary<LimitedSheet> {
  return fc
    .record({
      exclusions: fc.uniqueArray(fc.constantFrom(...excluded), { maxLength: 2 }),
      why: fc.constantFrom('allergy', 'diet', 'taste'),
      max: fc.option(fc.integer(max)),
      min: fc.option(fc.integer(min)),
      count: fc.option(fc.integer({ min: 1, max: 12 })),
      own: fc.option(more),
    })
    .filter((drawn) => drawn.max === null || drawn.min === null || drawn.min <= drawn.max)
    .map(({ exclusions, why, own, ...drawn }) => ({
      ...drawn,
      sheet: sheetOf(
        ...exclusions.map((what) => ({ kind: 'exclude' as const, what, why })),
        ...(drawn.max === null ? [] : [{ kind: 'price' as const, max: drawn.max }]),
        ...(drawn.min === null ? [] : [{ kind: 'price' as const, min: drawn.min }]),
        ...(drawn.count === null ? [] : [{ kind: 'count' as const, count: drawn.count }]),
        ...(own === null ? [] : [own]),
      ),
    }))
}
