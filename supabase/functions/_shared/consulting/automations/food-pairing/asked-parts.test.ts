import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { isHouseDiet } from '../../base/request/house-diet.ts'
import type { Wish } from '../../base/request/wish.ts'
import { check } from '../../checks/check.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { pairingActions } from './actions.ts'
import { createPairings } from './engine.ts'
import { pairingFacts } from './facts.ts'

const item = (
  category: string,
  name: string,
  price: number,
  description: string | null = null,
): MenuItem => ({
  category,
  name,
  price,
  cost: null,
  description,
})
const menu = [
  item('Entradas', 'Tábua de queijos', 68, 'Coalho e queijo manteiga'),
  item('Pratos principais', 'Truta com amêndoas', 88, 'Manteiga, amêndoas e batata'),
  item('Pratos principais', 'Filé ao molho de café', 79, 'Café da serra, arroz cremoso'),
  item('Pratos principais', 'Nhoque de jerimum', 58, 'Manteiga e queijo coalho'),
  item('Pratos principais', 'Lombo de porco com abacaxi', 69, 'Assado, farofa de cebola'),
  item('Sobremesas', 'Cartola', 28, 'Banana, queijo manteiga e canela'),
  item('Sobremesas', 'Pudim de leite', 24),
  item('Bebidas', 'Vinho branco', 32),
  item('Bebidas', 'Suco de tangerina', 14),
]
const asked = { text: 'pedido', origin: 'request' } as const

function resultOf(...wishes: Wish[]) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: menu }),
      cuisine_style: 'Brasileira contemporânea',
      focus_areas: ['Pratos principais'],
    },
    { ...plainContext, today: '2027-01-12', sheet: { wishes, unread: [] } },
  ).map(({ content }) => content)
  const analysis = contents.find((content) => content.kind === 'pairing_menu')
  return { contents, analysis, dishes: (analysis?.overview ?? []).map(({ name }) => name) }
}

const part = (name: string, count: number): Wish => ({
  ...asked,
  kind: 'count',
  of: 'results',
  item: name,
  count,
  bound: 'exactly',
})

test('as many pairings of each kind of dish as the owner counts, whatever the focus', () => {
  const { dishes } = resultOf(part('principais', 2), part('sobremesas', 1))
  const of = (category: string) =>
    dishes.filter((name) => menu.some((one) => one.name === name && one.category === category)).length
  expect([of('Pratos principais'), of('Sobremesas'), dishes.length]).toEqual([2, 1, 3])
})

test('a number of vegan pairings is a part of the list, with dishes that a vegan may have', () => {
  const vegan = [
    item('Entradas', 'Salada de palmito', 32, 'Folhas, palmito e vinagrete'),
    item('Entradas', 'Batata rústica', 29, 'Assada com alecrim'),
  ]
  const wish: Wish = { ...asked, kind: 'share', what: 'vegano', of: 'many', count: 2, bound: 'exactly' }
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: [...menu, ...vegan] }),
      cuisine_style: 'Brasileira contemporânea',
      focus_areas: ['Pratos principais'],
    },
    { ...plainContext, today: '2027-01-12', sheet: { wishes: [wish], unread: [] } },
  ).map(({ content }) => content)
  const names = contents.flatMap((content) =>
    content.kind === 'pairing_menu' ? content.overview.map(({ name }) => name) : [],
  )
  expect(names).toEqual(expect.arrayContaining(vegan.map(({ name }) => name)))
  expect(names.length).toBeGreaterThan(2)
  const facts = pairingFacts(contents)
  expect(check(facts, { wishes: [wish], unread: [] }, { house: plainContext.house })[0]).toMatchObject({
    outcome: 'met',
  })
})

test('each kind of dish has its own limit on combos', () => {
  const { analysis } = resultOf(
    part('principais', 3),
    part('sobremesas', 2),
    { ...asked, kind: 'price', item: 'combo', max: 80, of: 'principais' },
    { ...asked, kind: 'price', item: 'combo', max: 40, of: 'sobremesas' },
  )
  const offers = analysis?.offersWithin?.offers ?? []
  expect(offers.length).toBeGreaterThan(1)
  for (const { dish, price } of offers) {
    const isDessert = menu.some(({ name, category }) => name === dish && category === 'Sobremesas')
    expect(price).toBeLessThanOrEqual(isDessert ? 40 : 80)
  }
  expect(offers.every(({ gain }) => (gain ?? 0) > 0)).toBe(true)
})

