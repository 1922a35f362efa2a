import { numberInWords } from '../text/numbers.ts'
import { numberOf, scan } from '../text/scan.ts'

/** A list of sizes with a list of prices, and its place in the given text. */
export type SizeList = {
  start: number
  end: number
  item: string
  /** Empty if the two lists differ in length. */
  sizes: readonly { size: string; price: number }[]
}

const measure = 'ml|litros?|l|kg|g|gr|cm|un|unidades?|pessoas?|fatias|pedaços|peças'
const figure = '\\d{1,4}(?:[.,]\\d{1,2})?'
const joint = '(?:\\s*,\\s+|,(?!\\d{1,2}(?!\\d))|\\s+e\\s+|\\s+ou\\s+|\\s*/\\s*)'
const price = `(?:r\\$\\s*)?${figure}(?:\\s*(?:reais|real|contos?))?`
const list = new RegExp(
  `(?<item>\\p{L}[\\p{L} ]{1,60}?)\\s+(?:de\\s+)?(?<sizes>(?:${figure}\\s*(?:${measure})?${joint})+${figure}\\s*(?<unit>${measure}))` +
    `\\s*(?:(?<!\\p{L})(?:a|por|custam?|saem? (?:a|por))\\s+|[:=–-]\\s*)?(?<prices>(?:${price}${joint})+${price})(?![\\p{L}\\p{N}])`,
  'iu',
)

/** "500 g", or "500" if a later size gives the unit. */
const measured = new RegExp(`(${figure})(?:\\s*(${measure})(?!\\p{L}))?`, 'giu')

const figuresOf = (text: string) =>
  [...text.matchAll(new RegExp(figure, 'gu'))].flatMap(([found]) => numberOf(found) ?? [])

/** "chopp 300, 500 e 700 ml a 14, 19 e 24": each size with its price. Null if there are none. */
export function sizeList(text: string): SizeList | null {
  const match = list.exec(text)
  const { item = '', sizes = '', unit = '', prices = '' } = match?.groups ?? {}
  if (!match) return null
  const amounts = [...sizes.matchAll(measured)].flatMap(([, amount = '', own]) => {
    const value = numberOf(amount)
    return value === null ? [] : [`${String(value).replace('.', ',')} ${(own ?? unit).toLowerCase()}`]
  })
  const each = figuresOf(prices)
  const fits = amounts.length === each.length && each.every((one) => one > 0)
  return {
    start: match.index,
    end: match.index + match[0].length,
    item: item.trim(),
    sizes: (fits ? amounts : []).map((size, at) => ({
      size,
      price: each[at] ?? 0,
    })),
  }
}

const currency = /^(?:real|reais|conto|contos|pila|pau)$/iu
/** R$; least price that words without a currency can mean. */
const leastInWords = 5

/** Replaces prices in words by figures: "caipirinha dezoito reais" becomes "caipirinha 18 reais". */
export function inFigures(text: string): string {
  const tokens = scan(text)
  const keys = tokens.map(({ kind, key }) => (kind === 'word' ? key : ''))
  let found = ''
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const number = numberInWords(keys, at)
    const next = number && tokens[at + number.words]
    const [first, last] = number ? [tokens[at], tokens[at + number.words - 1]] : []
    if (!number || !first || !last) continue
    const isPrice = next ? currency.test(next.raw) : number.value >= leastInWords
    if (!isPrice) continue
    found += `${text.slice(from, first.start)}${number.value}`
    from = last.end
    at += number.words - 1
  }
  return found + text.slice(from)
}
