import { tokenize } from '../../base/language/text.ts'
import { isEveryWeek } from '../../base/request/held-days.ts'
import { type NamedItem, namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { Requirements } from '../../base/request/requirements.ts'

/** What is said of some days, as far as it names an item and its weekdays. */
type Dates = readonly Pick<Requirements['dates'][number], 'what' | 'weekdays' | 'closed'>[]

/** The items that the owner's word for a weekly dish means: "caranguejo" is no "Casquinha de caranguejo" beside one. */
export function weeklyItems<Item extends NamedItem>(what: string, items: readonly Item[]): Item[] {
  const [first] = tokenize(what)
  const found = items.filter((item) => namesItem(what, item))
  const leading = found.filter(({ name }) => tokenize(name)[0] === first)
  return leading.length > 0 ? leading : found
}

/** Gives items the weekdays on which the owner wants them posted. */
export function weeklyDays<Item extends NamedItem>(dates: Dates, items: readonly Item[]) {
  const wanted = dates.flatMap(({ what, weekdays, closed }) =>
    weekdays === undefined || closed
      ? []
      : [{ weekdays, names: weeklyItems(what, items).map(({ name }) => name) }],
  )
  return (item: Item): Item & { weekly?: readonly number[] } => {
    const weekly = wanted.find(({ names }) => names.includes(item.name))?.weekdays
    return weekly === undefined ? item : { ...item, weekly }
  }
}

/** Items that the owner wants posted week after week: "buchada todo sábado, um post por semana". */
export const everyWeek = ({ wishes }: Pick<RequestSheet, 'wishes'>): Dates =>
  wishes.flatMap((wish) =>
    wish.kind === 'promote' && isEveryWeek(wish)
      ? [{ what: wish.item, weekdays: wish.weekdays ?? [], closed: false }]
      : [],
  )
