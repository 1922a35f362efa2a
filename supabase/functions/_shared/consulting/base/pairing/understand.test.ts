import { describe, expect, it } from 'vitest'
import type { MenuItem } from '../../documents/menu.ts'
import { ofThe, the } from '../language/grammar.ts'
import { lexiconSize } from './lexicon/index.ts'
import { feedsSeveral, guestsOf, isSinglePiece, understand } from './understand.ts'

function line(name: string, category: string | null = null, description: string | null = null): MenuItem {
  return { name, category, description, price: null, cost: null }
}

function dishOf(name: string, category: string | null = null, description: string | null = null) {
  const reading = understand(line(name, category, description))
  if (reading.kind !== 'dish') throw new Error(`${name} was not understood as a dish: ${reading.kind}`)
  return reading.dish
}

describe('reading a line of a menu', () => {
  it('knows several hundred culinary words', () => {
    expect(lexiconSize).toBeGreaterThan(500)
  })

  it.each([
    ['Pargo frito com baião', null, 'fritura'],
    ['Pargo frito', 'baião de dois e macaxeira', 'fritura'],
    ['Torresmo frito', 'com baião', 'torresmo'],
  ])('“%s” with “%s” gets its fat from the %s', (name, description, from) => {
    expect(dishOf(name, 'Pratos', description).because.fat).toBe(from)
  })

  it.each([
    ['Torresmo de rolo', 'pork', 'fat'],
    ['Carne-de-sol na nata', 'beef', 'fat'],
    ['Peixada cearense', 'fish', 'umami'],
    ['Camarão ao alho e óleo', 'shellfish', 'umami'],
    ['Buchada de bode', 'offal', 'umami'],
    ['PANELADA', 'offal', 'umami'],
    ['Baião de dois', 'cheese', 'weight'],
    ['Tábua de queijos e frios', 'cheese', 'salt'],
    ['Hambúrguer artesanal', 'beef', 'fat'],
    ['Calabresa acebolada', 'cured', 'salt'],
    ['Ceviche de tilápia', 'fish', 'acid'],
  ] as const)('recognises %s by its words', (name, group, dimension) => {
    const dish = dishOf(name)
    expect(dish.groups.has(group)).toBe(true)
    expect(dish.profile[dimension]).toBeGreaterThanOrEqual(1)
    expect(dish.because[dimension]).toBeTruthy()
  })

  it('reads “filé” as a cut of the fish or bird named after it, and as beef on its own', () => {
    for (const name of ['Filé de pescada com purê de macaxeira', 'Filé de frango', 'Filé peixe grelhado']) {
      const { groups, profile, because } = dishOf(name)
      expect([...groups], name).not.toContain('beef')
      expect(profile.umami, name).toBeLessThan(2)
      expect(Object.values(because), name).not.toContain('filé')
    }
    expect([...dishOf('Filé ao molho de camarão').groups]).toContain('beef')
    expect([...dishOf('Filé com fritas').groups]).toContain('beef')
  })

  it.each([
    ['Camarão internacional', 2, 2],
    ['Lagosta thermidor', 1.8, 2],
    ['Penne aos quatro queijos', 2, 1.9],
    ['Camarão à parmegiana', 2, 2.2],
    ['Camarão ao alho e óleo', 1, 1.6],
    ['Moqueca de arraia', 2, 1.9],
    ['Sardinha ao escabeche', 1.5, 1.5],
    ['Arroz de polvo', 1, 2],
  ])('counts the fat and weight of the sauce of “%s”', (name, fat, weight) => {
    const { profile } = dishOf(name)
    expect(profile.fat).toBeGreaterThanOrEqual(fat)
    expect(profile.weight).toBeGreaterThanOrEqual(weight)
  })

  it('reads a grilled firm fish as not light, and an oyster as light', () => {
    expect(dishOf('Sirigado na brasa com legumes').profile.weight).toBeGreaterThanOrEqual(1.7)
    expect(dishOf('Ostras frescas (6 un)').profile.weight).toBeLessThan(1)
  })

  it('counts the guests of a dish, and recognises items sold by the piece', () => {
    const line = { name: 'Peixada', category: null, description: null }
    expect(guestsOf(line)).toBe(1)
    expect(guestsOf({ ...line, category: 'Pratos para dois' })).toBe(2)
    expect(guestsOf({ ...line, description: 'Serve 3 pessoas.' })).toBe(3)
    expect(isSinglePiece({ name: 'Caranguejo toc-toc (un)' })).toBe(true)
    expect(isSinglePiece({ name: 'Ostras frescas (6 un)' })).toBe(false)
    expect(isSinglePiece({ name: 'Pastel (12 un.)' })).toBe(false)
  })

  it('prefers the longest name: queijo coalho is not just any cheese', () => {
    expect(dishOf('Porção de queijo coalho').terms).toContain('queijo coalho')
  })

  it('adds the effect of the technique', () => {
    expect(dishOf('Macaxeira').profile.crisp).toBe(0)
    expect(dishOf('Pargo frito').profile.crisp).toBeGreaterThan(1.5)
    expect(dishOf('Picanha').profile.smoke).toBe(0)
    expect(dishOf('Picanha na brasa').profile.smoke).toBeGreaterThan(1)
  })

  it('gives the description less weight than the name', () => {
    const named = dishOf('Filé com gorgonzola').profile.bitter
    const described = dishOf('Filé da casa', null, 'ao molho de gorgonzola').profile.bitter
    expect(described).toBeGreaterThan(0)
    expect(described).toBeLessThan(named)
  })

  it('ignores what follows “sem”', () => {
    expect(dishOf('Filé grelhado sem bacon').groups.has('pork')).toBe(false)
    expect(dishOf('Filé grelhado com bacon').groups.has('pork')).toBe(true)
  })

  it('follows the main ingredient in the name of a dish with many versions', () => {
    expect(dishOf('Moqueca').groups.has('fish')).toBe(true)
    const vegetable = dishOf('Moqueca de banana-da-terra')
    expect(vegetable.groups.has('fish')).toBe(false)
    expect(vegetable.vegetarian).toBe(true)
    expect(dishOf('Risoto de camarão').vegetarian).toBe(false)
  })

  it('does not guess unknown dishes', () => {
    expect(understand(line('Segredo da Neuma', 'Petiscos')).kind).toBe('unknown')
    expect(understand(line('Combo Tubarão')).kind).toBe('unknown')
    // Control: the same line with a description is understood.
    expect(understand(line('Segredo da Neuma', 'Petiscos', 'torresmo com limão')).kind).toBe('dish')
  })

  it.each([
    ['Caipirinha de limão', 'Drinks'],
    ['Cerveja 600 ml', null],
    ['Suco de abacaxi', 'Bebidas'],
    ['Taça de vinho tinto', null],
    ['Dose de Ypióca', 'Destilados'],
  ])('does not pair the drink %s', (name, category) => {
    expect(understand(line(name, category)).kind).toBe('drink')
  })

  it('reads rice vinegar as vinegar, edamame as a starter and a saquerinha as a drink', () => {
    const read = dishOf('Sunomono', 'Entradas', 'pepino, gergelim e vinagre de arroz')
    expect(read.terms).not.toContain('arroz')
    expect(dishOf('Edamame', 'Entradas').profile.salt).toBeGreaterThan(0)
    expect(understand(line('Saquerinha de kiwi', 'Bar')).kind).toBe('drink')
  })

  it('treats wine in a sauce as food', () => {
    expect(understand(line('Filé ao molho de vinho', 'Carnes')).kind).toBe('dish')
  })

  it('excludes children’s dishes, side dishes and non-food, and says why', () => {
    expect(understand(line('Filé com batata frita', 'Menu kids'))).toMatchObject({
      kind: 'left_out',
      reason: expect.stringContaining('infantil'),
    })
    expect(understand(line('Arroz branco', 'Pratos')).kind).toBe('left_out')
    expect(understand(line('Bacon extra', 'Extras')).kind).toBe('left_out')
    expect(understand(line('Taxa de rolha')).kind).toBe('left_out')
  })

  it('distinguishes dessert, starter and main dish', () => {
    expect(dishOf('Cartola').course).toBe('dessert')
    expect(dishOf('Pastel de queijo').course).toBe('starter')
    expect(dishOf('Feijoada').course).toBe('main')
    expect(dishOf('Camarão', 'Entradas').course).toBe('starter')
  })
})

