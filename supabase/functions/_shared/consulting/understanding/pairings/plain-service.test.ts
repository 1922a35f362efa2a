/** Plain sentences about the drinks of a table: with and without alcohol, prices that stay, the dish of the house. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const menu = [
  ['Petiscos', 'Macaxeira frita', 22],
  ['Pratos', 'Peixada', 78],
  ['Pratos', 'Lasanha', 39],
  ['Drinks', 'Caipirinha de limão', 18],
  ['Drinks', 'Gin tônica', 26],
  ['Cervejas', 'Pilsen long neck', 12],
  ['Doses', 'Cachaça da casa', 8],
].map(([section, name, price]) => ({ section, name, price }))

function read(said: string) {
  const { wishes, unread } = understand('food_pairing', {
    answers: { focus_areas: [said] },
    house: houseSchema.parse({ menu }),
    today: '2026-12-01',
  })
  return [
    ...wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    ...unread.map(() => 'unread'),
  ]
}

const soberEach = { kind: 'zeroAlcohol', part: 'each' }
test.each([
  'Cada prato com uma opção com álcool e uma sem.',
  'Uma opção com álcool e outra sem para cada prato.',
  'Para cada prato, uma bebida com álcool e uma sem álcool.',
  'Quero duas sugestões por prato: uma alcoólica e outra sem álcool.',
  'Sempre uma opção sem álcool ao lado da alcoólica.',
  'Cada petisco precisa de um par com álcool e um sem.',
  'Tem cliente que vem de carro, o que ofereço?',
  'Muita gente vem de carro, o que eu sirvo?',
])('%s: one without alcohol beside each dish', (said) => {
  expect(read(said)).toEqual([soberEach])
})

test.each([
  ['Não mexer no preço dos drinks.', 'Drinks'],
  ['Não mexer no preço das cervejas.', 'Cervejas'],
  ['Não altere o preço do gin tônica.', 'Gin tônica'],
  ['Mantenha os valores dos drinks.', 'Drinks'],
  ['Os preços das bebidas ficam como estão.', 'todas as bebidas'],
  ['Não quero que mexam nos preços.', 'todos os itens'],
])('%s: prices stay', (said, item) => {
  expect(read(said)).toEqual([{ kind: 'keepPrice', item }])
})

test.each([
  ['A peixada é o prato principal da casa, capriche nela.', 'Peixada'],
  ['A peixada é o carro-chefe, capricha nela.', 'Peixada'],
  ['O prato mais pedido é a lasanha, quero um par especial.', 'Lasanha'],
])('%s: the dish of the house', (said, item) => {
  expect(read(said)).toEqual([{ kind: 'promote', item }])
})

test.each(['Preciso de frases curtas.', 'As frases precisam ser curtas.', 'Quero falas fáceis de decorar.'])(
  '%s: what the waiter says',
  (said) => {
    expect(read(said)).toEqual([{ kind: 'pairingRule', what: 'phraseEach' }])
  },
)

test.each([
  'Quero uma carta pequena, de cinco bebidas no máximo.',
  'Quero gastar no máximo 400 reais em garrafas.',
  'No máximo seis bebidas na carta.',
  'Vale a pena servir dose menor?',
])('%s is no price and no dish', (said) => {
  expect(read(said).every((one) => one === 'unread')).toBe(true)
})

test('of two drinks that are compared, the first comes first', () => {
  expect(read('Prefiro cachaça a gin.')).toEqual([{ kind: 'pairing', rule: 'first', serves: ['cachaça'] }])
})
