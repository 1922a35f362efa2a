import { describe, expect, it } from 'vitest'
import { asking, sheetOf } from '../../../../../../tests/support/understood.ts'
import { dishConflicts } from './conflicts.ts'

const kitchen = { cuisine_preferences: ['Petiscos de boteco'], complexity_level: 'Um cozinheiro e uma chapa' }
const wanted = { kind: 'share', what: 'macaxeira', of: 'many', bound: 'at_least' } as const

describe('numbers of dishes with an ingredient, before payment', () => {
  it('report no conflict if the menu reaches them', () => {
    expect(dishConflicts(kitchen, asking(sheetOf({ ...wanted, count: 1 })))).toEqual([])
  })

  it('offer the number that the menu reaches if it does not', () => {
    const [conflict] = dishConflicts(
      kitchen,
      asking(sheetOf({ kind: 'count', count: 4 }, { ...wanted, count: 9 })),
    )
    expect(conflict?.message).toMatch(/há só \d com macaxeira, e você pediu 9/)
    expect(conflict?.offers).toHaveLength(1)
    for (const { sheet } of conflict?.offers ?? []) expect(dishConflicts(kitchen, asking(sheet))).toEqual([])
  })

  it('offer to drop the number if exclusions make it impossible', () => {
    const sheet = sheetOf({ kind: 'exclude', what: 'macaxeira' }, { ...wanted, count: 2 })
    const [conflict] = dishConflicts(kitchen, asking(sheet))
    expect(conflict?.message).toMatch(/não há prato com macaxeira, e você pediu 2/)
    expect(conflict?.offers.map(({ sheet: { wishes } }) => wishes.length)).toEqual([1])
  })

  it('also count dishes without an ingredient', () => {
    const sheet = sheetOf({
      kind: 'share',
      what: 'glúten',
      of: 'many',
      without: true,
      count: 40,
      bound: 'at_least',
    })
    const [conflict] = dishConflicts(kitchen, asking(sheet))
    expect(conflict?.message).toMatch(/sem glúten, e você pediu 40/)
  })
})
