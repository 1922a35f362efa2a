import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import { numberInWords } from '../text/numbers.ts'
import { canonAll, scan, type Token } from '../text/scan.ts'
import type { Element } from './element.ts'
import { alsoPortuguese, foreign, type Mark } from './grammar-words.ts'
import { settleDiets, settleOfTotal } from './settle-meanings.ts'
import type { HouseName, Meaning, Vocabulary } from './vocabulary.ts'

export type { Element }

/** Marks that leave a word open to its other meanings. */
const weak: ReadonlySet<Mark> = new Set<Mark>([
  'filler',
  'context',
  'more',
  'yes',
  'some',
  'each',
  'results',
  'items',
  'pages',
  'ingredients',
  'happyHour',
  'put',
  'permit',
  'fall',
  'hour',
  'currency',
  'course',
])

export const has = (element: Element | undefined, ...marks: readonly Mark[]): boolean =>
  marks.some((mark) => element?.meaning?.marks.has(mark) === true)

/** Whether the element names something that a wish can be about. */
export function isName(element: Element): boolean {
  const { meaning } = element
  if (meaning?.idiom) return false
  if (meaning && [...meaning.marks].some((mark) => !weak.has(mark))) return false
  // "a galera" is anyone who comes; "para turistas" is an audience.
  if (meaning?.terms[0]?.kind === 'audience' && meaning.marks.has('context')) return false
  return (
    (meaning !== null && (meaning.terms.length > 0 || meaning.item !== null)) || element.partOf.length > 0
  )
}

export const isFiller = (element: Element): boolean =>
  element.kind !== 'words' && element.kind !== 'number' && element.kind !== 'money'
    ? true
    : has(element, 'filler') && !isName(element)

/** "um drink" is not a count if its "um" is an article. */
export const isArticle = ({ kind, raw }: Element): boolean => kind === 'number' && /^uma?$/i.test(raw)

/** A grammatical or insignificant word: it belongs to the wish beside it. */
export function isGrammar(element: Element): boolean {
  if (element.kind !== 'words' || isName(element) || element.meaning?.idiom || element.isRefused) return false
  if (has(element, 'allergy', 'minor', 'instruction')) return false
  // A dessert is asked for, which no kind of wish can express yet.
  if (has(element, 'course') && !has(element, 'context')) return false
  // "teor" without a recognised number says something that would otherwise be lost.
  if (has(element, 'strength')) return false
  return element.meaning !== null && element.meaning.marks.size > 0
}

export const termOf = (element: Element): Term | undefined => element.meaning?.terms[0]

/** "num aumenta" is "não aumenta", "num copo" is "em um copo". */
const verbs =
  /^(?:pod|quer|quero|gost|usa|usam|uso|bot|poe|poem|entr|mex|aument|sob[ea]|sobem|tir[ae]|tirem|vend|deix|precis|pass|tom[ao]|com[eo]m?$|beb|faz|faca|vai|vao|da$|rola|alter|mud|troc|cort|coloc|lev[ae]|abr|fech|sei|sai|sao$|e$|tem|tenh|suport|aguent|encost|fal|acho|acha|achei|consig|encontr)/

/** "semleite" is "sem leite". */
function splitJoined(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  return tokens.flatMap((token) => {
    const rest = /^sem(.{4,})$/.exec(token.key)?.[1]
    const isWhole = token.raw.length === token.key.length && token.kind === 'word'
    if (!rest || !isWhole || vocabulary.speller.knows(token.key) || !vocabulary.speller.knows(rest))
      return [token]
    const middle = token.start + 3
    return [
      { ...token, raw: token.raw.slice(0, 3), key: 'sem', end: middle },
      { ...token, raw: token.raw.slice(3), key: rest, start: middle },
    ]
  })
}

/** A sentence, and the character that ended it. */
export type Sentence = { elements: Element[]; ends: string }

