import { fillChoices } from '../../base/language/choices.ts'
import type { Block } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import type { SalesForecast } from './schema.ts'

/** What the test means for the purse: the usual miss of a week, and how often the range held. */
function missWords({ units, revenue }: SalesForecast): string {
  const { held, mae } = units
  if (mae === undefined) return ''
  const miss = revenue?.mae === undefined ? `${whole(mae)} unidades` : formatReais(revenue.mae)
  const kept =
    held && held.of > 0
      ? `; em ${Math.round((10 * held.inside) / held.of)} de cada 10 semanas [já vendidas|que já passaram], [a venda caiu|o vendido ficou] dentro da faixa`
      : ''
  return `[Numa semana comum, conte com errar|O erro de uma semana fica perto de|Espere, numa semana, uma diferença de] ${miss} para mais ou para menos${kept}.`
}

/** How far the forecast can be trusted, in a manager's words; how it was computed stands among the assumptions. */
export function trustBlocks(forecast: SalesForecast): Block[] {
  const title = `${forecast.title} ${forecast.units.mae ?? 0}`
  const text = missWords(forecast)
  return text === '' ? [] : [{ kind: 'text', text: fillChoices(text, title) }]
}
