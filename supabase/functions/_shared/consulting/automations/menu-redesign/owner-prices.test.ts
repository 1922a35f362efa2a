import { describe, expect, it } from 'vitest'
import type { Menu } from '../../documents/menu.ts'
import { redesign, salesOf } from './test-case.ts'

const lines = [
  ['Peixada', 'Pratos', 84.9, 30, 160],
  ['Carne de sol', 'Pratos', 62.9, 22, 210],
  ['Panelada', 'Pratos', 38.9, 14, 60],
  ['Galinha à cabidela', 'Pratos', 44.9, 15, 120],
  ['Suco de cajá', 'Bebidas', 11.9, 2.5, 300],
  ['Cajuína', 'Bebidas', 9.9, 3, 180],
  ['Cocada', 'Sobremesas', 13.9, 3, 90],
] as const
const menu: Menu = {
  items: lines.map(([name, category, price]) => ({ name, category, description: null, price, cost: null })),
}
const sales = salesOf(
  lines.map(([name, category, price, cost, units]) => ({ name, category, price, cost, units })),
)
const goals = ['Aumentar o ticket médio']
const asked = (constraints: string) => redesign(menu, sales, constraints, goals)
const priceOf = (constraints: string, dish: string) =>
  asked(constraints)
    .content.newMenu?.sections.flatMap(({ items }) => items)
    .find(({ name }) => name === dish)?.price

describe('prices that the owner orders', () => {
  it('are obeyed although they cost money, and the report says how much', () => {
    const order = 'A peixada no máximo R$ 69,90'
    expect(priceOf(order, 'Peixada')).toBe(69.9)
    const [answer, other] = (asked(order).explanations ?? []).filter(({ wish }) => wish.kind === 'capPrice')
    expect(answer).toMatchObject({ met: true })
    expect(answer?.reason).toMatch(/^Peixada de R\$.84,90 para R\$.69,90: custa R\$.[\d.]+ por mês/)
    expect(other).toBeUndefined()
  })

  it('are not carried out at a loss where they are so far from today’s that they may be a slip', () => {
    const order = 'A peixada no máximo R$ 49,90'
    expect(priceOf(order, 'Peixada')).toBe(84.9)
    const reasons = (asked(order).explanations ?? []).map(({ reason }) => reason)
    expect(reasons.join('\n')).toMatch(/Baixar Peixada para R\$.49,90 custaria R\$.[\d.,]+ por mês/)
  })

  it('end as asked in every new price that is printed, combos too', () => {
    const { content } = asked('Preços redondos, sem centavos. Quero 2 combos.')
    const changed = content.categories.flatMap(({ items }) =>
      items.flatMap(({ price, newPrice }) => (newPrice !== null && newPrice !== price ? [newPrice] : [])),
    )
    const combos = (content.combos ?? []).map(({ price }) => price)
    expect(combos.length).toBeGreaterThan(0)
    for (const price of [...changed, ...combos]) expect(price).toBe(Math.round(price))
  })
})
