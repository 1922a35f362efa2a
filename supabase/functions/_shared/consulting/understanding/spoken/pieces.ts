/** The pieces of a sentence about prices, and the house's items that they name. */
import { tokenize } from '../../base/language/text.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { WishContent } from '../text/draft.ts'
import { commas, cut, type Sentence, type Span } from './stretches.ts'

export type Named = {
  name: string
  section: string | null
  price?: number | null
  size?: string | null
  isSection: boolean
}
export type Question = Extract<WishContent, { kind: 'question' }>

/** A wish that is read from pieces `from` to `to` of a sentence, both included. */
export type FoundIn = {
  wish: WishContent
  from: number
  to: number
  /** Holds only where nothing else was read. */
  weak?: boolean
}

export type Read = {
  pieces: readonly Sentence[]
  names: readonly Named[]
  /** The pieces in the owner's own letters. */
  original: (from: number, to: number) => string
  /** Folded words in the owner's own letters. */
  own: (folded: string) => string
  today: string
}

export type PieceReader = (at: number, read: Read) => FoundIn | FoundIn[] | null

/** Words with which another thought begins without a comma. */
const turns =
  /:(?=\s)|\s(?=se (?:cada|o|a|os|as|um|uma) [a-z ]{3,30}? (?:leva|levam|usa|usam|gasta|gastam|pede|pedem) )|\s(?=(?:mas|porem|so que|entao|alias|ah|fora isso|e (?:quero|queria|nao|nem|se|qual|quais|quanto|quantos|vou|a taxa|uma coisa|[oa] (?:acougu|peix|fornec|verdur|entreg)[a-z]+))\s)/g

/** The pieces of a sentence, cut at commas and where another thought begins. */
export const piecesOf = (sentence: Sentence): Sentence[] =>
  cut(sentence, commas, false).flatMap((piece) => cut(piece, turns, false))

export const spanOf = (pieces: readonly Sentence[], from: number, to: number): Span => {
  const [first, last] = [pieces[from], pieces[to]]
  if (!first || !last) return { start: 0, end: 0 }
  const lead = /^[\s,]*/.exec(first.said)?.[0].length ?? 0
  const rest = /[\s?!.,;]*$/.exec(last.said)?.[0].length ?? 0
  return { start: first.at + lead, end: last.at + last.said.length - rest }
}

/** Words that items share with anything. */
const idle = new Set(
  'com sem para pra por que quero queria mais caro cara preco precos casa bar desconto happy hour venda vendas vendesse dobro liberado liberada vontade medo subi meu minha meus minhas tenho custa vendo uma uns umas duas dois das dos nas nos aos pelas pelos ate dia dias hoje pix vale pena todo toda meia inteira porcao prato pratos item itens tudo nada esse essa isso este esta ele ela eles elas aqui ali mesa mes ano taxa fica pode pago hora noite casal pessoas grande pequeno'.split(
    ' ',
  ),
)

/** A number names no item by itself. */
const numberWord =
  /^(?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cem|mil|meia|primeir[oa]|segund[oa]|terceir[oa]|quart[oa])$/

const spelled = (phrase: string) => phrase.replace(/\bchope?s?\b/g, 'chopp').replace(/s\b/g, '')

const unit = /^(?:ml|g|kg|l|un|de|do|da|dos|das|o|a|com|e|p|pessoas)$/

const links = new Set(['de', 'do', 'da', 'dos', 'das', 'com', 'e', 'a', 'o', 'no', 'na'])

/** The items by the first two words of their names, with their places on the menu. */
type Beginnings = ReadonlyMap<string, readonly { name: string; own: readonly string[]; place: number }[]>

function beginningsOf(names: readonly Named[]): Beginnings {
  const found = new Map<string, { name: string; own: readonly string[]; place: number }[]>()
  names.forEach(({ name, isSection }, place) => {
    const own = tokenize(name).filter((word) => !links.has(word))
    if (isSection || own.length < 2) return
    const pair = `${own[0]} ${own[1]}`
    found.set(pair, [...(found.get(pair) ?? []), { name, own, place }])
  })
  return found
}

