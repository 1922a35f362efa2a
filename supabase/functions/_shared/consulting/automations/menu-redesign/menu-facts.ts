import { capitalize } from '../../base/language/grammar.ts'
import type { Menu } from '../../documents/menu.ts'
import type { MenuRedesign } from './schema.ts'

/** Section for items without a title. */
export const noCategory = 'Sem categoria'

/** A title in capitals, converted to sentence case. */
export function readable(title: string): string {
  return title === title.toUpperCase() ? capitalize(title.toLowerCase()) : title
}

/** Facts from the menu alone: its sections, and items without a price or a description. */
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
