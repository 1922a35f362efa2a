import { foldAccents, trimEndWhile } from '../engine/text.ts'
import { parseNumber } from './numbers.ts'
import { cleanText } from './reading.ts'

/** One line of a menu, taken apart. */
export interface MenuLine {
  /** From 1, as in the text. */
  row: number
  /** The words, without leaders, bullets and prices. */
  text: string
  /** R$, in the order in which they stand; empty for a line without a price. */
  prices: number[]
  /** A whole number at the end that may be a price or a part of the name: "Combo 32", "Brahma 600". */
  bareNumber: number | null
  /** Where a price should stand it says that there is none: "sob consulta". */
  unpriced: boolean
}

// The patterns that begin with a run of signs look behind: within a run none of them can begin, and without
// that they would try at each of its signs.
const leaders = /(?<!\s)(?:\s*[.·•…_]){3,}\s*|(?<!\s)\s+[-–—]{2,}\s+/g
const bullet = /^[-–—•·*●▪►✓>]+\s*/
const onRequest =
  /(?<![\s\-–—:(])[\s\-–—:(]*\b(sob consulta|consulte(?: o garcom)?|a consultar|preco do dia|valor do dia)\b[.)]*$/
/** "R$ 32", "32,00", "1.250,00", "32.90" at the end of a line. */
const lastPrice =
  /(?:^|[\s\-–—:/|(])(R\$\s*\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|R\$\s*\d+(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,4}\.\d{2})\s*\)?$/i
const firstPrice = /^(R\$\s*\d+(?:[.,]\d{1,2})?|\d{1,3},\d{2})[\s\-–—:]+(?=\p{L})/iu
const lastNumber = /(?:^|\s)(\d{1,3})$/
const trailing = /[\s\-–—:/|;,(]/

const amount = (text: string) => {
  const digits = text.replace(/^R\$\s*/i, '')
  return parseNumber(digits, /^\d+\.\d{2}$/.test(digits) ? 'plain' : 'brazilian')
}

/** Takes a line of at most `maxLineLength` apart; null for one without any letter or digit. */
export function parseMenuLine(raw: string, row: number): MenuLine | null {
  // A tab, leaders or a wide gap stand between a name and its price.
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
  // A colon at the end of a line without a price makes it a title.
  const title = prices.length === 0 && /:\s*$/.test(text)
  return { row, text: trimEndWhile(text, trailing).trim() + (title ? ':' : ''), prices, bareNumber, unpriced }
}

/** The line with its bare number taken for the price that it is in this menu. */
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

/** How much a line without a price looks like the title of a section: 0 not at all, 2 surely. */
export function headingLikeness(text: string): 0 | 1 | 2 {
  const words = wordsOf(text)
  if (words.length === 0 || words.length > 6 || text.length > 50 || /[.,;!?]$|,/.test(text)) return 0
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (text.endsWith(':') || words.some((word) => headingWords.has(word))) return 2
  return letters.length > 2 && letters === letters.toUpperCase() ? 2 : 1
}

/** A short line with one of the usual words of titles, however it is written: "pratos principais". */
export function isPlainHeading(text: string): boolean {
  return headingLikeness(text) === 2 && wordsOf(text).length <= 3
}

/** Whether a line without a price reads like the description of a dish rather than a name. */
export function looksLikeDescription(text: string): boolean {
  return (
    /^[\p{Ll}(]/u.test(text) || /,|\.$/.test(text) || text.length > 45 || /^(serve|acompanha)\b/i.test(text)
  )
}

const contact = /@\w|www\.|https?:|\.com\b|\(?\d{2}\)?\s?9?\d{4}-?\d{4}/i
const service =
  /\b(taxa de servi[cç]o|couvert|gorjeta|wi-?fi|whatsapp|instagram|reservas|cnpj|hor[aá]rio|delivery|p[aá]gina \d)/i

/** Telephone numbers, addresses, social media and service charges: on every menu, and never an item. */
export function isNotice({ text, prices }: MenuLine): boolean {
  return contact.test(text) || (prices.length === 0 && service.test(text))
}
