/** Which items of the menu stand together in a post. */
import { known } from '../../base/house/own-menu.ts'
import { foldAccents } from '../../base/language/text.ts'
import { understand } from '../../base/pairing/understand.ts'
import type { MenuIdea, Told } from './menu-idea.ts'
import { isPlainFare, type Shown } from './menu-items.ts'
import { several } from './several-posts.ts'

/** Called a bolinho, and dusted with sugar. */
const sweetBolinho = /^bolinhos? de (?:estudante|chuva)\b/iu

export function isSweet({ name, section, description, price }: Shown): boolean {
  if (sweetBolinho.test(name)) return true
  const reading = understand({ name, category: section, description, price, cost: null })
  return reading.kind === 'dish' && reading.dish.course === 'dessert'
}

/** Served to one: no order for a table. */
const forOne =
  /^(?:x[- ]|hamburguer|burger|smash|cheese|sanduiche|misto|cachorro|coxinha|espet|casquinha|caranguejo|pretzel|tapioca|cuscuz|pf )|no (?:espeto|cone|pao)\b|em fatia|\(un\.?\)|(?<!\p{L})burger\b/iu

/** Above this, a list by price is no offer. */
const cheapest = 60

/** Posts that list items with their prices: a section, what a sum buys, an order for four. */
export function listIdeas(dishes: readonly Shown[], told: Told): MenuIdea[] {
  const priced = dishes.filter((item) => known(item.price) !== null && !isSweet(item))
  const byPrice = priced.toSorted((a, b) => (known(a.price) ?? 0) - (known(b.price) ?? 0))
  const sections = [...new Set(priced.map(({ section }) => section))]
    .map((section) => byPrice.filter((item) => item.section === section))
    .filter(({ length }) => length >= 3)
    .toSorted((a, b) => b.length - a.length)
  const [largest] = sections
  const section = largest?.[0]?.section ? [several(largest.slice(0, 4), 'section', 0, told)] : []
  const cheap = byPrice.filter((item) => !largest?.slice(0, 4).includes(item)).slice(0, 4)
  const table = priced.filter((item) => !isPlainFare(item) && !forOne.test(foldAccents(item.name))).slice(-3)
  return [
    ...section,
    ...(cheap.length >= 3 && (known(cheap.at(-1)?.price) ?? 0) <= cheapest
      ? [several(cheap, 'budget', 1, told)]
      : []),
    ...(table.length === 3 && priced.length > 6 ? [several(table, 'table', 2, told)] : []),
  ]
}

/** Pairs items of one section: nobody chooses between a main dish and a dessert. */
export const twos = (items: readonly Shown[], count: number) =>
  [items.filter((item) => !isSweet(item)), items.filter(isSweet)]
    .flatMap((alike) =>
      [...new Set(alike.map(({ section }) => section))].map((one) =>
        alike.filter(({ section }) => section === one),
      ),
    )
    .flatMap((alike) => alike.flatMap((a, at) => (at % 2 === 0 ? [[a, alike[at + 1]] as const] : [])))
    .filter(([, second]) => second !== undefined)
    .slice(0, count)
