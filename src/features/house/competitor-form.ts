import type { Competitor } from '@consulting/base/house/house.ts'
import { amountOf, moneyText } from '@/forms/amounts'
import { textOrNull } from '@/forms/restaurant-fields'

/** A price as typed. */
export interface PriceTexts {
  id: number
  item: string
  price: string
  size: string
  /** yyyy-mm-dd or '' */
  on: string
}

export interface CompetitorTexts {
  name: string
  prices: readonly PriceTexts[]
}

export type CompetitorErrors = Readonly<Record<string, string>>

export const mostPrices = 200

export function competitorTexts(competitor: Competitor | null): CompetitorTexts {
  return {
    name: competitor?.name ?? '',
    prices: (competitor?.prices ?? []).map(({ item, price, size, on }, id) => ({
      id,
      item,
      price: moneyText(price),
      size: size ?? '',
      on: on ?? '',
    })),
  }
}

const isBlankLine = ({ item, price, size }: PriceTexts) => `${item}${price}${size}`.trim() === ''

/** Errors by field: `name`, and `item-3`, `price-3` for the price with that id. Blank lines are left out. */
export function competitorErrors(
  { name, prices }: CompetitorTexts,
  taken: readonly string[],
  today: string,
): CompetitorErrors {
  const errors: Record<string, string> = {}
  const own = textOrNull(name)
  if (own === null) errors.name = 'Diga o nome da casa.'
  else if (taken.some((other) => other.toLowerCase() === own.toLowerCase())) {
    errors.name = 'Já existe um concorrente com este nome.'
  }
  for (const line of prices) {
    if (isBlankLine(line)) continue
    if (textOrNull(line.item) === null) errors[`item-${line.id}`] = 'Diga o item.'
    if (!amountOf(line.price)) errors[`price-${line.id}`] = 'Diga o preço.'
    if (line.on > today) errors[`on-${line.id}`] = 'A data ainda não chegou.'
  }
  return errors
}

export function competitorOf({ name, prices }: CompetitorTexts): Competitor {
  return {
    name: name.trim(),
    prices: prices
      .filter((line) => !isBlankLine(line))
      .map(({ item, price, size, on }) => ({
        item: item.trim(),
        price: amountOf(price) ?? 0,
        size: textOrNull(size),
        on: on === '' ? undefined : on,
      })),
  }
}
