import { formatNumber } from '../../base/language/text.ts'
import type { Block } from '../../report/blocks.ts'
import { formatReais, formatCount as whole } from './figures.ts'
import { briefly, plainly, scoresOf } from './model-words.ts'
import type { ForecastLine, SalesForecast } from './schema.ts'

const percent = (fraction: number) => `${fraction > 0 ? '+' : ''}${formatNumber(fraction * 100)}%`

const decimal = (value: number) => value.toFixed(2).replace('.', ',')

/** The errors of all tested models on the same weeks, best first. */
export function scoreTable(line: ForecastLine): Block {
  return {
    kind: 'table',
    caption: `Quem errou menos em ${line.tested} comparações${line.horizon ? `, até ${line.horizon} semanas à frente` : ''}`,
    headers: ['Conta', 'Erro médio (WAPE)', 'Erro contra o da última semana (MASE)'],
    rows: scoresOf(line).map(({ model, wape, mase }) => [
      `${briefly(model)}${model === line.model ? ' (usada)' : ''}`,
      wape === undefined ? '—' : `${formatNumber(wape * 100)}%`,
      decimal(mase),
    ]),
    numeric: [1, 2],
  }
}

/** Revenue follows the model of the units: its error. */
export const revenueTest = ({ model, wape, mase, baseline }: ForecastLine): Block => ({
  kind: 'keyValues',
  items: [
    { key: 'Receita, pela mesma conta: erro médio (WAPE)', value: `${formatNumber(wape * 100)}%` },
    { key: 'Receita: erro contra o da última semana (MASE)', value: decimal(mase) },
    ...(baseline && baseline.model !== model
      ? [
          {
            key: `Receita: melhor conta simples, ${plainly(baseline.model)}`,
            value: `${formatNumber(baseline.wape * 100)}%`,
          },
        ]
      : []),
  ],
})

/** How far the forecast can be trusted, in figures. */
export function trustFigures(forecast: SalesForecast): Block {
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
              value: `${whole(mae)} unidades${revenue?.mae === undefined ? '' : ` e ${formatReais(revenue.mae)}`}`,
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
              value: `somavam ${whole(itemSum)}; cada um foi ajustado em ${percent(adjusted)} para fechar com a casa`,
            },
          ]
        : []),
      ...(outlook === null
        ? [{ key: 'Meio ano à frente', value: `só com 90 semanas de planilha; faltam ${90 - weeks}` }]
        : []),
    ],
  }
}
