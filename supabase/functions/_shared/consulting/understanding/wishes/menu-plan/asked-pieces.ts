/** Pieces of the sentences in which owners ask for sums of a menu, and whom a pronoun means. */
import { namesItem } from '../../../base/request/match-item.ts'
import { amountsIn } from '../../text/amount-words.ts'
import { foldInPlace } from '../../text/fold.ts'
import { itemIn } from './menu-items.ts'
import type { About } from './reading.ts'

/** A weekday. */
export const day = '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?)(?:-feiras?)?'
/** A number in figures or in a word. */
export const number = '(\\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)'
/** A word that goes on with a name: none that begins another clause. */
const named =
  '(?!(?:que|mas|eu|me|nao|se|porque|verdade|quero|queria|ai|ah|tem|ta|isso|voce|e [oa]s?|e (?:me|se|eu|quero|queria))(?![a-z0-9]))[\\p{L}\\d/%()-]+'
/** A thing of the menu, in a few words. */
export const thing = `(${named}(?:[ ]${named}){0,5}?)`
/** More of the same clause. */
export const clause = (most: number) => `[^.;!?\\n]{0,${most}}`
/** The end of the same thought: it stops where another one begins. */
export const tail = (most: number) => `[^.;!?\\n]{0,${most}}?(?=[.;!?\\n]|$|\\s(?:e|ah|ai|mas)\\s)`
/** From the beginning of a clause, and nowhere inside a word. */
export const spoken = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${inOneLine(source)}(?![\\p{L}\\p{N}])`, 'gu')

/** White space of a pattern that no line break is: each line of a list is a wish of its own. */
function inOneLine(source: string): string {
  let isClass = false
  return source.replaceAll(/\\.|[[\]]/g, (part) => {
    if (part === '[' || part === ']') isClass = part === '['
    return part !== '\\s' ? part : isClass ? ' ' : '[ \\t]'
  })
}

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
