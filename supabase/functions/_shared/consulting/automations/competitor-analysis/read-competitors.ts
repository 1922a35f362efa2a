/** One price that the owner knows of a competitor. */
export type KnownPrice = {
  competitor: string
  item: string
  /** R$ */
  price: number
}

type CompetitorReading = {
  prices: KnownPrice[]
  /** Parts of the text without an item and price, verbatim. */
  unread: string[]
}

const unnamed = 'Concorrente sem nome'

/** Commas between items, not those of "18,00". */
const separators = /;|\/|\||,(?!\d{1,2}(?!\d))|\s+e\s+(?=\D*\d)/

/** An item and the price at its end: "caipirinha R$ 18", "gin tônica - 26,50", "cerveja 600 ml: 14 reais". */
const priced =
  /^(.*?\p{L}.*?)(?:[\s:=–—-]+(?:R\$|rs)?\s*|\s*R\$\s*)(\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s*(?:reais|conto[s]?)?\s*\.?$/iu

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
    // A colon after the name; one within "cerveja: 14" belongs to the item.
    const named = /^([^:\d]{1,80}?)\s*(?::|\s[–—-]\s)\s*(.*\p{L}.*\d.*)$/u.exec(said)
    const competitor = named?.[1]?.trim() ?? heading
    for (const part of (named?.[2] ?? said).split(separators)) {
      const segment = part.trim()
      if (segment === '') continue
      const match = priced.exec(segment)
      const price = match?.[2] ? toPrice(match[2]) : Number.NaN
      const item = match?.[1]?.trim()
      if (item && price > 0 && price < 10_000) prices.push({ competitor, item, price })
      else unread.push(segment)
    }
  }
  return { prices, unread }
}
