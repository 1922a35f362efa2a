import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { ingredient } from '../../base/pantry/bar.ts'
import { createDrinkResults, createDrinks } from './engine.ts'
import { drinkSections } from './sections.ts'

const priced = {
  'Cachaça branca': { price: 36, amount: 1, unit: 'l' },
  Limão: { price: 5, amount: 1, unit: 'kg' },
  'Água com gás': { price: 3, amount: 500, unit: 'ml' },
  'Xarope de groselha': { price: 12, amount: 900, unit: 'ml' },
}
const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 15, cost: 4, kind: 'drink' },
    { section: 'Drinks', name: 'Refrigerante lata', price: 6, cost: 3, kind: 'drink' },
  ],
  ingredientPrices: priced,
})

function cardFor(preferences: string) {
  const answers = {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Grupos de amigos'],
    equipment: ['Só o básico: copos, colher e gelo', 'Pilão ou macerador', 'Liquidificador'],
    preferences,
  }
  const context = understood('drink_creation', answers, { ...plainContext, house })
  const contents = createDrinkResults(answers, context).map(({ content }) => content)
  return { ...createDrinks(answers, context), text: JSON.stringify(drinkSections(contents)) }
}

test.each([250, 300, 400])('drink and ice fit a cup whose size the owner states: %i ml', (ml) => {
  const { menu } = cardFor(`4 drinks, 1 sem álcool. só copo de plástico de ${ml} ml`)
  expect(menu.drinks).toHaveLength(4)
  for (const { ingredients, glass, volumeMl, technique } of menu.drinks) {
    expect(glass).toContain(`${ml} ml`)
    expect(volumeMl).toBeLessThan(ml)
    const ice = ingredients.find(({ id }) => id === ingredient('gelo').id)?.amount ?? 0
    const poured = ingredients.reduce((sum, one) => sum + one.ml, 0)
    if (technique === 'built') expect(poured + ice * 1.09).toBeLessThan(ml)
  }
})

test('where the power fails nothing is blended, frozen or kept cold by a motor', () => {
  const { menu, text } = cardFor('4 drinks, 1 sem álcool. a luz cai direto. seriguela e caju do meu quintal')
  expect(menu.drinks.flatMap(({ equipment }) => equipment)).not.toContain('liquidificador')
  expect(text).not.toMatch(/liquidificador|congel|na geladeira/i)
  expect(text).toContain('passe na peneira')
})

test('a syrup that stands unsold is poured, in half of the drinks with alcohol', () => {
  const { menu } = cardFor('4 drinks, 1 sem álcool. gastar a groselha encalhada, são 5 garrafas')
  const red = menu.drinks.filter(({ ingredients }) => ingredients.some(({ id }) => id === 'xarope_groselha'))
  expect(red.length).toBeGreaterThanOrEqual(2)
  expect(menu.idleStock?.[0]?.text).toContain('5 garrafas de 900 ml')
})

test('a question that compares with the own drink is answered with what that one leaves', () => {
  const { menu } = cardFor('3 drinks. qual deles deixa mais que a caipirinha de 15?')
  expect(menu.answers?.[0]?.text).toMatch(/que a caipirinha de limão, que a R\$\s15,00 deixa R\$\s11,00/)
})
