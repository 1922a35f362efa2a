import { describe, expect, test } from 'vitest'
import type { Menu } from '../../documents/menu.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

const courses = {
  Petiscos: ['Isca', 'Pastel', 'Caldinho', 'Dadinho', 'Torresmo'],
  Pratos: ['Peixada', 'Baião', 'Moqueca', 'Panelada', 'Feijoada'],
  Sobremesas: ['Cartola', 'Pudim', 'Cocada'],
}

const menu: Menu = {
  items: Object.entries(courses).flatMap(([category, names]) =>
    names.map((name) => ({ name, category, description: null, price: 20, cost: null })),
  ),
}

const sectionsIn = ({ content }: ReturnType<typeof redesign>) =>
  (content.newMenu?.sections ?? []).map(({ name, items }) => [name, items.map((item) => item.name)] as const)

describe('a menu cut to a number', () => {
  test('without sales keeps every section, and shortens the longest from its end', () => {
    const result = redesign(menu, undefined, 'no máximo 7 itens')
    expect(sectionsIn(result)).toEqual([
      ['Petiscos', ['Isca', 'Pastel', 'Caldinho']],
      ['Pratos', ['Peixada', 'Baião']],
      ['Sobremesas', ['Cartola', 'Pudim']],
    ])
    const [first] = result.content.leaves ?? []
    expect(first?.why).toContain('sai o último da seção mais longa')
  })

  test('keeps one item of each section if there is no room for two', () => {
    const result = redesign(menu, undefined, 'no máximo 4 itens')
    expect(
      sectionsIn(result)
        .map(([, names]) => names.length)
        .toSorted(),
    ).toEqual([1, 1, 2])
  })

  const rows = menu.items.map(({ name, category }, index) => ({
    ...sold(name, 200 - 10 * index, 20, 8),
    category: category ?? null,
  }))

  test('keeps the two best of each section, and explains why items that earn less stay', () => {
    const result = redesign(menu, salesOf(rows), 'no máximo 8 itens')
    const places = new Map(sectionsIn(result))
    expect(places.get('Petiscos')).toEqual(expect.arrayContaining(['Isca', 'Pastel']))
    expect(places.get('Pratos')).toEqual(expect.arrayContaining(['Peixada', 'Baião']))
    expect(places.get('Sobremesas')).toEqual(['Cartola', 'Pudim'])
    expect([...places.values()].flat()).toHaveLength(8)
    expect(result.content.spared).toContainEqual({
      name: 'Pudim',
      why: 'um dos dois que mais deixam na sua seção: com menos, ela acaba',
    })
  })

  test('keeps items with the house’s own name', () => {
    const house = menu.items.map((item) =>
      item.name === 'Feijoada' ? { ...item, name: 'Feijoada da casa' } : item,
    )
    const named = rows.map((row) => (row.name === 'Feijoada' ? { ...row, name: 'Feijoada da casa' } : row))
    const result = redesign({ items: house }, salesOf(named), 'no máximo 7 itens')
    expect(new Map(sectionsIn(result)).get('Pratos')).toContain('Feijoada da casa')
  })

  test('removes what few order before what many do, where both lose the same if guests order a neighbour', () => {
    const rows = [
      sold('Isca', 100, 38, 15),
      sold('Pastel', 90, 38, 15),
      sold('Queijo', 80, 26, 9),
      sold('Bacalhau', 12, 42, 15),
      sold('Moela', 60, 38, 15),
    ]
    const { content } = redesign(menuOf(rows.map(({ name }) => name)), salesOf(rows), 'no máximo 4 itens')
    expect(content.leaves?.map(({ name }) => name)).toEqual(['Bacalhau'])
  })

  test('does not say that a plan stands which the owner’s own removals lose', () => {
    const rows = ['Isca', 'Pastel', 'Caldinho', 'Dadinho', 'Torresmo', 'Bolinho', 'Coxinha', 'Empada'].map(
      (name, at) => sold(name, 100 - 2 * at, 20, 8),
    )
    const { content } = redesign(
      menuOf(rows.map(({ name }) => name)),
      salesOf(rows),
      'no máximo 5 itens. Tirar a isca.',
    )
    expect(content.summary).toContain('do que você mandou tirar')
    expect(content.summary).not.toContain('o plano fica de pé')
  })

  test('names the last cuts with what each costs, and lets a third beer go before a dish that nothing replaces', () => {
    const dishes = ['Isca', 'Pastel', 'Dadinho', 'Torresmo'].map((name, at) =>
      sold(name, 100 - 2 * at, 20, 8),
    )
    const beers = ['Cerveja 600 ml', 'Heineken 600 ml', 'Long neck'].map((name, at) => ({
      ...sold(name, 300 - 90 * at, 15, 9),
      category: 'Cervejas',
    }))
    const soup = { ...sold('Caldo de mocotó', 90, 15, 4), category: 'Caldos' }
    const all = [...dishes, ...beers, soup]
    const items = all.map(({ name, category }) => ({
      name,
      category: category ?? null,
      description: null,
      price: 20,
      cost: null,
    }))
    const { content, explanations } = redesign({ items }, salesOf(all), 'no máximo 7 itens')
    expect(content.leaves?.map(({ name }) => name)).toEqual(['Long neck'])
    expect(explanations?.find(({ wish }) => wish.kind === 'count')?.reason).toMatch(
      /^Ficam 7; sai Long neck\. O número custa dinheiro: o corte mais caro é Long neck \(R\$/,
    )
  })

  test('offers nobody who wanted a juice a beer instead', () => {
    const rows = ['Suco de laranja', 'Suco de caju', 'Caipirinha', 'Mojito', 'Chope', 'Gin tônica'].map(
      (name, at) => ({ ...sold(name, 40 + 10 * at, 12 + at, 4), category: 'Bebidas' }),
    )
    const { content } = redesign(
      {
        items: rows.map(({ name }) => ({
          name,
          category: 'Bebidas',
          description: null,
          price: 12,
          cost: null,
        })),
      },
      salesOf(rows),
      'tirar o suco de laranja',
    )
    const [juice] = content.leaves ?? []
    expect(juice?.name).toBe('Suco de laranja')
    expect(juice?.instead ?? '').not.toMatch(/Chope|Caip|Moj|Gin/)
  })

  test('says first what a losing cut costs, and warns of a tenth of the margin', () => {
    const rows = ['Isca', 'Pastel', 'Caldinho', 'Dadinho', 'Torresmo', 'Bolinho', 'Coxinha', 'Empada'].map(
      (name, at) => sold(name, 100 - 2 * at, 20, 8),
    )
    const menu = menuOf(rows.map(({ name }) => name))
    expect(redesign(menu, salesOf(rows), 'no máximo 3 itens').content.summary).toMatch(
      /^\*\*Não imprima assim: o plano perde 1\d% da margem da casa\.\*\*/,
    )
    expect(redesign(menu, salesOf(rows), 'no máximo 7 itens').content.summary).toMatch(
      /^\*\*O corte custa dinheiro\.\*\*/,
    )
  })

  test('counts what guests would order instead before it removes an item', () => {
    // The dish earns R$ 600 and nothing similar is sold; each starter earns R$ 720, of which 70 % would stay.
    const starters = ['Isca', 'Pastel', 'Caldinho', 'Dadinho'].map((name) => sold(name, 60, 20, 8))
    const lonely = ['Peixada', 'Moqueca', 'Paella'].map((name, index) => ({
      ...sold(name, 10 + index, 20 * 2 ** index, 2),
      category: 'Pratos',
    }))
    const items = [...starters, ...lonely].map(({ name, category }) => ({
      name,
      category,
      description: null,
      price: null,
      cost: null,
    }))
    const result = redesign({ items }, salesOf([...starters, ...lonely]), 'no máximo 6 itens')
    expect(new Map(sectionsIn(result)).get('Petiscos')).toHaveLength(4)
    expect(new Map(sectionsIn(result)).get('Pratos')).toHaveLength(2)
  })

  test('expects more sales only for framed items', () => {
    const pairs = ['Petiscos', 'Pratos'].flatMap((category) =>
      [1, 2, 3, 4, 5, 6].map((index) => ({
        ...sold(`${category} ${index}`, index < 4 ? 200 : 40, 20, index < 4 ? 12 : 3 + index / 10),
        category,
      })),
    )
    const { content } = redesign(
      {
        items: pairs.map(({ name, category }) => ({
          name,
          category,
          description: null,
          price: 20,
          cost: null,
        })),
      },
      salesOf(pairs),
    )
    const framed = content.newMenu?.boxes.map(({ name }) => name) ?? []
    const items = content.categories.flatMap((category) => category.items)
    expect(items.filter(({ quadrant }) => quadrant === 'Enigma').length).toBeGreaterThan(2)
    expect(framed).toHaveLength(2)
    for (const { name, assumption = '', action } of items) {
      expect(assumption.includes('com a moldura')).toBe(framed.includes(name))
      expect(action.startsWith('Dar destaque')).toBe(framed.includes(name))
    }
  })
})

test('a menu that gives up dishes keeps its water and soft drinks', () => {
  const drinks = ['Água sem gás', 'Refrigerante lata', 'Cerveja 600 ml', 'Suco de cajá'].map((name) => ({
    ...sold(name, 5, 8, 4),
    category: 'Bebidas',
  }))
  const dishes = ['Isca', 'Pastel', 'Caldinho', 'Dadinho', 'Torresmo'].map((name, at) =>
    sold(name, 100 - at, 30, 10),
  )
  const items = [...dishes, ...drinks].map(({ name, category, price }) => ({
    name,
    category,
    description: null,
    price,
    cost: null,
  }))
  const result = redesign({ items }, salesOf([...dishes, ...drinks]), 'no máximo 6 itens')
  expect(new Map(sectionsIn(result)).get('Bebidas')).toEqual(
    expect.arrayContaining(['Água sem gás', 'Refrigerante lata']),
  )
})
