import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDrinkResults, createDrinks } from './engine.ts'
import { drinkSections } from './sections.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Bebidas', name: 'Caipirinha de limão', price: 20, cost: 5 },
    { section: 'Bebidas', name: 'Cerveja 600 ml', price: 16, cost: 8.5 },
    { section: 'Bebidas', name: 'Suco de cajá', price: 10, cost: 3 },
  ],
})

const menuFor = (preferences: string, kind = 'Boteco ou bar de bairro', seats: number | null = null) => {
  const answers = {
    establishment_info: [kind],
    target_audience: ['Grupos de amigos'],
    equipment: ['Coqueteleira', 'Liquidificador'],
    preferences,
  }
  const context = understood('drink_creation', answers, {
    ...plainContext,
    house: { ...house, settings: { ...house.settings, seats } },
  })
  const contents = createDrinkResults(answers, context).map(({ content }) => content)
  return { ...createDrinks(answers, context), report: JSON.stringify(drinkSections(contents)) }
}

describe('what grows on the owner’s ground', () => {
  it.each([
    ['4 drinks, caju do quintal em pelo menos 2', 'caju'],
    ['4 drinks com manga do meu pé', 'manga'],
    ['4 drinks, dois com limão; limão eu não compro, tenho no sítio', 'limão'],
  ])('costs nothing and is not bought: %s', (text, food) => {
    const { menu, report } = menuFor(text)
    const items = menu.shoppingList.items.filter(
      ({ item }) => item.includes(food) && !item.startsWith('cajuína'),
    )
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) expect(item).toMatchObject({ free: true, costBRL: 0 })
    expect(report).toMatch(/Da casa, sem comprar: /)
    expect(menu.freeGoods?.[0]?.text).toMatch(/Custo zero/)
  })

  it('is bought where it grows on the neighbour’s', () => {
    expect(menuFor('4 drinks com caju do quintal do vizinho').menu.freeGoods).toBeUndefined()
  })
})

describe('in the sun', () => {
  it.each([
    ['6 drinks, nenhum quente', 'Barraca de praia'],
    ['6 drinks, o bar fica no sol', 'Hotel ou pousada'],
    ['6 drinks para servir na lancha', 'Bar de coquetelaria'],
  ])('every glass has ice or is blended with it: %s', (text, kind) => {
    for (const { glass, ice, technique } of menuFor(text, kind).menu.drinks) {
      if (technique !== 'blended') expect(ice, glass).not.toMatch(/sem gelo/i)
      expect(glass).not.toMatch(/coup|taça de sobremesa/i)
    }
  })
})

describe('what is printed, bought and promised', () => {
  it('names the cachaça of every drink that has one, and says of the others that they have no alcohol', () => {
    const { menu, report } = menuFor('6 drinks, 2 sem álcool')
    for (const { story, base, name } of menu.drinks) {
      const line = report.slice(report.indexOf(`["${name}","${story}`)).slice(0, 300)
      expect(line, name).toMatch(base === null ? /Sem álcool/ : /cachaça/i)
    }
  })

  it('buys the doses that are poured, a jug counted by its guests', () => {
    const { menu } = menuFor('5 drinks, um de jarra, 1 sem álcool')
    const poured = menu.drinks.reduce((sum, drink) => {
      const week = menu.launch?.drinks.find(({ id }) => id === drink.id)?.week ?? 0
      const dose = drink.ingredients.find(({ role }) => role === 'base')?.amount ?? 0
      return sum + (dose * week) / (drink.servings ?? 1)
    }, 0)
    const bought = menu.shoppingList.items
      .filter(({ item }) => item.startsWith('cachaça'))
      .reduce((sum, { needed }) => sum + needed, 0)
    expect(bought).toBeGreaterThanOrEqual(poured)
    expect(bought).toBeLessThanOrEqual(poured * 1.35)
  })

  it('promises no gain at the head without the seats, and with them says what it supposes', () => {
    expect(menuFor('5 drinks').report).not.toMatch(/Ganho em quatro semanas/)
    expect(menuFor('5 drinks', undefined, 80).report).toMatch(
      /Ganho em quatro semanas, se saírem \d+ copos em cada uma/,
    )
  })

  it('writes a jug’s salt once: four pinches in the list, the salt in the steps', () => {
    const { drinks } = menuFor('5 drinks com caju, um de jarra').menu
    for (const { method } of drinks) expect(method.join(' ')).not.toMatch(/a pitada de sal/)
  })

  it('keeps the dose with a cheaper cachaça instead of cutting the dearer one’s', () => {
    for (const { base, ingredients } of menuFor('6 drinks até 24 reais').menu.drinks) {
      const dose = ingredients.find(({ role }) => role === 'base')?.amount ?? 0
      if (base !== null) expect(dose).toBeGreaterThanOrEqual(40)
    }
  })
})
