import { expect, it } from 'vitest'
import { emptyHouse, houseSchema } from '../../base/house/house.ts'
import { brief, textInputs } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const menu = houseSchema.parse({
  menu: [
    { section: 'Infantil', name: 'Mini espaguete', price: 28 },
    { section: 'Pratos', name: 'Truta', price: 78 },
    { section: 'Sobremesas', name: 'Pudim', price: 18 },
    { section: 'Entradas', name: 'Tábua de frios da serra', price: 68 },
    { section: 'Bebidas quentes', name: 'Chocolate quente', price: 16 },
  ],
})

function read(type: Parameters<typeof understand>[0], text: string, house = emptyHouse) {
  const input = textInputs.find(([known]) => known === type)?.[1] ?? ''
  const answers = { [input]: type === 'food_pairing' ? [text] : text }
  return brief(understand(type, { answers, house, today: '2026-11-22' }))
}

it.each(['fritadeira não temos mais', 'a fritadeira quebrou', 'fritadeira a gente não usa'])(
  'a tool that is gone is none of the kitchen: %s',
  (text) => {
    expect(read('dish_creation', `Temos chapa, ${text}.`)).toEqual(
      expect.arrayContaining(['has chapa', 'lacks fritadeira']),
    )
  },
)

it('why something is refused is no refusal', () => {
  const wishes = read('drink_creation', 'Nem leite de coco, que ninguém bebe com peixe cru.').join()
  expect(wishes).toContain('exclude leite de coco')
  expect(wishes).not.toContain('peixe')
})

it.each(['food_pairing', 'drink_creation'] as const)(
  'one way out without alcohol does not take it out of all of %s',
  (type) => {
    expect(read(type, 'Pra quem não bebe, me dá uma saída sem álcool também.')).toContain('zeroAlcohol 1')
    expect(read(type, 'Quero tudo sem álcool.')).toContain('zeroAlcohol')
  },
)

it('who counts desserts wants some', () => {
  const wishes = read('dish_creation', 'Seis pratos: dois salgadinhos de balcão e duas sobremesas.')
  expect(wishes).toContain('count 2 sobremesa')
  expect(wishes).not.toContain('count 0 sobremesa')
})

it.each(['corta a truta que quase não sai', 'Tira o pudim, que não sai.', 'tira o pudim porque não sai'])(
  'an item that leaves because it hardly sells does leave: %s',
  (text) => {
    const wishes = read('menu_redesign', text, menu).join()
    expect(wishes).toContain('dropItem')
    expect(wishes).not.toContain('keepItem')
    expect(wishes).not.toContain('!contradiction')
  },
)

it('"nenhum prato infantil sai" takes nothing out', () => {
  expect(read('menu_redesign', 'Nenhum prato infantil sai.', menu).join()).not.toContain('dropItem')
})

it('a part of the dishes has cachaça where the owner says half', () => {
  expect(read('dish_creation', 'Cachaça só em metade deles.').join()).toContain('share cachaça half')
})

it('a food stands in half of the dishes where the owner says half', () => {
  expect(read('dish_creation', 'Rapadura só em metade deles.').join()).toContain('share rapadura half')
})

it('the weather is no item of the menu', () => {
  const wishes = read(
    'menu_redesign',
    'Queria as bebidas quentes logo no começo, que lá em cima faz frio.',
    menu,
  )
  expect(wishes.join()).toContain('Bebidas quentes')
  expect(wishes.join()).not.toContain('Tábua')
})
