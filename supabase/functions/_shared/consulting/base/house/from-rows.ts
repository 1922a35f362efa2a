import * as z from 'zod/mini'
import { type Allergen, allergens } from '../allergens.ts'
import { dayInFortaleza } from '../day.ts'
import {
  emptyHouse,
  type House,
  type HouseItem,
  type HouseSettings,
  houseSettingsSchema,
  type IngredientPrice,
} from './house.ts'

/** Columns that a `select` on `restaurants` needs for everything saved on `/casa`. */
export const houseColumns = `
  house_settings(equipment, glassware, techniques, opening, seats, neighbourhood, price_ceiling, price_floor, restrictions),
  menu_items(id, position, section, name, description, price, size, cost, allergens, kind, active, updated_at),
  ingredient_prices(name, price, amount, unit, noted_on),
  competitors(id, name, competitor_prices(position, item, price, size, noted_on))
` as const

export type MenuItemRow = Omit<HouseItem, 'allergens'> & {
  id: string
  position: number
  allergens: string[] | null
  updated_at: string
}
export type HouseSettingsRow = Omit<HouseSettings, 'opening' | 'priceCeiling' | 'priceFloor'> & {
  opening: unknown
  price_ceiling: number | null
  price_floor: number | null
}
export type IngredientPriceRow = Omit<IngredientPrice, 'on'> & { name: string; noted_on: string }
export type CompetitorRow = {
  id: string
  name: string
  competitor_prices: {
    position: number
    item: string
    price: number
    size: string | null
    noted_on: string | null
  }[]
}

/** A row of `restaurants` with `houseColumns`. */
export type HouseRows = {
  house_settings: HouseSettingsRow | null
  menu_items: MenuItemRow[]
  ingredient_prices: IngredientPriceRow[]
  competitors: CompetitorRow[]
}

const allergenNames: ReadonlySet<string> = new Set(allergens)
const isAllergen = (name: string): name is Allergen => allergenNames.has(name)

const byPosition = <Item extends { position: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.position - b.position)

function toItem(row: MenuItemRow): HouseItem {
  const { section, name, description, price, size, cost, kind, active } = row
  return {
    section,
    name,
    description,
    price,
    size,
    cost,
    allergens: row.allergens?.filter(isAllergen) ?? null,
    kind,
    active,
  }
}

function toSettings(row: HouseSettingsRow): HouseSettings {
  const { equipment, glassware, techniques, seats, neighbourhood, restrictions } = row
  const opening = z.safeParse(houseSettingsSchema.shape.opening, row.opening)
  return {
    equipment,
    glassware,
    techniques,
    opening: opening.success ? opening.data : {},
    seats,
    neighbourhood,
    priceCeiling: row.price_ceiling,
    priceFloor: row.price_floor,
    restrictions,
  }
}

/** The house as the automations see it. The database enforces its limits, so they are not checked again. */
export function houseFromRows(rows: HouseRows): House {
  const changed = rows.menu_items.map(({ updated_at }) => Date.parse(updated_at))
  return {
    menu: byPosition(rows.menu_items).map(toItem),
    menuChangedOn: changed.length > 0 ? dayInFortaleza(new Date(Math.max(...changed))) : undefined,
    ingredientPrices: Object.fromEntries(
      rows.ingredient_prices.map(({ name, price, amount, unit, noted_on }): [string, IngredientPrice] => [
        name,
        { price, amount, unit, on: noted_on },
      ]),
    ),
    settings: rows.house_settings ? toSettings(rows.house_settings) : emptyHouse.settings,
    competitors: rows.competitors
      .toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))
      .map(({ name, competitor_prices }) => ({
        name,
        prices: byPosition(competitor_prices).map(({ item, price, size, noted_on }) => ({
          item,
          price,
          size,
          on: noted_on ?? undefined,
        })),
      })),
  }
}
