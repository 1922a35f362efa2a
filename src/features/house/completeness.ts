import type { HouseRows } from '@consulting/base/house/from-rows.ts'

export const houseTabs = ['cardapio', 'insumos', 'casa', 'concorrentes'] as const
export type HouseTab = (typeof houseTabs)[number]

export const missingKinds = ['preco', 'custo', 'alergenos'] as const
/** A field that menu items may lack; the list can be filtered by it. */
export type Missing = (typeof missingKinds)[number]

/** Something that is missing, in Portuguese, and the tab where the owner fills it in. */
export interface Gap {
  text: string
  tab: HouseTab
  missing?: Missing
  /** How many parts this gap counts for: without a menu, prices and costs are missing too. */
  parts?: number
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`

/** What would improve the advice, most useful first. */
export function gapsOf(rows: HouseRows): Gap[] {
  const menu = rows.menu_items.filter(({ active }) => active)
  const gaps: Gap[] = []
  if (rows.menu_items.length === 0) gaps.push({ text: 'o cardápio', tab: 'cardapio', parts: 3 })
  const unpriced = menu.filter(({ price }) => price === null).length
  if (unpriced > 0) {
    gaps.push({
      text: counted(unpriced, 'item sem preço', 'itens sem preço'),
      tab: 'cardapio',
      missing: 'preco',
    })
  }
  const costless = menu.filter(({ cost }) => cost === null).length
  if (costless > 0) {
    gaps.push({
      text: counted(costless, 'item sem custo', 'itens sem custo'),
      tab: 'cardapio',
      missing: 'custo',
    })
  }
  const settings = rows.house_settings
  if (!settings || settings.equipment.length === 0) gaps.push({ text: 'os equipamentos', tab: 'casa' })
  const days = settings?.opening
  if (typeof days !== 'object' || days === null || Object.keys(days).length === 0) {
    gaps.push({ text: 'o horário', tab: 'casa' })
  }
  if (rows.ingredient_prices.length === 0) gaps.push({ text: 'os preços dos seus insumos', tab: 'insumos' })
  if (rows.competitors.length === 0) gaps.push({ text: 'um concorrente', tab: 'concorrentes' })
  return gaps
}

const allParts = 7

/** Share of the parts that are filled in, 0 to 1. */
export function completeShare(gaps: readonly Gap[]): number {
  return 1 - gaps.reduce((sum, { parts = 1 }) => sum + parts, 0) / allParts
}
