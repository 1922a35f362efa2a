import type { Block } from '../../report/blocks.ts'
import { formatCount as whole } from './figures.ts'
import { amountOf, purchaseSentences, recipeSources } from './purchase-words.ts'
import type { SalesForecast } from './schema.ts'
import { percent, shortDay, targetOf } from './sentences.ts'

/** What to buy for the week, by item and by ingredient. */
export function purchaseBlocks(forecast: SalesForecast): Block[] {
  const { purchases, ingredients = [], items = [], rest = 0 } = forecast
  const ahead = targetOf(forecast)
  const errors = new Map(items.map(({ name, wape }) => [name, wape]))
  const errorOf = (name: string) => {
    const wape = errors.get(name)
    return wape === undefined ? 'sem teste' : percent(wape)
  }
  const blocks: Block[] = [
    { kind: 'list', items: purchaseSentences(forecast) },
    {
      kind: 'table',
      caption: `Itens para a semana de ${shortDay(ahead?.monday ?? '')}`,
      headers: ['Item', 'Esperado', 'Folga', 'Ter em casa', 'Erro no teste'],
      rows: [
        ...purchases.map(({ name, expected, safe }) => [
          name,
          whole(expected),
          whole(Math.max(0, Math.ceil(safe) - Math.round(expected))),
          whole(Math.ceil(safe)),
          errorOf(name),
        ]),
        ...(rest >= 0.5 ? [['Demais itens, sem previsão própria', whole(rest), '—', '—', '—']] : []),
      ],
      numeric: [1, 2, 3, 4],
      figure: { caption: 'O que mais sai na semana', unit: 'units', column: 3, compare: 1 },
    },
  ]
  if (ingredients.length > 0) {
    blocks.push({
      kind: 'table',
      caption: 'O mesmo em ingredientes, onde a receita é conhecida',
      headers: ['Ingrediente', 'Esperado', 'Ter em casa', 'Comprar', 'Para'],
      rows: ingredients.map(({ name, unit, expected, safe, packs, items: of }) => [
        name,
        amountOf(expected, unit),
        amountOf(safe, unit),
        packs ?? '—',
        of.join(', '),
      ]),
      numeric: [1, 2],
    })
  }
  const sources = recipeSources(forecast)
  if (sources.length > 0)
    blocks.push({ kind: 'list', items: sources.map(({ key, value }) => `**${key}**: ${value}`) })
  return blocks
}
