import { expect, test } from 'vitest'
import type { Menu } from '../../../documents/menu.ts'
import { redesign, salesOf } from '../test-case.ts'

const rows = [
  ['Brasas', 'Cupim', 300, 60, 25],
  ['Brasas', 'Picanha', 40, 120, 60],
  ['Brasas', 'Costela', 90, 70, 28],
  ['Rio', 'Tambaqui', 200, 64, 24],
  ['Rio', 'Pirarucu', 60, 72, 30],
  ['Rio', 'Pacu', 8, 50, 35],
] as const
const menu: Menu = {
  items: rows.map(([category, name, , price, cost]) => ({ name, category, description: null, price, cost })),
}
const sales = salesOf(
  rows.map(([category, name, units, price, cost]) => ({ name, category, units, price, cost })),
)
const ask = (question: string) => redesign(menu, sales, question).content.answers?.[0]?.verdict

test('which dish of a section to show is answered within that section', () =>
  expect(ask('Qual prato do rio merece o maior destaque?')).toMatch(/^Destaque Tambaqui/))

test('what one item leaves is answered by unit and in all', () =>
  expect(ask('O cupim vende muito mas ganho quanto nele?')).toMatch(/^R\$ 35,00 em cada um.*R\$ 10\.500\.$/))

test('what leaves little is answered by money, and not by what leaves the menu', () =>
  expect(ask('O que está dando pouco lucro?')).toMatch(/^No total, Pacu \(R\$ 120/))

test('what sells most is answered by units', () =>
  expect(ask('Qual prato mais vende?')).toMatch(/^Cupim: 300/))
