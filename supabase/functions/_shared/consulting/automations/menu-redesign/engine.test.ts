import { describe, expect, test } from 'vitest'
import { matchNames } from '../../base/match-items.ts'
import type { Menu } from '../../documents/menu.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { redesignFacts } from './facts.ts'
import { menuRedesignSections } from './sections.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

describe('names', () => {
  test.each([
    ['BAIAO DE DOIS', 0],
    ['Baiões de dois', 0],
    ['Bolinho de bacalau', 1],
    ['Bacalhau, bolinho', 1],
    ['Bolinho de carne', -1],
    ['', -1],
  ])('“%s” matches item %i', (name, index) => {
    expect(matchNames([name], ['Baião de dois', 'Bolinho de bacalhau', 'Caipirinha'])).toEqual([index])
  })

  test('match nothing if a typo fits two items', () => {
    expect(matchNames(['Pastel de carme'], ['Pastel de carne', 'Pastel de carpe'])).toEqual([-1])
  })
})

describe('a new menu', () => {
  const sheet = salesOf([
    sold('Camarão', 160, 20, 10),
    sold('Isca', 120, 12, 7),
    sold('Patinha', 60, 20, 8),
    sold('Salada', 60, 9, 8.5),
  ])
  const names = ['Camarão', 'Isca', 'Patinha', 'Salada']

  test('gives every item an action, and the effects add up', () => {
    const { content } = redesign(menuOf(names), sheet)
    const items = content.categories.flatMap((category) => category.items)
    expect(items.every(({ action }) => action.length > 10)).toBe(true)
    expect(content.effect).toBeCloseTo(items.reduce((sum, { effect }) => sum + effect, 0))
    // The framed item's extra orders replace the camarão and the isca; the salad costs less than half.
    const beside = (10 * 160 + 5 * 120) / 280
    expect(items.find(({ name }) => name === 'Patinha')?.effect).toBeCloseTo((12 - beside) * 60 * 0.15)
    const salad = items.find(({ name }) => name === 'Salada')
    // Only the isca costs at most 1.5 times as much: its R$ 5 for 70 % of 60 guests, less the salad’s own R$ 30.
    expect(salad?.effect).toBeCloseTo(5 * 60 * 0.7 - 30)
    expect(content.categories[0]?.order).toEqual(['Camarão', 'Patinha', 'Isca'])
  })

  test('takes the orders of a framed item from dearer ones where nothing is near in price', () => {
    const rows = [
      sold('Caldo', 60, 10, 1),
      sold('Bode', 160, 30, 24),
      sold('Carneiro', 120, 32, 27),
      sold('Peixe', 100, 34, 30),
    ]
    const { content } = redesign(menuOf(['Caldo', 'Bode', 'Carneiro', 'Peixe']), salesOf(rows))
    const [soup] = content.categories.flatMap(({ items }) => items).filter(({ name }) => name === 'Caldo')
    const beside = (6 * 160 + 5 * 120 + 4 * 100) / 380
    expect(soup?.effect).toBeCloseTo((9 - beside) * 60 * 0.15)
  })

  test('raises no price by more than a tenth, including rounding', () => {
    const water = [sold('Água', 100, 5, 1.6), sold('Suco', 20, 12, 2), sold('Lagosta', 100, 100, 70)]
    const { content } = redesign(menuOf(['Água', 'Suco', 'Lagosta'], null), salesOf(water))
    const [item] = content.categories.flatMap(({ items }) => items).filter(({ name }) => name === 'Água')
    expect(item).toMatchObject({ quadrant: null, apart: 'soft_drink', newPrice: null, effect: 0 })
  })

  test('compares no section of fewer than four items, no side, no soft drink and no packaged beer', () => {
    const rows = [
      ...['Camarão', 'Isca', 'Patinha', 'Salada'].map((name, index) => sold(name, 50 + index, 20 + index, 8)),
      sold('Arroz branco', 90, 8, 1),
      { ...sold('Heineken long neck', 300, 12, 6), category: 'Cervejas' },
      { ...sold('Suco de caju', 80, 9, 2), category: 'Bebidas' },
      { ...sold('Cartola', 30, 18, 5), category: 'Sobremesas' },
    ]
    const { content } = redesign(menuOf(rows.map(({ name }) => name)), salesOf(rows))
    const items = content.categories.flatMap((category) => category.items)
    expect(items.flatMap(({ name, quadrant, apart }) => (quadrant === null ? [[name, apart]] : []))).toEqual([
      ['Arroz branco', 'side'],
      ['Heineken long neck', 'beer'],
      ['Suco de caju', 'soft_drink'],
      ['Cartola', 'few'],
    ])
    // The rice is in neither threshold: 70 % ÷ 4.
    expect(content.categories[0]?.popularityThresholdPct).toBe(17.5)
  })

  test('keeps the items that the owner protects', () => {
    const { content } = redesign(menuOf(names), sheet, 'manter a salada')
    const salad = content.categories[0]?.items.find(({ name }) => name === 'Salada')
    expect(salad?.action).toContain('a pedido da casa')
    expect(content.categories[0]?.order).toContain('Salada')
  })

  test('lists unclassified items separately, with the reason', () => {
    const { content } = redesign(
      menuOf(['Camarão', 'Só no cardápio']),
      salesOf([
        sold('Camarão', 10, 20, 10),
        sold('Parado', 0, 10, 5),
        sold('Sem custo', 5, 10, null),
        sold('No prejuízo', 5, 10, 12),
      ]),
    )
    expect(content.left).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Parado', reason: 'no_sales' }),
        expect.objectContaining({ name: 'Sem custo', reason: 'no_cost' }),
        expect.objectContaining({ name: 'No prejuízo', reason: 'below_cost' }),
        expect.objectContaining({ name: 'Só no cardápio', reason: 'not_sold' }),
        expect.objectContaining({ name: 'Parado', reason: 'not_on_menu' }),
      ]),
    )
    expect(content.categories[0]?.few).toBe(true)
  })

  test('without sales says what it cannot conclude', () => {
    const { content } = redesign(menuOf(names))
    expect(content.categories).toEqual([])
    expect(content.effect).toBe(0)
    expect(content.summary).toContain('Sem dados de vendas')
    expect(menuRedesignSections([content]).map(({ id }) => id)).toEqual([
      'resumo',
      'cardapio',
      'mudancas',
      'plano',
    ])
  })

  test('without sales blames no price for a combo that nothing can be said of', () => {
    const { content } = redesign(menuOf(names), undefined, 'quero um combo')
    expect(content.planned?.map(({ text }) => text)).toEqual([
      'Sem a planilha de vendas não se sabe o que já sai junto nem o que o desconto custa: envie-a, e o combo vem com a conta.',
    ])
  })

  test('asks which price is right if sheet and menu are far apart, and does not use the item', () => {
    const { content } = redesign(
      menuOf(['Camarão', 'Isca']),
      salesOf([sold('Camarão', 50, 70, 10), sold('Isca', 50, 20, 8)]),
    )
    expect(content.left).toContainEqual(
      expect.objectContaining({ name: 'Camarão', reason: 'odd_price', price: 20, inSheet: 70 }),
    )
    expect(content.categories.flatMap(({ items }) => items).map(({ name }) => name)).toEqual(['Isca'])
  })

  test('makes no monthly statement for a sheet without dates', () => {
    const { content } = redesign(menuOf(names), { ...sheet, period: null })
    const text = toMarkdown('', menuRedesignSections([content]))
    expect(text).toContain('no período')
    expect(text).not.toMatch(/por mês/)
    const actions = redesignFacts([content]).filter((fact) => fact.kind === 'action')
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.every(({ gainPerMonth }) => gainPerMonth === null)).toBe(true)
  })

  test.each([
    ['Caipirinha', 'Drinks', ['O consumo de bebida alcoólica em excesso poderá trazer danos à saúde.']],
    ['Suco de cajá', 'Sucos', []],
    ['Peixe na cerveja', 'Pratos', []],
  ])('with %s under %s prints the law’s sentence on alcohol only if there is any', (name, category, foot) => {
    const menu: Menu = {
      items: [...menuOf(names).items, { name, category, description: null, price: 20, cost: null }],
    }
    const { content } = redesign(menu, sheet)
    expect(content.newMenu?.foot).toEqual(foot)
    const text = toMarkdown('', menuRedesignSections([content]))
    expect(text.includes('15.157/2012')).toBe(foot.length > 0)
  })

  test('prints the order and the new prices', () => {
    const { content } = redesign(menuOf(names), sheet)
    const printed = content.newMenu?.sections.flatMap(({ items }) => items) ?? []
    const gone = content.leaves?.map(({ name }) => name) ?? []
    expect([...printed.map(({ name }) => name), ...gone].toSorted()).toEqual([...names].toSorted())
    expect(content.leaves).toEqual([expect.objectContaining({ name: 'Salada', instead: 'Isca' })])
    for (const item of content.categories.flatMap(({ items }) => items)) {
      const line = printed.find(({ name }) => name === item.name)
      if (line) expect(line.price).toBe(item.newPrice ?? item.price)
    }
  })

  test('states for each combo the share of full-price guests at which it breaks even', () => {
    const rows = [...sheet.items, { ...sold('Caipirinha de limão', 90, 18, 4), category: 'Drinks' }]
    const { content } = redesign(menuOf([...names, 'Caipirinha de limão']), salesOf(rows), undefined, [
      'Criar combos e sugestões da casa',
    ])
    expect(content.combos).not.toEqual([])
    for (const { full, price, gains, discount, breakEvenPct, units, cannibalPct, effect } of content.combos ??
      []) {
      expect(full - price).toBeCloseTo(discount)
      // At this share of guests who would have had both, the gain from the others equals the discounts exactly.
      const share = breakEvenPct / 100
      expect((1 - share) * gains - share * discount).toBeCloseTo(0)
      expect(units * ((1 - cannibalPct / 100) * gains - (cannibalPct / 100) * discount)).toBeCloseTo(effect)
    }
  })
})

