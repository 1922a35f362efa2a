import { expect, test } from 'vitest'
import { splitSize } from './split-size.ts'

test.each([
  ['Cerveja 600 ml', 'Cerveja', '600 ml'],
  ['Cerveja (600ml)', 'Cerveja', '600ml'],
  ['Pastel de carne - 500 g', 'Pastel de carne', '500 g'],
  ['Peixada para 2', 'Peixada', 'para 2'],
  ['Peixada serve 2 pessoas', 'Peixada', 'serve 2 pessoas'],
  ['Bolinho de feijão, 6 unidades', 'Bolinho de feijão', '6 unidades'],
  ['Suco 1,5 l', 'Suco', '1,5 l'],
  ['Coca-Cola lata', 'Coca-Cola', 'lata'],
])('%j is %j of %j', (text, name, size) => {
  expect(splitSize(text)).toEqual({ name, size })
})

test.each(['Caipirinha', '600 ml', 'Cachaça 51', 'Salada verde', 'Menu 2 tempos', 'Torta chocolata'])(
  '%j has no size',
  (name) => {
    expect(splitSize(name)).toEqual({ name, size: null })
  },
)
