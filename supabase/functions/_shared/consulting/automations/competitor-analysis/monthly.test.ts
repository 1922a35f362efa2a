/** A sheet of sales turns the amounts into R$ a month. */
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { competitorSections } from './sections.ts'
import { analyseAnswers, answersWith, rivalsMenu, rivalsText, salesAnswer } from './test-case.ts'

const answers = { ...answersWith(rivalsText, rivalsMenu), sales_data: salesAnswer(rivalsMenu) }
const { content } = analyseAnswers(answers)
const monthly = toMarkdown('', competitorSections([content]))

describe('a sheet of sales', () => {
  test('turns every amount into R$ a month', () => {
    // Caranguejo: 204 a month at R$ 2,00 less.
    expect(monthly).toContain('Igualar custa, por mês')
    expect(monthly).toContain('| R$ 406 | 139 |')
    expect(content.summary).toMatch(
      /o lucro sobe uns R\$ [\d.]+ por mês \(R\$ [\d.]+ se ninguém deixar de pedir\)/,
    )
    expect(monthly).not.toContain('a cada 10 vendas')
  })

  test('gives the costs that the menu lacks, so that nobody is asked for them', () => {
    const items = answers.sales_data.sales.items.map((item) => ({ ...item, cost: 5 }))
    const told = { ...answers.sales_data, sales: { ...answers.sales_data.sales, items } }
    const costless: typeof rivalsMenu = rivalsMenu.map(([name, price, section]) => [
      name,
      price,
      section ?? null,
    ])

    const { content } = analyseAnswers({ ...answersWith(rivalsText, costless), sales_data: told })
    expect(toMarkdown('', competitorSections([content]))).not.toContain('o custo de')
  })

  test('may have some of the items only', () => {
    const some = { ...answers.sales_data.sales, items: answers.sales_data.sales.items.slice(0, 2) }
    const partly = { ...answers, sales_data: { ...answers.sales_data, sales: some } }
    const { content } = analyseAnswers(partly)
    const told = toMarkdown('', competitorSections([content]))
    // Peixada: 200 a month at R$ 29,00 less; caranguejo: ten at R$ 2,00.
    expect(told).toContain('| R$ 5.800 por mês | 144 |')
    expect(told).toContain('| R$ 20 a cada 10 vendas | 139 |')
    expect(content.summary).toContain('por mês (')
  })
})
