import { fillChoices } from '../../base/language/choices.ts'
import type { Block } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'
import { percent } from './sentences.ts'

/** What the test means for the purse: the usual miss of a week, as a share too, and how often the range held. */
function missWords({ units, revenue }: SalesForecast): string {
  const { held, mae } = units
  if (mae === undefined) return ''
  const line = revenue?.mae === undefined ? units : revenue
  const miss = revenue?.mae === undefined ? `${whole(mae)} unidades` : formatReais(revenue.mae)
  const kept =
    held && held.of > 0
      ? `; ${Math.round((10 * held.inside) / held.of)} de cada 10 semanas [já vendidas|que já passaram] ficaram dentro da faixa`
      : ''
  return `**${trustOf(line.wape)}:** numa semana comum a conta [erra perto de|costuma errar] ${percent(line.wape)}, ${miss} para mais ou para menos${kept}. ${advice(line.wape)}`
}

/** Mean errors of a week up to which it is bought for with confidence, and from which only step by step. */
const confident = 0.08
const doubtful = 0.15

const trustOf = (wape: number) =>
  wape <= confident ? 'Dá para confiar' : wape < doubtful ? 'Confie com folga' : 'Confie pouco'

const advice = (wape: number) =>
  wape <= confident
    ? '[Festa, chuva ou mudança de preço a conta não vê.|O que ela não vê: chuva, festa nova, preço novo.]'
    : wape < doubtful
      ? 'Compre o que estraga em duas vezes, a segunda pelo que sair até o meio da semana.'
      : 'Compre o que estraga para dois dias de cada vez e use a previsão só como rumo.'

/** How far the forecast can be trusted, in a manager's words; how it was computed stands among the assumptions. */
export function trustBlocks(forecast: SalesForecast): Block[] {
  const title = `${forecast.title} ${forecast.units.mae ?? 0}`
  const text = missWords(forecast)
  return text === '' ? [] : [{ kind: 'text', text: fillChoices(text, title) }]
}
