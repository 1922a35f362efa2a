import { expect, test } from 'vitest'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

const items = [
  sold('Isca', 300, 30, 10),
  sold('Pastel', 280, 25, 9),
  sold('Caldinho', 260, 20, 8),
  sold('Capote', 60, 85, 34),
  sold('Torresmo', 250, 24, 10),
]
const of = (text: string) => redesign(menuOf(items.map(({ name }) => name)), salesOf(items), text)

test('with more margin as the goal, what is only wished away without a name does not cost margin', () => {
  const { content, explanations } = of('Quero tirar uns 3 pratos que não saem')
  expect(content.leaves ?? []).toEqual([])
  expect(content.outlook?.careful ?? 0).toBeGreaterThanOrEqual(0)
  expect(explanations?.find(({ wish }) => wish.kind === 'dropItem')?.reason).toMatch(
    /^Nenhum sai: .*Os que menos deixam/,
  )
})

test('what is named leaves, whatever it costs', () => {
  expect(of('Quero tirar o capote').content.leaves?.map(({ name }) => name)).toEqual(['Capote'])
})

test('asked which leaves first, the answer names one of the kind that was asked about', () => {
  const all = [...items, sold('Suco de caju', 10, 9, 5), sold('Pastel de queijo', 20, 24, 9)]
  const { content } = redesign(
    menuOf(all.map(({ name }) => name)),
    salesOf(all),
    'Quero no máximo 5 itens. Qual pastel eu tiro primeiro?',
  )
  const [answer] = content.answers ?? []
  expect(answer?.verdict).toMatch(/^Primeiro, Pastel de queijo\. Saem 2/)
})
