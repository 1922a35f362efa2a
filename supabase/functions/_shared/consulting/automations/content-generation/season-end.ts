/** What is sold for a feast or until a deadline is not shown after it. */
import { addDays, easter, shortDay } from '../../base/calendar.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { foldAccents, tokenize } from '../../base/language/text.ts'
import { holdsOn } from '../../base/request/held-days.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'

/** Names of what belongs to a feast, with its first and last day in a year. */
const seasons: readonly (readonly [RegExp, (year: number) => readonly [string, string]])[] = [
  [
    /(?<![a-z])(?:natal|natalin\w+|panetone\w*|chocotone\w*|peru|chester)(?![a-z])/,
    (year) => [`${year}-11-01`, `${year}-12-25`],
  ],
  [/(?<![a-z])(?:ceias?)(?![a-z])/, (year) => [`${year}-11-01`, `${year}-12-31`]],
  [/(?<![a-z])(?:reveillon|ano novo|virada)(?![a-z])/, (year) => [`${year}-11-15`, `${year}-12-31`]],
  [/(?<![a-z])(?:ovos? de pascoa|colomba\w*)(?![a-z])/, (year) => [addDays(easter(year), -56), easter(year)]],
  [/(?<![a-z])(?:junin[oa]s?|sao joao)(?![a-z])/, (year) => [`${year}-05-20`, `${year}-07-10`]],
]

/** Whether the feast that a name belongs to is over, or far away, on a day. */
export function isPastSeason(name: string, day: string): boolean {
  const folded = foldAccents(name).toLowerCase()
  const year = Number(day.slice(0, 4))
  return seasons.some(([words, of]) => {
    if (!words.test(folded)) return false
    const [from, to] = of(year)
    return day < from || day > to
  })
}

/** Days on which what was ordered is fetched: nobody is invited, and the house is open. */
export const isPickUp = (what: string): boolean =>
  /^(?:retirada|busca|entrega)s?(?: (?:d[aeo]s?|n[ao]) .*)?$/iu.test(what.trim())

/** Posts of a day until which one orders or books, or on which one fetches it: before it, and on it. */
export const deadlineTexts = (what: string): { ahead: string; text: string; message: string } | null =>
  isPickUp(what)
    ? {
        ahead: 'É para quem encomendou: leve o nome do pedido e combine a hora por mensagem.',
        text: 'Quem encomendou já pode buscar: basta dizer o nome do pedido.',
        message: '{Bare}: {lasts}. Responda com o nome do pedido e a hora em que vem buscar.',
      }
    : /^último dia de (?:encomendas|reservas)(?: |$)/u.test(what)
      ? {
          ahead: 'Mande o nome, a quantidade e a hora de buscar: depois desse dia a lista fecha.',
          text: 'Mande o nome, a quantidade e a hora de buscar: amanhã a lista já está fechada.',
          message: '{Bare}: {lasts}. Responda com o nome, a quantidade e a hora de buscar.',
        }
      : null

/** "último dia de encomendas (ceia)": what is ordered until then. */
const ordered = /^último dia de (?:encomendas|reservas) \((.+)\)$/u

/** Whether an item can no longer be ordered on a day. */
export function isPastDeadline({ dates }: Pick<Requirements, 'dates'>, name: string, day: string): boolean {
  const own = new Set(tokenize(name))
  return dates.some(({ what, from }) => {
    const of = ordered.exec(what)?.[1]
    return of !== undefined && from !== undefined && day > from && tokenize(of).every((word) => own.has(word))
  })
}

/** Until when an item is ordered, and when it is fetched; empty where the owner names no deadline for it. */
function orderWords(dates: Requirements['dates'], name: string, day: string): string {
  const own = new Set(tokenize(name))
  const until = dates.find(({ what, from }) => {
    const of = ordered.exec(what)?.[1]
    return (
      of !== undefined && from !== undefined && day <= from && tokenize(of).every((word) => own.has(word))
    )
  })?.from
  if (until === undefined) return ''
  const fetched = dates.find(({ what, from }) => isPickUp(what) && from !== undefined && from >= until)
  const days =
    fetched?.from === undefined
      ? ''
      : fetched.to === undefined || fetched.to === fetched.from
        ? `, retirada em ${shortDay(fetched.from)}`
        : `, retirada de ${shortDay(fetched.from)} a ${shortDay(fetched.to)}`
  return `Encomendas até ${shortDay(until)}${days}.`
}

/** Posts about what is ordered say until when, and when it is fetched: a picture alone sells none of it. */
export const withOrders = <Post extends { day: string; copy: string; items: readonly string[] }>(
  posts: readonly Post[],
  dates: Requirements['dates'],
): Post[] =>
  posts.map((post) => {
    const [words] = post.items.flatMap((name) => orderWords(dates, name, post.day) || [])
    if (words === undefined || /encomenda/i.test(post.copy)) return post
    const [first = '', ...more] = post.copy.split('\n\n')
    return { ...post, copy: [`${first} ${words}`, ...more].join('\n\n') }
  })

/**
 * Whether an item is sold in an offer of certain weekdays only, and not on this day: another weekday, or after its end.
 * Beside an offer at another price, the item stays on the menu.
 */
export function isOutsideOffer(
  { combos, dates }: Pick<Requirements, 'combos' | 'dates'>,
  item: Pick<HouseItem, 'name' | 'section' | 'price'>,
  day: string,
): boolean {
  const offers = combos.filter(
    ({ what, weekdays, price }) => weekdays !== undefined && price === item.price && namesItem(what, item),
  )
  const runs = [
    ...offers,
    ...dates.filter(
      ({ what, weekdays, closed, to, price }) =>
        weekdays !== undefined &&
        to !== undefined &&
        !closed &&
        (price === undefined || price === item.price) &&
        namesItem(what, item),
    ),
  ]
  return runs.length > 0 && !runs.some((offer) => holdsOn({ ...offer, from: undefined }, day))
}
