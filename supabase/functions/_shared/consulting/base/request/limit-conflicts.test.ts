import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../../../../tests/support/understood.ts'
import { countConflicts, priceConflicts } from './limit-conflicts.ts'
import type { RequestSheet } from './request-sheet.ts'
import { requirementsOf } from './requirements.ts'

const result = { one: 'drink', many: 'drinks' }

/** One drink for every R$ 5 of the ceiling, but no more than asked for. */
function possibleWith(sheet: RequestSheet): number {
  const { count, priceBounds } = requirementsOf(sheet)
  return Math.min(Math.floor((priceBounds().max ?? 50) / 5), count?.most ?? 10)
}

function conflictsOf(sheet: RequestSheet, enough: number) {
  const requirements = requirementsOf(sheet)
  return countConflicts({ sheet, requirements, result, limits: 'estes limites', enough, possibleWith })
}

describe('a price', () => {
  it('conflicts if the lowest is above the highest, and offers to drop either', () => {
    const sheet = sheetOf({ kind: 'price', min: 30 }, { kind: 'price', max: 20 })
    const [conflict] = priceConflicts(sheet, requirementsOf(sheet).priceBounds())
    expect(conflict?.message).toMatch(/mínimo \(R\$\s30,00\) passa do máximo \(R\$\s20,00\)/)
    expect(conflict?.offers.map((offer) => requirementsOf(offer.sheet).priceBounds())).toEqual([
      { max: 20, min: null, about: null },
      { max: null, min: 30, about: null },
    ])
  })

  it('fits if both bounds are equal', () => {
    const sheet = sheetOf({ kind: 'price', min: 20 }, { kind: 'price', max: 20 })
    expect(priceConflicts(sheet, requirementsOf(sheet).priceBounds())).toEqual([])
  })
})

describe('a count', () => {
  it('fits if the limits leave enough', () => {
    expect(conflictsOf(sheetOf({ kind: 'price', max: 30 }, { kind: 'count', count: 6 }), 6)).toEqual([])
  })

  it('that does not fit offers what is possible, and the lowest sufficient ceiling', () => {
    const sheet = sheetOf({ kind: 'price', max: 13 }, { kind: 'count', count: 6 })
    const [conflict] = conflictsOf(sheet, 6)
    expect(conflict?.message).toBe('Com estes limites, cabem 2 drinks, e você pediu 6.')
    expect(conflict?.offers.map(({ label }) => label.replace(/\s/g, ' '))).toEqual([
      'Ficar com 2 drinks',
      '6 drinks de até R$ 30,00',
    ])
  })

  it('of one result is described in the singular', () => {
    const [conflict] = conflictsOf(sheetOf({ kind: 'price', max: 6 }), 3)
    expect(conflict?.message).toBe('Com estes limites, cabe 1 drink, e a consultoria promete 3.')
    expect(conflict?.offers[0]?.label).toBe('Ficar com 1 drink')
  })

  it('of which nothing fits offers no smaller count', () => {
    const [conflict] = conflictsOf(sheetOf({ kind: 'price', max: 4 }, { kind: 'count', count: 2 }), 2)
    expect(conflict?.message).toContain('não cabe nenhum drink')
    expect(conflict?.offers.map(({ label }) => label.replace(/\s/g, ' '))).toEqual([
      '2 drinks de até R$ 10,00',
    ])
  })
})
