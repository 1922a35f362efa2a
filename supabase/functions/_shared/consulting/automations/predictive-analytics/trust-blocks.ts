import { formatNumber } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { winnerSentence } from './model-words.ts'
import type { SalesForecast } from './schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

const decimal = (value: number) => value.toFixed(2).replace('.', ',')

/** How far the forecast can be trusted, in figures. */
function trustFigures(forecast: SalesForecast): Block {
  const { units, revenue, purchases, itemSum, outlook, weeks } = forecast
  const { held, mae, widened = 1 } = units
  const total = purchases.reduce((sum, { expected }) => sum + expected, 0)
  const adjusted = itemSum ? total / itemSum - 1 : 0
  return {
    kind: 'keyValues',
    items: [
      ...(mae === undefined
        ? []
        : [
            {
              key: 'Erro médio de uma semana',
              value: revenue?.mae === undefined ? `${whole(mae)} unidades` : formatReais(revenue.mae),
            },
          ]),
      ...(held
        ? [
            {
              key: widened > 1.005 ? 'Dentro da faixa, antes de alargar' : 'Dentro da faixa',
              value: `${held.inside} de ${held.of}`,
            },
          ]
        : []),
      ...(Math.abs(adjusted) >= 0.001 && itemSum
        ? [
            {
              key: 'Itens previstos um a um',
              value: `somavam ${whole(itemSum)}; ajustados em ${percent(adjusted)}`,
            },
          ]
        : []),
      ...(outlook === null
        ? [{ key: 'Meio ano à frente', value: `só com 90 semanas de planilha; faltam ${90 - weeks}` }]
        : []),
    ],
  }
}

/** How the model did in its test, in words, in figures, and in one line for those who check it. */
export function trustBlocks(forecast: SalesForecast): Block[] {
  const { units, revenue } = forecast
  const money = revenue ? `; na receita, ${formatNumber(revenue.wape * 100)}% e ${decimal(revenue.mase)}` : ''
  return [
    { kind: 'text', text: winnerSentence(units) },
    trustFigures(forecast),
    {
      kind: 'text',
      text: `WAPE ${formatNumber(units.wape * 100)}% e MASE ${decimal(units.mase)} em ${units.tested} comparações${money}.`,
    },
  ]
}
