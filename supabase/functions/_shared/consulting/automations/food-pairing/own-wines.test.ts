/** Houses that sell their wine by the bottle: what their list, their stock and their combos must keep. */
import { describe, expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

type Row = readonly [category: string, name: string, price: number, cost: number]
const menuOf = (rows: readonly Row[]): MenuItem[] =>
  rows.map(([category, name, price, cost]) => ({ category, name, price, cost, description: null }))

const fishHouse = menuOf([
  ['Entradas', 'Lambreta ao vapor', 39, 15],
  ['Entradas', 'Pastel de siri', 36, 11],
  ['Principais', 'Moqueca de arraia (2 pessoas)', 132, 44],
  ['Principais', 'Garoupa na telha (2 pessoas)', 158, 60],
  ['Principais', 'Lula recheada', 88, 34],
  ['Principais', 'Carne de sol com macaxeira', 78, 27],
  ['Sobremesas', 'Cocada mole', 22, 5],
  ['Vinhos', 'Torrontés argentino', 112, 48],
  ['Vinhos', 'Chardonnay da serra', 134, 60],
  ['Vinhos', 'Rosé seco', 96, 40],
  ['Vinhos', 'Merlot gaúcho', 108, 47],
  ['Drinks', 'Caipirinha de cajá', 23, 5],
  ['Sem álcool', 'Suco de graviola', 12, 3],
])
const grill = menuOf([
  ['Entradas', 'Linguiça de bode', 34, 11],
  ['Entradas', 'Queijo na brasa', 28, 9],
  ['Carnes', 'Costela de boi (2 pessoas)', 139, 52],
  ['Carnes', 'Picanha na brasa', 118, 49],
  ['Carnes', 'Cupim de panela', 84, 31],
  ['Pratos', 'Tilápia na manteiga', 72, 26],
  ['Vinhos', 'Malbec reserva', 139, 62],
  ['Vinhos', 'Tannat da campanha', 118, 51],
  ['Vinhos', 'Sauvignon Blanc', 104, 46],
  ['Cervejas', 'Pilsen 600 ml', 16, 8],
  ['Sem álcool', 'Limonada suíça', 13, 3],
])
const houses = { fishHouse, grill }
const stuck = { fishHouse: 'Merlot', grill: 'Tannat' } as const

function askedOf(items: readonly MenuItem[], ...said: string[]) {
  const answers = {
    menu_upload: menuAnswer({ items: [...items] }),
    cuisine_style: 'Regional',
    focus_areas: ['Entradas e petiscos', 'Pratos principais', ...said],
  }
  const [menu] = createPairings(
    answers,
    understood('food_pairing', answers, { ...plainContext, today: '2026-10-06' }),
  ).flatMap(({ content }) => (content.kind === 'pairing_menu' ? [content] : []))
  if (!menu) throw new Error('the analysis is missing')
  return menu
}
const plannedOf = (items: readonly MenuItem[], said: string, kind: string) =>
  askedOf(items, said).asked?.planned.find(({ wish }) => wish === kind)
const priceIn = (text: string) => Number(/\*\*R\$ ([\d.]+)\*\*/.exec(text)?.[1]?.replace('.', ''))

describe.each(Object.entries(houses))('%s', (name, items) => {
  const wines = items.filter(({ category }) => category === 'Vinhos').map((one) => one.name)

  test('pairs its bottles although the owner also speaks of cachaça for some dish', () => {
    const { overview } = askedOf(items, 'A cachaça pode entrar em pelo menos um prato.')
    const paired = new Set(overview.map(({ best }) => best).filter((best) => wines.includes(best)))
    expect(paired.size).toBeGreaterThanOrEqual(2)
    expect(overview.some(({ best }) => /caip|alambique|carvalho|castanheira/i.test(best))).toBe(true)
  })

  test('serves one bottle to a couple, never one for each guest', () => {
    const { overview } = askedOf(items)
    for (const { best, served } of overview) if (wines.includes(best)) expect(served).not.toMatch(/^2/)
  })

  test.each([200, 230, 260])('a combo for two holds every part within R$ %i, or is refused', (max) => {
    const planned = plannedOf(
      items,
      `Monte um combo de casal com entrada, prato e bebida por até R$ ${max}.`,
      'newCombo',
    )
    const text = planned?.text ?? ''
    if (!planned?.done) {
      expect(text).toMatch(/passa de R\$/)
      return
    }
    const parts = ['Entradas', 'Principais|Carnes|Pratos', 'Vinhos|Cervejas|Drinks|Sem álcool']
    const head = text.split(':')[0] ?? ''
    const heard = items.filter((item) =>
      head.includes(
        item.name
          .replace(/ \(.*/, '')
          .replace(/ 600 ml/, '')
          .replace('Caipirinha ', ''),
      ),
    )
    for (const part of parts)
      expect(heard.some(({ category }) => new RegExp(`^(?:${part})$`).test(category ?? ''))).toBe(true)
    expect(priceIn(text)).toBeLessThanOrEqual(max)
  })

  test('sells off its bottles beside a dish, with a price, a pace and an end', () => {
    const wine = stuck[name as keyof typeof stuck]
    const menu = askedOf(items, `O ${wine} encalhou, tenho 12 garrafas: com que prato eu vendo?`)
    const planned = menu.asked?.planned.find(({ wish }) => wish === 'pairingRule')
    expect(planned?.done).toBe(true)
    expect(planned?.of).toMatch(/^vender 12 garrafas/i)
    expect(planned?.text).toMatch(
      /até 01\/12: 2 por semana.*com a garrafa por \*\*R\$ \d+\*\* \(separados.*deixa R\$/,
    )
    expect(menu.overview.some(({ best }) => best.includes(wine))).toBe(true)
  })

  test('tells of two drinks which one, and why, and gives it to the dish', () => {
    const [dish, one, two] =
      name === 'grill'
        ? (['Tilápia na manteiga', 'Sauvignon Blanc', 'Malbec reserva'] as const)
        : (['Lula recheada', 'Rosé seco', 'Merlot gaúcho'] as const)
    const menu = askedOf(items, `A ${dish.split(' ')[0]?.toLowerCase()} pede o ${two} ou o ${one}?`)
    const text = menu.asked?.answers[0]?.text ?? ''
    expect(text.startsWith(`${one}, R$`)).toBe(true)
    expect(text.split(two)).toHaveLength(2)
    expect(text).not.toMatch(/segunda opção|^Pode/)
    expect(menu.overview.find((row) => row.name === dish)?.best).toBe(one)
  })
})

test('a dish that must have no wine gets none by its grape, alone or in a combo', () => {
  const menu = askedOf(
    fishHouse,
    'Para a moqueca de arraia não quero vinho. Monte um combo de casal com entrada, moqueca de arraia e bebida por até R$ 320.',
  )
  expect(menu.overview.find(({ name }) => name.startsWith('Moqueca'))?.best).not.toMatch(
    /Torront|Chardonnay|Rosé|Merlot/,
  )
  const text = menu.asked?.planned.find(({ wish }) => wish === 'newCombo')?.text ?? ''
  expect(text).toMatch(/Moqueca/)
  expect(text).not.toMatch(/Torront|Chardonnay|Rosé|Merlot/)
})

test('a house without wine by the glass is told no glass', () => {
  const said =
    'Não sirvo vinho em taça, só garrafa. O Merlot encalhou, tenho 12 garrafas: com que prato eu vendo?'
  const { asked } = askedOf(fishHouse, said)
  const told = (asked?.planned ?? []).map(({ text }) => text).join(' ')
  expect(told).toMatch(/Nenhum par conta com taça/)
  expect(told).not.toMatch(/venda também em taça/)
})
