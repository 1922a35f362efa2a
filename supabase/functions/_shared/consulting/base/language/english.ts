/** Lines of a menu in English, put together from the words of menus; null where a word is not known. */
import { itemKind } from '../house/item-kind.ts'
import { adjectives, dishes, nouns, sections, sizes } from './english-words.ts'
import { capitalize } from './grammar.ts'
import { foldAccents } from './text.ts'

/** A line as it is printed: the owner's text, and ours where it is new. */
type MenuLine = {
  name: string
  text?: string | null | undefined
  textToday?: string | null | undefined
  isNew?: boolean | undefined
}

/** Longest entry of the tables, in words. */
const longest = 4
const links = /^(?:de|da|do|das|dos|d)$/
const joins = /^(?:com|e|ou|no|na|nos|nas|ao|a|em|sob|sobre)$/
const said: Readonly<Record<string, string>> = {
  e: 'and',
  ou: 'or',
  com: 'with',
  no: 'in',
  na: 'in',
  ao: 'with',
  em: 'in',
  sobre: 'on',
  sob: 'under',
}

const wordsOf = (text: string) =>
  foldAccents(text)
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

const quantity = /^(\d+(?: ?\d+)?)\s*(g|kg|ml|l|un|unidades?|pecas?|bolinhas?|tempos)$/u

function sizeOf(piece: string): string | null {
  const words = wordsOf(piece).join(' ')
  const known = sizes.get(words)
  if (known !== undefined) return known
  const [, amount, unit = ''] = quantity.exec(words) ?? []
  if (amount === undefined) return null
  if (/^(?:g|kg|ml|l)$/.test(unit)) return `${amount} ${unit}`
  return unit === 'tempos' ? `${amount} courses` : `${amount} pieces`
}

type Match = { english: string; length: number }

function matchIn(table: ReadonlyMap<string, string>, words: readonly string[], at: number): Match | null {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const english = table.get(words.slice(at, at + length).join(' '))
    if (english !== undefined) return { english, length }
  }
  return null
}

const isAfter = (english: string) => /^(?:with|in|of|from) /.test(english)

/** "vinagrete de maracujá" → "passion fruit vinaigrette"; null if a word is not known. */
export function phrase(text: string): string | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const parts: { head: string; before: string[]; after: string[]; link: string }[] = []
  let link = ''
  let isOf = false
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const current = parts.at(-1)
    const quality = matchIn(adjectives, words, at)
    const noun = matchIn(nouns, words, at)
    if (quality && current && quality.length >= (noun?.length ?? 0)) {
      if (isAfter(quality.english)) current.after.push(quality.english)
      else current.before.unshift(quality.english)
      at += quality.length
    } else if (noun) {
      if (isOf && current) current.before.push(noun.english)
      else parts.push({ head: noun.english, before: [], after: [], link })
      link = ''
      isOf = false
      at += noun.length
    } else if (links.test(word)) {
      isOf = true
      at += 1
    } else if (joins.test(word)) {
      link = said[word] ?? 'with'
      isOf = false
      at += 1
    } else return null
  }
  if (parts.length === 0 || link !== '' || isOf) return null
  return parts
    .map(({ head, before, after, link: joint }) =>
      [joint, ...before, head, ...after].filter(Boolean).join(' '),
    )
    .join(' ')
}

const pieces = (text: string) =>
  text
    .split(/[,.;]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** A name in English: the dish's own explanation, the words one by one, or the explanation of how it begins. */
function nameOf(name: string): string | null {
  const bare = name
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+\d+\s*(?:ml|g|l|kg|un|unidades?|pe[çc]as)(?!\p{L})/giu, '')
  // "filé ao molho de rapadura": the sauce has its own words.
  const [, plate, sauce] = /^(.+?) ao molho d[aeo]s? (.+)$/iu.exec(bare) ?? []
  const [served, poured] = [
    plate === undefined ? null : nameOf(plate),
    sauce === undefined ? null : phrase(sauce),
  ]
  if (served !== null && poured !== null) return `${served} in ${poured} sauce`
  const words = wordsOf(bare)
  const whole = dishes.get(words.join(' '))
  if (whole !== undefined) return whole
  const told = phrase(bare)
  if (told !== null)
    return told
      .replace(/caipirinha with cachaça and$/, 'caipirinha')
      .replace(/^(.+) caipirinha with cachaça and/, 'cachaça, $1 and sugar')
  const begins = matchIn(dishes, words, 0)
  if (begins) return begins.english
  // "Camarão Iracema": the words before a proper name.
  for (let length = words.length - 1; length > 0; length -= 1) {
    const start = phrase(words.slice(0, length).join(' '))
    if (start !== null) return start
  }
  return null
}

/** The line in English, from the owner's words; null if the name is not known. */
export function englishLine({ name, text, textToday, isNew }: MenuLine, section: string): string | null {
  if (itemKind({ name, section }) === 'beer') return 'Beer.'
  const pour = /^(?:dose|shot)(?: de| da)? (.+)$/i.exec(name)?.[1]
  if (pour !== undefined) return `Shot of cachaça, ${pour.replace(/\s*\(?\d+\s*ml\)?/i, '')}.`
  const fruit = /^(?:caipirinha|caipifruta) (?:de|com) (.+)$/i.exec(name)?.[1]
  const flavour = fruit === undefined ? null : phrase(fruit)
  if (flavour !== null) return capitalize(`cachaça, ${flavour} and sugar on ice.`)
  const called = nameOf(name)
  const own = textToday ?? (isNew ? text : null)
  const extras = own === null || own === undefined ? [] : pieces(own)
  const inName = new Set((called ?? '').split(/[^\p{L}]+/u))
  const repeats = (one: string) =>
    one.split(/[^\p{L}]+/u).every((word) => word.length < 4 || inName.has(word)) && !sizeWords.test(one)
  const told = extras
    .map((one) => sizeOf(one) ?? phrase(one.replace(/^com /i, '')))
    .filter((one) => one === null || !repeats(one))
  const known = told.every((one) => one !== null)
    ? told.filter((one) => one !== null)
    : told.filter((one): one is string => one !== null && sizeWords.test(one))
  const all = [...(called === null ? [] : [called]), ...known]
  return called === null && (known.length === 0 || known.every((one) => sizeWords.test(one)))
    ? null
    : capitalize(`${all.join(', ')}.`)
}

const sizeWords = /^(?:serves|each|portion|slice|glass|bottle|shot|half|can|mug|jug|tall|\d)/

export const englishSection = (name: string): string | null => sections.get(wordsOf(name).join(' ')) ?? null
