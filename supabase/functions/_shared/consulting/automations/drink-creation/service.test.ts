import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import { createDrinks } from './engine.ts'
import { toResults } from './results.ts'
import { drinkSections } from './sections.ts'

const bar = { ...boteco, equipment: ['Coqueteleira', 'Liquidificador'] }
const menuOf = (...wishes: Said[]) =>
  createDrinks(bar, { ...plainContext, sheet: sheetOf({ kind: 'count', count: 6 }, ...wishes) }).menu

describe('where the owner asks for speed', () => {
  const usual = menuOf()
  const quick = menuOf({ kind: 'style', what: 'rápidos de fazer' })
  const secondsOf = ({ drinks }: typeof quick) => drinks.reduce((sum, drink) => sum + drink.prepSeconds, 0)

  it('one drink at most has fruit pressed to order, and the rest is built or batched', () => {
    const slow = quick.drinks.filter(({ prepSeconds, batch }) => prepSeconds > 60 && !batch)
    expect(slow.length).toBeLessThanOrEqual(1)
    expect(secondsOf(quick)).toBeLessThan(secondsOf(usual))
  })

  it('each batch says how long a glass takes', () => {
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

  it('say which equipment each of them needs', () => {
    const menu = menuOf()
    const contents = toResults(menu, []).map(({ content }) => content)
    const said = JSON.stringify(drinkSections(contents))
    for (const name of ['coqueteleira', 'liquidificador']) {
      const users = menu.drinks.filter(({ equipment }) => equipment.includes(name)).map((drink) => drink.name)
      if (users.length > 0) expect(said).toContain(`"key":"${name[0]?.toUpperCase()}${name.slice(1)}"`)
    }
    expect(said).toContain('Que equipamento cada um pede')
  })
})
