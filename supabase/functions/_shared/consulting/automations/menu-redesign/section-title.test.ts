import { expect, test } from 'vitest'
import { sectionTitle } from './section-title.ts'
import { menuOf, redesign, salesOf, sold } from './test-case.ts'

test.each([
  ['Camarão e lagosta', ['Camarão ao alho'], ['Lagosta grelhada'], 'Camarão'],
  ['Camarão e lagosta', ['Camarão ao alho', 'Lagosta ao molho'], ['Lagosta grelhada'], 'Camarão e lagosta'],
  ['Camarão e lagosta', ['Arroz do mar'], ['Lagosta grelhada'], 'Camarão'],
  ['Massas, carnes e peixes', ['Talharim', 'Peixe do dia'], ['Carne assada'], 'Massas e peixes'],
  ['Entradas e petiscos', ['Pastel'], ['Isca'], 'Entradas e petiscos'],
  ['Lagosta', ['Polvo'], ['Lagosta grelhada'], 'Lagosta'],
])('%s of %j without %j is called %s', (title, stays, gone, called) => {
  expect(sectionTitle(title, stays, gone)).toBe(called)
})

const rows = ['Isca', 'Pastel', 'Moqueca', 'Cuscuz'].map((name, at) => sold(name, 100 - 10 * at, 20 + at, 8))
const sections = ['Caldos', 'Caldos', 'Pratos', 'Regionais']
const menu = menuOf(rows.map(({ name }) => name))
const divided = {
  ...menu,
  items: menu.items.map((item, at) => ({ ...item, category: sections[at] ?? null })),
}

test('what the owner wants first opens the menu with its section', () => {
  const { content, explanations } = redesign(divided, salesOf(rows), 'o cuscuz tem que aparecer primeiro')
  expect(content.newMenu?.sections[0]?.name).toBe('Regionais')
  expect(explanations?.find(({ wish }) => wish.kind === 'promote')?.reason).toContain('abre o cardápio')
})
