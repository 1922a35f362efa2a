import { expect, test } from 'vitest'
import type { Named } from '../spoken/pieces.ts'
import { readTableCombos } from './table-combos.ts'

const named = (name: string, section: string | null, isSection = false): Named =>
  ({ name, section, price: isSection ? null : 30, isSection }) as Named
const names = [
  named('Isca de cavala', 'Petiscos'),
  named('Galinha caipira', 'Para dois'),
  named('Soda', 'Bebidas'),
  named('Petiscos', null, true),
  named('Pratos para dois', null, true),
  named('Bebidas', null, true),
]
const read = (text: string) => readTableCombos(text, names).map(({ wish }) => wish)

test('a combo is read with its guests, its parts and its price', () => {
  expect(
    read(
      'Queria um combo pra família de quatro no almoço, com um prato pra dois, um petisco e bebida, por menos de 210 reais.',
    ),
  ).toEqual([
    {
      kind: 'newCombo',
      count: 1,
      max: 210,
      guests: 4,
      with: ['Pratos para dois', 'Petiscos', 'Bebidas'],
    },
  ])
})

test('a question for one is no order, and a part that the menu does not have leaves it to other readers', () => {
  expect(read('Vale um combo pra quatro pessoas, com um petisco e bebida, por 90 reais?')).toEqual([])
  expect(read('Quero um combo pra quatro pessoas, com um petisco e charuto, por 90 reais')).toEqual([])
})
