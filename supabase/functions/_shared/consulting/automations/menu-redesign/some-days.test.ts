import { expect, test } from 'vitest'
import type { Menu } from '../../documents/menu.ts'
import { redesign, salesOf, sold } from './test-case.ts'

const units = { Isca: 200, Pastel: 180, Caldinho: 20, Dadinho: 150, Torresmo: 14, Marmita: 12, Kibe: 9 }
const names = Object.keys(units)
const menu: Menu = {
  items: names.map((name) => ({ name, category: 'Petiscos', description: null, price: 20, cost: 8 })),
}
const sales = salesOf(Object.entries(units).map(([name, count]) => sold(name, count, 20, 8)))
const planned = (constraints: string, goals?: string[]) => redesign(menu, sales, constraints, goals).content
const lines = ({ newMenu }: ReturnType<typeof planned>) =>
  newMenu?.sections.flatMap(({ items }) => items) ?? []

test('an item that is asked about for one day stays on the menu for that day, with its units', () => {
  const plan = planned(
    'Corte de três a quatro itens, os que vendem pouco. O torresmo vende pouco: vale manter só no domingo?',
    ['Reduzir o número de itens'],
  )
  expect(lines(plan).find(({ name }) => name === 'Torresmo')?.when).toBe('Só aos domingos')
  const [answer] = plan.answers ?? []
  expect(answer?.verdict).toMatch(/aos domingos/)
  expect(answer?.texts.join(' ')).toMatch(/Saem 14 por mês/)
})

test('of a range, no more leave than its lower end where more would cost money', () =>
  expect(
    names.length -
      lines(planned('Corte de dois a quatro itens que vendem pouco.', ['Reduzir o número de itens'])).length,
  ).toBe(2))

test('what sells well is not put on one day alone because that is asked', () => {
  const plan = planned('Vale manter a isca só aos sábados?')
  expect(lines(plan).find(({ name }) => name === 'Isca')?.when).toBeUndefined()
  expect(plan.answers?.[0]?.verdict).toMatch(/^Não/)
})
