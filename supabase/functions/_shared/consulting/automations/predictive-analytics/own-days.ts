import { weekdayNames } from '../../base/calendar.ts'
import { formatNumber, tokenize } from '../../base/language/text.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** An item that the owner ties to a weekday: "quinta do caranguejo". */
export type OwnDay = { said: string; item: string; weekday: number }

const isClosing = /\bfech|n[aã]o abr|\bfolga/i

/** Weekdays that a sentence names, 0 Sunday … 6 Saturday. */
export const weekdaysIn = (text: string): number[] => {
  const words = tokenize(text)
  return weekdayNames.flatMap((name, weekday) => {
    const [stem = ''] = tokenize(name)
    return words.includes(stem) ? [weekday] : []
  })
}

const dayWords = new Set([
  ...weekdayNames.flatMap((name) => tokenize(name)),
  ...tokenize('feira dia noite toda todo o a os as do da dos das de no na nos nas é e tem'),
])

/** The item that words mean: all of them are in its name, best where it begins with the first. */
function itemOf(words: readonly string[], names: readonly string[]): string | undefined {
  const fits = names.filter((name) => {
    const own = tokenize(name)
    return words.every((word) => own.includes(word))
  })
  return fits.find((name) => tokenize(name)[0] === words[0]) ?? fits[0]
}

/**
 * The items that an owner's text ties to weekdays, each with the owner's words.
 * @param names the house's items, best-selling first
 */
export function ownDaysIn(text: string, names: readonly string[]): OwnDay[] {
  return text.split(/[,.;:\n]/).flatMap((part) => {
    const said = part.trim()
    if (isClosing.test(said)) return []
    const words = tokenize(said).filter((word) => !dayWords.has(word))
    const item = words.length === 0 || words.length > 3 ? undefined : itemOf(words, names)
    return item === undefined ? [] : weekdaysIn(said).map((weekday) => ({ said, item, weekday }))
  })
}

/** Whether a wish is about an item on its weekday. */
export const isOwnDay = ({ text, from }: WishOf<'date'>, { said }: Pick<OwnDay, 'said'>): boolean =>
  from === undefined && (said.includes(text) || text.includes(said))

/** Wishes about an item on its weekday, with what the sheet says about it. */
export const answeredDays = (
  dates: readonly WishOf<'date'>[],
  shown: readonly ShownDay[],
): NonNullable<SalesForecast['expected']> =>
  dates.flatMap((wish) => {
    const own = shown.filter((day) => isOwnDay(wish, day))
    return own.length === 0
      ? []
      : [
          {
            what: wish.what,
            from: null,
            to: null,
            closed: false,
            used: own.some(({ share }) => share !== null),
            said: own.map(ownDayWords).join(' '),
          },
        ]
  })

type ShownDay = NonNullable<SalesForecast['ownDays']>[number]

/** The day's share of the item's own sales, beside that of all sales. */
export function withShare(
  own: OwnDay,
  { itemWeeks, weekdays: sold }: Sales,
  weekdays: SalesForecast['weekdays'],
  purchases: SalesForecast['purchases'],
): ShownDay {
  const days = itemWeeks.find(({ name }) => name === own.item)?.weekdays
  const all = days?.reduce((sum, units) => sum + units, 0) ?? 0
  const share = days && all > 0 ? (days[own.weekday] ?? 0) / all : null
  const expected = purchases.find(({ name }) => name === own.item)?.expected
  const house = sold.reduce((sum, { units }) => sum + units, 0)
  return {
    ...own,
    share,
    usual:
      weekdays.find(({ weekday }) => weekday === own.weekday)?.share ??
      (sold.find(({ weekday }) => weekday === own.weekday)?.units ?? 0) / Math.max(1, house),
    units: share === null || expected === undefined ? null : share * expected,
  }
}

/** What the sheet says about the owner's day. */
export function ownDayWords({ said, item, weekday, share, usual, units }: ShownDay): string {
  const day = (weekdayNames[weekday] ?? '').replace('-feira', '')
  const on = `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${day}`
  if (share === null || units === null)
    return `“${said}”: contamos ${day} como o dia de ${item}; a planilha não diz quanto dele sai nesse dia.`
  const percent = (fraction: number) => `${formatNumber(fraction * 100)}%`
  const beside = `${on} saem ${whole(units)} de ${item} numa semana, ${percent(share)} dele, quando o dia faz ${percent(usual)} da casa`
  return share > usual
    ? `“${said}”: funciona: ${beside}. A entrega e a escala desse dia seguem o item.`
    : `“${said}”: ainda não se vê na planilha: ${beside}.`
}
