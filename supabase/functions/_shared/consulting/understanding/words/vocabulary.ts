import { colouring, idioms } from '../../base/lexicon/idioms.ts'
import { terms as lexiconTerms } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import { numberWords } from '../text/numbers.ts'
import { canonAll, type Token } from '../text/scan.ts'
import { grammar, type Mark } from './grammar-words.ts'
import { everydayWords, Speller } from './spelling.ts'

/** One of the house's items, or a section of its menu. */
export type HouseName = {
  name: string
  section: string | null
  price: number | null
  size?: string | null
  isSection: boolean
}

/** The possible meanings of a word, or of several. */
export type Meaning = {
  marks: ReadonlySet<Mark>
  terms: readonly Term[]
  item: HouseName | null
  idiom: boolean
}

type MutableMeaning = { marks: Set<Mark>; terms: Term[]; item: HouseName | null; idiom: boolean }

/** Words inside names that owners leave out: "castanha caju". */
const joiners = new Set(canonAll('de do da dos das'))

/** Kinds of terms whose words are adjectives, which agree with the noun. */
const inflected = new Set<Term['kind']>(['style', 'diet', 'allergen', 'group', 'audience', 'technique'])

/** "sem lactose" and "intolerância à lactose" are read by the grammar, which knows the reason. */
const refusals = new Set(canonAll('sem intolerância intolerante alergia alérgico'))

/** Words that join the words of a name, and mean nothing by themselves. */
const connecting = new Set(canonAll('de do da dos das com e a o ao na no em para por'))

const same = (phrase: readonly string[]) => phrase.join(' ')

/** "que ele peça a conta": typed with its cedilla it is the verb or a piece, and not the nut "pecã". */
const isAsking = /^pe[çÇ]/iu

/** Foods with a refusal in their name. */
const isWhole = /^(leite|massa|bebida|manteiga|castanhas|gelatina|alergia à)/

class Phrases {
  readonly byKey = new Map<string, MutableMeaning>()
  /** Longest phrase by its first word. */
  readonly longest = new Map<string, number>()

  add(phrase: readonly string[]): MutableMeaning | null {
    const [first] = phrase
    if (first === undefined || first === '') return null
    this.longest.set(first, Math.max(phrase.length, this.longest.get(first) ?? 0))
    const key = same(phrase)
    let meaning = this.byKey.get(key)
    if (!meaning) {
      meaning = { marks: new Set(), terms: [], item: null, idiom: false }
      this.byKey.set(key, meaning)
    }
    return meaning
  }

  addTerm(phrase: readonly string[], term: Term, first: boolean): void {
    const meaning = this.add(phrase)
    if (!meaning || meaning.terms.includes(term)) return
    if (first) meaning.terms.unshift(term)
    else meaning.terms.push(term)
  }
}

/** The feminine of a masculine adjective and vice versa: "cítrico", "cítrica". */
function otherGender(word: string): string | null {
  if (word.length < 4) return null
  if (word.endsWith('o')) return `${word.slice(0, -1)}a`
  return word.endsWith('a') ? `${word.slice(0, -1)}o` : null
}

let base: Phrases | null = null
let speller: Speller | null = null

/** Grammar and lexicon, the same for every house. */
function basePhrases(): Phrases {
  if (base) return base
  const phrases = new Phrases()
  for (const { phrase, mark } of grammar) phrases.add(phrase)?.marks.add(mark)
  for (const phrase of [...colouring, ...idioms].map(canonAll)) {
    const meaning = phrases.add(phrase)
    if (meaning) meaning.idiom = true
  }
  for (const phrase of colouring.map(canonAll)) phrases.add(phrase)?.marks.add('filler')
  for (const term of lexiconTerms) {
    for (const word of [term.name, ...term.words]) {
      const phrase = canonAll(word)
      if (word !== term.name && !isWhole.test(word) && phrase.some((key) => refusals.has(key))) continue
      phrases.addTerm(phrase, term, word === term.name)
      const short = phrase.filter((key) => !joiners.has(key))
      if (short.length > 1 && short.length < phrase.length && !phrases.byKey.has(same(short))) {
        phrases.addTerm(short, term, false)
      }
    }
  }
  // Last, so that no inflection replaces a word.
  for (const term of lexiconTerms) {
    if (!inflected.has(term.kind)) continue
    for (const word of [term.name, ...term.words]) {
      const phrase = canonAll(word)
      const other = otherGender(phrase.at(-1) ?? '')
      if (other === null) continue
      const inflection = [...phrase.slice(0, -1), other]
      // "Nem um pingo de leite" has no pinga.
      if (inflection.length === 1 && everydayWords.has(other)) continue
      if (!phrases.byKey.has(same(inflection))) phrases.addTerm(inflection, term, false)
    }
  }
  base = phrases
  return phrases
}

