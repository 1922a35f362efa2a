import { expect, test } from 'vitest'
import { furtherHouses } from '../../golden/further-houses.ts'
import { goldenContext } from '../../golden/golden.ts'
import { createDrinks } from './engine.ts'

const menus = furtherHouses.map((house) => {
  const answers = house.answers.drink_creation
  return createDrinks(answers, goldenContext('drink_creation', house, answers)).menu
})

test('a drink that is called the first in something really is, by its own sheet', () => {
  let told = 0
  for (const { drinks } of menus) {
    for (const { fit, abvPct, doseCost, base } of drinks) {
      const peers = drinks.filter((drink) => (drink.base === null) === (base === null))
      if (/teor mais alto/.test(fit)) expect(abvPct).toBe(Math.max(...peers.map((drink) => drink.abvPct)))
      if (/teor mais baixo/.test(fit)) expect(abvPct).toBe(Math.min(...peers.map((drink) => drink.abvPct)))
      if (/menor custo|Custa menos|mais barato/.test(fit))
        expect(doseCost).toBe(Math.min(...peers.map((drink) => drink.doseCost)))
      if (/teor mais|custo|Custa menos|mais barato/.test(fit)) told += 1
    }
  }
  expect(told).toBeGreaterThan(10)
})

test('a flavour said to be in one drink only is in no other', () => {
  let told = 0
  for (const { drinks } of menus) {
    for (const { fit, name } of drinks) {
      const flavour = /(?:único da carta com|outro da carta leva|Só ele leva) (.+?)(?: nesta carta)?:/.exec(
        fit,
      )?.[1]
      if (!flavour) continue
      told += 1
      const others = drinks.filter((drink) => drink.name !== name)
      const held = others.flatMap(({ ingredients }) =>
        ingredients.filter(({ role }) => role === 'ingredient').map((one) => one.name),
      )
      expect(held.filter((one) => one === `polpa de ${flavour}` || one === `suco de ${flavour}`)).toEqual([])
    }
  }
  expect(told).toBeGreaterThan(8)
})

test('no two drinks of a menu carry the same sentence', () => {
  for (const { drinks } of menus) expect(new Set(drinks.map(({ fit }) => fit)).size).toBe(drinks.length)
})
