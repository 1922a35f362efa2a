import { describe, expect, it } from 'vitest'
import { asking, sheetOf } from '../../../../../../tests/support/understood.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { drinkConflicts } from './conflicts.ts'
import { createDrinks } from './engine.ts'

const boteco = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira', 'Liquidificador'],
}

const make = (sheet: RequestSheet) => createDrinks(boteco, asking(sheet)).menu

describe('conflicts before payment', () => {
  it('do not occur if everything fits', () => {
    expect(
      drinkConflicts(boteco, asking(sheetOf({ kind: 'price', max: 22 }, { kind: 'count', count: 6 }))),
    ).toEqual([])
  })

  it('offer fewer drinks, or the lowest sufficient ceiling', () => {
    const sheet = sheetOf({ kind: 'price', max: 8 }, { kind: 'count', count: 12 })
    const [conflict] = drinkConflicts(boteco, asking(sheet))
    expect(conflict?.message).toMatch(/até R\$ 8,00 por drink.*você pediu 12/)
    expect(conflict?.offers).toHaveLength(2)
    for (const { sheet: offered } of conflict?.offers ?? []) {
      const { count, priceBounds } = requirementsOf(offered)
      const { drinks } = make(offered)
      expect(drinks).toHaveLength(count?.most ?? 0)
      expect(Math.max(...drinks.map(({ suggestedPrice }) => suggestedPrice))).toBeLessThanOrEqual(
        priceBounds().max ?? 0,
      )
      expect(drinkConflicts(boteco, asking(offered))).toEqual([])
    }
    const ceiling = requirementsOf(conflict?.offers[1]?.sheet ?? sheet).priceBounds().max ?? 0
    expect(ceiling).toBeGreaterThan(8)
    const below = sheetOf({ kind: 'price', max: ceiling - 1 }, { kind: 'count', count: 12 })
    expect(drinkConflicts(boteco, asking(below))).toHaveLength(1)
  })

  it('ask which of two contradicting prices counts', () => {
    const sheet = sheetOf({ kind: 'price', max: 20 }, { kind: 'price', min: 30 })
    const [conflict] = drinkConflicts(boteco, asking(sheet))
    expect(conflict?.offers.map(({ sheet: { wishes } }) => wishes.length)).toEqual([1, 1])
  })

  it('report that fewer drinks than requested contain an ingredient', () => {
    const wanted = { kind: 'share', what: 'coco', of: 'many', bound: 'at_least' } as const
    const sheet = sheetOf({ kind: 'count', count: 6 }, { ...wanted, count: 12 })
    const [conflict] = drinkConflicts(boteco, asking(sheet))
    expect(conflict?.message).toMatch(/há só \d com coco, e você pediu 12/)
    for (const { sheet: offered } of conflict?.offers ?? [])
      expect(drinkConflicts(boteco, asking(offered))).toEqual([])
    const without = sheetOf({ kind: 'exclude', what: 'coco' }, { ...wanted, count: 2 })
    const [none] = drinkConflicts(boteco, asking(without))
    expect(none?.message).toMatch(/não há drink com coco, e você pediu 2/)
    expect(none?.offers.map(({ sheet: { wishes } }) => wishes.length)).toEqual([1])
  })
})
