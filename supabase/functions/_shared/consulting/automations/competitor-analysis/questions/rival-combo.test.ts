import { expect, test } from 'vitest'
import { analyse, type Menu } from '../test-case.ts'

const menu: Menu = [
  ['Smash duplo', 32, 'Burgers', 10.4],
  ['X-salada', 24, 'Burgers', 8.1],
  ['Batata frita', 16, 'Acompanhamentos', 4.3],
  ['Água', 5, 'Bebidas', 1.2],
  ['Refrigerante lata', 7, 'Bebidas', 3.2],
]
const answerTo = (text: string) =>
  analyse(text, menu).content.answers?.find(({ about }) => about === 'promotion')

test('a combo like a rival’s is computed from the house’s own items, beside its price', () => {
  const found = answerTo(
    'Smash 61: smash duplo 26,90, combo com batata e refri 34,90. Devo fazer combo igual o do Smash 61?',
  )
  expect(found?.verdict).toBe(
    'Sim, mas não pelo preço de lá: Smash duplo, Batata frita e Refrigerante lata por R$ 48,00 (à parte, R$ 55,00).',
  )
  // R$ 34,90 less R$ 17,90.
  expect(found?.texts.join(' ')).toContain(
    'igualar os R$ 34,90 deixaria R$ 17,00, menos do que o Smash duplo sozinho',
  )
})
