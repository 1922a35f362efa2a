/** A request in words alone, without a ticked box, for a house whose best seller is a mixed platter. */
import { describe, expect, it, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand as readLine } from '../../base/pairing/understand.ts'
import { understand } from '../../understanding/understand.ts'
import { createPairings } from './engine.ts'
import { preparationOf } from './preparations/index.ts'
import type { PairingMenu } from './schema.ts'

const menu = (
  [
    ['Entradas', 'Sunomono', 18, 4],
    ['Entradas', 'Guioza de porco (6 un)', 29, 9],
    ['Entradas', 'Ceviche de tilápia', 38, 13],
    ['Sushi e sashimi', 'Sashimi de salmão (10 fatias)', 52, 22],
    ['Sushi e sashimi', 'Hot roll (10 un)', 36, 10],
    ['Sushi e sashimi', 'Temaki de salmão', 32, 11],
    ['Sushi e sashimi', 'Combinado 30 peças', 119, 44],
    ['Quentes', 'Teppan de camarão', 68, 28],
    ['Quentes', 'Frango karaage', 42, 13],
    ['Sobremesas', 'Harumaki de banana com doce de leite', 22, 6],
    ['Sobremesas', 'Sorvete frito', 24, 7],
    ['Bebidas', 'Cerveja long neck', 13, 5.5],
    ['Bebidas', 'Coca-cola lata', 7, 3],
  ] as const
).map(([category, name, price, cost]) => ({ category, name, price, cost, description: null }))

const made = (text: string) => {
  const answers = {
    menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items: menu } },
    cuisine_style: 'Japonesa',
    focus_areas: [text],
  }
  const context = {
    restaurant: { name: 'Sushi do Porto', city: 'Fortaleza', type: 'casual_dining' },
    house: emptyHouse,
    houseDrinks: [],
    today: '2026-11-29',
  }
  const sheet = understand('food_pairing', { answers, house: emptyHouse, today: context.today })
  const contents = createPairings(answers, { ...context, sheet }).map(({ content }) => content)
  const table = contents.find((one): one is PairingMenu => one.kind === 'pairing_menu')
  if (!table) throw new Error('no table')
  return { sheet, table }
}

describe('six pairs, two of them desserts', () => {
  const { sheet, table } = made(
    'Quero 6 pares, dois deles com sobremesa. O combinado de 30 peças tem que entrar. Nada de gengibre na bebida, que já tem no prato. Um dos pares pra quem tá dirigindo. Se eu fizer um combo com o hot roll quanto eu cobro sem tomar prejuízo? Qual garrafa eu compro primeiro?',
  )
  const named = table.overview.map(({ name }) => name)

  it('takes the others from the whole menu', () => {
    expect(named).toHaveLength(6)
    expect(table.overview.filter(({ course }) => course === 'dessert')).toHaveLength(2)
  })

  it('pairs the platter that the owner names', () => {
    expect(named).toContain('Combinado 30 peças')
  })

  it('keeps the dishes whose drink alone may not hold a food', () => {
    expect(sheet.wishes.some(({ kind }) => kind === 'exclude')).toBe(false)
    expect(table.leftOut.map(({ name }) => name)).not.toContain('Frango karaage')
  })

  it('names soy, wheat and sesame where shoyu and rolls are served', () => {
    const platter = table.overview.find(({ name }) => name === 'Combinado 30 peças')
    expect(platter?.allergens).toEqual(expect.arrayContaining(['glúten', 'peixe', 'soja', 'gergelim']))
  })

  it('answers what a combo costs and which bottle comes first, by the glasses of the plan', () => {
    const textOf = (about: string) => table.asked?.answers.find((one) => one.about === about)?.text ?? ''
    expect(textOf('comboPrice')).toMatch(/^R\$ \d+ por Hot roll com .+O piso é R\$/)
    expect(textOf('firstBottle')).toMatch(/A garrafa de R\$ 25,00 dá \d+ .+ já a pagam/)
  })
})

test.each([
  ['Combinado 30 peças', 'Sushi', 'sushi platter'],
  ['Rodízio', 'Churrasco', 'mixed platter'],
  ['Chapa mista', 'Pratos', 'mixed platter'],
  ['Tábua mista', 'Entradas', 'mixed platter'],
  ['Combinado árabe para 2', 'Pratos', 'mixed platter'],
])('%s is a dish that a drink can go with', (name, category, id) => {
  const item = { name, category, description: null, price: 90, cost: 30 }
  expect(readLine(item).kind).toBe('dish')
  expect(preparationOf(item)?.id).toBe(id)
})
