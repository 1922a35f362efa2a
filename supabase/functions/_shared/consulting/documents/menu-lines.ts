import { foldAccents, trimEndWhile } from '../base/language/text.ts'
import { parseNumber } from './numbers.ts'
import { cleanText } from './reading.ts'

/** One parsed line of a menu. */
export interface MenuLine {
  /** Line number in the text, from 1. */
  row: number
  /** The words, without leaders, bullets and prices. */
  text: string
  /** R$, in order of appearance; empty for a line without a price. */
  prices: number[]
  /** A trailing whole number that may be a price or part of the name: "Combo 32", "Brahma 600". */
  bareNumber: number | null
  /** The line states that there is no price: "sob consulta". */
  unpriced: boolean
}

// Patterns that begin with a run of characters use a lookbehind, so that they match only at the start of a run. Without
// it they would retry at every character of the run.
const leaders = /(?<!\s)(?:\s*[.·•…_]){3,}\s*|(?<!\s)\s+[-–—]{2,}\s+/g
const bullet = /^[-–—•·*●▪►✓>]+\s*/
const onRequest =
  /(?<![\s\-–—:(])[\s\-–—:(]*\b(sob consulta|consulte(?: o garcom)?|a consultar|preco do dia|valor do dia)\b[.)]*$/
/** A final "R$ 32", "32,00", "1.250,00" or "32.90". */
const lastPrice =
  /(?:^|[\s\-–—:/|(])(R\$\s*\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|R\$\s*\d+(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,4}\.\d{2})\s*\)?$/i
const firstPrice = /^(R\$\s*\d+(?:[.,]\d{1,2})?|\d{1,3},\d{2})[\s\-–—:]+(?=\p{L})/iu
const lastNumber = /(?:^|\s)(\d{1,3})$/
const trailing = /[\s\-–—:/|;,(]/

const amount = (text: string) => {
  const digits = text.replace(/^R\$\s*/i, '')
  return parseNumber(digits, /^\d+\.\d{2}$/.test(digits) ? 'plain' : 'brazilian')
}

/** Parses a line of at most `maxLineLength`; null for a line without letters or digits. */
export function parseMenuLine(raw: string, row: number): MenuLine | null {
  // A tab, leaders or a wide gap separate a name from its price.
  const gap = /\t|\s{3,}|[.·•…_]{3,}|[-–—]{3,}/.test(raw.trim())
  let text = cleanText(raw.replaceAll('\t', ' ').replace(leaders, ' ')).replace(bullet, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return null

  const prices: number[] = []
  for (let match = lastPrice.exec(text); match; match = lastPrice.exec(text)) {
    const price = amount(match[1] ?? '')
    if (price === null) break
    prices.unshift(price)
    text = trimEndWhile(text.slice(0, match.index), trailing)
  }
  const leading = prices.length === 0 ? firstPrice.exec(text) : null
  if (leading) {
    const price = amount(leading[1] ?? '')
    if (price !== null) prices.push(price)
    text = text.slice(leading[0].length)
  }

  const request = onRequest.exec(foldAccents(text))
  const unpriced = prices.length === 0 && request !== null && request.index > 0
  if (unpriced) text = text.slice(0, request.index)

  let bareNumber: number | null = null
  if (prices.length === 0) {
    const number = lastNumber.exec(text)
    if (number) {
      bareNumber = Number(number[1])
      if (gap || number.index === 0) {
        prices.push(bareNumber)
        bareNumber = null
        text = text.slice(0, number.index)
      }
    }
  }
  // A line without a price that ends with a colon is a title.
  const title = prices.length === 0 && /:\s*$/.test(text)
  return { row, text: trimEndWhile(text, trailing).trim() + (title ? ':' : ''), prices, bareNumber, unpriced }
}

/** The line with its bare number as the price. */
export function withBarePrice(line: MenuLine): MenuLine {
  if (line.bareNumber === null) return line
  return {
    ...line,
    text: trimEndWhile(line.text.replace(lastNumber, ''), trailing),
    prices: [line.bareNumber],
    bareNumber: null,
  }
}

const headingWords = new Set(
  (
    'entradas entradinhas petiscos tira-gostos tiragostos porcoes aperitivos saladas sopas caldos pratos ' +
    'principais massas risotos carnes aves peixes frutos grelhados churrasco espetinhos guarnicoes ' +
    'acompanhamentos sobremesas doces bebidas drinks drinques coqueteis autorais caipirinhas cervejas chopes ' +
    'vinhos espumantes cachacas destilados doses whiskies gins sucos refrigerantes aguas cafes chas lanches ' +
    'sanduiches hamburgueres burgers pizzas tapiocas cuscuz kids infantil executivo executivos combos ' +
    'promocoes vegetarianos veganos adicionais extras especiais classicos'
  ).split(' '),
)

const wordsOf = (text: string) => foldAccents(text).match(/[\p{L}\p{N}-]+/gu) ?? []

/** How likely a line without a price is a section title: 0 unlikely, 2 certain. */
export function headingLikeness(text: string): 0 | 1 | 2 {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 6 || text.length > 50 || /[.,;!?]$|,/.test(text)) return 0
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (text.endsWith(':') || words.some((word) => headingWords.has(word))) return 2
  return letters.length > 2 && letters === letters.toUpperCase() ? 2 : 1
}

/** A short line that contains a common title word in any spelling: "pratos principais". */
export function isPlainHeading(text: string): boolean {
  return headingLikeness(text) === 2 && wordsOf(text).length <= 3
}

/** Whether a line without a price reads like a description rather than a name. */
export function looksLikeDescription(text: string): boolean {
  return (
    /^[\p{Ll}(]/u.test(text) || /,|\.$/.test(text) || text.length > 45 || /^(serve|acompanha)\b/i.test(text)
  )
}

const contact = /@\w|www\.|https?:|\.com\b|\(?\d{2}\)?\s?9?\d{4}-?\d{4}/i
const service =
  /\b(taxa de servi[cç]o|couvert|gorjeta|wi-?fi|whatsapp|instagram|reservas|cnpj|hor[aá]rio|delivery|p[aá]gina \d)/i

/** Telephone numbers, addresses, social media and service charges: common on menus and never items. */
export function isNotice({ text, prices }: MenuLine): boolean {
  return contact.test(text) || (prices.length === 0 && service.test(text))
}
