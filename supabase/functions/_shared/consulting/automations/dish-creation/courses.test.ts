/** Numbers of dishes by course, and of dishes that avoid something. */
import { describe, expect, it } from 'vitest'
import { asking } from '../../../../../../tests/support/understood.ts'
import { emptyHouse } from '../../base/house/house.ts'
import { check } from '../../checks/check.ts'
import { understand } from '../../understanding/understand.ts'
import { dishConflicts } from './conflicts.ts'
import { createDishes } from './engine.ts'
import { dishFacts } from './facts.ts'

const kitchen = {
  cuisine_preferences: ['Petiscos de boteco', 'Sertaneja'],
  complexity_level: 'Até 30 minutos por prato',
}
const today = '2026-06-10'

const read = (ingredients: string) =>
  understand('dish_creation', { answers: { ...kitchen, ingredients }, house: emptyHouse, today })

function make(ingredients: string) {
  const sheet = read(ingredients)
  const results = createDishes(kitchen, { ...asking(sheet), today })
  const facts = dishFacts(results.map(({ content }) => content))
  return {
    sheet,
    sections: facts.map(({ section }) => section),
    outcomes: check(facts, sheet, {
      house: emptyHouse,
      explanations: results.flatMap(({ explanations }) => explanations ?? []),
    }).map(({ outcome }) => outcome),
  }
}

describe('dishes by course', () => {
  it('are as many of each course as requested, and none of other courses', () => {
    const { sections, outcomes } = make('3 petiscos e 2 pratos principais')
    expect(sections.toSorted()).toEqual([
      'Entrada ou petisco',
      'Entrada ou petisco',
      'Entrada ou petisco',
      'Prato principal',
      'Prato principal',
    ])
    expect(outcomes).toEqual(['met', 'met'])
  })

  it.each([
    ['6 pratos, 2 sobremesas', 6, 2],
    ['nada de sobremesa', 8, 0],
    ['pelo menos 4 sobremesas', 8, 4],
  ])('%s', (text, total, desserts) => {
    const { sections, outcomes } = make(text)
    expect(sections).toHaveLength(total)
    expect(sections.filter((section) => section === 'Sobremesa')).toHaveLength(desserts)
    expect(new Set(outcomes)).toEqual(new Set(['met']))
  })

  it.each([
    '8 pratos, 2 veganos',
    'tem que ter opção vegana',
    'pelo menos 3 com macaxeira',
    'metade com caju',
  ])('and parts of them: %s', (text) => {
    expect(new Set(make(text).outcomes)).toEqual(new Set(['met']))
  })
})

describe('before payment', () => {
  it('offers the possible number of dishes of a course', () => {
    const sheet = read('12 sobremesas sem leite, sem ovo, sem coco')
    const [conflict] = dishConflicts(kitchen, { ...asking(sheet), today })
    expect(conflict?.message).toMatch(/há só \d+ sobremesas, e você pediu 12\.$/)
    const offered = conflict?.offers[0]?.sheet
    expect(offered && dishConflicts(kitchen, { ...asking(offered), today })).toEqual([])
  })

  it('reports that the parts do not add up to the total', () => {
    const sheet = read('4 pratos: 3 petiscos e 2 sobremesas')
    const [conflict] = dishConflicts(kitchen, { ...asking(sheet), today })
    expect(conflict?.message).toBe('Você pediu 4 pratos, e as partes somam 5.')
    expect(conflict?.offers.map(({ label }) => label)).toEqual(['Ficar com 5 pratos'])
    expect(dishConflicts(kitchen, { ...asking(read('3 petiscos e 2 sobremesas')), today })).toEqual([])
  })
})
