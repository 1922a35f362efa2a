import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import type { EngineContext } from '../../base/context.ts'
import { quickSeconds } from '../../base/drinks/traits.ts'
import { type House, houseSchema } from '../../base/house/house.ts'
import { gainOf } from './displaced.ts'
import { createDrinks } from './engine.ts'
import { busyNight } from './night.ts'

const bar = { ...boteco, equipment: ['Coqueteleira', 'Liquidificador'] }
const house = houseSchema.parse({
  menu: [
    { section: 'Doses', name: 'Cachaça da casa 50 ml', price: 7, cost: 1.6 },
    { section: 'Drinks', name: 'Caipirinha de limão', price: 18, cost: 4.6 },
    { section: 'Cervejas', name: 'Cerveja 600 ml', price: 15, cost: 8.2 },
    { section: 'Sem álcool', name: 'Cajuína 300 ml', price: 9, cost: 4 },
  ],
})

const contextOf = (over: Partial<EngineContext>, ...wishes: Said[]): EngineContext => ({
  ...plainContext,
  house,
  ...over,
  sheet: sheetOf({ kind: 'count', count: 6 }, { kind: 'zeroAlcohol', count: 1 }, ...wishes),
})

function planned(over: Partial<EngineContext> = {}, ...wishes: Said[]) {
  const { menu } = createDrinks(bar, contextOf(over, ...wishes))
  if (!menu.launch) throw new Error('no plan')
  return { menu, launch: menu.launch }
}

const settings = (over: Partial<House['settings']>): House => ({
  ...house,
  settings: { ...house.settings, ...over },
})

describe('the first night', () => {
  it('is a Friday at least four days ahead', () => {
    expect(busyNight(contextOf({ today: '2026-11-22' })).date).toBe('2026-11-27')
    expect(busyNight(contextOf({ today: '2026-11-24' })).date).toBe('2026-12-04')
  })

  it('is the weekday that the owner names, and never a closed day', () => {
    const thursday: Said = { kind: 'date', what: 'quinta', weekdays: [4] }
    expect(busyNight(contextOf({ today: '2026-11-22' }, thursday)).weekday).toBe(4)
    const closed = settings({ opening: { '5': null } })
    expect(busyNight(contextOf({ today: '2026-11-22', house: closed })).weekday).toBe(6)
    const told: Said = { kind: 'date', what: 'fechado', weekdays: [5], closed: true }
    expect(busyNight(contextOf({ today: '2026-11-22' }, told)).weekday).toBe(6)
  })

  it('is never Christmas or New Year’s Day, and neither is the start of a later drink', () => {
    expect(busyNight(contextOf({ today: '2026-12-20' })).date).toBe('2026-12-26')
    for (const today of ['2026-11-08', '2026-11-22', '2026-12-06']) {
      const { menu } = createDrinks(bar, { ...plainContext, house, today })
      for (const { from } of menu.launch?.drinks ?? []) expect(from).not.toMatch(/-12-25|-01-01/)
    }
  })

  it('distributes the assumed number of glasses, by the number of seats if known', () => {
    const { launch } = planned()
    expect(launch.glasses.expected).toBe(18)
    expect(launch.drinks.reduce((sum, { glasses }) => sum + glasses, 0)).toBe(18)
    expect(planned({ house: settings({ seats: 120 }) }).launch.glasses.expected).toBe(30)
  })

  it('starts with every drink of the number that the owner asks for', () => {
    const { launch } = planned()
    expect(launch.drinks.map(({ from }) => from)).toEqual(Array.from({ length: 6 }, () => launch.date))
  })

  it('of a menu of our own size starts with five drinks, one of them without alcohol; the others follow two weeks later', () => {
    const { menu } = createDrinks(bar, {
      ...plainContext,
      house,
      sheet: sheetOf({ kind: 'zeroAlcohol', count: 1 }),
    })
    const launch = menu.launch
    if (!launch) throw new Error('no plan')
    const first = launch.drinks.filter(({ from }) => from === launch.date)
    expect(first).toHaveLength(5)
    const sober = menu.drinks.filter(({ base }) => base === null).map(({ id }) => id)
    expect(first.filter(({ id }) => sober.includes(id))).toHaveLength(1)
    for (const { from } of launch.drinks) expect(from >= launch.date).toBe(true)
  })

  it.each(['2026-02-10', '2026-05-10', '2026-08-10', '2026-11-22'])(
    'on %s has no fresh fruit out of season',
    (today) => {
      const { menu, launch } = planned({ today })
      const month = Number(launch.date.slice(5, 7))
      const fresh = menu.drinks.flatMap(({ ingredients }) => ingredients.map(({ name }) => name)).join()
      if (month < 8) expect(fresh).not.toMatch(/caju fresco|fatia fina de caju/)
      if (month > 3 && month < 12) expect(fresh).not.toMatch(/seriguela madura|seriguelas no palito/)
      if (month < 4 || month > 7) expect(fresh).not.toMatch(/suco de limão-cravo/)
    },
  )

  it('features no slow drink if the owner asks for speed', () => {
    const { launch, menu } = planned({}, { kind: 'style', what: 'rápidos de fazer' })
    const board = launch.drinks.filter(({ onBoard }) => onBoard)
    expect(board.length).toBeGreaterThanOrEqual(3)
    for (const { id, seconds } of board) {
      expect(seconds).toBeLessThanOrEqual(quickSeconds)
      const drink = menu.drinks.find((one) => one.id === id)
      expect(drink?.method.join()).not.toMatch(/^Amasse/)
    }
  })
})

