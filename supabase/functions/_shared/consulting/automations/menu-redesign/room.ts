import type { NamedItem } from '../../base/request/match-item.ts'
import type { Menu } from '../../documents/menu.ts'
import { noCategory, readable } from './menu-facts.ts'
import type { Orders } from './orders.ts'
import { looseCard } from './placed.ts'
import type { NewMenu } from './schema.ts'

export type Room = { least: number | null; most: number | null }

/** Number of items that the owner wants on the menu; null if not stated. */
export function roomOf({ requirements }: Orders): Room | null {
  return requirements.countOf('items') ?? requirements.count
}

/**
 * The same without the lines that new items take. An exact number says how many of today's items stay: new ones come on
 * top of it.
 */
export const roomFor = (room: Room | null, added: number): Room | null =>
  room && room.least === null && room.most !== null ? { ...room, most: Math.max(1, room.most - added) } : room

/** Why a menu cannot have as few items as asked for; null if it can. */
export function tooManyKept(
  items: readonly NamedItem[],
  orders: Orders,
): { message: string; kept: number } | null {
  const most = roomOf(orders)?.most ?? null
  if (most === null) return null
  const kept = items.filter((item) => {
    const order = orders.of(item)
    return order.kept || order.promoted
  }).length
  return kept <= most
    ? null
    : {
        message: `Você quer no máximo ${most} itens no cardápio, e pede que ${kept} fiquem.`,
        kept,
      }
}

/** Why a menu would be empty; null if it would not. */
export function nothingLeft(items: readonly NamedItem[], orders: Orders): string | null {
  return items.length > 0 && items.every((item) => orders.of(item).leaves !== null)
    ? 'Pelo pedido, nenhum item ficaria no cardápio.'
    : null
}

/** Sections spread over a number of pages, in order, as evenly as possible. */
function pagesOf(sections: readonly { name: string; items: number }[], count: number) {
  const total = sections.reduce((sum, { items }) => sum + items, 0)
  const pages: { sections: string[]; items: number }[] = []
  let placed = 0
  for (const { name, items } of sections) {
    const page = Math.min(count - 1, Math.floor(((placed + items / 2) / Math.max(1, total)) * count))
    const last = pages.at(-1)
    if (last && (pages.length - 1 >= page || pages.length === count)) {
      last.sections.push(name)
      last.items += items
    } else pages.push({ sections: [name], items })
    placed += items
  }
  return pages
}

/** The pages by the printed sections, which the owner may order, and each frame with its place on them. */
export function onPages(
  menu: NewMenu,
  count: number,
): { menu: NewMenu; pages: { sections: string[]; items: number }[] } {
  const own = menu.sections.filter(({ name }) => name !== looseCard)
  const pages = pagesOf(
    own.map(({ name, items }) => ({ name, items: items.length })),
    count,
  )
  const boxes = menu.boxes.map((box) => {
    const section = own.find(({ items }) => items.some(({ name }) => name === box.name))?.name
    const page = pages.findIndex(({ sections }) => section !== undefined && sections.includes(section))
    if (section === undefined || page < 0) return box
    const at = pages[page]?.sections[0] === section ? 'na primeira seção' : `sob o título ${section}`
    return { ...box, place: `página ${page + 1}, ${at}` }
  })
  return { menu: { ...menu, boxes }, pages }
}

/** The sections on each page, if the owner asks for a number of pages. */
export function askedPages({ requirements }: Orders, { items }: Menu, gone: ReadonlySet<string>) {
  const asked = requirements.countOf('pages')
  const count = asked?.most ?? asked?.least ?? null
  if (count === null || count === 0) return undefined
  const sections = [...new Set(items.map(({ category }) => category ?? noCategory))]
  return pagesOf(
    sections.map((section) => ({
      name: readable(section),
      items: items.filter(({ name, category }) => (category ?? noCategory) === section && !gone.has(name))
        .length,
    })),
    count,
  )
}
