/** "combinado de 20 por 85", "hot roll de dez por 35", "filadélfia 8 a 27": how many pieces, and no price. */
import type { amountsIn } from '../../text/amount-words.ts'
import { foldInPlace } from '../../text/fold.ts'

const pieces = /(\d{1,3}) ?(?:un(?:id(?:ades?)?)?|pecas?|pcs?|pedacos)(?![\p{L}])/gu
const most = 100
/** A price this many times another is no end of its range. */
const farApart = 2.5

/** The counts of pieces that a text, or the names of a menu, state with their unit. */
export const countsIn = (...texts: readonly string[]): ReadonlySet<number> =>
  new Set(
    texts.flatMap((text) =>
      [...foldInPlace(text).toLowerCase().matchAll(pieces)].map(([, figure]) => Number(figure)),
    ),
  )

/** "promoção de 3 por 15", "pacote de 6 coxinhas por 30": several at one price, each of the usual size. */
export const packed = /(?<![\p{L}])(?:promo\p{L}*|pacotes?|kits?|ofertas?|combos?)\s+(?:de\s+)?$/u

const priceAfter =
  /^\s+(?:por|a|sai (?:a|por)|custa|e)\s+(?:r\$\s*)?(\d+(?:,\d{1,2})?)(?![\p{L}\d]| ?(?:ml|g|cm)\b)/u

/**
 * The count at a place, with its end; null if the figure there is a price. @param counts what the text and the menu state:
 * without "de" before it, only one of those is a count
 */
export function pieceCountAt(
  folded: string,
  at: number,
  amounts: ReturnType<typeof amountsIn>,
  counts: ReadonlySet<number>,
): { count: number; end: number } | null {
  if (packed.test(folded.slice(0, at))) return null
  const lead = /^de\s+/u.exec(folded.slice(at))?.[0] ?? ''
  const found = amounts.find(({ start }) => start === at + lead.length)
  // An item stands before it: "de 8 a 27" alone is a range.
  if (!found || found.isMoney || !/\p{L}\s+$/u.test(folded.slice(0, at))) return null
  const { value, end } = found
  if (!Number.isInteger(value) || value < 2 || value > most) return null
  const price = Number(priceAfter.exec(folded.slice(end))?.[1]?.replace(',', '.') ?? 0)
  // "pizza de 40 por 30" is a lower price.
  if (price <= value) return null
  const isRange = /^\s+a\s/u.test(folded.slice(end))
  const isKnown = counts.has(value)
  return (lead !== '' && (!isRange || isKnown)) || (isKnown && price >= value * farApart)
    ? { count: value, end }
    : null
}
