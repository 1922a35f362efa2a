/** The prices that change: one table, whose conditions the summary carries. */
import { expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { competitorActions } from './actions.ts'
import { competitorSections } from './sections.ts'
import { analyseAnswers, answersWith, type Menu, salesAnswer } from './test-case.ts'

const menu: Menu = [
  ['X-bacon', 30, 'Burgers', 10.8],
  ['Batata frita 300 g', 20, 'Acompanhamentos', 4.9],
  ['Batata com cheddar e bacon', 29, 'Acompanhamentos', 8.7],
  ['Chope 300 ml', 11, 'Bebidas', 4.3],
  ['Milkshake', 19, 'Bebidas', 6.2],
  ['Long neck', 12, 'Bebidas', 5.8],
]
const rivals = `Burger do Zé: x-bacon 32, batata 18, milkshake 22
Smash House: x-bacon 36, batata frita 300 g 24, batata com cheddar 34, chope 300 ml 14, eles não vendem milkshake
`
const given = (asked: string) => ({ ...answersWith(rivals + asked, menu), sales_data: salesAnswer(menu) })
const { content } = analyseAnswers(
  given('Não quero baixar preço nenhum. Quero subir no máximo quatro preços.'),
)
const report = toMarkdown('', competitorSections([content]))

test('the summary carries the condition of the table, and nothing waits where both sizes are told', () => {
  expect(content.raises?.map(({ item, condition }) => [item, condition ?? null]).toSorted()).toEqual([
    ['Chope 300 ml', null],
    ['Long neck', null],
    ['Milkshake', 'se a medida do Burger do Zé for igual'],
  ])
  expect(content.summary).toMatch(
    /^\*\*Suba .*Chope 300 ml a R\$ 12,00.*, e Milkshake a R\$ 21,00 só se a medida do Burger do Zé for igual\.\*\*/,
  )
})

test('the table adds up to the amount of the summary and of the first action', () => {
  const sum = (content.raises ?? []).reduce((all, { gain }) => all + Math.round(gain ?? 0), 0)
  expect(report).toContain(`| Soma |  |  | R$ ${sum} |`)
  expect(content.summary).toContain(`Somam R$ ${sum} por mês`)
  expect(competitorActions([content])[0]?.brings).toContain(`**R$ ${sum}** por mês`)
})

test('a rule that is kept is no answer of its own, and the changes stand in one table', () => {
  expect(report).not.toContain('### Mudar no máximo')
  expect(report.match(/\| Milkshake \| R\$ 19,00 \| R\$ 21,00 \|/g)).toHaveLength(1)
})

test('a refusal on a new line does not take the item of the line before', () => {
  expect(content.answers?.find(({ about }) => about === 'lower')?.of).toBeNull()
})

test('“batata” is the plain one, and a question about it is answered for each of them', () => {
  const asked = analyseAnswers(given('Estou caro na batata?')).content
  const plain = asked.categories
    .flatMap(({ items }) => items)
    .find(({ ours }) => ours === 'Batata frita 300 g')
  expect(plain?.quotes?.map(({ competitor }) => competitor).toSorted()).toEqual([
    'Burger do Zé',
    'Smash House',
  ])
  const verdict = asked.answers?.find(({ about }) => about === 'position')?.verdict
  expect(verdict).toContain('Batata frita 300 g a R$ 20,00, no meio: 11% acima de Burger do Zé')
  expect(verdict).toContain('Batata com cheddar e bacon a R$ 29,00, barato: 15% abaixo de Smash House')
})

test('a price that the owner asks about says what it brings, and why the list leaves it', () => {
  const asked = analyseAnswers(given('Dá para subir o X-bacon para 33?')).content
  const answer = asked.answers?.find(({ about }) => about === 'rise')
  // 200 a month: 22.20 × (1 − 1.2 × 10 %) − 19.20 = 0.336 each.
  expect(answer?.verdict).toBe(
    'Dá, e rende R$ 67 por mês se perder os 12% das vendas que a conta supõe; o empate é em 14%.',
  )
  expect(answer?.texts.join(' ')).toContain('é escolha sua')
})

test('a promotion of a competitor is answered with what this house offers instead', () => {
  const asked = analyseAnswers(
    given('Não quero baixar preço nenhum. O Burger do Zé está com promoção na terça, o que eu faço?'),
  ).content
  expect(asked.answers?.find(({ about }) => about === 'promotion')?.verdict).toMatch(
    /^Não responda: mantenha o preço e, nesse dia, ofereça Chope 300 ml a cada mesa, que deixa R\$ 6,70/,
  )
})
