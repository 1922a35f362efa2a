/** The hours and weekdays of an offer: "happy hour das 17h às 19h, de quarta a sexta". */

import { weekdays } from '../dates/found-date.ts'
import type { WishContent } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const clock = String.raw`(\d{1,2})(?:[:h](\d{2}))?\s*(?:h|hs|hrs|horas?)?`
const between = new RegExp(
  String.raw`(?<![\w$,.])(?:das?|de|entre)?\s*${clock}\s*(?:a|as|ate|ate as|e|e as|-)\s*${clock}(?![\w%]|,\d| ?(?:reais|ml|g|kg)\b)`,
)
const day = `(?:${weekdays.join('|')})s?(?:[ -]feiras?)?`
const days = new RegExp(
  String.raw`(?:(?:de|da|na|no|toda|todo|as|aos|so|so de)\s+)*${day}(?:\s*(?:,|\be\b|\ba\b|\bate\b)\s*(?:(?:de|na|no|a)\s+)?${day})*`,
)

const names: readonly (readonly [name: string, words: RegExp])[] = [
  ['happy hour', /happy ?hour|\bhh\b/],
  ['almoço executivo', /almoco executivo|\bexecutivo\b|\bpf\b|prato feito|prato do dia/],
  ['combo', /\bcombos?\b/],
  ['dose em promoção', /\bdoses?\b/],
]

const hourOf = (hours: string | undefined, minutes: string | undefined) =>
  Number(hours) + Number(minutes ?? 0) / 60

/** Whether a clause tells hours or weekdays of an offer, and nothing else. */
export function isTimesOnly(clause: string): boolean {
  const folded = foldInPlace(clause).toLowerCase()
  const timed = folded.replace(between, ' ').replace(days, ' ')
  const rest = names.reduce((left, [, words]) => left.replace(words, ' '), timed)
  return timed !== folded && /^\s*(?:(?:e|so|sempre|temos|tem|fazemos|o|a|nosso|nossa|de|e)\s*)*$/.test(rest)
}

/** The hours of the offer that a text names, with its weekdays in the name; null without hours or offer. */
export function readOfferHours(text: string): WishContent | null {
  const folded = foldInPlace(text).toLowerCase()
  const name = names.find(([, words]) => words.test(folded))?.[0]
  const found = between.exec(folded)
  if (name === undefined || !found) return null
  const [start, end] = [hourOf(found[1], found[2]), hourOf(found[3], found[4])]
  // "de 2 a 4 doses": without an "h" the figures are hours only where both may be.
  if (!/\d\s*(?:h|:)/.test(found[0]) && !/^\s*(?:das?|entre)\s/.test(found[0])) return null
  if (start > 24 || end > 24 || start === end) return null
  const when = days.exec(folded)
  const said = when ? ` ${text.slice(when.index, when.index + when[0].length).trim()}` : ''
  return { kind: 'hours', what: `${name}${said.toLowerCase()}`.slice(0, 120), start, end }
}
