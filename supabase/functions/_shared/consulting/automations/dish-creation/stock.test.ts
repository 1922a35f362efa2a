import { expect, test } from 'vitest'
import { houseWith } from '../../../../../../tests/support/understood.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { stockOf } from './stock.ts'

const stockFrom = (...names: string[]) =>
  stockOf(
    houseWith(...names.map((name): [string, string, number] => ['Cardápio', name, 18])),
    requirementsOf({ wishes: [], unread: [] }),
  )

test.each(['Pudim de leite', 'Café com leite', 'Cappuccino', 'Vitamina de banana'])(
  'a house that sells %s buys milk',
  (name) => {
    expect(stockFrom(name).has('leite')).toBe(true)
  },
)

test.each([
  'Arroz no leite de coco',
  'Pudim de leite condensado',
  'Doce de leite',
  'Latte com leite de aveia',
])('%s says nothing of milk', (name) => {
  expect(stockFrom(name).has('leite')).toBe(false)
})

test('cheese is named without the word for it', () => {
  expect(stockFrom('Coalho na brasa com melaço').has('coalho')).toBe(true)
})