describe('Portuguese articles', () => {
  it.each([
    ['carne de sol', 'a', 'da'],
    ['torresmo', 'o', 'do'],
    ['nachos', 'os', 'dos'],
    ['ostras', 'as', 'das'],
    ['maionese', 'a', 'da'],
    ['gorgonzola', 'o', 'do'],
    ['defumação', 'a', 'da'],
    ['camarão', 'o', 'do'],
  ])('of %s', (word, article, contraction) => {
    expect(the(word)).toBe(`${article} ${word}`)
    expect(ofThe(word)).toBe(`${contraction} ${word}`)
  })
})

it('limão-cravo is a lime, not the clove', () => {
  const item = { category: 'Sobremesas', description: null, price: 29, cost: null }
  for (const name of ['Torta de limão-cravo', 'Mousse de limão-cravo']) {
    const reading = understand({ ...item, name })
    if (reading.kind !== 'dish') throw new Error(`${name} is no dish`)
    expect([name, reading.dish.aromas.has('especiaria')]).toEqual([name, false])
  }
  const spiced = understand({ ...item, name: 'Banana com cravo' })
  expect(spiced.kind === 'dish' && spiced.dish.aromas.has('especiaria')).toBe(true)
})

describe('the course of a dish', () => {
  it.each([
    ['Polvo com arroz de castanha', 'Jantar', 'main'],
    ['Pequi com arroz e frango', 'Do sertão', 'main'],
    ['Camarão no abacaxi', 'Jantar', 'main'],
    ['Torta de caju', 'Bolos', 'dessert'],
    ['Quiche de alho-poró', 'Lanches', 'starter'],
  ] as const)('%s under %s is a %s', (name, category, course) =>
    expect(dishOf(name, category).course).toBe(course),
  )

  it('recognises a dish for several guests by its words', () => {
    expect(feedsSeveral(line('Lagosta na manteiga', 'Da maré', 'Para dois, fora do defeso'))).toBe(true)
    expect(feedsSeveral(line('Pargo frito inteiro', 'Da maré', 'Serve três, com baião'))).toBe(true)
    expect(feedsSeveral(line('Isca de peixe', 'Da maré', 'Com molho tártaro'))).toBe(false)
  })

  it('still recognises a side dish', () => {
    for (const name of ['Arroz branco', 'Farofa de manteiga', 'Farofa com bacon']) {
      expect(understand(line(name)).kind).toBe('left_out')
    }
  })
})

