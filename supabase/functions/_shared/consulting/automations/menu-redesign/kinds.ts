import type { HouseItemKind } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'

type Listed = {
  name: string
  section: string | null
  price: number | null
  kind?: HouseItemKind | null | undefined
}

/** Share of its section's median price from which an item is not a side, whatever its name. */
const mainShare = 0.6

/** Sections that contain sides at any price. */
const sides = /acompanhamento|guarni[cç]|extra|adiciona|molho/i

/**
 * The kind of each item, considering the others: "Arroz do mar" at the price of the main dishes is a main dish, "Arroz
 * branco" at a tenth of it a side.
 */
export function kindsOf<Item extends Listed>(items: readonly Item[]): (item: Item) => HouseItemKind {
  const middles = new Map<string | null, number>()
  for (const section of new Set(items.map((item) => item.section))) {
    const prices = items
      .filter((item) => item.section === section && itemKind(item) === 'dish')
      .flatMap(({ price }) => price ?? [])
      .toSorted((a, b) => a - b)
    middles.set(section, prices[Math.floor(prices.length / 2)] ?? Number.POSITIVE_INFINITY)
  }
  return (item) => {
    const kind = itemKind(item)
    const dear = (item.price ?? 0) >= (middles.get(item.section) ?? Number.POSITIVE_INFINITY) * mainShare
    return kind === 'side' && !item.kind && dear && !sides.test(item.section ?? '') ? 'dish' : kind
  }
}
