import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Entradas', name: 'Pastel de carne', price: 18 },
    { section: 'Pratos', name: 'Lasanha', price: 39 },
    { section: 'Pratos', name: 'Peixada', price: 78 },
    { section: 'Sobremesas', name: 'Pudim', price: 12 },
    { section: 'Drinks', name: 'Caipirinha de limão', price: 18 },
  ],
})
const read = (text: string) =>
  understand('food_pairing', { answers: answersWith('food_pairing', text), house, today: '2026-11-22' })

test.each([
  ['no pudim alguma coisa gelada e docinha', ['drink'], ['Pudim']],
  ['pra lasanha uma coisa mais azeda', ['drink'], ['Lasanha']],
])('“%s” asks for a mixed drink beside that dish alone', (text, serves, dishes) => {
  const { wishes, unread } = read(text)
  expect(wishes).toEqual([expect.objectContaining({ kind: 'pairing', rule: 'only', serves, dishes })])
  expect(unread).toEqual([])
})

test('a refusal under a heading holds for the dishes of the heading', () => {
  const { wishes } = read('Entradas: coquetéis leves, sem cachaça envelhecida')
  expect(wishes).toEqual([expect.objectContaining({ rule: 'never', dishes: ['petiscos'] })])
})

test.each(['A peixada não pode levar nada doce', 'a lasanha nao pode levar nada com mel'])(
  '“%s” changes no other dish, and goes back to the owner',
  (text) => {
    const { wishes, unread } = read(text)
    expect(wishes).toEqual([])
    expect(unread.map((passage) => passage.text)).toEqual([text])
  },
)

test('a refusal without a dish holds for all of them', () => {
  expect(read('não quero nada com mel').wishes).toContainEqual(
    expect.objectContaining({ kind: 'exclude', what: 'mel' }),
  )
})

test.each(['O pudim é o que menos sai, quero empurrar ele com um par', 'a lasanha é a que menos vende'])(
  '“%s” wants a dish sold, and leaves it out of nothing',
  (text) => expect(read(text).wishes).toEqual([expect.objectContaining({ kind: 'promote' })]),
)
