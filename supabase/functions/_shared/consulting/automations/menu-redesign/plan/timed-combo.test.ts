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

const cafe = [
  { name: 'Cafés', items: [item('Café coado', 5, 1), item('Espresso', 7, 1.5), item('Café gelado', 12, 3)] },
  {
    name: 'Salgados',
    items: [item('Cuscuz com ovo', 15, 4), item('Pão de queijo', 6, 2), item('Coxinha', 9, 3)],
  },
  { name: 'Doces', items: [item('Bolo de fubá', 8, 2), item('Cheesecake', 17, 8)] },
] as unknown as RedesignedCategory[]
const bakery = [
  { name: 'Da chapa', items: [item('Misto quente', 13, 4), item('Tapioca com queijo', 14, 4)] },
  {
    name: 'Bebidas',
    items: [item('Café com leite', 8, 2), item('Suco de laranja', 9, 3), item('Cerveja', 14, 7)],
  },
  { name: 'Almoço', items: [item('Filé com fritas', 42, 16)] },
] as unknown as RedesignedCategory[]

test.each([
  ['a café', cafe],
  ['a bakery', bakery],
])('a breakfast of %s has a hot coffee and something to eat, within its price and on its days', (_, menu) => {
  const [asked] = askedCombos(
    [
      {
        kind: 'newCombo',
        count: 1,
        of: 'café da manhã',
        max: 24,
        on: ['2027-02-02'],
        text: 'combo de café da manhã',
        origin: 'request',
      },
    ],
    menu,
    1,
    () => true,
  )
  const { dish = '', addition = '', price = 99, when } = asked?.combo ?? {}
  expect(dish).toMatch(/Cuscuz|Misto|Tapioca/)
  expect(addition).toMatch(/Café (?:coado|com leite)/)
  expect(`${dish} ${addition}`).not.toMatch(/Cheesecake|gelado|Cerveja|Filé/)
  expect(price).toBeLessThanOrEqual(24)
  expect(when).toBe('em 02/02/2027')
})

const bar = [
  { name: 'Petiscos', items: [item('Pastel de carne', 24.9, 7.4), item('Batata frita', 27.9, 7.1)] },
  { name: 'Bebidas', items: [item('Cerveja long neck', 11.9, 5), item('Refrigerante lata', 7, 4)] },
] as unknown as RedesignedCategory[]
const priced: WishOf<'newCombo'> = {
  kind: 'newCombo',
  count: 1,
  max: 35,
  text: 'um combo de até 35',
  origin: 'request',
}

test('a snack goes with the drink that pays, where the soft drink would bring next to nothing', () => {
  const [asked] = askedCombos([priced], bar, 1, () => true)
  expect(asked?.combo).toMatchObject({ dish: 'Pastel de carne', addition: 'Cerveja long neck' })
})

test.each([{ of: 'almoço' }, { sober: true }])('%j keeps the drink without alcohol', (more) => {
  const [asked] = askedCombos([{ ...priced, ...more }], bar, 1, () => true)
  expect(asked?.combo?.addition).toBe('Refrigerante lata')
})
