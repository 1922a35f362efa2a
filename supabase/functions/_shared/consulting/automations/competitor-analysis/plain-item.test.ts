/** Matches a competitor's general item names to the house's items. */
import { expect, test } from 'vitest'
import { analyse } from './test-case.ts'

type Menu = Parameters<typeof analyse>[1]

const itemOf = (text: string, menu: Menu) =>
  analyse(text, menu).content.categories.flatMap(({ items }) => items)[0]

const drinks: Menu = [
  ['Caipirinha', 26, 'Drinks'],
  ['Caipirinha de três limões', 29, 'Drinks'],
]

test.each([
  ['caipirinha', 'Caipirinha'],
  ['caipirinha de limão', 'Caipirinha'],
  ['caipirinha tradicional', 'Caipirinha'],
  ['caipirinha de três limões', 'Caipirinha de três limões'],
])('matches “%s” to %s', (item, ours) =>
  expect(itemOf(`A: ${item} 24`, drinks)).toMatchObject({ ours, relation: 'same' }),
)

test('matches a number in digits to the same number in words', () => {
  const pizzas: Menu = [['Quatro queijos 35 cm', 72, 'Pizzas']]
  expect(itemOf('A: 4 queijos 84', pizzas)).toMatchObject({ ours: 'Quatro queijos 35 cm' })
})

test('reads lime as the lime drink where both are on the menu', () =>
  expect(
    itemOf('A: caipirinha de limão 24', [
      ['Caipirinha', 26],
      ['Caipirinha de limão', 22],
    ]),
  ).toMatchObject({ ours: 'Caipirinha de limão' }))

test('asks which caipirinha is meant where the house has no plain one', () =>
  expect(
    itemOf('A: caipirinha 24', [
      ['Caipirinha de caju', 26],
      ['Caipirinha de três limões', 29],
    ]),
  ).toMatchObject({ relation: 'several', own: null }))

const beers: Menu = [
  ['Heineken 600 ml', 22, 'Cervejas'],
  ['Long neck', 15, 'Cervejas'],
]

test('matches a brand’s long neck to the house’s long neck, not to its 600 ml bottle', () =>
  expect(itemOf('A: heineken long neck 17', beers)).toMatchObject({ ours: 'Long neck', own: 15 }))

test('asks about a long neck only where two items match', () => {
  const two: Menu = [
    ['Long neck Corona', 17, 'Cervejas'],
    ['Long neck Heineken', 15, 'Cervejas'],
    ['Heineken 600 ml', 22, 'Cervejas'],
  ]
  expect(itemOf('A: long neck 14', two)).toMatchObject({ relation: 'several' })
  expect(itemOf('A: heineken long neck 14', two)).toMatchObject({ ours: 'Long neck Heineken' })
})

const doses: Menu = [
  ['Dose prata 50 ml', 16, 'Cachaças'],
  ['Dose carvalho 50 ml', 24, 'Cachaças'],
]

test('matches a dose without a wood to the white one, and a dose with a wood to that wood', () => {
  expect(itemOf('A: dose de cachaça 12', doses)).toMatchObject({ ours: 'Dose prata 50 ml', own: 16 })
  expect(itemOf('A: dose de cachaça carvalho 20', doses)).toMatchObject({ ours: 'Dose carvalho 50 ml' })
})

test('matches a dose of cachaça to the only cachaça of the house', () =>
  expect(itemOf('A: dose de cachaça 12', [['Cachaça', 10, 'Destilados']])).toMatchObject({ ours: 'Cachaça' }))

test('matches crab to crab sold by the piece, not to the casquinha', () =>
  expect(
    itemOf('A: caranguejo 12', [
      ['Casquinha de caranguejo', 24, 'Entradas'],
      ['Caranguejo toc-toc (un)', 14, 'Entradas'],
    ]),
  ).toMatchObject({ ours: 'Caranguejo toc-toc (un)', own: 14 }))

test('matches the dish whose name begins with the noun, ignoring prepositions', () =>
  expect(
    itemOf('A: carne de sol 68', [
      ['Paçoca de carne de sol', 28, 'Pratos'],
      ['Carne de sol na nata', 64, 'Pratos'],
    ]),
  ).toMatchObject({ ours: 'Carne de sol na nata' }))

test.each([
  ['coco verde', 'Água de coco'],
  ['baião de dois', 'Baião'],
  ['porção de torresmo', 'Torresmo'],
  ['mandioca frita', 'Macaxeira frita'],
  ['peixada para dois', 'Peixada cearense'],
])('does not report “%s” as missing if the house has %s', (item, ours) =>
  expect(
    itemOf(`A: ${item} 20`, [
      [ours, 18, ours === 'Peixada cearense' ? 'Pratos para dois' : 'Petiscos'],
      ['Água', 7],
    ]),
  ).toMatchObject({ ours }),
)

test('reports a different fruit or a different item as missing', () => {
  expect(itemOf('A: caipirinha de caju 24', drinks)).toMatchObject({ relation: 'absent' })
  expect(itemOf('A: água de coco 10', [['Água', 7]])).toMatchObject({ relation: 'absent' })
})

test('asks which species is meant where the house names the dish without one', () =>
  expect(itemOf('A: moqueca de peixe 120', [['Moqueca', 130]])).toMatchObject({ relation: 'several' }))

test('asks which of two white doses is meant and leaves out the aged one', () =>
  expect(
    itemOf('A: pinga 4', [
      ['Dose Ypióca', 5, 'Cachaças'],
      ['Dose 51', 4, 'Cachaças'],
      ['Dose amburana', 9, 'Cachaças'],
    ])?.candidates?.map(({ name }) => name),
  ).toEqual(['Dose Ypióca', 'Dose 51']))

test('matches a brand to an item that the house sells without one, and the reverse', () => {
  expect(itemOf('A: coca lata 6', [['Refrigerante lata', 7, 'Bebidas']])).toMatchObject({
    ours: 'Refrigerante lata',
  })
  expect(itemOf('A: cerveja 600 ml 12', [['Skol 600 ml', 11, 'Cervejas']])).toMatchObject({
    ours: 'Skol 600 ml',
  })
  expect(
    itemOf('A: cerveja 600 ml 12', [
      ['Skol 600 ml', 11, 'Cervejas'],
      ['Heineken 600 ml', 15, 'Cervejas'],
    ]),
  ).toMatchObject({ relation: 'several' })
})

test('compares a combo only with a combo', () => {
  const items = analyse('A: combo smash + batata + refri 39, smash 25', [
    ['Smash', 29, 'Burgers'],
    ['Refrigerante lata', 7, 'Bebidas'],
  ]).content.categories.flatMap((category) => category.items)
  expect(items.map(({ item, relation, own }) => [item, relation, own])).toEqual([
    ['combo smash + batata + refri', 'absent', null],
    ['smash', 'same', 29],
  ])
})

test('merges a price with a size and a price without one, and asks for the size', () =>
  expect(
    itemOf('A: batata 300 g 16\nB: batata frita 22', [['Batata frita (300 g)', 19, 'Porções']]),
  ).toMatchObject({
    n: 2,
    relation: 'untold',
    own: 19,
  }))
