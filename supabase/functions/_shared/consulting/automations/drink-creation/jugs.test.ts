import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 14, cost: 4.4 },
    { section: 'Doses', name: 'Dose Prata', price: 6, cost: 3, size: '50 ml' },
  ],
  ingredientPrices: {
    'Cachaça Prata': { price: 42, amount: 700, unit: 'ml' },
    'Cachaça Amburana': { price: 63, amount: 700, unit: 'ml' },
  },
})

const menuFor = (preferences: string) => {
  const answers = { ...boteco, preferences }
  const sheet = understand('drink_creation', { answers, house, today: '2026-11-20' })
  return createDrinks(answers, { ...plainContext, house, sheet }).menu
}

describe('a jug', () => {
  it.each([
    'sete drinks, dois de jarra e o resto no copo, em copo de plástico; jarra até 75',
    'seis drinks com caju, um de jarra para 8 pessoas, em copo descartável',
  ])('has room for its ice, and each cup is about as large as its drink: %s', (text) => {
    const { drinks } = menuFor(text)
    const sizeOf = (glass: string) => Number(/([\d,]+) (?:litros?|ml)/.exec(glass)?.[1]?.replace(',', '.'))
    const isJug = ({ servings = 1 }: (typeof drinks)[number]) => servings > 2
    for (const { volumeMl, ingredients, glass } of drinks.filter(isJug)) {
      const ice = ingredients.find(({ role }) => role === 'ice')?.amount ?? 0
      expect(volumeMl + ice).toBeLessThanOrEqual(sizeOf(glass) * 1000)
    }
    expect(drinks.filter(isJug).length).toBeGreaterThan(0)
    for (const { volumeMl, glass } of drinks.filter((one) => !isJug(one)))
      expect(volumeMl, glass).toBeGreaterThanOrEqual(sizeOf(glass) * 0.4)
  })
  it('costs at most what the owner allows, with the fruit that the owner asks for', () => {
    const { drinks } = menuFor('4 drinks com caju e cajá, um em jarra de 1 litro, a jarra até 45')
    const [jug, ...others] = drinks.filter(({ servings = 1 }) => servings > 2)
    expect(others).toEqual([])
    expect(jug?.servings).toBe(4)
    expect(jug?.suggestedPrice).toBeLessThanOrEqual(45)
    expect(jug?.ingredients.some(({ name }) => /caj[uá]/.test(name))).toBe(true)
  })

  it('is the answer to which drink can be sold in one', () => {
    const [answer] = menuFor('4 drinks. Qual deles posso vender em jarra de 1 litro?').answers ?? []
    expect(answer?.text).toMatch(/gelo até completar 1 litro; serve 4\. A R\$/)
  })
})

it('counts fruit that costs the house nothing at nothing, and says what it would cost', () => {
  const menu = menuFor('4 drinks com caju que meu cunhado traz de graça')
  const caju = menu.drinks.flatMap(({ ingredients }) =>
    ingredients.filter(({ name, role }) => role === 'ingredient' && /(?:polpa de|^)caju/.test(name)),
  )
  expect(caju.every(({ costBRL }) => costBRL === 0)).toBe(true)
  expect(menu.freeGoods?.[0]?.text).toMatch(/^Custo zero na conta\. Se um dia precisar comprar/)
})

it('pours a wood that the house prices in as many drinks as the owner asks for', () => {
  const { drinks } = menuFor('4 drinks, dois com a Prata e dois com a Amburana')
  expect(drinks.map(({ base }) => base?.id).toSorted()).toEqual([
    'alambique',
    'alambique',
    'amburana',
    'amburana',
  ])
})

it('tells what two for one costs, and what to offer instead', () => {
  const [answer] = menuFor('4 drinks. Dose dupla na 5ª compensa?').answers ?? []
  expect(answer?.text).toMatch(/um vendido deixa R\$ 9,60; dois por R\$ 14,00 deixam R\$ 5,20/)
})

it.each([
  ['5 drinks, um em jarra de 1 litro pra galera dividir', 1],
  ['5 drinks, um deles em jarra de 2 litros', 2],
])('fills the jug of the size that the owner names: %s', (text, litres) => {
  const { drinks } = menuFor(text)
  const jug = drinks.find(({ servings = 1 }) => servings > 2)
  expect(jug?.glass).toMatch(new RegExp(`jarra de ${litres} litro`))
  const ice = jug?.ingredients.find(({ role }) => role === 'ice')?.amount ?? 0
  const dose = jug?.ingredients.find(({ role }) => role === 'base')?.amount ?? 0
  expect((jug?.volumeMl ?? 0) + ice * 1.09).toBeLessThanOrEqual(litres * 1000)
  expect((jug?.volumeMl ?? 0) + ice).toBeGreaterThan(litres * 800)
  expect(dose / (jug?.servings ?? 1)).toBeGreaterThanOrEqual(38)
})
