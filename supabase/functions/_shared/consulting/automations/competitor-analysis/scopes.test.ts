/** What one sentence leaves out is no more than it names, and what it asks is answered from the list and the sheet. */
import { describe, expect, test } from 'vitest'
import { everyday, itemsOf } from './gaps.ts'
import { analyseAnswers, answersWith, type Menu, salesAnswer } from './test-case.ts'

const menu: Menu = [
  ['Baguete', 10, 'Pães', 3],
  ['Empada de frango', 9, 'Salgados', 2.6],
  ['Cappuccino', 11, 'Cafés', 3],
  ['Bolo de rolo', 12, 'Doces', 3],
]
const list =
  'Casa Trigo: baguete 9,00; empada de frango 8,50; cappuccino 10,00.\nForno Nobre: baguete 18,00; empada de frango 11,00; cappuccino 14,00.\nCafé da Praça: empada de frango 9,50; cappuccino 12,00.\n'
const { content } = analyseAnswers({
  ...answersWith(
    `${list}Não compare a baguete com a do Forno Nobre, que é de fermentação natural. O sanduíche natural não pode passar de 20 reais. Quanto entraria a mais por mês se eu pusesse o cappuccino no preço médio dos três? O que posso oferecer que nenhum deles oferece?`,
    menu,
  ),
  sales_data: salesAnswer(menu),
})
const pricesOf = (ours: string) => {
  const item = itemsOf(content).find((one) => one.ours === ours)
  return item ? everyday(item).map(({ competitor }) => competitor) : []
}
const answerTo = (about: string) => content.answers?.find((one) => one.about === about)

describe('one item of one competitor that is not compared', () => {
  test('leaves its other items in', () => {
    expect(pricesOf('Baguete')).toEqual(['Casa Trigo'])
    expect(pricesOf('Empada de frango')).toContain('Forno Nobre')
    expect(pricesOf('Cappuccino')).toContain('Forno Nobre')
  })
})

test('a limit on what the list does not have holds nothing else', () => {
  expect(content.ceiling).toBeUndefined()
  expect(content.limited).toBeUndefined()
})

test('the price of all of them is counted in R$ a month', () => {
  // 202 sales a month, R$ 1,00 each, on the mean of 10, 14 and 12.
  expect(answerTo('pays')?.verdict).toBe(
    'A R$ 12,00 (a média de 3): R$ 202 a mais por mês, se a venda não mudar.',
  )
})

test('what none of them shows is of the house’s own list', () => {
  expect(answerTo('unsold')?.verdict).toContain('Bolo de rolo')
})
