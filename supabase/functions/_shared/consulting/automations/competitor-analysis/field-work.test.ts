import { expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { competitorActions } from './actions.ts'
import { competitorSections } from './sections.ts'
import { analyse } from './test-case.ts'

test('sends nobody to measure a can, to taste coffee in the kitchen, or to get a third price from two competitors', () => {
  const report = (competitors: string, menu: [string, number][]) => {
    const { content } = analyse(competitors, menu)
    return `${toMarkdown('', competitorSections([content]))} ${JSON.stringify(competitorActions([content]))}`
  }
  const two = report('Bar A: lata 350 ml 15, espresso 6\nBar B: lata 350 ml 16, espresso 5', [
    ['Lata 350 ml', 14],
    ['Espresso', 7],
  ])
  expect(two).not.toMatch(/pedir [^.]*lata 350 ml[^.]*porção/)
  expect(two).toContain('"who":"Bar"')
  // R$ 14 is within 10 % of the median, yet the cheapest of all.
  expect(two).toContain('é o menor preço da lista')
  expect(two).not.toContain('Com três preços de um item há posição')
})

test('suggests the bottle that fits the price others charge for a dose', () => {
  const effect = (price: number) =>
    analyse(`Bar A: dose de cachaça ${price}\nBar B: dose de cachaça ${price}`, [['Pastel', 20]]).content
      .actions?.[0]?.effect
  expect(effect(12)).toContain('com a Alambique custa R$ 2,50')
  expect(effect(30)).toContain('com a Carvalho Premium custa R$ 5,50')
})
