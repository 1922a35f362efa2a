import { describe, expect, test } from 'vitest'
import { allergensInWords } from './allergens-in-words.ts'
import { kindAllergens } from './kinds-of-dish.ts'

const of = (name: string, section: string | null = null) => kindAllergens({ name, section })

describe('what a kind of dish always holds', () => {
  test.each([
    ['Calabresa', 'Pizzas tradicionais', ['gluten', 'milk']],
    ['Chocolate com morango', 'Pizzas doces', ['gluten', 'milk', 'soy']],
    ['Romeu e Julieta', 'Sobremesas', ['milk']],
    ['Enroladinho de salsicha', 'Salgados', ['gluten']],
    ['Sonho', 'Doces', ['gluten', 'egg', 'milk']],
    ['Coxinha de frango', 'Salgados', ['gluten']],
    ['Coxinha da asa na brasa', 'Espetos', []],
    ['Misto quente', 'Café da manhã', ['gluten', 'milk']],
    ['Chocolate quente', 'Bebidas', ['milk', 'soy']],
    ['Brigadeiro', 'Doces', ['milk', 'soy']],
    ['Quiche de alho-poró', 'Salgados', ['gluten', 'egg', 'milk']],
    ['Filé à parmegiana', 'Pratos', ['gluten', 'egg', 'milk']],
    ['Fatia do dia', 'Bolos', ['gluten', 'egg']],
    ['Frango', 'Pastéis', ['gluten']],
    ['Ao sugo', 'Massas', ['gluten']],
    ['Pão de queijo', 'Pães', ['milk', 'egg']],
    ['Pudim', 'Sobremesas', ['milk', 'egg']],
  ] as const)('%s, in %s', (name, section, allergens) => {
    expect(of(name, section).always).toEqual(expect.arrayContaining([...allergens]))
  })

  test('bread beside a bun of cassava is still bread', () => {
    expect(allergensInWords('Café completo: pão de queijo, torrada e suco')).toContain('gluten')
  })

  test.each([
    ['Tapioca com queijo', 'Café da manhã', 'gluten'],
    ['Pão de queijo', 'Pães', 'gluten'],
    ['Bolo de macaxeira', 'Bolos', 'gluten'],
    ['Pizza vegana de abobrinha', 'Pizzas', 'milk'],
    ['Pizza sem glúten', 'Pizzas', 'gluten'],
    ['Refrigerante', 'Pizzas e bebidas', 'gluten'],
  ] as const)('%s is not said to hold it for certain: %s, %s', (name, section, allergen) => {
    expect(of(name, section).always).not.toContain(allergen)
  })
})

describe('what it often holds is to be confirmed', () => {
  test.each([
    ['Cuscuz com ovo', 'milk'],
    ['Bolo de macaxeira', 'gluten'],
    ['Coxinha', 'milk'],
    ['Pão francês', 'milk'],
    ['Granola da casa', 'gluten'],
    ['Farofa', 'milk'],
  ] as const)('%s: %s', (name, allergen) => {
    expect(of(name).often).toContain(allergen)
    expect(of(name).always).not.toContain(allergen)
  })

  test('a name that says no kind tells nothing', () => {
    expect(of('Delícia da Vovó', 'Especialidades').isKnown).toBe(false)
    expect(of('Combo da galera', 'Combos').isKnown).toBe(false)
    expect(of('Bolo de rolo', 'Doces').isKnown).toBe(true)
  })
})

test.each([
  'Espaguete com frutos do mar',
  'Risoto do mar',
  'Arroz de mariscos',
  'Filé terra e mar',
  'Moqueca',
])('crustaceans and molluscs are to be confirmed: %s', (name) => {
  expect(of(name).often).toEqual(expect.arrayContaining(['crustaceans', 'molluscs']))
  expect(kindAllergens({ name, section: null, isFood: false }).often).not.toContain('molluscs')
})

test.each([
  'Picanha com sal do mar',
  'Moqueca de banana-da-terra',
  'Arroz vegano do mar',
  'Pirão sem frutos do mar',
])('no seafood to confirm: %s', (name) => {
  expect(of(name).often).not.toContain('crustaceans')
})

test('the words of a line imply what its kind always holds, for every engine', () => {
  expect(allergensInWords('Misto quente')).toEqual(expect.arrayContaining(['gluten', 'milk']))
  expect(allergensInWords('Pizza de calabresa')).toContain('gluten')
  expect(allergensInWords('Torta alemã')).toEqual(expect.arrayContaining(['gluten', 'egg', 'milk']))
})

test.each([
  ['Original 600', 'Cervejas', true],
  ['Malzbier', 'Chopes e cervejas', true],
  ['Daura sem glúten', 'Cervejas', false],
  ['Guaraná lata', 'Cervejas e refrigerantes', false],
  ['Vinho da casa', 'Vinhos', false],
])('a brand under a heading of beers holds gluten: %s in %s, %s', (name, section, holds) => {
  expect(kindAllergens({ name, section, isFood: false }).always.includes('gluten')).toBe(holds)
})
