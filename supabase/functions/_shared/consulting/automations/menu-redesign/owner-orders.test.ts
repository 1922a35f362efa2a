import { describe, expect, test } from 'vitest'
import type { Menu } from '../../documents/menu.ts'
import { redesign, salesOf, sold } from './test-case.ts'

const names = ['Isca', 'Pastel', 'Caldinho', 'Dadinho', 'Torresmo', 'Marmita']
const menu: Menu = {
  items: names.map((name) => ({
    name,
    category: 'Petiscos',
    description:
      name === 'Dadinho' ? 'Com queijo coalho' : name === 'Marmita' ? 'Igual ao dadinho, para levar' : null,
    price: 20,
    cost: null,
  })),
}
const sales = salesOf([
  sold('Isca', 200, 20, 8),
  sold('Pastel', 180, 20, 8),
  sold('Caldinho', 20, 20, 8),
  sold('Dadinho', 150, 20, 8),
  sold('Torresmo', 15, 20, 8),
  sold('Marmita', 90, 20, 8),
])
const printed = (constraints: string) =>
  redesign(menu, sales, constraints).content.newMenu?.sections.flatMap(({ items }) => items) ?? []

describe('orders of the owner', () => {
  test('what sells little leaves, and what is spared stays', () => {
    const left = printed('Pode tirar os petiscos que vendem pouco, menos o torresmo').map(({ name }) => name)
    expect(left).not.toContain('Caldinho')
    expect(left).toContain('Torresmo')
    expect(left).toContain('Isca')
  })

  test('an item whose price is held until a day keeps its place and its price', () => {
    const line = printed('O pastel fica em R$ 20 até 19 de março').find(({ name }) => name === 'Pastel')
    expect(line?.price).toBe(20)
  })

  test('an item whose name is to stay is not cut for a number of items', () => {
    const left = printed('O torresmo não muda de nome. No máximo 4 itens').map(({ name }) => name)
    expect(left).toHaveLength(4)
    expect(left).toContain('Torresmo')
  })

  test('what may leave if needed stays while there is room, and goes first where a number asks for it', () => {
    expect(printed('A isca pode sair se precisar de espaço').map(({ name }) => name)).toContain('Isca')
    const fewer = printed('A marmita pode sair se precisar de espaço. No máximo 5 itens').map(
      ({ name }) => name,
    )
    expect(fewer).not.toContain('Marmita')
  })

  test('notes for the page go to the printer in the owner’s words', () => {
    const { content } = redesign(menu, sales, 'A taxa de 10 reais precisa estar escrita na primeira página')
    expect(content.pageNotes).toEqual(['A taxa de 10 reais precisa estar escrita na primeira página'])
  })

  test('a line that is like another one names its allergens', () => {
    const line = printed('Isca fica').find(({ name }) => name === 'Marmita')
    expect(line?.hints?.join()).toMatch(/leite/i)
  })
})
