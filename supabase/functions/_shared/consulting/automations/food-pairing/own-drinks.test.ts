import { describe, expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Wish } from '../../base/request/wish.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'
import { pairingSections } from './sections.ts'

const item = (category: string, name: string, price: number, cost: number) => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const menu = [
  item('Carnes', 'Picanha na brasa', 98, 41),
  item('Carnes', 'Linguiça caseira', 42, 13),
  item('Carnes', 'Carneiro assado', 92, 36),
  item('Sobremesas', 'Doce de leite', 18, 5),
  item('Infantil', 'Filé de peixe kids', 32, 10),
  item('Cervejas', 'Cerveja pilsen garrafa 600 ml', 14, 7),
  item('Vinhos', 'Vinho tinto Malbec taça 150 ml', 26, 9.8),
  item('Vinhos', 'Vinho tinto Malbec garrafa 750 ml', 118, 49),
  item('Drinks', 'Caipirinha de limão', 19, 4.6),
  item('Doses', 'Cachaça da casa 50 ml', 9, 2.4),
  item('Sem álcool', 'Suco de caju 400 ml', 11, 2.8),
]
const wishOf = (wish: object): Wish => ({ origin: 'request', text: 'x', ...wish }) as Wish

function pairWith(...wishes: Wish[]) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Churrasco e carnes na brasa',
      focus_areas: ['Pratos principais', 'Sobremesas'],
    },
    { ...plainContext, today: '2026-11-23', sheet: { wishes, unread: [] } },
  ).map(({ content }) => content)
  const analysis = contents.find((content) => content.kind === 'pairing_menu')
  return { analysis, told: JSON.stringify(pairingSections(contents)) }
}

describe('a house that pours only what it sells', () => {
  const { analysis, told } = pairWith(
    wishOf({ kind: 'pairingRule', what: 'menuOnly', text: 'só com as bebidas que já tenho' }),
  )

  test('has no drink in its pairs that is not on its menu', () => {
    const own = new Set(menu.map(({ name }) => name))
    expect(analysis?.overview).not.toHaveLength(0)
    for (const { best } of analysis?.overview ?? []) expect(own).toContain(best)
  })

  test('gets beer, wine or its own dose beside its dishes, and nothing to buy', () => {
    const best = new Set((analysis?.overview ?? []).map((row) => row.best))
    expect(best.size).toBeGreaterThan(1)
    expect(analysis?.shopping.bottles).toEqual([])
    expect(told).not.toContain('Compra de meio mês')
  })
})

test('said of dishes, the rule leaves the farm’s cachaças', () => {
  const { analysis } = pairWith(
    wishOf({ kind: 'pairingRule', what: 'menuOnly', text: 'só com prato que já tá no cardápio' }),
  )
  expect(analysis?.doses).not.toEqual([])
})

test('a wine is compared by the glass and by the bottle', () => {
  // Five glasses: 130 against 118, 81 against 69; two of them pay the bottle's 49.
  const [answer] =
    pairWith(wishOf({ kind: 'question', about: 'glassOrBottle', item: 'malbec' })).analysis?.asked?.answers ??
    []
  expect(answer?.text).toContain('5 taças a R$ 26 dão R$ 130; a garrafa, R$ 118')
  expect(answer?.text).toContain('as taças deixam R$ 81,00, e a garrafa fechada, R$ 69,00')
  expect(answer?.text).toContain('2 taças pagam o custo da garrafa')
})

test('a children’s dish gets a drink without alcohol', () => {
  const { analysis } = pairWith()
  expect(analysis?.leftOut).toContainEqual(
    expect.objectContaining({
      name: 'Filé de peixe kids',
      reason: 'prato infantil: com Suco de caju, sem álcool',
    }),
  )
})
