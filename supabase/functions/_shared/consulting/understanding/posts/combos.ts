/** Several items at one price: "combo casal 59,90 sáb 12 (2 sanduíches + batata + 2 copos)". */
import { weekdaysIn } from '../dates/weekdays.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'
import { daysOfText } from './day-phrases.ts'
import { itemOf } from './orders/what.ts'
import type { Statement } from './statement.ts'
import { longWeekdays } from './weekday-words.ts'

const price =
  /(?:\b(?:por|a|de|sai a|fica)\s+)?(?:r\$\s*(\d{1,4}(?:,\d{1,2})?)|(\d{1,4},\d{2})(?!\d)|(\d{1,4})\s*(?:reais|conto|pila)|\bpor (\d{2,4})(?![\d/]))(?:\s*reais)?/
const named = /\b(?:combos?|casadinha|kit|pacote|dobradinha|promo\w*)\b/
const parens = /\(([^)]*)\)/

/** The words between two places, without those at the ends that join. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;–-]+|[\s,:;–-]+$/g, '')
    .replace(/^(?:e|com|de|do|da|o|a|um|uma|tem|vai ter|faz|fazer|lança|quero)\s+/giu, '')
    .replace(/\s+(?:de|do|da|por|a|às?|com|e|no|na|em|dia|toda?s?)$/giu, '')
    .trim()

export function readCombo({ text, folded, today, anchor, names }: Statement): WishContent[] | null {
  const cost = price.exec(folded)
  if (!cost) return null
  const isNamed = named.test(folded)
  const listed = /\w\s*\+\s*\w/.test(folded)
  if (!isNamed && !listed) return null
  const amount = Number((cost[1] ?? cost[2] ?? cost[3] ?? cost[4] ?? '').replace(',', '.'))
  if (!(amount > 0)) return null
  const blank = (told: string, start: number, end: number) =>
    told.slice(0, start) + ' '.repeat(end - start) + told.slice(end)
  let rest = blank(text, cost.index, cost.index + cost[0].length)
  const inside = parens.exec(rest)
  if (inside) rest = blank(rest, inside.index, inside.index + inside[0].length)
  // A bare number counts what the combo holds.
  const days = daysOfText(rest, today, anchor).filter(({ start, end }) =>
    /[a-z/]/i.test(rest.slice(start, end)),
  )
  const [day] = days.filter(({ name }) => name === null).concat(days)
  for (const { start, end } of days) rest = blank(rest, start, end)
  const long = longWeekdays(rest.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  const weekdays = day ? [] : weekdaysIn(long)
  rest = rest.replace(
    /(?<!\p{L})(?:(?:tod[ao]s?|[àa]s?|aos?|n[ao]s?)\s+)*(?:dom(?:ingos?)?|seg(?:undas?)?|ter(?:[çc]as?)?|qua(?:rtas?)?|qui(?:ntas?)?|sex(?:tas?)?|s[áa]b(?:ados?)?)(?:-feiras?)?(?!\p{L})\.?/giu,
    ' ',
  )
  const split = /\s*(?::|\bcom\b|=)\s*/iu.exec(rest)
  const content = inside?.[1] ?? (split ? rest.slice(split.index + split[0].length) : listed ? rest : '')
  const head = inside || !split ? (listed && !inside ? 'combo' : rest) : rest.slice(0, split.index)
  const name = tidy(head) || 'combo'
  // "combo do Sertão com batata": what it is named after is in it.
  const after = /^combo (?:d[aeo]s? )?(.+)$/iu.exec(name)?.[1]
  const found = after && itemOf(after, names)
  const eponym = names.some(({ name, isSection }) => isSection && name === found) ? null : found
  const holds = tidy(content)
  const of =
    eponym && holds !== '' && !foldInPlace(holds).includes(foldInPlace(eponym))
      ? `${eponym}, ${holds}`
      : holds
  return [
    {
      kind: 'combo',
      what: name.slice(0, 120),
      ...(of !== '' && { of: of.slice(0, 200) }),
      price: amount,
      ...(day && { from: day.from, to: day.to }),
      ...(day || weekdays.length === 0 ? {} : { weekdays }),
    },
  ]
}
