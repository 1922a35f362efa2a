/**
 * The three houses of the browser journeys and engine tests, with their files. Eight more are in `further-houses.ts`.
 */
import type { FileAnswer } from '../base/answers/definition.ts'
import type { EngineContext } from '../base/context.ts'
import { unknownHouse } from '../base/context.ts'
import { emptyHouse, type House as OwnHouse } from '../base/house/house.ts'
import type { Menu } from '../documents/menu.ts'
import type { Sales } from '../documents/sales.ts'
import { readMenuLines, readSheet } from './files.ts'
import { botecoMenu, fineDiningMenu, foodTruckMenu } from './menus.ts'
import { type Trade, trades } from './sales.ts'

export type HouseId = 'boteco' | 'fine-dining' | 'food-truck'

type RestaurantType =
  | 'bar'
  | 'bistro'
  | 'cafeteria'
  | 'casual_dining'
  | 'fast_casual'
  | 'fine_dining'
  | 'food_truck'
  | 'pub'

export interface House<Id extends string = HouseId> {
  /** Names its golden files: `<id>.md`. */
  id: Id
  context: EngineContext & { restaurant: { type: RestaurantType } }
  /** The house's menu, with the costs that its owner knows. */
  menu: Menu
  trade: Trade
  files: HouseFiles
}

/** A menu as the wizard sends it after the owner's corrections. */
export function menuAnswer(menu: Menu): FileAnswer {
  return { path: 'menus/cardapio.pdf', name: 'cardapio.pdf', size: 48_000, type: 'application/pdf', menu }
}

/** A sales sheet as the wizard sends it. */
function sheetAnswer(sales: Sales): FileAnswer {
  return { path: 'vendas/vendas.csv', name: 'vendas.csv', size: 90_000, type: 'text/csv', sales }
}

/** A house's files as answers of the wizard. */
export function filesOf(trade: Trade, menu: Menu) {
  const read = readMenuLines(menu)
  const costs = new Map(menu.items.map(({ name, cost }) => [name, cost]))
  return {
    menu: menuAnswer(read),
    /** The menu with the costs that the owner typed. */
    costed: menuAnswer({
      items: read.items.map((item) => ({ ...item, cost: costs.get(item.name) ?? null })),
    }),
    sales: sheetAnswer(readSheet(menu, trade)),
  }
}

export type HouseFiles = ReturnType<typeof filesOf>

/** A house as saved on `/casa`. */
export function kept(menu: Menu, ingredientPrices: OwnHouse['ingredientPrices']): OwnHouse {
  return {
    ...emptyHouse,
    menu: menu.items.map(({ name, category, description, price, cost }) => ({
      section: category,
      name,
      description,
      price,
      size: null,
      cost,
      allergens: null,
      kind: null,
      active: true,
    })),
    menuChangedOn: '2026-11-18',
    ingredientPrices,
  }
}

export const today = '2026-11-21'

const botecoFiles = filesOf(trades.boteco, botecoMenu)

export const boteco: House = {
  id: 'boteco',
  context: {
    today,
    restaurant: { name: 'Bar do Chico Preá', city: 'Fortaleza', type: 'bar' },
    ...unknownHouse,
    house: kept(botecoMenu, {
      'limão-taiti': { price: 5, amount: 1, unit: 'kg' },
      'queijo coalho': { price: 42, amount: 1, unit: 'kg' },
    }),
  },
  menu: botecoMenu,
  trade: trades.boteco,
  files: botecoFiles,
}

const fineDiningFiles = filesOf(trades['fine-dining'], fineDiningMenu)

export const fineDining: House = {
  id: 'fine-dining',
  context: {
    today,
    restaurant: { name: 'Casa Jurema', city: 'Fortaleza', type: 'fine_dining' },
    ...unknownHouse,
    house: kept(fineDiningMenu, {}),
  },
  menu: fineDiningMenu,
  trade: trades['fine-dining'],
  files: fineDiningFiles,
}

const foodTruckFiles = filesOf(trades['food-truck'], foodTruckMenu)

export const foodTruck: House = {
  id: 'food-truck',
  context: {
    today,
    restaurant: { name: 'Brasa Ligeira', city: 'Caucaia', type: 'food_truck' },
    // Has saved nothing on `/casa` yet.
    ...unknownHouse,
  },
  menu: foodTruckMenu,
  trade: trades['food-truck'],
  files: foodTruckFiles,
}

export const houses: readonly House[] = [boteco, fineDining, foodTruck]
