/** Which wordings fit which item: every wording of the tables against every kind of item. */
import { describe, expect, test } from 'vitest'
import { factsOf, type ItemFacts, type Serve, serves, suits } from './item-facts.ts'
import { wordsOf } from './item-words.ts'
import { daysOf, describedOf, factOf, type Shown } from './menu-items.ts'
import { storyScreens } from './tables/messages.ts'

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
    ['Vegetariano: cogumelos, nata e sálvia', 'cogumelos, nata e sálvia', 'Vegetariano', []],
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
  ['Litrinho', 'Bebidas', 'bottled'],
  ['Cerveja 600 ml', 'Bebidas', 'bottled'],
  ['Heineken long neck', 'Cervejas', 'bottled'],
  ['Refrigerante', 'Bebidas', 'bottled'],
  ['Chope pilsen', 'Chopes', 'neat'],
  ['Cappuccino', 'Cafés', 'hot'],
  ['Jangada', 'Drinks', 'mixed'],
  ['Caipirinha de café', 'Fim de tarde', 'muddled'],
  ['Cachaça com mel', 'Shots', 'mixed'],
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

/** What no wording may say of an item served so. */
const unfit: Readonly<Record<Serve, RegExp>> = {
  dish: /socador|ímpar/i,
  neat: /(?<!\p{L})gelo|guarni|o preparo|duas mãos|socador|liquidificador|(?<!\p{L})fome|garf|vermute/iu,
  muddled: /liquidificador|(?<!\p{L})fome|garf|vermute|talher/iu,
  rabo: /(?<!\p{L})gelo|socador|liquidificador|(?<!\p{L})fome|garf|talher/iu,
  stirred: /socador|liquidificador|(?<!\p{L})fome|garf|talher/iu,
  blended: /socador|(?<!\p{L})fome|garf|talher/iu,
  mixed: /socador|liquidificador|(?<!\p{L})fome|garf|talher/iu,
  soft: /socador|guarni|(?<!\p{L})fome|garf[oa]s?(?!d)|talher/iu,
  bottled:
    /(?<!\p{L})gelo(?!\p{L})|socador|guarni|o preparo|ver fazer|(?<!\p{L})fome|garf[oa]s?(?!d)|talher/iu,
  coconut: /(?<!\p{L})gelo|socador|(?<!\p{L})fome|talher/iu,
  hot: /(?<!\p{L})gelo|socador|guarni|(?<!\p{L})fome|talher/iu,
}

describe.each([true, false])('the words of an item, with accent %s', (accent) => {
  test.each([
    ['Bolinho de bacalhau (8 un)', 'Petiscos'],
    ['Torresmo de rolo', 'Petiscos'],
    ['Cachaça envelhecida 50 ml', 'Doses'],
    ['Cachaça da roça 50 ml', 'Doses'],
    ['Caipirinha de caju', 'Drinks'],
    ['Rabo de galo', 'Drinks'],
    ['Negroni', 'Drinks'],
    ['Batida de coco', 'Drinks'],
    ['Jangada', 'Drinks'],
    ['Suco de cajá', 'Sem álcool'],
    ['Coco verde', 'Águas'],
    ['Cappuccino da casa', 'Cafés'],
    ['Litrinho', 'Bebidas'],
    ['Refrigerante', 'Bebidas'],
  ])('fit how %s is served', (name, section) => {
    const one = item(name, null, section)
    const words = wordsOf(one, {
      seed: 'Bar',
      sold: name.toLowerCase(),
      facts: '',
      accent,
      weekday: null,
      making: false,
    })
    const { serve } = factsOf(one)
    const lists = [words.texts, words.spoken, words.jokes, words.asks, words.shots, words.sober].flat()
    expect(lists.length).toBeGreaterThan(5)
    for (const wording of lists) expect(wording).not.toMatch(unfit[serve])
    for (const wording of serve === 'dish' ? storyScreens.dish : storyScreens.glass)
      expect(words.fill(wording) ?? '').not.toMatch(unfit[serve])
  })
})

describe('the words of one dish', () => {
  const wordsFor = (name: string, description: string | null = null) =>
    wordsOf(item(name, description), {
      seed: 'Bar do Zé',
      sold: name.toLowerCase(),
      facts: '',
      accent: false,
      weekday: null,
      making: false,
    })

  test.each(['Costela na cerveja preta', 'Costela de porco assada', 'Bife de porco acebolado'])(
    'offer no rare meat: %s',
    (name) => {
      const { texts, asks, shots } = wordsFor(name)
      expect([...texts, ...asks, ...shots].join(' ')).not.toMatch(/malpassada|ponto da carne|o ponto,/i)
    },
  )

  test('offer a steak at the point the guest wants', () => {
    expect(wordsFor('Picanha na chapa').asks.join(' ')).toContain('Malpassada')
  })

  test('cut no fruit for a caipirinha of coffee', () => {
    const of = (name: string) => {
      const { texts, asks, shots } = wordsFor(name)
      return [...texts, ...asks, ...shots].join(' ')
    }
    expect(of('Caipirinha de café')).not.toMatch(/fruta|xícara/i)
    expect(of('Caipirinha de limão')).toMatch(/fruta/i)
  })

  test('do not say that a dish comes with what it is made of', () => {
    const { described, details } = wordsFor('Torresmo de rolo', 'Barriga de porco pururucada, limão')
    expect(details.length).toBeGreaterThan(0)
    expect([...described, ...details].join(' ')).not.toContain('vem com')
  })
})

test.each(['Litrinho', 'Cerveja 600 ml', 'Refrigerante lata'])(
  '%s is opened, and nobody makes it',
  (name) => {
    for (const accent of [true, false]) {
      const words = wordsOf(item(name, null, 'Bebidas', 6), {
        seed: 'Bar do Teste',
        sold: name.toLowerCase(),
        facts: '',
        accent,
        weekday: null,
        making: false,
      })
      const said = [...words.texts, ...words.spoken, ...words.asks, ...words.shots].join('\n')
      expect(said).not.toMatch(/ver fazer|guarni|o preparo|quem prepara|torneira|receita/i)
      expect(words.shots.length).toBeGreaterThan(1)
      expect((accent ? words.spoken : words.texts).length).toBeGreaterThan(1)
    }
  },
)
