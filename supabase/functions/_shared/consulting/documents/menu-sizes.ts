/** Several prices in one line of a menu: sizes, portions, a dose and a bottle. */
import { trimEndWhile } from '../base/language/text.ts'
import { parseNumber } from './numbers.ts'

/** A price with its size; the size is null if the line does not give it. */
export interface SizedPrice {
  size: string | null
  /** R$; null for a dash in a column of prices. */
  price: number | null
}

const measure =
  /\d+(?:[.,]\d+)?\s?(?:ml|cl|lts?|litros?|l|kg|quilos?|gr?s?|gramas?|cm|unid(?:ade)?s?|und?s?|peças?|fatias?|pedaços?|pessoas?)/
const word =
  /(?:½|1\/2|meia) (?:porção|garrafa|pizza)|porção (?:inteira|meia|pequena|média|grande|individual)|dose (?:dupla|simples)|(?:taça|copo|jarra|garrafa) (?:pequen[ao]|médi[ao]|grande|inteira)|½|1\/2|meia|inteir[ao]|pequen[ao]|médi[ao]|grande|gigante|família|familiar|broto|brotinho|individual|casal|dose|garrafa|gfa?|taça|copo|jarra|lata|long ?neck|balde|torre|caneca|tulipa|simples|dupl[ao]|porção|unidade|unid|dúzia|(?:para|p\/) ?\d{1,2}(?: pessoas)?/
/** Single letters are sizes only as capitals. */
const letter = /\(?(?:PP|P|M|GG|G|XG)\)?(?![\p{L}\d])/uy
const label = new RegExp(`\\(?(?:${measure.source}|${word.source})\\)?(?![\\p{L}\\d])`, 'iuy')
const price =
  /(?:R?\$\s*(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)|\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,4}\.\d{2})(?![\d\p{L}%])/iuy
const whole = /\d{1,4}(?![\p{L}\d%]|[.,]\S|\/(?!\s?\d))/uy
const dash = /[-–—](?=\s|$)/y
const between = /[\s/|;,:.·•…_]+|[-–—]|(?:ou|e)(?=\s)/y
/** "18 G" is 18 g, but after "M" it is 18 reais and the size G. */
const priceAndLetter = /^\d+\sG$/

/** The order matters: "300 ml" is tried before a price of 300. */
const kinds = [
  ['label', label],
  ['label', letter],
  ['price', price],
  ['whole', whole],
  ['dash', dash],
] as const

/** Sizes that share their unit: "300/500 ml". "1/2 l" is half a litre. */
const sharedUnit =
  /(?<![\d.,/])(\d{2,})\s?\/\s?(?=(?:\d{2,}\s?\/\s?)*\d{2,}\s?(ml|cl|g|kg|cm)(?![\p{L}\d]))/giu
const spelledOut = (text: string) => text.replace(sharedUnit, '$1 $2 / ')

interface Token {
  kind: 'label' | 'price' | 'whole' | 'dash'
  text: string
  start: number
}

const amount = (text: string) => {
  const digits = text.replace(/^R?\$\s*/i, '')
  return parseNumber(digits, /^\d+\.\d{2}$/.test(digits) ? 'plain' : 'brazilian')
}

const priceOf = (one: Token | undefined) => (one && one.kind !== 'dash' ? amount(one.text) : null)

