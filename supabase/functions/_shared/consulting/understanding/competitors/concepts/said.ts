/** One sentence about competitors, and what the text around it says. */
import { monthNames } from '../../../base/calendar.ts'
import { foldAccents } from '../../../base/language/text.ts'
import type { Named } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { rivalIn } from '../talk/named.ts'

export type Said = {
  /** Folded, in small letters, without the stop at its end. */
  said: string
  /** The same in the owner's letters. */
  own: string
  isAsked: boolean
  names: readonly Named[]
  /** Names of competitors that the text shows. */
  heads: readonly string[]
  /** The one that the text names last before the sentence. */
  last: string | undefined
  /** The sentence before, folded. */
  before: string
  /** The whole text, folded. */
  text: string
  /** yyyy-mm-dd */
  today: string
}

/** What was read, from `start` to `end` of the sentence; the whole of it without them. */
export type Read = { wish: WishContent; start?: number; end?: number }
export type Concept = (sentence: Said) => Read[]

export const ownSide = /(?<!\p{L})(?:meus?|minhas?|noss[oa]s?|eu|a gente|nos|aqui)(?!\p{L})/u
export const theirSide = /(?<!\p{L})(?:d?el[ea]s?|la|nel[ea]s?|dess[ea]s?|ness[ea]s?)(?!\p{L})/u

/** Whom a part of the sentence speaks of: named in it, or named last where it points at somebody. */
export const rivalOf = (part: string, { heads, last }: Said): string | undefined =>
  rivalIn(part, heads) ?? (theirSide.test(part) ? last : undefined)

const months = monthNames.map((name) => foldAccents(name))
export const month = `(?:${months.join('|')})`

/** First and last day of the latest such month that has begun, yyyy-mm-dd. */
export function latestMonth(name: string, today: string): { from: string; to: string } {
  const at = months.indexOf(name) + 1
  const year = Number(today.slice(0, 4)) - (at > Number(today.slice(5, 7)) ? 1 : 0)
  const two = (value: number) => String(value).padStart(2, '0')
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate()
  return { from: `${year}-${two(at)}-01`, to: `${year}-${two(at)}-${two(last)}` }
}
