/** Days, hours and last days of service that the owner states, as notes at the lines of the menu. */
import { everyWeek, weekdayNames } from '../../../base/calendar.ts'
import { hasAlcohol } from '../../../base/house/item-kind.ts'
import { capitalize } from '../../../base/language/grammar.ts'
import { isSameName } from '../../../base/match-items.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { MenuLine, NewMenu } from '../schema.ts'

export type Served = WishOf<'served'>

/** What the reader calls everything with alcohol. */
const allAlcohol = 'bebidas alcoólicas'

/** Whether a wish on serving is about a line: by its name, or by a food that it contains. */
export function concerns({
  item,
}: Served): (line: { name: string; section: string; text: string | null }) => boolean {
  if (item === allAlcohol) return ({ name, section }) => hasAlcohol({ name, section })
  const { allowsMenuItem } = requirementsOf({
    wishes: [{ kind: 'exclude', what: item, why: 'taste', text: item, origin: 'request' }],
    unread: [],
  })
  return ({ name, section, text }) =>
    namesItem(item, { name, section }) || allowsMenuItem({ name, description: text }) === 'no'
}

/** Weekdays in the order of the week, which ends on Sunday. */
const fromMonday = (weekdays: readonly number[]) => weekdays.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))

const clock = (hour: number) =>
  `${Math.floor(hour)}h${hour % 1 === 0 ? '' : String(Math.round((hour % 1) * 60))}`

/** "de segunda a quinta" for three days or more in a row, else each by its name. */
function daysOf(weekdays: readonly number[]): string {
  const week = fromMonday(weekdays).map((day) => (day + 6) % 7)
  const [first = 0] = week
  const last = week.at(-1) ?? first
  const name = (day: number) => weekdayNames[(day + 1) % 7] ?? ''
  return week.length > 2 && last - first === week.length - 1
    ? `de ${name(first)} a ${name(last)}`
    : everyWeek(fromMonday(weekdays))
}

const isDayPart = (note: string) => /^(?:à|de|no) /.test(note)

/** "Só às sextas e aos sábados", "Só de segunda a quinta, à noite", "A partir das 16h", "até o Carnaval" */
function noteOf({ weekdays, from, until, note }: Served): string {
  const part = note !== undefined && isDayPart(note) ? note : undefined
  const when = [...(weekdays === undefined ? [] : [daysOf(weekdays)]), ...(part === undefined ? [] : [part])]
  return [
    ...(when.length === 0 ? [] : [`Só ${when.join(', ')}`]),
    ...(from === undefined ? [] : [`A partir das ${clock(from)}`]),
    ...(until === undefined ? [] : [`Até ${/^(?:o|a)\s/.test(until) ? until : `o ${capitalize(until)}`}`]),
    ...(note === undefined || part !== undefined ? [] : [capitalize(note)]),
  ].join('; ')
}

/** A section's own name means its items, and not dishes that contain what it is called. */
const isAbout = (wish: Served, line: MenuLine, section: string, { sections }: NewMenu) =>
  sections.some(({ name }) => isSameName(name, wish.item))
    ? isSameName(section, wish.item)
    : concerns(wish)({ name: line.name, section, text: line.textToday ?? line.text })

/** The menu with its days of service; a section where all lines share an hour states it once, in its name. */
export function withService(menu: NewMenu, served: readonly Served[]): NewMenu {
  if (served.length === 0) return menu
  const sections = menu.sections.map((section) => {
    const whole = served.filter(
      (wish) =>
        (wish.from !== undefined || isSameName(section.name, wish.item)) &&
        section.items.length > 0 &&
        section.items.every((line) => isAbout(wish, line, section.name, menu)),
    )
    return {
      ...section,
      ...(whole.length > 0 && { note: whole.map(noteOf).join('; ').toLowerCase() }),
      items: section.items.map((line): MenuLine => {
        const own = served.filter((wish) => !whole.includes(wish) && isAbout(wish, line, section.name, menu))
        return own.length === 0 ? line : { ...line, when: own.map(noteOf).join('; ') }
      }),
    }
  })
  return { ...menu, sections }
}

/** The names of the lines that a wish is about. */
export const servedLines = (menu: NewMenu, wish: Served): string[] =>
  menu.sections.flatMap(({ name, items }) =>
    items.flatMap((line) => (isAbout(wish, line, name, menu) ? [line.name] : [])),
  )
