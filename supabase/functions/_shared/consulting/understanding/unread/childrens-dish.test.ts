import { expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string, names: readonly string[]) =>
  brief(
    understand('food_pairing', {
      answers: { focus_areas: [text] },
      house: houseSchema.parse({ menu: names.map((name) => ({ section: 'Pratos', name, price: 30 })) }),
      today: '2026-11-28',
    }),
  )

it.each(['Não inclua o prato infantil', 'tira o menu kids', 'o prato das crianças fica de fora'])(
  'the children’s dish of the menu is left out: %s',
  (text) => {
    expect(read(text, ['Picanha na brasa', 'Kids: frango com batata'])).toEqual([
      'pairing skip Kids: frango com batata',
    ])
  },
)

it('without such a dish nothing is left out, and nothing stops the request', () => {
  expect(read('não quero o prato das crianças', ['Picanha na brasa'])).toEqual([
    '?não quero o prato das crianças',
  ])
})

it.each([
  'o prato das crianças não pode ter xpto',
  'criança não pode comer flurb',
  'prato infantil sem glorp',
])('what children may not eat still stops it: %s', (text) => {
  expect(read(text, ['Kids: frango com batata']).some((line) => line.startsWith('!'))).toBe(true)
})
