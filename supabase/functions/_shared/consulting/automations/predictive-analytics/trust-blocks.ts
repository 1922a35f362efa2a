import type { Block } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { winnerSentence } from './model-words.ts'
import type { SalesForecast } from './schema.ts'

/** What the test means for the purse: the usual miss of a week, and how often the range held. */
function missWords({ units, revenue }: SalesForecast): string {
  const { held, mae } = units
  if (mae === undefined) return ''
  const miss = revenue?.mae === undefined ? `${whole(mae)} unidades` : formatReais(revenue.mae)
  const kept =
    held && held.of > 0
      ? ` e com a faixa certa em ${Math.round((10 * held.inside) / held.of)} de cada 10`
      : ''
  return `Conte com ${miss} para mais ou para menos numa semana${kept}, pois `
}

/** How far the forecast can be trusted; the figures of the test stay in the data. */
export function trustBlocks(forecast: SalesForecast): Block[] {
  const { units, outlook, weeks } = forecast
  const far =
    outlook === null ? `, e com mais ${90 - weeks} semanas de planilha dá para prever meio ano à frente` : ''
  const winner = winnerSentence(units).replace(/\.$/, '')
  const miss = missWords(forecast)
  return [
    {
      kind: 'text',
      text: `${miss}${miss ? winner.replace(/^No/, 'no') : winner}${far}.`,
    },
  ]
}
