/**
 * Every sum that an owner asks for has its figures, and they follow from the menu's prices and costs.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainContext, type Said, sheetOf } from '../../../../../../tests/support/understood.ts'
import { EngineError } from '../../base/errors.ts'
import { houseSchema } from '../../base/house/house.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { deliver } from '../../deliver.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { houses, menuAnswer } from '../../golden/houses.ts'
import { withoutRepeating } from './each-dish.ts'
import { createPairings } from './engine.ts'

const item = (category: string, name: string, price: number, cost: number | null): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})

const food = [
  item('Espetos', 'Espeto de alcatra', 14, 5.2),
  item('Espetos', 'Espeto de coração', 11, 3.6),
  item('Espetos', 'Espeto de queijo coalho', 12, 4.4),
  item('Pratos', 'Galinha à cabidela', 44, 16.5),
  item('Pratos', 'Costela com mandioca', 58, 23.5),
  item('Pratos', 'Escondidinho de charque', 39, 13),
  item('Petiscos', 'Torresmo de rolo', 32, 9.8),
  item('Petiscos', 'Caldo de mocotó', 16, 4.9),
  item('Sobremesas', 'Cocada de forno', 15, 4),
  item('Sobremesas', 'Pudim de café', 13, 3.4),
]
const drinks = [
  item('Bebidas', 'Cerveja pilsen 600 ml', 15, 8.2),
  item('Bebidas', 'Chope 300 ml', 10, 3.8),
  item('Bebidas', 'Suco de graviola', 9, 2.9),
  item('Bebidas', 'Suco de umbu', 9, 2.4),
  item('Bebidas', 'Refrigerante lata', 6, 2.8),
  item('Bebidas', 'Água com gás', 5, 1.4),
  item('Bebidas', 'Vinho rosé taça', 19, 7),
  item('Bebidas', 'Vinho tinto suave taça', 14, 5),
  item('Bebidas', 'Dose de cachaça amarela', 9, 2.2),
  item('Bebidas', 'Caipirinha de limão', 17, 4.6),
  item('Bebidas', 'Café coado', 5, 0.9),
]
const usual = [...food, ...drinks]
const areas = ['Entradas e petiscos', 'Pratos principais', 'Sobremesas']

const houseOf = (items: readonly MenuItem[]) =>
  houseSchema.parse({
    menu: items.map(({ category, name, price, cost }) => ({
      section: category,
      name,
      price,
      cost: cost ?? 0,
    })),
  })

function menuFor(items: readonly MenuItem[], ...wishes: readonly Said[]) {
  const contents = createPairings(
    { menu_upload: menuAnswer({ items: [...items] }), cuisine_style: 'Nordestina', focus_areas: areas },
    { ...plainContext, today: '2026-11-30', sheet: sheetOf(...wishes), house: houseOf(items) },
  ).map(({ content }) => content)
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) throw new Error('no analysis')
  return menu
}

const reais = (text: string | undefined) =>
  Number(
    /R\$\s?([\d.]+(?:,\d+)?)/
      .exec(text ?? '')?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  )
/** What a name of the table costs and sells for: "2 × Suco de umbu". */
function sumIn(text: string, key: 'price' | 'cost'): number {
  const parts = text.split(/, | e (?=\d|[A-ZÁÂÃÉÍÓÚ])/)
  return parts.reduce((sum, part) => {
    const count = Number(/^(\d+) /.exec(part)?.[1] ?? 1)
    const name = part.replace(/^\d+ (?:× )?/, '')
    const plain = (one: string) => one.replace(/ \d+ ml$/, '').replace(/^(\p{L}+?)s?(?= |$)/u, '$1')
    const found = usual.find((one) => plain(one.name) === plain(name))
    return sum + (found?.[key] ?? Number.NaN) * count
  }, 0)
}