/** The sentences of a text, each as elements. */
export function toSentences(text: string, vocabulary: Vocabulary, useNames: boolean): Sentence[] {
  const tokens = splitJoined(scan(text), vocabulary).map((token) =>
    token.kind === 'word' ? { ...token, key: vocabulary.speller.mend(token.key) } : token,
  )
  tokens.forEach((token, at) => {
    if (token.key === 'num' && verbs.test(tokens[at + 1]?.key ?? '')) token.key = 'nao'
  })
  const keys = tokens.map(({ kind, key }) => (kind === 'word' ? key : ''))
  const sentences: Sentence[] = []
  let elements: Element[] = []
  const slice = (from: number, length: number): Pick<Element, 'start' | 'end' | 'raw' | 'key'> => {
    const start = tokens[from]?.start ?? 0
    const end = tokens[from + length - 1]?.end ?? start
    return {
      start,
      end,
      raw: text.slice(start, end),
      key: tokens
        .slice(from, from + length)
        .map(({ key }) => key)
        .join(' '),
    }
  }
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    // "Leite? Não!" is one sentence.
    if (
      token.raw.includes('?') &&
      /^(nao|nem|nunca|jamal|proibido|nenhum|nenhuma)$/.test(tokens[at + 1]?.key ?? '')
    ) {
      at += 1
      continue
    }
    if (token.kind === 'break') {
      if (elements.length > 0) sentences.push({ elements, ends: token.raw })
      elements = []
      at += 1
      continue
    }
    const blank = { meaning: null, partOf: [], value: null, claimed: false }
    if (token.kind !== 'word' && token.kind !== 'number') {
      const { kind } = token
      elements.push({ ...blank, ...slice(at, 1), kind })
      at += 1
      continue
    }
    const found = vocabulary.match(tokens, at)
    const part = useNames ? ownPart(vocabulary.partOfName(tokens, at), found, token.key) : null
    const counted = token.kind === 'word' ? (numberInWords(keys, at) ?? oneSheet(keys, at)) : null
    if (counted && counted.words >= (found?.length ?? 0) && !(counted.value === 1 && !countsOne(keys, at))) {
      elements.push({ ...blank, ...slice(at, counted.words), kind: 'number', value: counted.value })
      at += counted.words
    } else if (part && token.kind === 'word' && part.length > (found?.length ?? 0)) {
      elements.push({ ...blank, ...slice(at, part.length), kind: 'words', partOf: part.names })
      at += part.length
    } else if (
      found &&
      (token.kind === 'word' || found.meaning.item || found.meaning.terms.length > 0 || found.length > 1)
    ) {
      const partOf = part && part.length === found.length ? part.names : []
      elements.push({ ...blank, ...slice(at, found.length), kind: 'words', meaning: found.meaning, partOf })
      at += found.length
    } else {
      elements.push({
        ...blank,
        ...slice(at, 1),
        kind: token.kind === 'number' ? 'number' : 'words',
        value: token.value,
      })
      at += 1
    }
  }
  if (elements.length > 0) sentences.push({ elements, ends: '' })
  for (const sentence of sentences) {
    settleNumbering(text, sentence)
    settleSayings(sentence)
    settleWholly(sentence)
    settleDiets(sentence)
    settleSlang(sentence)
    settleOfThem(text, sentence)
    settleOfTotal(text, sentence.elements)
  }
  return sentences
}

/** "drink massa" means a great drink, not one with pasta. */
function settleSlang({ elements }: Sentence): void {
  elements.forEach((element, at) => {
    const before = elements[at - 1]
    if (element.key === 'massa' && has(before, 'results', 'course')) element.meaning = numbering
  })
}

