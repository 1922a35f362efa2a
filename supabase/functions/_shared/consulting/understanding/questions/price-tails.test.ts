import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const houses = {
  'a grill': [
    ['Cortes', 'Bife de tira'],
    ['Cortes', 'Fraldinha na brasa'],
    ['Cortes', 'Cupim assado'],
    ['Bebidas', 'Chope claro'],
    ['Vinhos', 'Tannat (taça)'],
    ['Vinhos', 'Merlot (taça)'],
  ],
  'a café': [
    ['Doces', 'Torta de limão'],
    ['Doces', 'Brownie de cacau'],
    ['Salgados', 'Quiche de alho-poró'],
    ['Bebidas', 'Cappuccino grande'],
    ['Vinhos', 'Espumante (taça)'],
    ['Vinhos', 'Vinho branco (taça)'],
  ],
} as const

describe.each(Object.entries(houses))('%s', (_, menu) => {
  const house = houseSchema.parse({ menu: menu.map(([section, name]) => ({ section, name, price: 40 })) })
  const read = (text: string) =>
    understand('dynamic_pricing', {
      answers: { constraints: text },
      house,
      today: '2026-11-22',
    })
  const [first, second, third] = menu.map(([, name]) => name)

  test('asks of a rise in a past month what it brought, and plans no dearer month', () => {
    expect(brief(read(`Valeu a pena subir o preço de ${first} em setembro?`))).toEqual([
      `question pastChange ${first}`,
    ])
    expect(brief(read(`Compensou aumentar o preço de ${second} em maio?`))).toEqual([
      `question pastChange ${second}`,
    ])
  })

  test('holds the one item that a pronoun stands for, and no other', () => {
    const { wishes } = read(
      `O preço de ${first} já subiu em julho, por isso não quero mexer nele antes de março.`,
    )
    expect(wishes).toMatchObject([{ kind: 'keepPrice', item: first, from: '2027-03-01' }])
  })

  test('gives each of two shares to its own items', () => {
    const { wishes } = read(
      `Nenhum aumento pode passar de 7%, exceto ${first} e ${second}, que podem ir até 11%.`,
    )
    expect(wishes).toMatchObject([
      { kind: 'capPrice', item: 'todos os itens', percent: 7, except: [first, second] },
      { kind: 'capPrice', item: first, percent: 11 },
      { kind: 'capPrice', item: second, percent: 11 },
    ])
    expect(wishes.some((wish) => 'item' in wish && wish.item === third)).toBe(false)
  })

  test('refuses a promotion for the group that is named alone', () => {
    const { wishes } = read('Os vinhos não entram em promoção.')
    expect(wishes).toMatchObject([{ kind: 'question', about: 'discountLimit', other: 'Vinhos' }])
    expect(read('Os sushis não entram em promoção.').wishes).toEqual([])
  })
})

test('a dearer purchase is passed on in all that is made of it, and not in the item that shares its word', () => {
  const house = houseSchema.parse({
    menu: ['Picanha na brasa', 'Costela assada', 'Espetinho de carne', 'Peixe frito'].map((name) => ({
      section: 'Pratos',
      name,
      price: 40,
    })),
  })
  const read = (constraints: string) =>
    understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-22' }).wishes
  const [wish] = read('O açougue avisou que a carne sobe 7% em dezembro: preciso repassar em algum prato?')
  expect(wish).toMatchObject({ about: 'passOn', what: 'carne', percent: 7 })
  expect(wish).not.toHaveProperty('item')
  expect(read('A carne subiu 7%, quanto devo repassar no espetinho de carne?')).toMatchObject([
    { about: 'passOn', item: 'Espetinho de carne' },
  ])
})