test('a combo of named parts has every figure, and keeps to the price, whatever menu and limit', () => {
  let told = 0
  fc.assert(
    fc.property(
      fc.shuffledSubarray(usual, { minLength: 12 }),
      fc.integer({ min: 20, max: 110 }),
      fc.constantFrom('prato', 'entrada', 'sobremesa'),
      fc.integer({ min: 1, max: 3 }),
      (items, max, part, count) => {
        let menu: ReturnType<typeof menuFor>
        try {
          menu = menuFor(items, {
            kind: 'newCombo',
            count: 1,
            max,
            with: [part, count > 1 ? `${count} bebida` : 'bebida'],
            weekdays: [3],
          })
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError)
          return
        }
        const [answer] = menu.asked?.planned ?? []
        expect(answer?.text).not.toMatch(/não muda a escolha/)
        if (!answer?.done) {
          expect(answer?.text).toMatch(/Falta no cardápio|o mais barato é .*R\$/)
          return
        }
        told += 1
        expect(answer.price).toBeLessThanOrEqual(max)
        expect(answer.text).toMatch(/às quartas/)
        const [table] = menu.asked?.tables ?? []
        expect(table?.caption).toMatch(new RegExp(`até R\\$\\s?${max}, às quartas`))
        for (const [name = '', apart, together, cost, left, leftApart] of table?.rows ?? []) {
          expect(reais(together)).toBeLessThanOrEqual(max)
          expect(reais(apart)).toBeCloseTo(sumIn(name, 'price'), 2)
          expect(reais(cost)).toBeCloseTo(sumIn(name, 'cost'), 2)
          expect(reais(left)).toBeCloseTo(reais(together) - reais(cost), 2)
          expect(reais(leftApart)).toBeCloseTo(reais(apart) - reais(cost), 2)
          if (count > 1) expect(name).toMatch(new RegExp(`(?:^|[ ,])${count} `))
        }
      },
    ),
    { numRuns: 40 },
  )
  expect(told).toBeGreaterThan(10)
})

test('a tasting for a group states price, cost and sum, which follow from its portions', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.integer({ min: 18, max: 90 }),
      fc.integer({ min: 8, max: 120 }),
      (courses, price, guests) => {
        const menu = menuFor(usual, { kind: 'tasting', courses, price, guests, on: '2026-12-12' })
        const [answer] = menu.asked?.planned ?? []
        if (!answer?.done) {
          expect(answer?.text).toMatch(/R\$.*por pessoa/)
          return
        }
        expect(answer.price).toBe(price)
        expect(answer.text).toMatch(/^Sábado, 12\/12/)
        const each = reais(/Custa (R\$\s?[\d.,]+)/.exec(answer.text)?.[1])
        expect(each / price).toBeLessThanOrEqual(0.355)
        const sum = reais(/sobram \*\*(R\$\s?[\d.,]+)/.exec(answer.text)?.[1])
        const paid = reais(/entram (R\$\s?[\d.,]+)/.exec(answer.text)?.[1])
        const spent = reais(/ingredientes custam (R\$\s?[\d.,]+)/.exec(answer.text)?.[1])
        expect(paid).toBeCloseTo(price * guests, 2)
        expect(sum).toBeCloseTo(paid - spent, 1)
        const rows = menu.asked?.tables?.[0]?.rows ?? []
        expect(rows).toHaveLength(courses)
        expect(rows.reduce((all, row) => all + reais(row[4]), 0)).toBeCloseTo(each, 1)
        expect(new Set(rows.map(([dish]) => dish)).size).toBe(courses)
      },
    ),
    { numRuns: 25 },
  )
})

test('a drink that stands still is answered with dishes, tables and what it leaves', () => {
  const [boxes] =
    menuFor(usual, { kind: 'pairingRule', what: 'bottlesLeft', of: 'Suco de umbu', most: 4, unit: 'caixas' })
      .asked?.planned ?? []
  expect(boxes?.text).toMatch(/vai com .*48 mesas.*suposto|suposto.*48 mesas/)
  expect(boxes?.text).toMatch(/deixa R\$\s6,60; todas, R\$\s316,80/)
  const [keg] =
    menuFor(usual, {
      kind: 'pairingRule',
      what: 'bottlesLeft',
      of: 'chope',
      most: 50,
      unit: 'litros',
      on: '2026-12-11',
    }).asked?.planned ?? []
  expect(keg?.text).toMatch(/50 litros dão 166 de 300 ml.*até 11\/12/)
  const [bare] =
    menuFor(usual, { kind: 'pairingRule', what: 'bottlesLeft', of: 'Suco de graviola' }).asked?.planned ?? []
  expect(bare).toMatchObject({ done: true, text: expect.stringMatching(/vai com .*deixa R\$\s6,10/) })
})

test('the question about a combo at a price is a sum, and no refusal', () => {
  const menu = menuFor(usual, {
    kind: 'question',
    about: 'comboProfit',
    price: 60,
    text: 'um combo de casal com prato e duas bebidas por 60 dá lucro?',
  })
  expect(menu.asked?.answers[0]?.text).toMatch(/separados; deixa R\$/)
  expect(menu.asked?.tables?.[0]?.rows.length).toBeGreaterThan(0)
})

