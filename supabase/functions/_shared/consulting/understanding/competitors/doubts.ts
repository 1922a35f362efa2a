/** Prices that the owner is not sure of: "acho que 18", "18, não tenho certeza", "18?" */
import type { DraftWish } from '../text/draft.ts'

type Span = { start: number; end: number }

const unsure =
  /(?<![\p{L}])(?<!n[ãa]o )(?:(?:eu )?acho que(?: é| e| era| ta| está)?|acho|parece que|se n[ãa]o me engano|se nao me falha a mem[óo]ria|n[ãa]o tenho certeza|sem certeza|n[ãa]o lembro bem|n[ãa]o sei ao certo|mais ou menos|por volta de|na faixa de|cerca de|deve (?:ser|estar|custar)|(?<=\p{L}\s)(?:uns|tipo|quase)(?=\s+(?:r\$\s*)?\d)|e poucos?|ouvi dizer(?: que)?|me (?:disseram|falaram)(?: que)?|(?:a )?confirmar)(?!\p{L})/giu

/** "não sei se é promoção de inauguração": of all that the sentence says of a house. */
const launched =
  /(?<!\p{L})(?:mas )?(?:eu )?n[ãa]o sei se (?:[ée]|isso [ée]|s[ãa]o|t[áa]|era|ainda [ée]) (?:s[oó] )?(?:(?:pre[cç]o|valor) (?:de |da )?)?(?:promo\p{L}*|inaugura\p{L}*|abertura|lan[cç]amento)(?: (?:de|da|do) \p{L}+)?/giu

/** "mas lá eu não fui ainda", "ainda não visitei": of all prices of that house. */
const unseen =
  /(?<!\p{L})(?:(?:mas|s[oó] que|e) )?(?:(?:l[áa]|ness[ae]|eu|ainda) )*n[ãa]o (?:fui|visitei|passei|entrei|provei|conferi|vi)(?: (?:l[áa]|ainda|nel[ea]|pessoalmente|de perto|os pre[cç]os|o card[áa]pio))*(?!\p{L})/giu

/** Where the owner doubts that prices will stay, or has not seen them. */
export const launchesIn = (text: string): Span[] =>
  [...text.matchAll(launched), ...text.matchAll(unseen)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }))

/** The prices with a mark if their sentence doubts that they will stay: those of the competitor that it names last. */
export function withLaunches(prices: readonly DraftWish[], text: string): DraftWish[] {
  const marked = launchesIn(text).flatMap(({ start }) => {
    const before = prices.filter(
      (one) =>
        one.end <= start && !/[.;?!\n]\s/.test(text.slice(one.end, start).trimEnd().replace(/[.,]$/, '')),
    )
    const last = before.at(-1)?.wish
    return last?.kind === 'competitorPrice'
      ? before.filter(({ wish }) => wish.kind === 'competitorPrice' && wish.competitor === last.competitor)
      : []
  })
  return prices.map((one) =>
    marked.includes(one) && one.wish.kind === 'competitorPrice'
      ? { ...one, wish: { ...one.wish, unsure: true } }
      : one,
  )
}

/** The words of doubt in a text. */
export const doubtsIn = (text: string): Span[] =>
  [...text.matchAll(unsure)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }))

/** Where the part of a list that holds a price begins. */
const lineStart = (text: string, { start, end }: Span): number =>
  start + Math.max(text.slice(start, end).lastIndexOf(':') + 1, 0)

/** The wish with a mark if its price is in doubt. @param folded the text without accents */
export function withDoubt(
  one: DraftWish,
  all: readonly DraftWish[],
  { text, folded, doubts }: { text: string; folded: string; doubts: readonly Span[] },
): DraftWish {
  if (one.wish.kind !== 'competitorPrice') return one
  const next = all.find(({ start }) => start >= one.end)?.start ?? text.length
  const after = folded.slice(one.end, Math.min(next, one.end + 60))
  const begins = /^[\s,;(–-]*/.exec(after)?.[0].length ?? 0
  const doubtful =
    doubts.some(
      ({ start, end }) =>
        start >= one.start - 30 &&
        end <= one.end + begins + 40 &&
        (start < one.end ? start >= lineStart(text, one) : start <= one.end + begins),
    ) || /^\s*\?/.test(after)
  if (!doubtful) return one
  const told = doubts.find(({ start }) => start >= one.end && start <= one.end + begins)
  return { ...one, end: told?.end ?? one.end, wish: { ...one.wish, unsure: true } }
}

/** Words of doubt beside a price: they are part of its reading. */
export const doubtsBeside = (doubts: readonly Span[], prices: readonly DraftWish[]): Span[] =>
  doubts.filter(({ start, end }) => prices.some((one) => one.start - 30 <= start && end <= one.end + 40))
