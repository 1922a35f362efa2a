import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

const item = (category: string, name: string, price: number, cost: number | null = null): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const menu = [
  item('Pratos', 'Lagosta na manteiga de garrafa', 130),
  item('Pratos', 'Cavala frita com baião', 62),
  item('Pratos', 'Peixada da casa', 98, 36),
  item('Pratos', 'Moqueca de peixe', 92),
  item('Pratos', 'Polvo grelhado com macaxeira', 96),
  item('Entradas', 'Pastel de camarão', 30),
  item('Entradas', 'Ostra fresca', 42),
  item('Bebidas', 'Caipirinha', 18, 4),
  item('Bebidas', 'Suco de caju', 9, 3),
]
const asked = { text: 'pedido', origin: 'request' } as const

function analysisOf(...wishes: Wish[]) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Peixes e frutos do mar',
      focus_areas: ['Peixes e frutos do mar'],
    },
    { ...plainContext, today: '2026-11-29', sheet: { wishes, unread: [] } },
  ).map(({ content }) => content)
  const found = contents.find((content) => content.kind === 'pairing_menu')
  if (found?.kind !== 'pairing_menu') throw new Error('no menu')
  return found
}

const four: Wish = { ...asked, kind: 'count', count: 4, bound: 'exactly' }

test('a dish in its closed season is none of the pairings that are counted', () => {
  const { overview, leftOut } = analysisOf(four, {
    ...asked,
    kind: 'keepItem',
    item: 'Lagosta na manteiga de garrafa',
  })
  expect(overview.filter(({ closed }) => !closed)).toHaveLength(4)
  expect(overview.map(({ name }) => name)).not.toContain('Lagosta na manteiga de garrafa')
  expect(leftOut.map(({ name }) => name)).toContain('Lagosta na manteiga de garrafa')
})

test('few pairings do not all pour the same mixed drink', () => {
  const { overview } = analysisOf(four)
  expect(overview.filter(({ best }) => best === 'Caipirinha').length).toBeLessThanOrEqual(2)
})

test('no dose above the owner’s limit is shown, and the combo of one dish has its sum', () => {
  const { doses, asked: told } = analysisOf(
    four,
    { ...asked, kind: 'portion', item: 'dose', amount: 30, unit: 'ml', bound: 'at_most' },
    { ...asked, kind: 'newCombo', count: 1, of: 'Peixada da casa', guests: 2, max: 125 },
    { ...asked, kind: 'question', about: 'firstBottle' },
    { ...asked, kind: 'question', about: 'suits', item: 'Ostra fresca', other: 'cachaça alambique' },
  )
  expect(Math.max(...doses.map(({ ml }) => ml))).toBe(30)
  const combo = told?.planned.find(({ wish }) => wish === 'newCombo')
  expect(combo?.text).toMatch(/Peixada da casa \(R\$\s98\) com 2 × 30 ml de .+: R\$\s1\d\d\. .*deixa/)
  expect(told?.answers.find(({ about }) => about === 'firstBottle')?.text).toMatch(/^Alambique/)
  expect(told?.answers.find(({ about }) => about === 'suits')?.text).not.toMatch(/não entrou/)
})

test('only the dishes that the owner wants drinks beside are paired, and the others say so', () => {
  const menu = analysisOf({ ...asked, kind: 'pairing', rule: 'onlyBeside', dishes: ['Entradas'] })
  expect(menu.overview.map(({ name }) => name).toSorted()).toEqual(['Ostra fresca', 'Pastel de camarão'])
  expect(menu.leftOut.find(({ name }) => name === 'Moqueca de peixe')?.reason).toContain('só outros pratos')
})

test('two dishes named beside words that nobody understood are no choice of the owner’s', () => {
  const wish: Wish = { ...asked, kind: 'promote', item: 'Moqueca de peixe' }
  const unread = { text: 'harmonizar os pratos', why: 'unknown', blocking: false, choices: [] } as const
  const rows = (open: readonly (typeof unread)[]) =>
    createPairings(
      {
        menu_upload: menuAnswer({ items: menu }),
        cuisine_style: 'Peixes e frutos do mar',
        focus_areas: ['destaque pra moqueca'],
      },
      {
        ...plainContext,
        today: '2026-11-29',
        sheet: { wishes: [wish], unread: open.map((one) => ({ ...one, choices: [] })) },
      },
    ).flatMap(({ content }) => (content.kind === 'pairing_menu' ? content.overview : []))
  expect(rows([])).toHaveLength(1)
  expect(rows([unread]).length).toBeGreaterThan(3)
})