test('a dish that goes on with its wine is none of the pairings', () => {
  const { dishes } = resultOf({
    ...asked,
    kind: 'pairing',
    rule: 'keeps',
    dishes: ['Nhoque de jerimum'],
    serves: ['Vinho branco'],
  })
  expect(dishes).not.toContain('Nhoque de jerimum')
  expect(dishes.length).toBeGreaterThan(0)
})

test('an allergy leaves out what holds it, and has the kitchen confirm the rest before it is served', () => {
  const { contents, analysis, dishes } = resultOf({
    ...asked,
    kind: 'exclude',
    what: 'oleaginosas',
    why: 'allergy',
  })
  expect(dishes).not.toContain('Truta com amêndoas')
  expect(dishes).toContain('Filé ao molho de café')
  const row = analysis?.overview.find(({ name }) => name === 'Filé ao molho de café')
  expect(row?.confirm?.map(({ what }) => what)).toEqual(['oleaginosas'])
  const [first] = pairingActions(contents)
  expect(first?.what).toContain('Filé ao molho de café')
  expect(first?.who).toBe('Cozinha')
})

test('an allergy of who mixes the drinks takes no dish from guests, and asks the kitchen nothing', () => {
  const wish: Wish = {
    ...asked,
    kind: 'exclude',
    what: 'oleaginosas',
    why: 'allergy',
    text: 'o bartender tem alergia a oleaginosas',
  }
  const { contents, analysis, dishes } = resultOf(wish)
  expect(dishes).toContain('Truta com amêndoas')
  expect(analysis?.overview.flatMap(({ confirm = [] }) => confirm)).toEqual([])
  const outcomeOf = (...wishes: Wish[]) =>
    check(pairingFacts(contents), { wishes, unread: [] }, { house: plainContext.house })[0]
  expect(outcomeOf(wish)).toMatchObject({ outcome: 'met', reason: expect.stringContaining('drinks') })
  // A guest's allergy to the same forbids the dish.
  const guests: Wish = { ...wish, text: 'um cliente tem alergia a oleaginosas' }
  expect(outcomeOf(wish, guests)?.outcome).toBe('violated')
  expect(resultOf(wish, guests).dishes).not.toContain('Truta com amêndoas')
})

test('a pairing whose dish is not confirmed violates an allergy that its words do not rule out', () => {
  const wish: Wish = { ...asked, kind: 'exclude', what: 'oleaginosas', why: 'allergy' }
  const { contents } = resultOf(wish)
  const sheet = { wishes: [wish], unread: [] }
  const outcome = (facts: ReturnType<typeof pairingFacts>) =>
    check(facts, sheet, { house: plainContext.house })[0]?.outcome
  const facts = pairingFacts(contents)
  expect(outcome(facts)).toBe('met')
  expect(
    outcome(facts.map((fact) => (fact.kind === 'pairing' ? { ...fact, confirm: undefined } : fact))),
  ).toBe('violated')
})

test('a deadline dates the first steps, and the last of them is the deadline', () => {
  const { contents } = resultOf({ ...asked, kind: 'deadline', what: '4 de fevereiro', by: '2027-02-04' })
  const due = pairingActions(contents).map(({ by }) => by)
  expect(due.every((day) => /^(?:\p{L}{3}\., \d{2}\/\d{2}|Depois)$/u.test(day ?? ''))).toBe(true)
  expect(due).toContain('qui., 04/02')
})

test('a request says how its kitchen cooks, or what its results shall be', () => {
  const diet = (text: string): Wish => ({
    kind: 'exclude',
    what: 'vegano',
    why: 'diet',
    text,
    origin: 'request',
  })
  expect(isHouseDiet(diet('tudo é vegano'))).toBe(true)
  expect(isHouseDiet(diet('quero tudo vegano'))).toBe(false)
})
