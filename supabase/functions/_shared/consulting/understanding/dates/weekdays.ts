import type { Draft, Profile, WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { weekdays } from './found-date.ts'
import { readOpenHours } from './opening-hours.ts'

const day = `(?:${weekdays.join('|')})s?(?:[ -]feiras?)?`
const link = String.raw`(?:\s*(?:,|/|\be\b)\s*|\s+)(?:(?:de|na|no|nas|nos|as|aos|a|o|toda|todo|todas|todos)\s+)*`
const range = String.raw`\s+(?:a|ate|ate a|ate o|-)\s+`
/** "domingo e segunda", "de terça a sábado", "às segundas" */
const days = new RegExp(`\\b(${day})(?:(${range})(${day}))?`, 'g')
const list = `${day}(?:${range}${day}|${link}${day})*`

/** Words around the days without meaning: whose house it is, and that it is weekly. */
const filler = `(?:a|o|as|os|aos|na|no|nas|nos|de|em|da|do|dia|dias|toda|todo|todas|todos|sempre|tambem|casa|bar|boteco|restaurante|gente|nos|para|folga|descanso|mas|mais|so|e|é|,)`
const fillers = `(?:${filler}\\s+)*`
const after = `(?:\\s+${filler})*`

const shutWords = String.raw`(?:(?:esta(?:mos)?\s+|fica(?:mos)?\s+)?fechad[oa]s?|fechamos|fecham?|nao\s+(?:abre|abrem|abrimos|abro|funciona|funcionamos)|folga(?:mos)?)`
const openWords = `(?:abertos?|aberta|abre|abrimos|abro|funciona|funcionamos|funcionamento|atendemos|atende)`

const closedOn = new RegExp(
  `^${fillers}(?:${shutWords}\\s+${fillers}${list}|${list}\\s+${fillers}${shutWords})${after}$`,
)
const openOn = new RegExp(
  `^${fillers}(?:${openWords}\\s+${fillers}${list}|${list}\\s+${fillers}${openWords})${after}$`,
)
const only = /\b(?:so|somente|apenas)\b/

/** Maximum length of a passage, in characters. */
const longestText = 120

/** Minimum number of open days that describe a whole week without "só". */
const leastOpen = 3

/**
 * The weekdays that a text mentions, 0 Sunday … 6 Saturday, sorted and without duplicates.
 * @param folded the text without accents, in lower case
 */
export function weekdaysIn(folded: string): number[] {
  const found = new Set<number>()
  const numberOf = (word: string) => weekdays.findIndex((name) => word.startsWith(name))
  for (const [, first = '', joint, last] of folded.matchAll(days)) {
    const from = numberOf(first)
    const to = joint && last ? numberOf(last) : from
    for (let at = from; ; at = (at + 1) % 7) {
      found.add(at)
      if (at === to) break
    }
  }
  return [...found].toSorted((a, b) => a - b)
}

/**
 * The weekdays on which the house is closed, if the text says nothing else: "fechado domingo e segunda", "abre de terça
 * a sábado". Null for any other text, and if no day or every day would be closed.
 */
export function closedWeekdays(text: string): number[] | null {
  const folded = foldInPlace(text).trim()
  if (folded.length > longestText) return null
  const named = weekdaysIn(folded)
  // "não abre só segunda" is ambiguous.
  if (closedOn.test(folded)) return named.length < 7 && !/\bnao \w+ so\b/.test(folded) ? named : null
  const isWhole = named.length >= leastOpen || only.test(folded)
  if (!openOn.test(folded) || !isWhole || named.length === 7) return null
  return [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !named.includes(weekday))
}

const dayLast = new RegExp(
  `^(.+?)\\s+(?:(?:de|da|do|na|no|nas|nos|as|aos|toda|todo|todas|todos|a|o|e)\\s+)*(${list})$`,
)
const dayFirst = new RegExp(
  `^(?:(?:na|no|toda|todo|as|aos|e|a|o)\\s+)?(${list})\\s*(?::|\\b(?:(?:e|é) (?:dia )?d[aeo]s?|de|da|do|e|tem|com|é|rola))?\\s+(?:(?:o|a)\\s+)?(.+)$`,
)

const linkedLast = new RegExp(`\\s(?:de|da|do|na|no|nas|nos|as|aos|toda|todo|todas|todos)\\s+${list}$`)
const linkedFirst = new RegExp(
  `^(?:(?:na|no|toda|todo|as|aos|e|a|o)\\s+)?${list}\\s*(?::|\\s(?:(?:e|é) (?:dia )?d[aeo]s?|d[aeo]s?|tem|rola))\\s`,
)

/** Maximum words of a weekly dish or event, if the words between it and its day do not say that it is weekly. */
const longestName = 4

/**
 * A weekly dish with its weekdays, as in "panelada de sábado" and "quinta do caranguejo"; `at` is the position of its
 * name.
 * @param isLinked accepts "terça é dia de feijoada", but not "terça feijoada"
 */
export function weeklyDish(
  text: string,
  isLinked = false,
): { name: string; at: number; weekdays: number[] } | null {
  const folded = foldInPlace(text)
  if (folded.length > longestText) return null
  const isShort = (name: string) => !isLinked || name.split(/\s+/).length <= longestName
  const last = dayLast.exec(folded)
  if (last?.[1] && isShort(last[1]) && (!isLinked || linkedLast.test(folded)))
    return { name: text.slice(0, last[1].length), at: 0, weekdays: weekdaysIn(last[2] ?? '') }
  const first = dayFirst.exec(folded)
  const name = first?.[2]
  if (!first || !name || !isShort(name) || (isLinked && !linkedFirst.test(folded))) return null
  const at = folded.length - name.length
  return { name: text.slice(at), at, weekdays: weekdaysIn(first[1] ?? '') }
}

const listOnly = new RegExp(`^(?:e\\s+)?${list}$`)

/** Whether a text consists only of weekdays. */
export const isListOfWeekdays = (text: string): boolean =>
  text.length <= longestText && listOnly.test(foldInPlace(text))

const closedWish = (text: string, closedOn: number[]): WishContent => ({
  kind: 'date',
  what: text.slice(0, 120),
  closed: true,
  weekdays: closedOn,
})

/** A wish about the closed weekdays, if they are all that the passage mentions; null otherwise. */
export function readClosedWeekdays(text: string): WishContent | null {
  const found = closedWeekdays(text)
  return found === null ? null : closedWish(text, found)
}

const discountOn = new RegExp(
  `^(?:(?:quero|fazer|dar|com|um|uma|a|o)\\s+)*(descontos?|promocao|promocoes)\\s+${fillers}${list}${after}$`,
)

const onDiscount = new RegExp(
  `^${fillers}${list}\\s+(?:tem\\s+|com\\s+|e\\s+)?(descontos?|promocao|promocoes)$`,
)

/** "desconto terça e quarta", "terça promoção": weekdays with lower prices. */
function readDiscountDays(text: string): WishContent | null {
  const folded = foldInPlace(text).trim()
  const found = folded.length > longestText ? null : (discountOn.exec(folded) ?? onDiscount.exec(folded))
  const what = found?.[1]?.startsWith('promo') ? 'promoção' : 'desconto'
  return found && { kind: 'date', what, closed: false, weekdays: weekdaysIn(folded) }
}

/** Words that begin another statement. */
const apart = /\s+(?:ent[ãa]o|mas|porque|pq|por isso|por[ée]m|e a[ií])\s+/iu

/**
 * Removes the house's days and hours from the unread text: closed weekdays, opening hours, and days of discounts among
 * the conditions on prices.
 */
export function withWeekdays(text: string, { wishes, unread }: Draft, profile: Profile): Draft {
  const draft: Draft = { wishes: [...wishes], unread: [] }
  const read = (said: string) =>
    readClosedWeekdays(said) ?? readOpenHours(said) ?? (profile === 'prices' ? readDiscountDays(said) : null)
  for (const passage of unread) {
    const { start, end, blocking } = passage
    const whole = text.slice(start, end)
    const joint = apart.exec(whole)
    const pieces = joint
      ? [
          { start, end: start + joint.index },
          { start: start + joint.index + joint[0].length, end },
        ]
      : []
    // "só abre de quinta a sábado, das 19h às 2h"
    const goesOn = draft.wishes.some(
      (one) =>
        one.wish.kind === 'date' &&
        one.wish.closed &&
        /^[\s,]*(?:das?|de)?\s*$/iu.test(text.slice(one.end, start)),
    )
    const wish = blocking ? null : (read(whole) ?? (goesOn ? readOpenHours(`abre ${whole}`) : null))
    const found = pieces.map((piece) => ({ ...piece, wish: read(text.slice(piece.start, piece.end)) }))
    if (wish) draft.wishes.push({ wish, start, end })
    else if (blocking || found.every((piece) => piece.wish === null)) draft.unread.push(passage)
    else
      for (const piece of found) {
        if (piece.wish) draft.wishes.push({ ...piece, wish: piece.wish })
        else draft.unread.push({ ...passage, start: piece.start, end: piece.end })
      }
  }
  return draft
}