/** Where a token may start: at the beginning, and after a blank or a separator. */
const opens = /[\s/|;,:(.·•…_–—-]/

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function tokenAt(text: string, start: number, before: Token | undefined): Token | null {
  if (start > 0 && !opens.test(text.charAt(start - 1))) return null
  for (const [kind, pattern] of kinds) {
    const found = matchAt(pattern, text, start)
    if (found === undefined) continue
    if (kind === 'label' && before && /^\(?[PM]/.test(before.text) && priceAndLetter.test(found)) continue
    return { kind, text: found, start }
  }
  return null
}

/** The tokens at the end of the text, from the first position after which there is nothing else. */
function tailOf(text: string): Token[] {
  let tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const found = tokenAt(text, at, tokens.at(-1))
    const skipped = found ? undefined : matchAt(between, text, at)
    if (found) tokens.push(found)
    else if (skipped === undefined) tokens = []
    at += (found?.text ?? skipped)?.length || 1
  }
  return tokens
}

const bare = (label: string) => label.replace(/^\(|\)$/g, '').trim()
const isMeasure = (label: string) => /^\(?\d/.test(label)

/** "Dose 50 ml" and "P (25 cm)" are one size each. */
function joinLabels(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (const one of tokens) {
    const last = joined.at(-1)
    if (one.kind === 'label' && last?.kind === 'label' && isMeasure(one.text) && !isMeasure(last.text)) {
      last.text = `${bare(last.text)} ${bare(one.text)}`
    } else joined.push({ ...one })
  }
  return joined
}

/** The sizes that head columns of prices, as in "PIZZAS P M G"; null for any other line. */
export function columnSizes(text: string): { title: string; sizes: string[] } | null {
  const plain = spelledOut(text).replace(/[()]/g, ' ')
  const tokens = joinLabels(tailOf(plain))
  const sizes = tokens.map(({ text: label }) => bare(label))
  if (sizes.length < 2 || tokens.some(({ kind }) => kind !== 'label')) return null
  const title = trimEndWhile(plain.slice(0, tokens[0]?.start), /[\s:–—/|-]/).trim()
  return { title, sizes }
}

/** A size alone on its line, like a table cell. */
export function sizeAlone(text: string): string | null {
  const tokens = joinLabels(tailOf(text))
  const [first] = tokens
  return tokens.length === 1 && first?.kind === 'label' && first.start === 0 ? bare(first.text) : null
}

/** Pairs each price with the size before it, after it, or at the same position of a list. */
function pair(tokens: readonly Token[]): SizedPrice[] | null {
  const kinds = tokens.map((one) => (one.kind === 'label' ? 'l' : 'p')).join('')
  if (/^(?:lp)+$/.test(kinds) || /^(?:pl)+$/.test(kinds)) {
    const first = kinds.startsWith('l') ? 0 : 1
    return tokens.flatMap((_, at) =>
      at % 2 === 0
        ? [{ size: bare(tokens[at + first]?.text ?? ''), price: priceOf(tokens[at + 1 - first]) }]
        : [],
    )
  }
  // "Chopp 12,90, 500 ml 18,90": the first price is for the usual size.
  if (/^p(?:lp)+$/.test(kinds)) {
    const [usual, ...rest] = tokens
    return [{ size: null, price: priceOf(usual) }, ...(pair(rest) ?? [])]
  }
  const half = tokens.length / 2
  if (Number.isInteger(half) && kinds === 'l'.repeat(half) + 'p'.repeat(half)) {
    return tokens
      .slice(0, half)
      .map((one, at) => ({ size: bare(one.text), price: priceOf(tokens[half + at]) }))
  }
  return null
}

/**
 * The prices at the end of a line and their sizes, if there are two or more; null for any other line. `columns` are the
 * sizes that head the prices of the section.
 */
export function sizedPrices(
  line: string,
  columns: readonly string[],
): { name: string; prices: SizedPrice[] } | null {
  const text = spelledOut(line)
  const tail = joinLabels(tailOf(text))
  const named = (start: number, prices: SizedPrice[]) => ({
    name: trimEndWhile(text.slice(0, start), /[\s\-–—:/|;,.(·•…_]/),
    prices,
  })
  const headed = tail.slice(-columns.length)
  if (
    columns.length > 1 &&
    headed.length === columns.length &&
    headed.every(({ kind }) => kind !== 'label')
  ) {
    const prices = headed.map((one, at) => ({ size: columns[at] ?? null, price: priceOf(one) }))
    const known = prices.filter(({ price }) => price !== null)
    if (known.length > 0) return named(headed[0]?.start ?? 0, known)
  }
  // Elsewhere a dash is a separator.
  const withoutDashes = tail.filter(({ kind }) => kind !== 'dash')
  for (let from = 0; from < withoutDashes.length; from += 1) {
    const tokens = withoutDashes.slice(from)
    const labels = tokens.filter(({ kind }) => kind === 'label').length
    if (tokens.length - labels < 2) break
    // Whole numbers are prices only next to their sizes.
    if (labels === 0) continue
    const prices = pair(tokens)
    if (prices) return named(tokens[0]?.start ?? 0, prices)
  }
  let first = withoutDashes.length
  while (first > 0 && withoutDashes[first - 1]?.kind === 'price') first -= 1
  const plain = withoutDashes.slice(first)
  if (plain.length < 2) return null
  return named(
    plain[0]?.start ?? 0,
    plain.map((one) => ({ size: null, price: priceOf(one) })),
  )
}
