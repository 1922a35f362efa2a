import { expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { standingsOf } from './clues.ts'
import { competitorSections } from './sections.ts'
import { analyse } from './test-case.ts'

const menu: Parameters<typeof analyse>[1] = [
  ['Peixada cearense', 98, 'Pratos para dois'],
  ['Caranguejo toc-toc', 14, 'Petiscos'],
  ['Casquinha de caranguejo', 24, 'Petiscos'],
  ['Long neck', 12, 'Cervejas'],
  ['Heineken 600 ml', 18, 'Cervejas'],
  ['Caipirinha de limão', 16, 'Drinks'],
]
const itemsOf = (text: string) => analyse(text, menu).content.categories.flatMap(({ items }) => items)

test('knows “p/ 2” for a size, which the house writes over its section', () => {
  const [peixada] = itemsOf('A: peixada p/ 2 R$ 110\nB: peixada para dois R$ 104')
  expect(peixada).toMatchObject({ ours: 'Peixada cearense', relation: 'same', own: 98, n: 2 })
})

test('takes the item whose name begins with the noun, and names the other', () => {
  const [crab] = itemsOf('A: caranguejo 12\nB: caranguejo 13')
  expect(crab).toMatchObject({ ours: 'Caranguejo toc-toc', own: 14 })
  expect(crab?.advice).toContain('se for Casquinha de caranguejo (R$ 24,00)')
})

test('takes a fruit for another drink, not for the plain one', () => {
  const [drink] = analyse('A: caipirinha de caju 20', [['Caipirinha', 16]]).content.categories.flatMap(
    ({ items }) => items,
  )
  expect(drink?.relation).toBe('absent')
})

test('says from few prices where the house stands and what a third one would be worth', () => {
  const { content } = analyse(
    'A: caranguejo 12, caipirinha 20\nB: caipirinha 22\nC: peixada p/ 2 R$ 110',
    menu,
  )
  expect(content.clues).toEqual([{ item: 'caipirinha', own: 16, prices: [20, 22], next: 17, ask: 'C' }])
  expect(standingsOf(content)).toEqual([
    { category: 'Caipirinhas', items: 1, prices: 2, own: 16, theirs: 21 },
  ])
  const text = toMarkdown('', competitorSections([content]))
  expect(text).toContain('| Caipirinha | R$ 16,00 | R$ 20,00 e R$ 22,00 | R$ 17,00 | R$ 100,00 | C |')
  expect(content.actions).toEqual([])
})
