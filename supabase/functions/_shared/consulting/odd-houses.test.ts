/**
 * Houses with too little or far too much data: reports stay readable, and claim nothing that the data does not show.
 * @module-tag slow
 */
import { expect, test } from 'vitest'
import { competitorActions } from './automations/competitor-analysis/actions.ts'
import { competitorSections } from './automations/competitor-analysis/sections.ts'
import { analyse } from './automations/competitor-analysis/test-case.ts'
import { pricingActions } from './automations/dynamic-pricing/actions.ts'
import { createPricing } from './automations/dynamic-pricing/engine.ts'
import { pricingSections } from './automations/dynamic-pricing/sections.ts'
import { redesignActions } from './automations/menu-redesign/actions.ts'
import { menuRedesignSections } from './automations/menu-redesign/sections.ts'
import { menuOf, redesign, salesOf, sold } from './automations/menu-redesign/test-case.ts'
import { unknownHouse } from './base/context.ts'
import { toMarkdown } from './report/to-markdown.ts'

const longestLine = (text: string) => Math.max(...text.split('\n').map((line) => line.length))

test('four hundred items give no sentence too long to read', () => {
  const rows = Array.from({ length: 400 }, (_, at) =>
    sold(`Prato da casa ${at + 1}`, 5 + ((at * 31) % 300), 20 + ((at * 7) % 60), 4 + ((at * 13) % 15)),
  )
  const sales = salesOf(rows)
  const [priced] = createPricing(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    { today: '2026-11-21', restaurant: { name: 'Bar', city: 'Fortaleza', type: 'bar' }, ...unknownHouse },
  )
  if (!priced) throw new Error('no plan')
  const pricing =
    toMarkdown('', pricingSections([priced.content])) + JSON.stringify(pricingActions([priced.content]))
  expect(longestLine(pricing)).toBeLessThan(2500)
  const { content } = redesign(
    menuOf(
      rows.map(({ name }) => name),
      null,
    ),
    sales,
    undefined,
    ['Reduzir o número de itens'],
  )
  const sentences = toMarkdown('', menuRedesignSections([content]))
    .split('\n')
    .filter((line) => line.startsWith('- Para') || line.startsWith('- [ ]'))
  expect(longestLine(sentences.join('\n'))).toBeLessThan(600)
})

test('costs of zero give no order, no price and no praise of today’s order', () => {
  const rows = ['Isca', 'Torresmo', 'Caipirinha'].map((name) => sold(name, 100, 30, 0))
  const { content } = redesign(
    menuOf(
      rows.map(({ name }) => name),
      null,
    ),
    salesOf(rows),
  )
  const text = toMarkdown('', menuRedesignSections([content])) + JSON.stringify(redesignActions([content]))
  expect(text).toContain('Fechar o custo de Isca, Torresmo e Caipirinha')
  expect(text).not.toMatch(/já abre cada seção|Oferecer primeiro Isca|imprimir a nova ordem/)
})

test('a single competitor is called that, and two more are asked for', () => {
  const { content } = analyse('O Botequim: caipirinha 20, torresmo 34', [
    ['Caipirinha', 18.9],
    ['Torresmo', 36.9],
  ])
  const text = toMarkdown('', competitorSections([content]))
  expect(JSON.stringify(competitorActions([content]))).toContain('mais dois que vendam caipirinha e torresmo')
  expect(text).not.toMatch(/um terceiro|do O Botequim|no O Botequim/)
})
