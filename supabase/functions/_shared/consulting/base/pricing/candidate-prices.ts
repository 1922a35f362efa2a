/** Which of the prices that an owner has in mind: "99,90 ou 109,90, digam qual". */
import { formatBrl, formatNumber } from '../language/text.ts'
import { reactionsOf } from './elasticity.ts'
import { inCents, paidAt, paidOf } from './paid.ts'
import { breakEvenUnits, largestNext, mostRisk, type Priced } from './price-step.ts'
import { outcomeAt } from './scenario.ts'

/** One of the prices, compared with today's. Amounts are of the period that `units` covers. */
export type Candidate = {
  price: number
  /** R$ that one sale leaves. */
  left: number
  /** Change in units at which it earns what today's price earns: −0.1 may lose a tenth, 0.1 needs a tenth more. */
  even: number
  /** R$ above today's in the expected, the bad and the good case. */
  gain: number
  low: number
  high: number
}

export type Choice = {
  /** Cheapest first. */
  candidates: readonly Candidate[]
  best: Candidate
  /** Share of its units that the dearest may lose before the cheapest is better, and the share that is assumed. */
  between: { even: number; expected: number }
}

const byBoth = (a: Candidate, b: Candidate) =>
  b.gain + b.low - (a.gain + a.low) || Math.abs(a.gain) - Math.abs(b.gain)

/**
 * Compares prices by what they earn in the expected and in the bad case together, as `priceStep` does.
 * @param measured strong end of the reaction that the sheet shows
 * @returns null if fewer than two of the prices cover the cost
 */
export function chooseAmong(
  item: Priced,
  prices: readonly number[],
  elasticity: number,
  measured?: number,
): Choice | null {
  const sold = { price: paidOf(item), cost: item.cost, units: item.units }
  const { strong, weak } = reactionsOf(elasticity, measured)
  const candidates = [...new Set(prices)]
    .filter((price) => paidAt(item, price) > item.cost)
    .toSorted((a, b) => a - b)
    .map((price): Candidate => {
      const change = price / item.price - 1
      const gainAt = (reaction: number) => inCents(outcomeAt(sold, change, reaction).profitChange)
      const ends = [gainAt(strong), gainAt(weak)]
      return {
        price,
        left: paidAt(item, price) - item.cost,
        even: breakEvenUnits(item, price),
        gain: gainAt(elasticity),
        low: Math.min(...ends),
        high: Math.max(...ends),
      }
    })
  const [best] = candidates.toSorted(byBoth)
  const [cheapest, dearest] = [candidates[0], candidates.at(-1)]
  if (candidates.length < 2 || !best || !cheapest || !dearest) return null
  const unitsAt = ({ price }: Candidate) => outcomeAt(sold, price / item.price - 1, elasticity).units
  return {
    candidates,
    best,
    between: {
      even: 1 - cheapest.left / dearest.left,
      expected: 1 - unitsAt(dearest) / Math.max(1e-9, unitsAt(cheapest)),
    },
  }
}

/**
 * Whether the chosen price replaces today's: it earns more, and its bad case costs at most half of that, as of every new
 * price.
 */
export const beatsToday = ({ best }: Choice): boolean => best.gain > 0 && best.low >= -best.gain * mostRisk

/** The share of its units that a dearer price may lose at least, whatever the item costs. */
export const leastRoom = (today: number, price: number): number => Math.max(0, 1 - today / price)

