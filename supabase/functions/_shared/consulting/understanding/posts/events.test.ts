import { expect, test } from 'vitest'
import { eventOf } from './events.ts'

const names = [
  ['Quentão da serra', 22],
  ['Quentão sem álcool de maçã e gengibre', 16],
  ['Negroni cearense (Castanheira)', 38],
].map(([name, price]) => ({ name: String(name), price: Number(price), section: 'Drinks', isSection: false }))

test.each([
  ['sex lança o quentao (22 reais, unico preço)', { what: 'lançamento do Quentão da serra', price: 22 }],
  // Two items have the word, and no price tells which one is meant.
  ['lança o quentao', { what: 'lançamento do quentao' }],
  ['a gente vai lançar o negroni', { what: 'lançamento do Negroni cearense' }],
  ['sexta-feira tem roda de samba das 19h às 22h', { what: 'roda de samba', at: 19 }],
  ['sexta da paixão de cristo', { what: 'sexta da paixão de cristo' }],
  ['volta do rodízio R$ 59,90', { what: 'volta do rodízio', price: 59.9 }],
])('%s', (said, expected) => {
  expect(eventOf(said, '2026-12-04', names)).toMatchObject(expected)
})