it('offers no cachaça in the breakfast section, which lists no drinks', () => {
  expect(understand(line('Tapioca de carne de sol', 'Café da manhã'))).toMatchObject({
    kind: 'left_out',
    reason: expect.stringContaining('café da manhã'),
  })
})

it.each([
  ['Tequila', 'Shots'],
  ['Tequila', null],
  ['Mezcal', 'Do palco'],
] as const)('takes %s under %s for a drink', (name, category) =>
  expect(understand(line(name, category)).kind).toBe('drink'),
)

it('gives quiche and terrine their article', () => {
  expect([the('Quiche de alho-poró'), ofThe('Terrine de fígado')]).toEqual([
    'a Quiche de alho-poró',
    'da Terrine de fígado',
  ])
})

it('distinguishes a section of coffees from breakfast', () => {
  expect(understand(line('Cappuccino da casa', 'Cafés')).kind).toBe('drink')
})

it('knows the gender of French and Italian names on menus', () => {
  expect(['terrine de fígado', 'quiche de alho-poró', 'mocha de rapadura'].map(the)).toEqual([
    'a terrine de fígado',
    'a quiche de alho-poró',
    'o mocha de rapadura',
  ])
})

it('“da serra” is a place, and “serra frito” the fish', () => {
  const groups = (name: string) => {
    const reading = understand({ category: null, name, description: null, price: 20, cost: null })
    return reading.kind === 'dish' ? [...reading.dish.groups] : []
  }
  expect(groups('Morangos da serra com creme')).not.toContain('fish')
  expect(groups('Serra frito com baião')).toContain('fish')
})
