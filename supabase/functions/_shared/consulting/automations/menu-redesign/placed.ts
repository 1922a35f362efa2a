/** The menu's items in the order in which they are printed. */
import type { EngineContext } from '../../base/context.ts'
import type { HouseItemKind } from '../../base/house/house.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import type { Menu, MenuItem } from '../../documents/menu.ts'
import { placeIn } from './category.ts'
import { mayShow } from './goals.ts'
import type { MenuRedesign, RedesignedItem } from './schema.ts'
import { hasCachaca, wantsCachaca, wantsDrinks } from './with-cachaca.ts'

export type Placed = {
  item: MenuItem
  section: string
  redesigned: RedesignedItem | null
  left: MenuRedesign['left'][number] | null
  promoted: boolean
}

export type NewMenuSource = {
  menu: Menu
  categories: MenuRedesign['categories']
  left: MenuRedesign['left']
  pages: MenuRedesign['pages']
  goals: readonly string[]
  gone: ReadonlySet<string>
  /** The sheet's name for each item of the menu that is sold. */
  soldAs: ReadonlyMap<string, string>
  promoted: (item: MenuItem) => boolean
  readable: (section: string) => string
  context: EngineContext
}

export const kindOf = ({ item, section }: Placed): HouseItemKind => itemKind({ name: item.name, section })

export function place(source: NewMenuSource): Placed[] {
  const { menu, categories, left, gone, soldAs, promoted, readable } = source
  const redesigned = new Map(
    categories.flatMap(({ items }) => items.map((item) => [item.name, item] as const)),
  )
  const apart = new Map(left.map((item) => [item.name, item]))
  return menu.items.flatMap((item): Placed[] => {
    const sold = soldAs.get(item.name) ?? item.name
    const own = redesigned.get(sold) ?? null
    if (gone.has(item.name) || gone.has(sold) || own?.move === 'remove') return []
    return [
      {
        item,
        section: readable(item.category ?? 'Cardápio'),
        redesigned: own,
        left: apart.get(sold) ?? apart.get(item.name) ?? null,
        promoted: promoted(item),
      },
    ]
  })
}

/** Whether a drink is of the kind that the house wants to sell more of. */
export const answers = ({ item }: Placed, goals: readonly string[]) =>
  !wantsCachaca(goals) || hasCachaca(item.name, item.description)

/** For a house that wants to sell more cachaça: mixed drinks with it, then its doses; null for everything else. */
function cachacaFirst(one: Placed, goals: readonly string[]): number | null {
  if (!wantsCachaca(goals) || !answers(one, goals)) return null
  if (one.redesigned && !mayShow(one.redesigned)) return null
  const kind = kindOf(one)
  return kind === 'drink' ? -20 : kind === 'dose' ? -10 : null
}

/** Items in the order of their section; what the owner wants to sell more of comes first. */
export function ordered(placed: readonly Placed[], goals: readonly string[]): Placed[] {
  const rank = (one: Placed) => {
    if (one.promoted) return -30
    const wanted = cachacaFirst(one, goals)
    if (wanted !== null) return wanted + (one.redesigned ? placeIn(one.redesigned) : 2)
    if (one.redesigned) return placeIn(one.redesigned)
    return kindOf(one) === 'side' ? 5 : 2
  }
  return placed.toSorted(
    (a, b) => rank(a) - rank(b) || (b.redesigned?.margin ?? 0) - (a.redesigned?.margin ?? 0),
  )
}

/** Sections as today; mixed drinks second where the house wants to sell more of them, and doses of cachaça next. */
export function sectionsOf(placed: readonly Placed[], goals: readonly string[]): string[] {
  const names = [...new Set(placed.map(({ section }) => section))]
  if (!wantsDrinks(goals)) return names
  const drinks = names.filter((name) =>
    placed.some((one) => one.section === name && kindOf(one) === 'drink' && answers(one, goals)),
  )
  const doses = names.filter(
    (name) =>
      wantsCachaca(goals) &&
      !drinks.includes(name) &&
      placed.some((one) => one.section === name && kindOf(one) === 'dose' && answers(one, goals)),
  )
  const others = names.filter((name) => !drinks.includes(name) && !doses.includes(name))
  return [...others.slice(0, 1), ...drinks, ...doses, ...others.slice(1)]
}
