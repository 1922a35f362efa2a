import { describe, expect, test } from 'vitest'
import { changeOf, initialChoices, mergeMenu, type ReadItem, readItems } from './merge'
import { menuRow } from './test-house'

const read = (name: string, values: Partial<ReadItem> = {}): ReadItem => ({
  name,
  section: null,
  description: null,
  price: null,
  size: null,
  cost: null,
  ...values,
})

const menu = [
  menuRow('Pastel de carne', { section: 'Petiscos', price: 18.9, size: '500 g', cost: 5.2, position: 0 }),
  menuRow('Caldinho', { section: 'Petiscos', price: 14, position: 1 }),
  menuRow('Bolinho de bacalhau', { price: 32, description: 'Seis unidades', position: 2 }),
]

describe('merging a menu with a file', () => {
  test('distinguishes new, changed, missing and equal items', () => {
    const merge = mergeMenu(
      menu,
      [
        read('PASTEL DE CARNE', { price: 21, size: '400 g' }),
        read('Caldinho', { price: 14 }),
        read('Torresmo'),
      ],
      true,
    )
    expect(merge.added.map(({ name }) => name)).toEqual(['Torresmo'])
    expect(merge.changed.map(({ item, fields }) => [item.name, fields])).toEqual([
      [
        'Pastel de carne',
        [
          { field: 'price', from: 18.9, to: 21 },
          { field: 'size', from: '500 g', to: '400 g' },
        ],
      ],
    ])
    expect(merge.gone.map(({ name }) => name)).toEqual(['Bolinho de bacalhau'])
    expect(merge.same).toBe(1)
  })

  test('keeps fields that the file leaves out', () => {
    const merge = mergeMenu(menu, [read('Pastel de carne', { price: 21 })], true)
    expect(merge.changed[0]?.next).toMatchObject({ price: 21, size: '500 g', cost: 5.2, section: 'Petiscos' })
  })

  test('recognizes a misspelled name and reports the spelling', () => {
    const merge = mergeMenu(menu, [read('Bolinho de bacalau', { price: 34 })], true)
    expect(merge.added).toEqual([])
    expect(merge.changed[0]).toMatchObject({
      item: { name: 'Bolinho de bacalhau' },
      spelled: 'Bolinho de bacalau',
    })
  })

  test('treats two sizes of one name as two items', () => {
    const beers = [
      menuRow('Cerveja', { id: 'large', size: '600 ml', price: 16 }),
      menuRow('Cerveja', { id: 'small', size: '350 ml', price: 9 }),
    ]
    const merge = mergeMenu(
      beers,
      [read('Cerveja', { size: '350 ml', price: 10 }), read('Cerveja', { size: '600 ml', price: 16 })],
      true,
    )
    expect(merge.changed.map(({ item, next }) => [item.id, next.price])).toEqual([['small', 10]])
    expect(merge.same).toBe(1)
  })

  test('treats "PETISCOS" as the section "Petiscos", and "500g" as the size "500 g"', () => {
    const merge = mergeMenu(menu, [read('Pastel de carne', { section: 'PETISCOS', size: '500g' })], false)
    expect(merge.changed).toEqual([])
    expect(merge.same).toBe(1)
  })

  test('removes nothing after a sales sheet or a pasted list', () => {
    expect(mergeMenu(menu, [read('Caldinho')], false).gone).toEqual([])
  })

  test('returns an item that was off the menu and is in the file', () => {
    const merge = mergeMenu([menuRow('Caldinho', { active: false })], [read('Caldinho')], true)
    expect(merge.changed[0]).toMatchObject({ returns: true, next: { active: true } })
  })

  test('counts a repeated line once', () => {
    expect(mergeMenu([], [read('Caldinho'), read('caldinho')], true).added).toHaveLength(1)
  })
})

describe('saving a merge', () => {
  const merge = mergeMenu(
    menu,
    [
      read('Pastel de carne', { price: 189 }),
      read('Caldinho', { price: 15 }),
      read('Torresmo', { price: 28 }),
    ],
    true,
  )
  let ids = 0
  const newId = () => `new-${++ids}`

  test('saves what is ticked: at first all but doubtful prices, and no removals', () => {
    const change = changeOf(menu, merge, initialChoices(merge), newId)
    expect(change.items.map(({ name, price, position }) => [name, price, position])).toEqual([
      ['Torresmo', 28, 3],
      ['Caldinho', 15, 1],
    ])
    expect(change.removed).toEqual([])
  })

  test('deactivates and removes as the owner chose', () => {
    const [gone] = merge.gone
    if (!gone) throw new Error('nothing is gone')
    const none = { added: new Set<number>(), changed: new Set<string>() }
    const off = changeOf(menu, merge, { ...none, gone: new Map([[gone.id, 'deactivate']]) }, newId)
    expect(off).toMatchObject({ items: [{ id: gone.id, active: false }], removed: [] })
    const removed = changeOf(menu, merge, { ...none, gone: new Map([[gone.id, 'remove']]) }, newId)
    expect(removed).toEqual({ items: [], removed: [gone.id] })
  })
})

test('a size is split from the name, and 0 means unknown', () => {
  expect(
    readItems([
      { name: 'Cerveja 600 ml', category: 'CERVEJAS', description: null, price: 16, cost: 0 },
      { name: 'Picanha 400 g', category: null, description: null, price: 0, size: 'para 2', cost: null },
    ]),
  ).toEqual([
    read('Cerveja', { section: 'Cervejas', price: 16, size: '600 ml' }),
    read('Picanha 400 g', { size: 'para 2' }),
  ])
})
