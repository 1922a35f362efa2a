import { trimEndWhile } from '../text.ts'

/** One price that the owner knows of a competitor. */
export type KnownPrice = {
  competitor: string
  item: string
  /** R$ */
  price: number
}

export type CompetitorReading = {
  prices: KnownPrice[]
  /** Parts of the text that name no item with a price, as they were written. */
  unread: string[]
}

const unnamed = 'Concorrente sem nome'

/** Commas between items, not those of "18,00". */
const separators = /;|\/|\||,(?!\d{1,2}(?!\d))|\s+e\s+(?=\D*\d)/

const number = /^(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)$/
const gap = /[\s:=–—-]/

/** The part of a line that names who charges, before a colon or a dash; one within "cerveja: 14" names nobody. */
function splitName(line: string): { name: string; rest: string } | null {
  const mark = /:|\s[–—-]\s/.exec(line)
  if (!mark) return null
  const name = line.slice(0, mark.index).trimEnd()
  const rest = line.slice(mark.index + mark[0].length).trimStart()
  const letter = rest.search(/\p{L}/u)
  const priced = letter >= 0 && /\d/.test(rest.slice(letter))
  return name !== '' && name.length <= 80 && !/\d/.test(name) && priced ? { name, rest } : null
}

/**
 * An item and the price at its end: "caipirinha R$ 18", "gin tônica - 26,50", "cerveja 600 ml: 14 reais". Read
 * from the end, a step for each character: a pattern with an open beginning tries every way to split a line.
 */
function splitPrice(segment: string): { item: string; price: string } | null {
  const said = (segment.endsWith('.') ? segment.slice(0, -1) : segment).trimEnd()
  const amount = (/(?:reais|contos?)$/i.exec(said) ? said.replace(/(?:reais|contos?)$/i, '') : said).trimEnd()
  const before = trimEndWhile(amount, /[\d.,]/)
  const price = amount.slice(before.length)
  if (!number.test(price)) return null
  const bare = before.trimEnd()
  const item = trimEndWhile(bare, gap)
  const currency = /(?:r\$|rs)$/i.exec(bare)?.[0]
  if (currency) {
    const named = bare.slice(0, -currency.length)
    const held = trimEndWhile(named, gap)
    if (/\p{L}/u.test(held) && (currency.endsWith('$') || held !== named)) return { item: held, price }
  }
  return item !== before && /\p{L}/u.test(item) ? { item, price } : null
}

function toPrice(text: string): number {
  return Number(/\.\d{3}/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replace(',', '.'))
}

/**
 * The owner's list of competitors: one a line, with what they know of their prices. A line without any price
 * names the competitor of the lines that follow.
 */
export function readCompetitors(text: string): CompetitorReading {
  const prices: KnownPrice[] = []
  const unread: string[] = []
  let heading = unnamed
  for (const line of text.split('\n')) {
    const said = line.trim().replace(/^[-•*]\s*/, '')
    if (said === '') continue
    if (!/\d/.test(said)) {
      heading = said.replace(/:$/, '').trim()
      continue
    }
    const named = splitName(said)
    const competitor = named?.name ?? heading
    for (const part of (named?.rest ?? said).split(separators)) {
      const segment = part.trim()
      if (segment === '') continue
      const match = splitPrice(segment)
      const price = match ? toPrice(match.price) : Number.NaN
      const item = match?.item.trim()
      if (item && price > 0 && price < 10_000) prices.push({ competitor, item, price })
      else unread.push(segment)
    }
  }
  return { prices, unread }
}
