/** Which wordings fit which item: every wording of the tables against every kind of item. */
import { describe, expect, test } from 'vitest'
import { factsOf, type ItemFacts, type Serve, serves, suits } from './item-facts.ts'
import { daysOf, describedOf, factOf, type Shown } from './menu-items.ts'

const item = (name: string, description: string | null = null, section = 'Cardápio', price = 20): Shown => ({
  name,
  section,
  description,
  price,
  kind: null,
  allergens: null,
})

describe('a description', () => {
  test.each([
    ['porção de 400 g, limão', 'limão', 'porção de 400 g', []],
    ['só aos sábados', '', '', [6]],
    ['aos domingos', '', '', [0]],
    ['quinta', '', '', [4]],
    ['com pirão, somente quinta e sexta', 'com pirão', '', [4, 5]],
    ['para duas pessoas', '', 'para duas pessoas', []],
    ['queijo coalho da Jaguaribe, melaço à parte', 'queijo coalho da Jaguaribe, melaço à parte', '', []],
  ])('“%s” is parted into what is served, its size and its days', (description, told, fact, days) => {
    const one = item('Panelada', description)
    expect([describedOf(one), factOf(one), daysOf(one)]).toEqual([told, fact, days])
  })
})

test.each([
  ['Cachaça envelhecida 50 ml', 'Doses', 'neat'],
  ['Caipirinha de caju', 'Drinks', 'muddled'],
  ['Rabo de galo', 'Drinks', 'rabo'],
  ['Batida de coco', 'Drinks', 'blended'],
  ['Suco de cajá', 'Sem álcool', 'soft'],
  ['Coco verde', 'Águas', 'coconut'],
  ['Cappuccino', 'Cafés', 'hot'],
  ['Jangada', 'Drinks', 'mixed'],
  ['Torresmo de rolo', 'Petiscos', 'dish'],
] satisfies [string, string, Serve][])('%s is served as it is poured or made', (name, section, serve) => {
  expect(factsOf(item(name, null, section)).serve).toBe(serve)
})

test.each([
  ['Bolinho de bacalhau (8 un)', null, 8],
  ['Pastel (6un)', null, 6],
  ['Pastel', 'seis unidades', 6],
  ['Torresmo', 'porção de 400 g', null],
])('%s counts its pieces', (name, description, pieces) => {
  expect(factsOf(item(name, description)).pieces).toBe(pieces)
})

const of = (serve: Serve, more: Partial<ItemFacts> = {}): ItemFacts => ({
  serve,
  pieces: null,
  price: 20,
  words: '',
  ...more,
})

test('a neat dose has no ice, no garnish, no preparation', () => {
  for (const said of ['Gelo, copo, guarnição.', 'Já viu o preparo {do}?', 'No balcão, ocupa duas mãos.']) {
    expect(suits(of('neat'), said)).toBe(false)
    expect(suits(of('muddled'), said)).toBe(true)
  }
})

test('only a dish is eaten, and only an odd number leaves one over', () => {
  for (const serve of serves) expect(suits(of(serve), 'Alguém aí disse fome?')).toBe(serve === 'dish')
  expect(suits(of('dish', { pieces: 8 }), 'Porção em número ímpar')).toBe(false)
  expect(suits(of('dish', { pieces: 7 }), 'Porção em número ímpar')).toBe(true)
  expect(suits(of('dish'), 'Dá certinho para dois')).toBe(false)
})
