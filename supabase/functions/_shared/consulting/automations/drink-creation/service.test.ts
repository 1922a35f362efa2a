import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import { createDrinks } from './engine.ts'

const bar = { ...boteco, equipment: ['Coqueteleira', 'Liquidificador'] }
const menuOf = (...wishes: Said[]) =>
  createDrinks(bar, { ...plainContext, sheet: sheetOf({ kind: 'count', count: 6 }, ...wishes) }).menu

describe('if the owner asks for speed', () => {
  const usual = menuOf()
  const quick = menuOf({ kind: 'style', what: 'rápidos de fazer' })
  const secondsOf = ({ drinks }: typeof quick) => drinks.reduce((sum, drink) => sum + drink.prepSeconds, 0)

  it('at most one drink has freshly pressed fruit, and the others are built or batched', () => {
    const slow = quick.drinks.filter(({ prepSeconds, batch }) => prepSeconds > 60 && !batch)
    expect(slow.length).toBeLessThanOrEqual(1)
    expect(secondsOf(quick)).toBeLessThan(secondsOf(usual))
  })

  it('each batch states the seconds per glass', () => {
    const batches = quick.drinks.flatMap(({ batch }) => (batch ? [batch] : []))
    expect(batches.length).toBeGreaterThanOrEqual(3)
    for (const { seconds } of batches) expect(seconds).toBeLessThanOrEqual(40)
  })
})

describe('six drinks', () => {
  const { drinks } = menuOf()

  it('are of six kinds', () => {
    expect(new Set(drinks.map(({ template }) => template)).size).toBe(6)
  })
})