/** The item whose name begins with the most words that a text repeats in order: "pôr do sol". */
function begunIn(tokens: readonly string[], beginnings: Beginnings): string | undefined {
  // "pizza de carne de sol" does not begin "Pizza de chocolate".
  const words = tokens.filter((word) => !links.has(word))
  const said = ` ${words.join(' ')} `
  const pairs = new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
  const begun = [...pairs].flatMap((pair) => beginnings.get(pair) ?? [])
  const found = begun
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ name, own }) => {
      let length = own.length
      while (length >= 2 && !said.includes(` ${own.slice(0, length).join(' ')} `)) length -= 1
      return length >= 2 && own.slice(0, length).some((word) => word.length > 2 && !idle.has(word))
        ? [{ name, length, whole: own.every((word, at) => at < length || unit.test(word)) }]
        : []
    })
  const longest = found.toSorted((a, b) => b.length - a.length)
  const [first, second] = longest
  if (!first) return undefined
  if (!second || second.length < first.length) return first.name
  return longest.find(({ whole, length }) => whole && length === first.length)?.name
}

/**
 * The house's item or section that a stretch names, as wishes name items; undefined if none. One item goes before a word
 * that several share.
 */
export function itemIn(said: string, names: readonly Named[]): string | undefined {
  const found = foundIn.get(names) ?? {
    items: new Map<string, string | undefined>(),
    words: wordsOf(names),
    beginnings: beginningsOf(names),
  }
  foundIn.set(names, found)
  if (!found.items.has(said)) found.items.set(said, itemAmong(said, names, found))
  return found.items.get(said)
}

/** What was looked up before: several readers ask about each piece. */
const foundIn = new WeakMap<readonly Named[], Known & { items: Map<string, string | undefined> }>()

/** What all questions about some names share: the words in them, and how they begin. */
type Known = { words: ReadonlySet<string>; beginnings: Beginnings }

const wordsOf = (names: readonly Named[]) => new Set(names.flatMap(({ name }) => tokenize(name)))

function itemAmong(
  said: string,
  names: readonly Named[],
  { words: known, beginnings }: Known,
): string | undefined {
  if (
    !tokenize(spelled(said)).some((word) => known.has(word)) &&
    !tokenize(said).some((word) => known.has(word))
  )
    return undefined
  const begun = begunIn(tokenize(said), beginnings)
  if (begun !== undefined) return begun
  const words = said
    .split(/[^\p{L}\d]+/u)
    .filter((word) => (word.length > 2 && !idle.has(word)) || /^(?:\d{3}|pf)$/.test(word))
    .filter((word) => tokenize(`${word} ${spelled(word)}`).some((one) => known.has(one)))
  let shared: string | undefined
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ')
      if (/^\d+$/.test(phrase) && !/^(?:[36]00|1000)$/.test(phrase)) continue
      // "quatro semanas" is no "Pizza quatro queijos".
      if (numberWord.test(phrase)) continue
      for (const one of [phrase, spelled(phrase)]) {
        const items = names.filter((name) => !name.isSection && namesItem(one, { name: name.name }))
        const tokens = tokenize(one)
        const exact = items.filter(({ name }) =>
          tokenize(name).every((word) => tokens.includes(word) || unit.test(word)),
        )
        const [only, ...others] = exact.length > 0 ? exact : items
        if (only && others.length === 0) return only.name
        const section = names.find((name) => name.isSection && namesItem(one, { name: name.name }))
        if (section) shared ??= section.name
        if (only) shared ??= one
      }
    }
  }
  return shared
}

export const question = (
  about: Question['about'],
  rest: Partial<Omit<Question, 'kind' | 'about'>> = {},
): Question => ({
  kind: 'question',
  about,
  ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
})
