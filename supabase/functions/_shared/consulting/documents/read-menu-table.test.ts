import { expect, test } from 'vitest'
import { readMenuTable } from './read-menu-table.ts'

test('a menu kept as a table is read by its header, with sizes and costs', () => {
  const reading = readMenuTable([
    ['Cardápio do Bar da Ana'],
    ['Seção', 'Produto', 'Descrição', 'Porção', 'Preço (R$)', 'Custo'],
    ['Petiscos', 'Pastel de carne', 'Massa fina', '500 g', 'R$ 18,90', '5,20'],
    ['Drinks', 'Caipirinha', null, '', 22, 0],
    [],
    ['Drinks', null, null, null, 10, null],
  ])
  expect(reading?.items).toEqual([
    {
      name: 'Pastel de carne',
      category: 'Petiscos',
      description: 'Massa fina',
      price: 18.9,
      size: '500 g',
      cost: 5.2,
      place: { row: 3 },
    },
    {
      name: 'Caipirinha',
      category: 'Drinks',
      description: null,
      price: 22,
      size: null,
      cost: null,
      place: { row: 4 },
    },
  ])
  expect(reading?.unread).toEqual([{ row: 6, text: 'Drinks 10', reason: 'Falta o nome do item' }])
})

test('a row with only a name is the title of the section below it', () => {
  const reading = readMenuTable([
    ['Item', 'Valor'],
    ['PETISCOS', ''],
    ['Caldinho', '14'],
  ])
  expect(reading?.items).toMatchObject([{ name: 'Caldinho', category: 'PETISCOS', price: 14 }])
})

test('"Descrição" names the items if no other column does', () => {
  expect(
    readMenuTable([
      ['Descrição', 'Preço'],
      ['Caldinho', 14],
    ])?.items,
  ).toMatchObject([{ name: 'Caldinho' }])
})

test.each([
  [
    'a sales sheet',
    [
      ['Data', 'Produto', 'Qtd', 'Preço'],
      ['2026-01-02', 'Caldinho', 2, 14],
    ],
  ],
  ['a table without header', [['Caldinho', 14]]],
])('%s is not read as a menu', (_, table) => {
  expect(readMenuTable(table)).toBeNull()
})

test.each([
  [['Section', 'Item', 'Description', 'Size', 'Price', 'Cost']],
  [['Category', 'Name', 'Ingredients', 'Portion', 'Price (R$)', 'Unit cost']],
  [['Menu section', 'Dish name', 'Details', 'Serving size', 'Menu price', 'Food cost']],
])('a menu headed in English is read: %j', (header) => {
  const row = ['Petiscos', 'Pastel de carne', 'Massa fina', '500 g', '18.90', '5.20']
  expect(readMenuTable([header, row])?.items).toMatchObject([
    {
      name: 'Pastel de carne',
      category: 'Petiscos',
      description: 'Massa fina',
      size: '500 g',
      price: 18.9,
      cost: 5.2,
    },
  ])
})
