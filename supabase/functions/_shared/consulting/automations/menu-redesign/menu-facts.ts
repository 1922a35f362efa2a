import { capitalize } from '../../base/language/grammar.ts'
import type { Menu } from '../../documents/menu.ts'
import type { MenuRedesign } from './schema.ts'

/** Section of what stands under no title. */
export const noCategory = 'Sem categoria'

/** A title in capitals, in sentence case. */
export function readable(title: string): string {
  return title === title.toUpperCase() ? capitalize(title.toLowerCase()) : title
}

/** What the menu alone tells: its sections, and what lacks a price or a line. */
export function menuFacts(menu: Menu): MenuRedesign['menu'] {
  const names = [...new Set(menu.items.map(({ category }) => category ?? noCategory))]
  return {
    items: menu.items.length,
    withoutPrice: menu.items.filter(({ price }) => price === null).map(({ name }) => name),
    withoutDescription: menu.items.filter(({ description }) => description === null).map(({ name }) => name),
    categories: names.map((name) => {
      const own = menu.items.filter(({ category }) => (category ?? noCategory) === name)
      const prices = own.flatMap(({ price }) => (price === null ? [] : [price]))
      return {
        name: readable(name),
        items: own.length,
        lowest: prices.length > 0 ? Math.min(...prices) : null,
        highest: prices.length > 0 ? Math.max(...prices) : null,
      }
    }),
  }
}