const pairsOf = async (context: Parameters<typeof deliver>[2], answers: Parameters<typeof deliver>[1]) => {
  const { facts, checks } = await deliver('food_pairing', answers, context)
  return { pairs: facts.flatMap((fact) => (fact.kind === 'pairing' ? [fact] : [])), checks }
}

test.each(houses.map((house) => [house.id, house] as const))(
  'in the house %s a drink kept for some guests is first of no dish, and none repeats that must not',
  async (_, house) => {
    const answers = {
      menu_upload: menuAnswer({ items: [...house.menu.items, ...drinks] }),
      cuisine_style: 'Nordestina',
      focus_areas: areas,
    }
    const wishes: Said[] = [
      { kind: 'pairing', rule: 'onlyFor', serves: ['cachaça'], whom: 'quem dorme aqui' },
      { kind: 'pairing', rule: 'onlyKind', serves: ['Vinho rosé taça'] },
      { kind: 'pairing', rule: 'each', dishes: ['sobremesas'], distinct: true },
      { kind: 'pairingRule', what: 'menuOnly', text: 'não compro bebida nova' },
    ]
    const { pairs, checks } = await pairsOf({ ...house.context, sheet: sheetOf(...wishes) }, answers)
    expect(pairs.length).toBeGreaterThan(0)
    for (const { serve } of pairs) {
      const isDose = serve.startsWith('dose de ')
      expect(
        isNamedServe('cachaça', { name: serve.replace('dose de ', ''), isDose, alcohol: undefined }),
      ).toBe(false)
      expect(serve).not.toMatch(/tinto suave/)
    }
    expect(checks.map(({ outcome }) => outcome)).not.toContain('violated')
    const each = checks.find(({ wish }) => wish.kind === 'pairing' && wish.rule === 'each')
    const sweets = pairs.filter(({ dish }) => /Cocada|Pudim/.test(dish)).map(({ serve }) => serve)
    if (each?.outcome === 'met') expect(new Set(sweets).size).toBe(sweets.length)
  },
)

test('whoever serves families or has no room to chill is told to buy nothing', () => {
  const asked: readonly Said[][] = [
    [{ kind: 'zeroAlcohol', part: 'each', text: 'vem muita criança, cada prato com uma opção sem álcool' }],
    [{ kind: 'equipment', what: 'geladeira', has: true, text: 'a geladeira é pequena' }],
  ]
  for (const wishes of asked) {
    const menu = menuFor(usual, ...wishes)
    expect(menu.shopping.bottles).toEqual([])
    expect(menu.recipes).toEqual([])
    expect(menu.doses).toEqual([])
    expect(menu.ruler).toBeNull()
    expect(menu.overview.map(({ best }) => best).join()).not.toMatch(/Alambique|Castanheira|Carvalho/)
  }
})

test('guests who drive on are first offered what has no alcohol', () => {
  const menu = menuFor(usual, {
    kind: 'zeroAlcohol',
    part: 'each',
    text: 'quem vem é motorista, uma opção sem álcool em cada prato',
  })
  for (const { best } of menu.overview) expect(best).toMatch(/^(?:Suco|Refrigerante|Água|Café)/)
})

test('the drinks that do not repeat are as many as can be', () => {
  const drinksOf = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 })
  const most = (choices: readonly (readonly string[])[], used: ReadonlySet<string>): number => {
    const [first, ...rest] = choices
    if (first === undefined) return 0
    return Math.max(
      most(rest, used),
      ...first.filter((one) => !used.has(one)).map((one) => 1 + most(rest, new Set([...used, one]))),
    )
  }
  fc.assert(
    fc.property(fc.array(drinksOf, { maxLength: 5 }), (choices) => {
      const found = withoutRepeating(choices).filter((one) => one !== null)
      expect(new Set(found).size).toBe(found.length)
      expect(found.length).toBe(most(choices, new Set()))
    }),
  )
})

test('a yes or a no comes first, in whichever order dish and drink are named', () => {
  for (const [one, other] of [
    ['Caldo de mocotó', 'chope'],
    ['chope', 'Caldo de mocotó'],
  ]) {
    const menu = menuFor(usual, { kind: 'question', about: 'suits', item: one, other })
    expect(menu.asked?.answers[0]?.text).toMatch(/^(?:Sim|Não|Pode|Serve)/)
    expect(menu.asked?.answers[0]?.text).not.toMatch(/não entrou|não está/)
  }
})
