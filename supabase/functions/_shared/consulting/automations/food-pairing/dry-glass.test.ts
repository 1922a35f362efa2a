import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

const item = (category: string, name: string, price: number) => ({
  category,
  name,
  price,
  cost: null,
  description: null,
})

test('no dessert is paired with a glass that the report calls harsh beside it', () => {
  const [content] = createPairings(
    {
      menu_upload: menuAnswer({
        items: [
          item('Pizzas doces', 'Romeu e Julieta', 46),
          item('Sobremesas', 'Pudim de leite', 16),
          item('Bebidas', 'Vinho branco da casa taça 150 ml', 22),
          item('Bebidas', 'Cerveja de trigo 500 ml', 24),
          item('Bebidas', 'Suco de uva integral 300 ml', 14),
          item('Bebidas', 'Café expresso', 6),
        ],
      }),
      cuisine_style: 'Italiana',
      focus_areas: ['Sobremesas'],
    },
    {
      ...plainContext,
      today: '2026-12-02',
      sheet: {
        wishes: [
          {
            kind: 'pairingRule',
            what: 'menuOnly',
            of: 'drinks',
            text: 'só do cardápio',
            origin: 'request',
          } as never,
          { kind: 'exclude', what: 'cachaça', text: 'sem cachaça', origin: 'request' } as never,
        ],
        unread: [],
      },
    },
  ).flatMap((one) => (one.content.kind === 'pairing_menu' ? [one.content] : []))
  expect(content?.overview.length).toBeGreaterThan(1)
  for (const row of content?.overview ?? [])
    expect(`${row.why} ${row.best}`).not.toMatch(/seco e ardido|equipe|Vinho|Cerveja/)
  expect(content?.combos ?? []).toEqual([])
})
