import { foldAccents, trimEndWhile } from '../base/language/text.ts'
import { type SizedPrice, sizeAlone, sizedPrices } from './menu-sizes.ts'
import { parseNumber } from './numbers.ts'
import { cleanText } from './reading.ts'

/** One parsed line of a menu. */
export interface MenuLine {
  /** Index among the lines of the menu. */
  index: number
  /** The words, without leaders, bullets and prices. */
  text: string
  /** R$, in order of appearance; empty for a line without a price. Several prices are sizes of one dish. */
  prices: SizedPrice[]
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
/** A final "R$ 32", "$ 32", "32,00", "1.250,00" or "32.90". */
const lastPrice =
  /(?:^|[\s\-–—:/|(])(R?\$\s*\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|R?\$\s*\d+(?:[.,]\d{1,2})?|\d{1,3}(?:\.\d{3})*,\d{2}|\d{1,4}\.\d{2})\s*\)?$/i
const firstPrice = /^(R?\$\s*\d+(?:[.,]\d{1,2})?|\d{1,3},\d{2})[\s\-–—:]+(?=\p{L})/iu
/** "de 30,00 por", before the actual price. */
const formerPrice = /(?:^|\s)de:?\s+(?:R?\$\s*)?\d{1,4}(?:[.,]\d{2})?\s+por(?: apenas| só)?:?$/i
/** A price within the words, except as a remark in brackets: "(com queijo + 3,00)". */
const priceWithin = /(?:^|\s)(?:R?\$\s*\d|\d{1,3}(?:\.\d{3})*,\d{2}(?!\d))/i
const lastNumber = /(?:^|\s)(\d{1,3})$/
const trailing = /[\s\-–—:/|;,(]/

const amount = (text: string) => {
  const digits = text.replace(/^R?\$\s*/i, '')
  return parseNumber(digits, /^\d+\.\d{2}$/.test(digits) ? 'plain' : 'brazilian')
}

const wideGap = /\t+|\s{3,}|\s\|\s/
const wholeCell = /^(?:R?\$\s*)?\d{1,4}$/i

/** "Caipirinha → 22 → 28", in cells: whole numbers are prices where all cells after the name are. */
function cellPrices(raw: string, columns: readonly string[]): { name: string; prices: SizedPrice[] } | null {
  const [name = '', ...cells] = raw.trim().split(wideGap).map(cleanText)
  if (cells.length < 2 || !/\p{L}/u.test(name) || !cells.every((cell) => wholeCell.test(cell))) return null
  const headed = cells.length === columns.length
  return {
    name,
    prices: cells.map((cell, at) => ({ size: headed ? (columns[at] ?? null) : null, price: amount(cell) })),
  }
}

/** The parts of a line with several dishes side by side, each with its price. */
export function splitDishes(raw: string): string[] {
  const cells = raw.split(wideGap)
  if (cells.length < 3) return [raw]
  const parts: string[] = []
  let part = ''
  for (const cell of cells) {
    const name = /^\p{L}/u.test(cell) && sizeAlone(cell.replace(lastPrice, '').trim()) === null
    if (name && lastPrice.test(part.trim())) {
      parts.push(part)
      part = cell
    } else part = part === '' ? cell : `${part}\t${cell}`
  }
  // Words after the last price are not a dish.
  return lastPrice.test(part.trim()) ? [...parts, part] : [raw]
}

/**
 * Parses a line of at most `maxLineLength`; null for a line without letters or digits.
 * @param columns the sizes that head the columns of prices above the line
 */
export function parseMenuLine(raw: string, index: number, columns: readonly string[] = []): MenuLine | null {
  // A tab, leaders or a wide gap separate a name from its price.
  const gap = /\t|\s{3,}|[.·•…_]{3,}|[-–—]{3,}/.test(raw.trim())
  let text = cleanText(raw.replaceAll('\t', ' ').replace(leaders, ' ')).replace(bullet, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return null

  const several = sizedPrices(text, columns) ?? cellPrices(raw, columns)
  if (several) {
    const name = several.name.replace(bullet, '')
    return { index, text: name, prices: several.prices, bareNumber: null, unpriced: false }
  }
  const prices: SizedPrice[] = []
  const add = (price: number | null) => {
    if (price !== null) prices.push({ size: null, price })
  }
  const match = lastPrice.exec(text)
  if (match) {
    add(amount(match[1] ?? ''))
    text = trimEndWhile(text.slice(0, match.index), trailing)
    text = trimEndWhile(text.replace(formerPrice, ''), trailing)
  }
  const leading = prices.length === 0 ? firstPrice.exec(text) : null
  if (leading) {
    add(amount(leading[1] ?? ''))
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
        add(bareNumber)
        bareNumber = null
        text = text.slice(0, number.index)
      }
    }
  }
  // A line without a price that ends with a colon is a title.
  const title = prices.length === 0 && /:\s*$/.test(text)
  return {
    index,
    text: trimEndWhile(text, trailing).trim() + (title ? ':' : ''),
    prices,
    bareNumber,
    unpriced,
  }
}

/** Whether the words of a line still contain a price of unknown size. */
export function hasStrayPrice({ text, prices }: MenuLine): boolean {
  return prices.length > 0 && priceWithin.test(text.replace(/\([^()]*\)/g, ''))
}

/** The line with its bare number as the price. */
export function withBarePrice(line: MenuLine): MenuLine {
  if (line.bareNumber === null) return line
  return {
    ...line,
    text: trimEndWhile(line.text.replace(lastNumber, ''), trailing),
    prices: [{ size: null, price: line.bareNumber }],
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
