import { describe, expect, test } from 'vitest'
import { houseWith } from '../../../../../../tests/support/understood.ts'
import { estimatedPrices } from '../../base/pantry/house-prices.ts'
import { houseDishesOf, ladderPrice, leavesLess, likeOf, priceEach, repeatsFlavours } from './beside.ts'
import { compose } from './compose.ts'
import { cookedWeight } from './cooking.ts'
import { costWitnesses, kitchenPrices } from './house-costs.ts'
import { ideas } from './tables/index.ts'

type Row = readonly [section: string, name: string, price: number, cost?: number, description?: string]

function menuOf(...rows: readonly Row[]) {
  const house = houseWith(
    ...rows.map(([section, name, price]): [string, string, number] => [section, name, price]),
  )
  return {
    ...house,
    menu: house.menu.map((item, index) => ({
      ...item,
      cost: rows[index]?.[3] ?? null,
      description: rows[index]?.[4] ?? null,
    })),
  }
}

const conditions = {
  allowsFood: () => true,
  allowsText: () => true,
  allowsCachaca: () => true,
  houseCachaca: null,
  wanted: [],
  stock: new Set<string>(),
  knowsPurchases: false,
  prefersGreen: false,
  saltShare: 1,
  portion: 1,
  isSimple: true,
  prices: estimatedPrices,
}

function made(id: string, wanted: readonly string[] = []) {
  const idea = ideas.find((one) => one.id === id)
  const candidate = idea && compose(idea, { ...conditions, wanted })
  if (!candidate) throw new Error(`no dish ${id}`)
  return candidate
}

const bar = houseDishesOf(
  menuOf(
    ['Petiscos', 'Caldinho de feijão', 12, 3.2],
    ['Petiscos', 'Caldinho de sururu', 16, 6.4],
    ['Petiscos', 'Pastel de queijo coalho', 26, 9.1, 'melaço à parte'],
    ['Petiscos', 'Macaxeira frita', 22, 5.8],
    ['Pratos', 'Baião de dois com carne de sol', 54, 20, 'para duas pessoas'],
    ['Sanduíches', 'Pão com carne moída', 15, 5.1],
  ),
)

describe('the dish that guests compare it with', () => {
  test('has the same form, else the same main ingredient, else there is none', () => {
    expect(likeOf(made('caldinho-macaxeira'), bar)?.name).toBe('Caldinho de sururu')
    expect(likeOf(made('panqueca-macaxeira'), bar)?.name).toBe('Macaxeira frita')
    expect(likeOf(made('carne-sol-pao'), bar)?.name).toBe('Pão com carne moída')
    expect(likeOf(made('frango-iscas'), bar)).toBeNull()
  })

  test('has its price divided by the people it serves', () => {
    expect(bar.find(({ people }) => people === 2)).toMatchObject({ price: 54 })
    expect(bar.filter(({ people }) => people === 2).map(priceEach)).toEqual([27])
  })

  test('sets the price, unless the food cost would be below 20 %', () => {
    const cake = made('panqueca-macaxeira')
    expect(ladderPrice(cake, bar, 1)).toBeCloseTo(Math.min(22, cake.cost / 0.2), 9)
    const soup = made('caldinho-macaxeira')
    // Of the same form.
    expect(ladderPrice(soup, bar, 1)).toBeCloseTo(Math.min(16, soup.cost / 0.2), 9)
    const dear = houseDishesOf(menuOf(['Petiscos', 'Macaxeira frita', 90]))
    expect(ladderPrice(cake, dear, 1)).toBeCloseTo(cake.cost / 0.24, 9)
  })

  test('of another form that puts clearly more on the plate justifies only part of its price', () => {
    const folded = made('tapioca-carne-sol')
    const plate = houseDishesOf(menuOf(['Sanduíches', 'Carne de sol no pão', 54.9, folded.cost * 2]))
    expect(ladderPrice(folded, plate, 1)).toBeCloseTo(54.9 * Math.sqrt(0.5), 9)
  })

  test('if missing, is replaced by the usual margin of the course, or by the upper end of the price range', () => {
    const chicken = made('frango-iscas')
    // Margins of the starters: 8.80, 9.60, 16.90 and 16.20.
    expect(ladderPrice(chicken, bar, 1)).toBeCloseTo(Math.min(chicken.cost + 12.9, chicken.cost / 0.24), 9)
    const sweet = made('banana-coalho')
    expect(ladderPrice(sweet, bar, 1)).toBeCloseTo(sweet.cost / 0.28, 9)
    expect(ladderPrice(sweet, [], 1)).toBeNull()
  })
})

