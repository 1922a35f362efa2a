import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import { createDrinks } from './engine.ts'

const shaker = { ...boteco, equipment: ['Coqueteleira', 'Liquidificador'] }

const menuOf = (answers: Answers, ...wishes: Said[]) =>
  createDrinks(answers, { ...plainContext, sheet: sheetOf(...wishes) }).menu.drinks

const withCaju = (drinks: ReturnType<typeof menuOf>) =>
  drinks.filter(({ ingredients }) =>
    ingredients.some(
      ({ name, role }) => role === 'ingredient' && /caju/.test(name) && !/castanha/.test(name),
    ),
  )

describe('a flavour of the menu', () => {
  it('is in as many drinks as the owner states, counting cajuína as caju', () => {
    const drinks = menuOf(
      shaker,
      { kind: 'count', count: 6 },
      { kind: 'zeroAlcohol', count: 1 },
      { kind: 'share', what: 'caju', of: 'many', count: 1 },
    )
    expect(drinks).toHaveLength(6)
    expect(withCaju(drinks)).toHaveLength(1)
  })

  it('is in at most a third of the drinks if the owner gives no number', () => {
    const drinks = menuOf(
      shaker,
      { kind: 'count', count: 6 },
      { kind: 'zeroAlcohol', count: 1 },
      { kind: 'prefer', what: 'caju' },
    )
    expect(withCaju(drinks).length).toBeGreaterThanOrEqual(1)
    expect(withCaju(drinks).length).toBeLessThanOrEqual(2)
  })

  it('has no limit if the owner wants nothing else', () => {
    const drinks = menuOf(shaker, { kind: 'count', count: 4 }, { kind: 'only', what: 'caju' })
    expect(withCaju(drinks)).toHaveLength(4)
  })
})
