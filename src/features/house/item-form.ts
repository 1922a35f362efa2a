import type { MenuItemRow } from '@consulting/base/house/from-rows.ts'
import { type HouseItemKind, houseItemKinds } from '@consulting/base/house/house.ts'
import type { MenuItemChange } from '@/data/tables/house'
import { amountOf, moneyText } from '@/forms/amounts'
import { textOrNull } from '@/forms/restaurant-fields'

/** An item as typed. */
export interface ItemTexts {
  name: string
  section: string
  description: string
  price: string
  size: string
  cost: string
  /** Null while unknown; empty for none. */
  allergens: readonly string[] | null
  kind: HouseItemKind | ''
  active: boolean
}

export type ItemErrors = Partial<Record<keyof ItemTexts, string>>

export const blankTexts: ItemTexts = {
  name: '',
  section: '',
  description: '',
  price: '',
  size: '',
  cost: '',
  allergens: null,
  kind: '',
  active: true,
}

export function textsOf(item: MenuItemRow): ItemTexts {
  return {
    name: item.name,
    section: item.section ?? '',
    description: item.description ?? '',
    price: moneyText(item.price),
    size: item.size ?? '',
    cost: moneyText(item.cost),
    allergens: item.allergens,
    kind: item.kind ?? '',
    active: item.active,
  }
}

export const isKind = (value: string): value is HouseItemKind => houseItemKinds.some((kind) => kind === value)

const limits = { name: 120, section: 60, description: 300, size: 40 } as const
export const itemLimits: Readonly<Record<keyof typeof limits, number>> = limits

/** Why an amount is refused, or null. Empty means unknown; 0 is refused, because it would count as known. */
export function moneyError(text: string, what: 'price' | 'cost'): string | null {
  if (text.trim() === '') return null
  const value = amountOf(text)
  if (value === null) return 'Ex.: 18,50'
  if (value > 0) return null
  return what === 'cost'
    ? 'Custo zero não existe nas contas. Se não sabe, deixe em branco.'
    : 'Preço zero não existe nas contas. Se não tem preço, deixe em branco.'
}

export function errorsIn(texts: ItemTexts): ItemErrors {
  const errors: ItemErrors = {}
  if (textOrNull(texts.name) === null) errors.name = 'Diga o nome do item.'
  for (const field of ['name', 'section', 'description', 'size'] as const) {
    if (texts[field].trim().length > limits[field])
      errors[field] = `Use no máximo ${limits[field]} caracteres.`
  }
  for (const field of ['price', 'cost'] as const) {
    const error = moneyError(texts[field], field)
    if (error) errors[field] = error
  }
  return errors
}

/** Converts texts without errors to an item. */
export function itemOf(
  texts: ItemTexts,
  before: Pick<MenuItemChange, 'id' | 'position'> & Partial<Pick<MenuItemChange, 'price' | 'cost'>>,
): MenuItemChange {
  return {
    id: before.id,
    position: before.position,
    section: textOrNull(texts.section),
    name: texts.name.trim(),
    description: textOrNull(texts.description),
    price: amountIn(texts.price, before.price),
    size: textOrNull(texts.size),
    cost: amountIn(texts.cost, before.cost),
    allergens: texts.allergens === null ? null : [...texts.allergens],
    kind: texts.kind === '' ? null : texts.kind,
    active: texts.active,
  }
}

/** A cost can have more decimals than are shown. Keeps them unless the text was edited. */
function amountIn(text: string, before: number | null | undefined): number | null {
  return before != null && text === moneyText(before) ? before : amountOf(text)
}