describe('a till that prints in capitals', () => {
  const names = ['Pizza calabresa', 'Pizza de carne de sol', 'Pão de alho', 'Lasanha', 'Caldo']
  const sales = salesOf(
    names.map((name, index) => ({
      name: name.toUpperCase(),
      category: 'PIZZAS',
      units: 100 - 20 * index,
      price: 19.31,
      cost: 5,
    })),
  )

  test('results in the menu’s items, under their names, as many as the owner wants', () => {
    const { content } = redesign(menuOf(names), sales, 'no máximo 3 itens')
    const lines = (content.newMenu?.sections ?? []).flatMap(({ items }) => items)
    expect(lines.map(({ name }) => name).toSorted()).toEqual(names.slice(0, 3).toSorted())
    expect(content.leaves?.map(({ name }) => name)).toEqual(['Lasanha', 'Caldo'])
    expect(toMarkdown('', menuRedesignSections([content]))).not.toMatch(/CALABRESA|LASANHA/)
  })

  test('keeps the menu’s price of unchanged items, not the mean of what was paid', () => {
    const { content } = redesign(menuOf(names), sales, 'nenhum preço pode subir')
    const lines = (content.newMenu?.sections ?? []).flatMap(({ items }) => items)
    expect(lines.map(({ price }) => price)).toEqual(names.map(() => 20))
  })
})
