import { fillChoices } from '../../base/language/choices.ts'
import type { Block } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'
import { percent } from './sentences.ts'

/** The item among the best sellers that the test missed most. */
function leastCertain({ items = [], purchases }: SalesForecast): string {
  const best = new Set(purchases.slice(0, 12).map(({ name }) => name))
  const [worst] = items
    .flatMap(({ name, wape }) => (best.has(name) && wape !== undefined ? [{ name, wape }] : []))
    .toSorted((a, b) => b.wape - a.wape)
  return worst && best.size > 2 ? `, e mais em ${worst.name} (${percent(worst.wape)})` : ''
}

/** What the test means for the purse: the usual miss of a week; the range stands beside the week's figure. */
function missWords(forecast: SalesForecast): string {
  const { units, revenue } = forecast
  const { mae } = units
  if (mae === undefined) return ''
  const line = revenue?.mae === undefined ? units : revenue
  const miss = revenue?.mae === undefined ? `${whole(mae)} unidades` : formatReais(revenue.mae)
  return `**${trustOf(line.wape)}:** [numa semana comum a conta erra perto de|a conta costuma errar, por semana,] ${miss} (${percent(line.wape)})${leastCertain(forecast)}. ${advice(line.wape)}`.trim()
}

/** Mean errors of a week up to which it is bought for with confidence, and from which only step by step. */
const confident = 0.08
const doubtful = 0.15

const trustOf = (wape: number) =>
  wape <= confident ? 'Dá para confiar' : wape < doubtful ? 'Confie com folga' : 'Confie pouco'

const advice = (wape: number) =>
  wape <= confident
    ? ''
    : wape < doubtful
      ? '[Compre o que estraga em duas vezes, a segunda pelo que sair até o meio da semana.|O que estraga, em duas compras: a segunda, pelo que saiu.]'
      : 'Compre o que estraga para dois dias de cada vez e use a previsão só como rumo.'

/** How far the forecast can be trusted, in a manager's words; how it was computed stands among the assumptions. */
export function trustBlocks(forecast: SalesForecast): Block[] {
  // The owner's own question is answered with one number, and not with two.
  if (forecast.answers?.some(({ about, of }) => about === 'trust' && of === null)) return []
  const title = `${forecast.title} ${forecast.units.mae ?? 0}`
  const text = missWords(forecast)
  return text === '' ? [] : [{ kind: 'text', text: fillChoices(text, title) }]
}
