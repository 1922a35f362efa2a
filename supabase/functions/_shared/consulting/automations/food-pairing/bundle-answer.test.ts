import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { formatBrl } from '../../base/language/text.ts'
import type { Wish } from '../../base/request/wish.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

const menu = [
  { category: 'Entradas', name: 'Pastel de carne', price: 18, cost: 5, description: null },
  { category: 'Pratos', name: 'Carne de sol com macaxeira', price: 60, cost: 22, description: null },
  { category: 'Pratos', name: 'Peixada da casa', price: 98, cost: 36, description: null },
  { category: 'Bebidas', name: 'Caipirinha', price: 18, cost: 4, description: null },
]

function answerTo(figure: { price: number } | { percent: number }): string | undefined {
  const question: Wish = {
    kind: 'question',
    about: 'comboDiscount',
    item: 'Pastel de carne',
    parts: [
      { item: 'Pastel de carne', count: 2 },
      { item: 'Caipirinha', count: 1 },
    ],
    ...figure,
    text: 'sobra quanto?',
    origin: 'request',
  }
  const [content] = createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Regional cearense',
      focus_areas: ['Entradas e petiscos', 'Pratos principais'],
    },
    { ...plainContext, today: '2026-11-29', sheet: { wishes: [question], unread: [] } },
  ).flatMap(({ content }) => (content.kind === 'pairing_menu' ? [content] : []))
  return content?.asked?.answers[0]?.text
}

test('a combo that the owner thinks of is counted with its own items', () => {
  // 2 × 18 + 18 = 54; costs 2 × 5 + 4 = 14; 10 % off are R$ 5.40 of the drink's R$ 14.
  const told = answerTo({ percent: 10 })
  expect(told).toContain('Sobram R$ 34,60 por combo')
  expect(told).toContain('2 × Pastel de carne e Caipirinha custam R$ 54,00')
  expect(told).toContain('São R$ 8,60 a mais que a comida sozinha')
  expect(told).toContain('no máximo 6 já pediriam tudo')
})

test('a discount that eats the drink is told with the price that does not', () => {
  expect(answerTo({ price: 38 })).toContain('o desconto come toda a bebida. Suba para R$ 40,01 ou mais')
})

test('a combo dearer than its parts is refused', () => {
  expect(answerTo({ price: 60 })).toContain('por R$ 60,00 ninguém leva o combo')
})

test('what is left of each combo is its price without the costs of dish and drink', () => {
  const [content] = createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Regional cearense',
      focus_areas: ['Entradas e petiscos', 'Pratos principais'],
    },
    {
      ...plainContext,
      today: '2026-11-29',
      sheet: {
        wishes: [
          { kind: 'question', about: 'comboGain', text: 'quanto sobra em cada combo?', origin: 'request' },
          { kind: 'newCombo', count: 1, of: 'Peixada da casa', text: 'combo', origin: 'request' },
        ],
        unread: [],
      },
    },
  ).flatMap((one) => (one.content.kind === 'pairing_menu' ? [one.content] : []))
  const [offer] = content?.combos ?? []
  const told = content?.asked?.answers[0]?.text
  const cost = ((offer?.price ?? 0) * (offer?.costPct ?? 0)) / 100
  expect(cost).toBeGreaterThan(0)
  expect(told).toContain(`sobram ${formatBrl((offer?.price ?? 0) - cost)}`)
})
