import { expect, test } from 'vitest'
import { blankTexts, errorsIn, itemOf, moneyError, textsOf } from './item-form'
import { menuRow } from './test-house'

test('an empty cost is unknown, and zero is refused', () => {
  expect(moneyError('', 'cost')).toBeNull()
  expect(moneyError('5,20', 'cost')).toBeNull()
  expect(moneyError('0', 'cost')).toMatch(/^Custo zero/)
  expect(moneyError('0,00', 'price')).toMatch(/^Preço zero/)
  expect(itemOf({ ...blankTexts, name: 'Caldinho' }, { id: 'a', position: 0 }).cost).toBeNull()
})

test('an item without name is refused', () => {
  expect(errorsIn({ ...blankTexts, name: '  ' })).toEqual({ name: 'Diga o nome do item.' })
  expect(errorsIn({ ...blankTexts, name: 'Caldinho' })).toEqual({})
})

test('an item converted to texts and back keeps the decimals of its cost, unknown allergens and no allergens', () => {
  for (const allergens of [null, [], ['milk']]) {
    const { updated_at: _, ...item } = menuRow('Pastel', {
      cost: 5.2034,
      price: 18.9,
      kind: 'dish',
      allergens,
    })
    expect(itemOf(textsOf({ ...item, updated_at: '' }), item)).toEqual(item)
  }
})
