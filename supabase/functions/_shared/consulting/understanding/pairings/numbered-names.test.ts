import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: ['Quatro queijos', 'Três carnes', 'Portuguesa'].map((name) => ({
    section: 'Pizzas',
    name,
    price: 50,
  })),
})
const read = (text: string) =>
  understand('food_pairing', { answers: { focus_areas: [text] }, house, today: '2026-11-30' }).wishes.map(
    ({ text: _, place: __, origin: ___, ...wish }) => wish,
  )

test('a dish whose name begins with a number asks for no such number', () => {
  expect(read('Quatro queijos')).toEqual([{ kind: 'keepItem', item: 'Quatro queijos' }])
  expect(
    read('Quero uma bebida para cada uma destas pizzas: Portuguesa, Quatro queijos e Três carnes.'),
  ).toEqual([
    { kind: 'pairing', rule: 'onlyBeside', dishes: ['Portuguesa', 'Quatro queijos', 'Três carnes'] },
  ])
})

test('a wish before a number makes no such name', () =>
  expect(read('Quero quatro pares.')).not.toContainEqual({ kind: 'keepItem', item: 'Quatro queijos' }))

test('a number alone is no part of such a name', () =>
  expect(
    understand('menu_redesign', {
      answers: { constraints: 'Tire três itens.' },
      house,
      today: '2026-11-30',
    }).wishes.some((wish) => 'item' in wish && wish.item === 'Três carnes'),
  ).toBe(false))