describe('the gain from new drinks', () => {
  const items = [
    { as: 'cocktail' as const, name: 'Caipirinha', price: 18, margin: 13, isSupposed: false },
    { as: 'beer' as const, name: 'Cerveja', price: 15, margin: 7, isSupposed: false },
    { as: 'soft' as const, name: 'Suco', price: 10, margin: 6, isSupposed: false },
  ]

  it('is their margin less that of the cocktail on a slow night, or of a cocktail or a beer as expected', () => {
    const sold = [
      { margin: 15, glasses: 8, isSober: false },
      { margin: 10, glasses: 2, isSober: true },
    ]
    expect(gainOf(sold, items, 5)).toEqual({ low: (8 * 2 + 2 * 4) / 2, high: 8 * 5 + 2 * 4 })
  })

  it('is unknown without the house’s prices', () => {
    expect(gainOf([{ margin: 15, glasses: 8, isSober: false }], [], 5)).toBeNull()
  })
})

describe('beside the house’s own drinks', () => {
  it('no drink with alcohol is cheaper than the plain caipirinha', () => {
    const strong = planned().menu.drinks.filter(({ base }) => base !== null)
    for (const { suggestedPrice } of strong) expect(suggestedPrice).toBeGreaterThanOrEqual(18)
  })

  it('no drink without alcohol consists mostly of what the house sells by the bottle', () => {
    const [sober] = planned().menu.drinks.filter(({ base }) => base === null)
    const cajuina = sober?.ingredients.find(({ name }) => name === 'cajuína')?.ml ?? 0
    expect(cajuina * 2).toBeLessThan(sober?.volumeMl ?? 0)
  })

  it('the farm’s cachaça is compared with the house’s own', () => {
    expect(planned().launch.cachaca).toMatch(/R\$\s1,60 os 50 ml; Alambique, R\$\s2,50/)
    expect(planned({ house: houseSchema.parse({}) }).launch.cachaca).toBeNull()
  })

  it('the shopping list separates what the house already buys', () => {
    const { items } = planned().menu.shoppingList
    const limes = items.find(({ item }) => item.includes('limão-taiti'))
    if (limes) expect(limes.owned).toBe(true)
    expect(items.find(({ item }) => item.includes('Alambique'))?.owned).toBe(false)
  })
})

it('a syrup’s batch is no larger than its drinks use up', () => {
  const { menu } = planned()
  for (const { id, yieldMl } of menu.houseRecipes) {
    const used = menu.drinks.reduce((sum, drink) => {
      const week = Math.ceil((menu.launch?.drinks.find((one) => one.id === drink.id)?.week ?? 0) * 1.1)
      return sum + (drink.ingredients.find((one) => one.id === id)?.amount ?? 0) * week
    }, 0)
    expect(yieldMl, id).toBeGreaterThanOrEqual(used)
    expect(yieldMl, id).toBeLessThanOrEqual(Math.max(400, used * 4.5))
  }
})
