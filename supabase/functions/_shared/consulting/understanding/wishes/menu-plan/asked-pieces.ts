/** Pieces of the sentences in which owners ask for sums of a menu, and whom a pronoun means. */
import { namesItem } from '../../../base/request/match-item.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { foldInPlace } from '../../text/fold.ts'
import { itemIn } from './menu-items.ts'
import type { About } from './reading.ts'

/** A number in figures or in a word. */
export const number = '(\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)'
/** A thing of the menu, in a few words. */
export const thing = '([^.;:!?,\\n]{2,45}?)'
/** More of the same clause. */
export const clause = (most: number) => `[^.;!?\\n]{0,${most}}`
export const words = (...all: string[]) => `(?:${all.join('|')})`
/** From the beginning of a clause, and nowhere inside a word. */
export const spoken = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'gu')

export const numberOf = (said: string | undefined): number =>
  said === undefined
    ? Number.NaN
    : /^\d+$/.test(said)
      ? Number(said)
      : (amountsIn(said)[0]?.value ?? (/^uma?$/.test(said) ? 1 : Number.NaN))

/** Words that mean what was named before. */
const pronoun = /(?<!\p{L})(?:el[ea]s?|del[ea]s?|nel[ea]s?|iss[oa]|ess[ea]s?)(?!\p{L})/u

/** The item that the last sentences before a place name; undefined if none of them does. */
export function namedBefore(at: number, about: About): string | undefined {
  const before = foldInPlace(about.said.slice(0, at)).split(/[.;!?\n]+/)
  for (const sentence of before.toReversed().slice(0, 4)) {
    const found = firstItem(sentence, about)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first single item of a sentence, from left to right: its subject. */
function firstItem(sentence: string, about: About): string | undefined {
  for (const piece of sentence.split(/,|\s(?:mas|que|porque)\s/)) {
    const found = itemIn(piece, about)
    if (found !== undefined && about.names.some(({ name, isSection }) => !isSection && name === found))
      return found
  }
  return undefined
}

/** What a stretch names; where it has only a pronoun or nothing, what was named before. */
export function meant(said: string | undefined, at: number, about: About): string | undefined {
  const own = said === undefined ? undefined : itemIn(said, about)
  if (own !== undefined) return own
  return said === undefined || said.trim() === '' || pronoun.test(said) ? namedBefore(at, about) : undefined
}

/** The section of the menu that a stretch names. */
export const sectionNamed = (said: string, about: About): string | undefined => {
  const bare = said.trim().replace(/^[oa]s?\s+/u, '')
  const found = itemIn(said, about)
  return about.names.find(({ name, isSection }) => isSection && (name === found || namesItem(bare, { name })))
    ?.name
}

/** The sections of today's menu, in its order. */
export const sectionsOf = ({ names }: About): string[] => [
  ...new Set(names.flatMap(({ section, isSection }) => (isSection || section === null ? [] : [section]))),
]
