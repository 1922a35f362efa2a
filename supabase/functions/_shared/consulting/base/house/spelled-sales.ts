import type { Sales } from '../../documents/sales.ts'
import { capitalize } from '../language/grammar.ts'
import { matchNames } from '../match-items.ts'
import { canonicalName } from '../same-item.ts'

/** All capitals, as tills print names: "PIZZA CALABRESA". Short ones such as "IPA" and "X-TUDO" may be intended. */
const isAllCaps = (name: string) =>
  name === name.toUpperCase() && name.split(/\s+/).filter((word) => /^\p{L}{3,}$/u.test(word)).length > 1

const readable = (name: string) => (isAllCaps(name) ? capitalize(name.toLowerCase()) : name)

/** The place of the one name that is another's but for its size: "Espresso" of a menu with "Espresso 50 ml". */
function butForSize(sold: readonly string[], menu: readonly string[]): (name: string) => number {
  const [own, theirs] = [sold.map(canonicalName), menu.map(canonicalName)]
  return (name) => {
    const plain = canonicalName(name)
    const isOne = [own, theirs].every((all) => all.filter((one) => one === plain).length === 1)
    return isOne ? theirs.indexOf(plain) : -1
  }
}

/**
 * The sheet with its items renamed as on the menu, or at least without capitals, so that all reports of a house use one
 * name per item. Rows that match the same menu item keep their own names.
 */
export function spelledSales(sales: Sales, menu: readonly string[]): Sales {
  const sold = sales.items.map(({ name }) => name)
  const unsized = butForSize(sold, menu)
  const places = matchNames(sold, menu).map((place, at) => (place >= 0 ? place : unsized(sold[at] ?? '')))
  const taken = new Set(sold)
  const names = new Map<string, string>()
  for (const [index, name] of sold.entries()) {
    const place = places[index] ?? -1
    const alone = places.filter((other) => other === place).length === 1
    const spelled = (place >= 0 && alone ? menu[place] : undefined) ?? readable(name)
    if (spelled === name || taken.has(spelled)) continue
    taken.add(spelled)
    names.set(name, spelled)
  }
  const renamed = <Item extends { name: string }>(item: Item): Item => ({
    ...item,
    name: names.get(item.name) ?? item.name,
  })
  return names.size === 0
    ? sales
    : { ...sales, items: sales.items.map(renamed), itemWeeks: sales.itemWeeks.map(renamed) }
}