const wordsOf = (phrases: Phrases): Set<string> =>
  new Set([...phrases.byKey.keys()].flatMap((key) => key.split(' ')))

/** The vocabulary of one request: everything that its words may mean. */
export class Vocabulary {
  private readonly common = basePhrases()
  private readonly own = new Phrases()
  /** For each word in the house's names, the names that contain it. */
  private readonly holders = new Map<string, Set<number>>()
  readonly speller: Speller

  readonly names: readonly HouseName[]

  constructor(names: readonly HouseName[] = []) {
    this.names = names
    names.forEach((item, index) => {
      const phrase = canonAll(item.name)
      const meaning = this.own.add(phrase)
      if (meaning && (meaning.item === null || meaning.item.isSection)) meaning.item = item
      for (const key of new Set(phrase)) {
        if (connecting.has(key)) continue
        const held = this.holders.get(key)
        if (held) held.add(index)
        else this.holders.set(key, new Set([index]))
      }
    })
    speller ??= new Speller([...wordsOf(this.common), ...numberWords])
    this.speller = names.length > 0 ? new Speller(wordsOf(this.own), speller) : speller
  }

  /** The longest phrase that starts at a word. */
  match(tokens: readonly Token[], at: number): { meaning: Meaning; length: number } | null {
    const first = tokens[at]?.key ?? ''
    const most = Math.max(this.common.longest.get(first) ?? 0, this.own.longest.get(first) ?? 0)
    const keys: string[] = []
    for (let offset = 0; offset < most; offset += 1) {
      const token = tokens[at + offset]
      if (token?.kind !== 'word' && token?.kind !== 'number') break
      keys.push(token.key)
    }
    for (let length = keys.length; length > 0; length -= 1) {
      const key = keys.slice(0, length).join(' ')
      const isVerb = length === 1 && isAsking.test(tokens[at]?.raw ?? '')
      const common = isVerb ? undefined : this.common.byKey.get(key)
      const own = this.own.byKey.get(key)
      if (length === 1 && common && this.isOfName(tokens, at, common)) return null
      if (common && own) return { meaning: { ...common, item: own.item }, length }
      const found = common ?? own
      if (found) return { meaning: found, length }
    }
    return null
  }

  /** "o porto da Serra Brava": the second word of a name that nobody knows is no style. */
  private isOfName(tokens: readonly Token[], at: number, { terms }: Meaning): boolean {
    const [before, own] = [tokens[at - 1], tokens[at]]
    const isName = [before, own].every((one) => /^\p{Lu}\p{Ll}/u.test(one?.raw ?? ''))
    if (!isName || before?.end !== (own?.start ?? 0) - 1 || this.common.byKey.has(before.key)) return false
    return terms.length > 0 && terms.every(({ kind }) => kind === 'style')
  }

  /** How many words from here on appear together in one of the house's names, and the names that contain them. */
  partOfName(tokens: readonly Token[], at: number): { names: HouseName[]; length: number } | null {
    let names: Set<number> | null = null
    let length = 0
    for (let offset = 0; offset < 8; offset += 1) {
      const token = tokens[at + offset]
      if (token?.kind !== 'word' && token?.kind !== 'number') break
      if (offset > 0 && connecting.has(token.key)) continue
      const held = this.holders.get(token.key)
      if (!held) break
      const both: Set<number> = names === null ? held : new Set([...names].filter((index) => held.has(index)))
      if (both.size === 0) break
      names = both
      length = offset + 1
    }
    if (names === null) return null
    return { names: [...names].flatMap((index) => this.names[index] ?? []), length }
  }
}
