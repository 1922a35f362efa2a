/** A combo for certain days and hours is made of what was named, and printed with its days. */
import { expect, test } from 'vitest'
import type { WishOf } from '../../../base/request/wish.ts'
import type { RedesignedCategory } from '../schema.ts'
import { askedCombos } from './asked-combos.ts'

const item = (name: string, price: number, cost: number) =>
  ({ name, price, cost, units: 100, margin: price - cost, newPrice: null, move: 'keep' }) as never

const categories = [
  { name: 'Petiscos', items: [item('Torresmo', 28, 9)] },
  { name: 'Drinks', items: [item('Caipirinha de caju', 20, 5), item('Caipirinha', 18, 5)] },
] as unknown as RedesignedCategory[]

const wish: WishOf<'newCombo'> = {
  kind: 'newCombo',
  with: ['Torresmo', 'caipirinha'],
  count: 1,
  weekdays: [3, 4],
  start: 17,
  end: 20,
  text: 'combo de torresmo e caipirinha',
  origin: 'request',
}

test('the plain drink is taken where the menu has it, and the days stay with the combo', () => {
  const [asked] = askedCombos([wish], categories, 1, () => true)
  expect(asked?.combo).toMatchObject({
    dish: 'Torresmo',
    addition: 'Caipirinha',
    when: 'às quartas e às quintas, das 17h às 20h',
  })
})