describe('a rival', () => {
  test('shares its two leading flavours with a dish of the same course, under any of their names', () => {
    expect(repeatsFlavours(made('batata-doce-coalho'), bar)).toBe(false)
    // A sandwich is not compared with the pastel.
    expect(repeatsFlavours(made('coalho-pao'), bar)).toBe(false)
    expect(repeatsFlavours(made('panqueca-macaxeira'), bar)).toBe(false)
  })

  test('leaves clearly less than the dish that guests would order instead', () => {
    const crushed = made('macaxeira-murro')
    expect(leavesLess(crushed, bar, 1)).toBe(false)
    const richer = houseDishesOf(menuOf(['Petiscos', 'Macaxeira frita', 32, 6]))
    expect(leavesLess(crushed, richer, 1)).toBe(true)
  })
})

describe('costs from the menu', () => {
  const house = menuOf(['Petiscos', 'Carne de sol acebolada', 48, 20.5, '400 g, macaxeira'])
  const price = (of: typeof house) => {
    const part = made('carne-sol-pao').parts.find(({ item }) => item.id === 'carne_sol')
    return part ? kitchenPrices(of)(part.item)?.price : undefined
  }

  test('limit the cost of an ingredient: 400 g for R$ 20.50 with 8 % trimming loss are R$ 47 a kilo', () => {
    expect(costWitnesses(house)).toEqual([
      { food: 'carne_sol', dish: 'Carne de sol acebolada', cost: 20.5, grams: 400, kilo: 47 },
    ])
    expect(price(house)).toBe(47)
  })

  test('yield to the owner’s own price, and are ignored where they are far from any market price', () => {
    const own = {
      ...house,
      ingredientPrices: { 'carne de sol': { price: 58, amount: 1, unit: 'kg' as const } },
    }
    expect(price(own)).toBe(58)
    const misread = menuOf(['Petiscos', 'Carne de sol acebolada', 48, 5, '400 g'])
    expect(costWitnesses(misread)).toEqual([])
  })
})

test('meat is bought raw: pieces lose a quarter of the weight, shredded meat a third', () => {
  const [beef] = made('carne-sol-pao').parts
  const [beans, cubes] = made('arrumado-verde').parts
  if (!beef || !cubes || !beans) throw new Error('no meat')
  expect(cookedWeight(beef, 'Cozinhe na pressão e desfie.')).toBe('210 g depois do fogo')
  expect(cookedWeight(cubes, 'Doure na chapa.')).toBe('330 g depois do fogo')
  expect(cookedWeight(beans, 'Cozinhe e escorra.')).toBeNull()
})

test('a new risotto is compared with the house’s risotto, whatever is in it', () => {
  const trattoria = houseDishesOf(
    menuOf(
      ['Pratos', 'Risoto de cogumelos', 68],
      ['Pratos', 'Peixe grelhado', 49],
      ['Pratos', 'Filé com fritas', 58],
    ),
  )
  const risotto = ideas.find(({ name, course }) => course === 'principal' && /^risoto/i.test(name))
  if (!risotto) throw new Error('no risotto')
  expect(likeOf(made(risotto.id), trattoria)?.name).toBe('Risoto de cogumelos')
})
