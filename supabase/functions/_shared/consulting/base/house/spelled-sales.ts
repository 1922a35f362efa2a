import type { Sales } from '../../documents/sales.ts'
import { capitalize } from '../language/grammar.ts'
import { matchNames } from '../match-items.ts'

/** "PIZZA CALABRESA", as a till prints it. "IPA" and "X-TUDO" may be meant so. */
const isShouted = (name: string) =>
  name === name.toUpperCase() && name.split(/\s+/).filter((word) => /^\p{L}{3,}$/u.test(word)).length > 1

const readable = (name: string) => (isShouted(name) ? capitalize(name.toLowerCase()) : name)

/**
 * A sheet with its items named as the menu names them, else without a till's capitals: reports of one house call an
 * item by one name. Rows that stand for the same item of the menu keep their own names.
 */
export function spelledSales(sales: Sales, menu: readonly string[]): Sales {
  const sold = sales.items.map(({ name }) => name)
  const places = matchNames(sold, menu)
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
