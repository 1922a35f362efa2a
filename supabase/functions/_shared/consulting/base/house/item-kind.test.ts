import { describe, expect, test } from 'vitest'
import { isDrink } from '../pricing/elasticity.ts'
import { hasAlcohol, itemKind } from './item-kind.ts'

describe('the kind of an item', () => {
  test.each([
    ['Tapioca de coco', 'Café da manhã', 'dish'],
    ['Caipirinha de café', 'Fim de tarde', 'drink'],
    ['Spritz de cajuína', 'Fim de tarde', 'drink'],
    ['Gim com tônica', 'Drinks do palco', 'drink'],
    ['Vodca com energético', 'Drinks do palco', 'drink'],
    ['Tônica', 'Sem álcool', 'soft_drink'],
    ['Café com leite', 'Cafés', 'soft_drink'],
    ['Camarão na cerveja', 'Petiscos', 'dish'],
    ['Água de coco', 'Geladas', 'soft_drink'],
    ['Arroz de polvo', 'Pratos', 'dish'],
    ['Arroz-doce', 'Sobremesas', 'dish'],
    ['Arroz de brócolis', 'Pratos', 'side'],
  ] as const)('“%s” under “%s” is a %s', (name, section, kind) =>
    expect(itemKind({ name, section })).toBe(kind),
  )
})

describe('alcohol', () => {
  test.each([
    ['Caipirinha', 'Drinks', true],
    ['Boulevardier', 'Coquetéis', true],
    ['Cerveja lata', 'Bebidas', true],
    ['Xilogravura (carvalho, café e rapadura)', 'Drinks', true],
    ['Cordel (siriguela, gengibre e café)', 'Drinks autorais', true],
    ['Café gelado (leite e gelo)', 'Bebidas', false],
    ['Suco de caju', 'Drinks', false],
    ['IPA 470 ml', 'Chope', true],
    ['Cerveja sem álcool', 'Cervejas', false],
    ['Mojito virgem', 'Drinks sem álcool', false],
    ['Suco de uva', 'Sucos', false],
    ['Milk-shake', 'Bebidas', false],
    ['Peixe empanado na cerveja', 'Pratos', false],
    ['Bolo de chocolate', 'Bolos', false],
  ] as const)('“%s” under “%s”: %s', (name, section, alcohol) =>
    expect(hasAlcohol({ name, section })).toBe(alcohol),
  )
})

test('breakfast is not a drink; a beer in a section that the house named itself is', () => {
  expect(isDrink('Tapioca de carne de sol', 'Café da manhã')).toBe(false)
  expect(isDrink('Cerveja litrão', 'Geladas')).toBe(true)
  expect(isDrink('Camarão na cerveja', 'Petiscos')).toBe(false)
})
