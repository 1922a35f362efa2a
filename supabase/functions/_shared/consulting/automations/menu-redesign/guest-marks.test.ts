import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { check } from '../../checks/check.ts'
import { understand } from '../../understanding/understand.ts'
import { redesignMenu } from './engine.ts'
import { redesignFacts } from './facts.ts'

const rows: readonly [string, string, string | null][] = [
  ['Pizzas', 'Margherita', 'molho de tomate, muçarela e manjericão'],
  ['Pizzas', 'Portuguesa', 'muçarela, presunto, ovo e cebola'],
  ['Pizzas', 'Fantasia da Nonna', null],
  ['Lanches', 'Misto quente', null],
  ['Lanches', 'Cuscuz com ovo', null],
  ['Burgers', 'Trufado', null],
  ['Burgers', 'Veggie', 'hambúrguer de grão-de-bico, queijo coalho e rúcula'],
  ['Doces', 'Sonho', null],
  ['Bebidas', 'Suco de laranja', null],
  ['Bebidas', 'Chocolate quente', null],
]
const menu = rows.map(([section, name, description], at) => ({ section, name, description, price: 20 + at }))

function redesigned(constraints: string) {
  const house = houseSchema.parse({ menu })
  const file = { path: 'r/a', name: 'a', size: 1, type: '' }
  const items = menu.map(({ section, ...item }) => ({ ...item, category: section, cost: null }))
  const answers = { constraints, business_goals: [], current_menu: { ...file, menu: { items } } }
  const today = '2026-11-26'
  const sheet = understand('menu_redesign', { answers, house, today })
  const [result] = redesignMenu(answers, {
    house,
    sheet,
    today,
    restaurant: { name: 'Cantina', city: 'Fortaleza', type: 'casual_dining' },
  } as never)
  if (!result) throw new Error('no result')
  const lines = (result.content.newMenu?.sections ?? []).flatMap((section) => section.items)
  return {
    signed: (sign: string) => lines.filter(({ signs }) => signs?.includes(sign)).map(({ name }) => name),
    names: lines.map(({ name }) => name),
    foot: result.content.newMenu?.foot ?? [],
    unsure: result.content.freeMarks?.flatMap(({ unsure }) => unsure) ?? [],
    outcomes: check(redesignFacts([result.content]), sheet, { house }).map(({ outcome }) => outcome),
  }
}

describe('what leaves something out is marked, and stays', () => {
  test('a diet, on what is eaten; a name that shows nothing goes without', () => {
    const { signed, names, foot, unsure, outcomes } = redesigned('Marcar quais são vegetarianas.')
    expect(names).toHaveLength(menu.length)
    expect(signed('v')).toContain('Margherita')
    expect(signed('v')).not.toContain('Portuguesa')
    expect(signed('v')).not.toContain('Suco de laranja')
    expect(unsure).toContain('Fantasia da Nonna')
    expect(unsure).toContain('Trufado')
    expect(foot.join()).toContain('(v)')
    expect(outcomes).toEqual(['met'])
  })

  test('what holds milk or egg is no vegan dish', () => {
    const { signed, names, outcomes } = redesigned('Muitos clientes são veganos.')
    expect(names).toHaveLength(menu.length)
    for (const name of ['Veggie', 'Trufado', 'Margherita', 'Sonho']) expect(signed('vg')).not.toContain(name)
    expect(outcomes).not.toContain('violated')
  })

  test('milk, on drinks too, and never on what its kind always or often holds', () => {
    const { signed, names, outcomes } = redesigned('Tenho muito cliente com intolerância à lactose.')
    expect(names).toHaveLength(menu.length)
    expect(signed('sl')).toEqual(['Suco de laranja'])
    expect(outcomes).toEqual(['met'])
  })

  test('an order to take it off still takes it off', () => {
    const { names } = redesigned('Cliente com alergia a leite: tire tudo que leva leite.')
    expect(names).not.toContain('Misto quente')
  })
})