/** "um dos drinks" means "um deles"; "2 das opções com fruta" asks for fruit, not for a fruity style. */
function settleOfThem(text: string, { elements }: Sentence): void {
  for (let at = 1; at < elements.length - 1; at += 1) {
    const [before, joint, counted] = [elements[at - 1], elements[at], elements[at + 1]]
    if (!before || !joint || !counted || !/^d[oa]s$/i.test(joint.raw) || !has(counted, 'results', 'items'))
      continue
    if (before.kind !== 'number' && !/^(?:(?:alg)?uma?|outr[oa])$/i.test(before.raw)) continue
    const raw = text.slice(joint.start, counted.end)
    elements.splice(at, 2, { ...joint, end: counted.end, raw, key: 'dele', meaning: numbering, partOf: [] })
  }
  elements.forEach((element, at) => {
    const counted = elements[at - 1]
    const isCounted = counted?.kind === 'number' || /^(?:dele|dela|uma?)$/i.test(counted?.key ?? '')
    const [name] = element.key.startsWith('com ') ? [findTerm(element.key.slice(4))] : []
    if (!name || termOf(element)?.kind !== 'style' || !isCounted) return
    const rest = { marks: new Set<Mark>(), terms: [name], item: null, idiom: false }
    const middle = element.start + element.raw.search(/\s/u)
    const start = middle + text.slice(middle).search(/\S/u)
    const raw = text.slice(start, element.end)
    const joint = { ...element, end: middle, raw: text.slice(element.start, middle), key: 'com' }
    elements.splice(
      at,
      1,
      { ...joint, meaning: { ...numbering, marks: new Set<Mark>(['with']) } },
      { ...element, start, raw, key: element.key.slice(4), meaning: rest },
    )
  })
}

/** "100% vegano" means the same as "vegano". */
function settleWholly({ elements }: Sentence): void {
  elements.forEach((element, at) => {
    const diet = elements[at + 2]
    if (element.value !== 100 || elements[at + 1]?.raw !== '%' || diet?.meaning?.terms[0]?.kind !== 'diet')
      return
    element.meaning = numbering
    element.value = null
  })
}

type Part = { names: HouseName[]; length: number }

/** "numa folha", "a casa": a word of the grammar inside a name does not stand for it, unless the name begins with it. */
function ownPart(
  part: Part | null,
  found: { meaning: Meaning; length: number } | null,
  key: string,
): Part | null {
  if (!part || !found || part.length > found.length || found.meaning.marks.size === 0) return part
  const begun = part.names.filter(({ name }) => canonAll(name)[0] === key)
  return begun.length > 0 ? { ...part, names: begun } : null
}

const numbering: Meaning = { marks: new Set<Mark>(['filler']), terms: [], item: null, idiom: false }

/** "1. sem leite", "2) até R$ 20": list numbers mean nothing. */
function settleNumbering(text: string, { elements }: Sentence): void {
  const [first] = elements
  if (first?.kind !== 'number' || first.value === null || first.value > 99) return
  const begins = first.start === 0 || text.charAt(first.start - 1) === '\n'
  if (begins && /^[.)][ \t]+\S/.test(text.slice(first.end, first.end + 8))) {
    first.meaning = numbering
    first.value = null
  }
}

/** "sem frescura, na lata" is only emphasis; "caju na lata" may be literal, and is shown. */
function settleSayings({ elements }: Sentence): void {
  elements.forEach((element, at) => {
    const before = elements[at - 1]
    if (!element.meaning?.idiom || !before || !isName(before)) return
    const marks = new Set([...element.meaning.marks].filter((mark) => mark !== 'filler'))
    element.meaning = { ...element.meaning, marks }
  })
}

/** "um" is a number only before something counted or paid: "um drink", "uma página", "um sem álcool". */
function countsOne(keys: readonly string[], at: number): boolean {
  if (/^(sem|zero)$/.test(keys[at + 1] ?? '') && keys[at + 2] === 'alcool') return true
  return /^(drink|coquetel|real|pagina|receita|prato|mocktail|folha|opcao)/.test(keys[at + 1] ?? '')
}

/** "caber numa folha" */
const oneSheet = (keys: readonly string[], at: number) =>
  /^numa?$/.test(keys[at] ?? '') && /^(?:folha|pagina)$/.test(keys[at + 1] ?? '')
    ? { value: 1, words: 1 }
    : null

/** Whether a sentence is written in another language. */
export function isForeign({ elements }: Sentence): boolean {
  let count = 0
  let own = 0
  for (const element of elements) {
    if (element.kind !== 'words') continue
    const keys = element.key.split(' ')
    if (keys.some((key) => foreign.has(key) && !alsoPortuguese.has(key))) count += 1
    else if (element.meaning !== null) own += 1
  }
  return count >= 2 && count * 2 >= own
}