const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`
const reais = (value: number) => formatBrl(Math.round(value)).slice(0, -3)
const signed = (value: number) =>
  Math.round(value) === 0 ? 'R$ 0' : `${value < 0 ? '−' : '+'}${reais(Math.abs(value))}`
const whole = (value: number) => reais(value).replace('R$ ', '')

/** What a price may lose or needs, in units of a month, or in every 100 without them. */
function evenWords({ even }: Candidate, units: number | null): string {
  const of = units ?? 100
  const count = even < 0 ? Math.floor(-even * of + 1e-9) : Math.ceil(even * of - 1e-9)
  if (Math.abs(even) < 1e-9) return '—'
  return `${even < 0 ? 'pode perder' : 'precisa de mais'} ${percent(Math.abs(even))}: ${whole(count)}${units === null ? ' em cada 100' : ` de ${whole(of)}`}`
}

export type ChoiceWords = {
  verdict: string
  texts: string[]
  table: { caption: string; headers: string[]; rows: string[][]; numeric: number[] }
}

/**
 * The choice in words, for a report.
 * @param per "por mês"; null if the units sold are unknown
 * @param blocked why the best price cannot be taken: a limit of the owner
 */
export function choiceWords(
  item: Priced & { name: string },
  choice: Choice,
  per: string | null,
  blocked: string | null = null,
): ChoiceWords {
  const { candidates, best, between } = choice
  const [cheapest, dearest] = [candidates[0] ?? best, candidates.at(-1) ?? best]
  const goes = beatsToday(choice)
  const isAmong = candidates.some(({ price }) => Math.abs(price - item.price) < 0.005)
  const step = best.price / item.price - 1
  const all = candidates.length === 2 ? 'dois' : String(candidates.length)
  const isRisk = best.gain > 0 && !goes
  const verdict = blocked
    ? `${formatBrl(best.price)} seria o melhor dos ${all}, mas ${blocked}.`
    : goes
      ? `${formatBrl(best.price)}.`
      : isAmong
        ? `${formatBrl(item.price)}: fique no preço de hoje.`
        : `Dos ${all}, ${formatBrl(best.price)}; mas ${isRisk ? 'o risco passa da metade do que ele promete' : `hoje, a ${formatBrl(item.price)}, a conta rende mais`}: fique em ${formatBrl(item.price)}.`
  const isWithin = between.expected < between.even
  const compared =
    best === dearest
      ? `a ${formatBrl(dearest.price)} dá para perder até ${percent(between.even)} de quem compraria a ${formatBrl(cheapest.price)}, e a conta espera perder ${percent(between.expected)}`
      : `a ${formatBrl(dearest.price)} só rende mais do que a ${formatBrl(cheapest.price)} se perder menos de ${percent(between.even)} dos pedidos; a conta espera perder ${percent(between.expected)}${isWithin ? `, mas no caso ruim ele fica em ${signed(dearest.low)}, contra ${signed(cheapest.low)}` : ''}`
  const unclear = Math.abs(between.even - between.expected) < 0.02
  return {
    verdict,
    texts: [
      `Cada venda deixa ${candidates.map(({ price, left }) => `${formatBrl(left)} a ${formatBrl(price)}`).join(' e ')}: ${compared}.`,
      isAmong || per === null
        ? ''
        : `Contra hoje, ${formatBrl(best.price)} dá ${signed(best.gain)} ${per}${isRisk ? `, e ${signed(best.low)} no caso ruim` : ''}.`,
      isAmong && isRisk && per !== null
        ? `${formatBrl(best.price)} promete ${signed(best.gain)} ${per}, mas no caso ruim fica em ${signed(best.low)}: é risco demais pelo que traz.`
        : '',
      unclear
        ? 'A diferença é pequena: se você conhece o seu cliente melhor do que a suposição, ele decide.'
        : '',
      goes && step > largestNext
        ? `São ${percent(step)} de uma vez: longe de hoje a suposição vale pouco; suba em dois passos, com quatro semanas entre eles.`
        : '',
    ].filter((text) => text !== ''),
    table: {
      caption: `${item.name}, hoje a ${formatBrl(item.price)}`,
      headers: [
        'Preço',
        'Cada venda deixa',
        'Para empatar com hoje',
        ...(per === null ? [] : [`A conta espera ${per}`, 'Ruim e bom']),
      ],
      rows: candidates.map((one) => [
        formatBrl(one.price),
        formatBrl(one.left),
        evenWords(one, per === null ? null : item.units),
        ...(per === null ? [] : [signed(one.gain), `${signed(one.low)} a ${signed(one.high)}`]),
      ]),
      numeric: per === null ? [0, 1] : [0, 1, 3],
    },
  }
}
