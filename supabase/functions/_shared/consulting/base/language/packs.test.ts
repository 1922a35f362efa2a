import { expect, test } from 'vitest'
import { packsText } from './packs.ts'

test.each([
  [3, 'garrafa de 500 ml', '3 × garrafa de 500 ml'],
  [1, 'tijolo de 500 g', '1 × tijolo de 500 g'],
  [1, 'kg', '1 kg'],
  [2, 'kg de laranja', '2 kg de laranja'],
  [40, 'unidade', '40 unidades'],
  [1, 'litro', '1 litro'],
  [1, 'abacaxi', '1 abacaxi'],
  [2, 'abacaxi', '2 × abacaxi'],
])('%s of “%s” are “%s”', (count, label, text) => {
  expect(packsText(count, label)).toBe(text)
})
