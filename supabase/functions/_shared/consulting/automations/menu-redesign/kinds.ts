import type { HouseItemKind } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'

type Listed = {
  name: string
  section: string | null
  price: number | null
  kind?: HouseItemKind | null | undefined
}

/** Share of its section's middle price from which an item is no side, whatever its name says. */
const mainShare = 0.6

/** Sections that hold sides, whatever they cost. */
const sides = /acompanhamento|guarni[cç]|extra|adiciona|molho/i

/**
 * The kind of each item among all others: "Arroz do mar" at the price of the mains beside it is a main, "Arroz branco" at
 * a tenth of it a side.
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
