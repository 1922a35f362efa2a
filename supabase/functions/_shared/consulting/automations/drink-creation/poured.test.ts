import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, sheetOf } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Chope', name: 'Chope pilsen', price: 12, cost: 4, size: '400 ml' },
    { section: 'Chope', name: 'Chope IPA', price: 18, cost: 8.4, size: '400 ml' },
    { section: 'Drinks', name: 'Caipirinha', price: 18, cost: 5 },
    { section: 'Petiscos', name: 'Frango a passarinho', price: 34, cost: 11 },
    { section: 'Petiscos', name: 'Batata frita', price: 24, cost: 6 },
    { section: 'Petiscos', name: 'Linguiça na brasa', price: 31, cost: 12 },
  ],
})

const createFor = (preferences: string) => {
  const answers = { ...boteco, preferences }
  const sheet = understand('drink_creation', { answers, house, today: '2026-11-20' })
  return { sheet, ...createDrinks(answers, { ...plainContext, house, sheet }) }
}

const withChope = (preferences: string) =>
  createFor(preferences).menu.drinks.flatMap(({ ingredients }) =>
    ingredients.filter(({ id }) => id === 'chope'),
  )

describe('an item of the menu as an ingredient', () => {
  it('is read as the number of drinks with it, wherever the house keeps it', () => {
    for (const text of [
      '5 drinks, um levando o chope pilsen da torneira e dois com umbu',
      '5 drinks, um usando o chope pilsen da casa e dois com umbu',
      '5 drinks, um que leve o chope pilsen e dois com umbu',
    ]) {
      const { wishes, unread } = createFor(text).sheet
      expect(wishes.map(({ kind, ...rest }) => [kind, 'what' in rest ? rest.what : ''])).toEqual(
        expect.arrayContaining([
          ['share', 'chope'],
          ['share', 'umbu'],
        ]),
      )
      expect(unread).toEqual([])
    }
  })

  it('is poured once, under the name and at the cost of the item that the owner names', () => {
    const [pilsen, ...others] = withChope('5 drinks, um levando o chope pilsen da torneira')
    expect(others).toEqual([])
    expect(pilsen?.display).toMatch(/ml de chope pilsen$/)
    expect((pilsen?.costBRL ?? 0) / (pilsen?.amount ?? 1)).toBeCloseTo(4 / 400 / 0.95, 6)
  })

  it('is the one that the owner has left over, in as many drinks as asked for', () => {
    const found = withChope('5 drinks, dois com chope, porque o IPA está sobrando')
    expect(found).toHaveLength(2)
    for (const { display } of found) expect(display).toMatch(/chope ipa$/)
  })

  it('counts with its lime once where the owner limits the ingredients', () => {
    expect(withChope('5 drinks, dois com chope, no máximo 4 ingredientes em cada um')).toHaveLength(2)
  })

  it('is in no drink of a house that does not ask for it', () => {
    expect(withChope('8 drinks')).toEqual([])
  })
})

describe('dishes beside the drinks', () => {
  it('go with two drinks of six at most', () => {
    const sheet = sheetOf({ kind: 'count', count: 6 })
    const { drinks } = createDrinks(boteco, { ...plainContext, house, sheet }).menu
    const beside = drinks.map(({ pairing }) => pairing).filter((pairing) => /\./.test(pairing))
    for (const dish of beside) expect(beside.filter((one) => one === dish).length).toBeLessThanOrEqual(2)
  })
})
