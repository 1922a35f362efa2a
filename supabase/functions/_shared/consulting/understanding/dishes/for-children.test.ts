import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pratos', 'Filé de frango grelhado com arroz', 34],
    ['Pratos', 'Moqueca de arraia', 96],
    ['Petiscos', 'Batata frita', 24],
    ['Petiscos', 'Camarão na cachaça', 58],
    ['Bebidas', 'Caipirinha', 19],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (ingredients: string) =>
  understand('dish_creation', { answers: { ingredients }, house, today: '2026-11-17' })

describe('a dish for children', () => {
  it.each([
    ['quero 5 pratos. um pode ser p criança, até 35', 35],
    ['5 pratos, pelo menos um para crianças, até R$ 30', 30],
    ['São 5 pratos. Um deles infantil.', undefined],
    ['cinco pratos, 1 opção kids por no máximo 28 reais', 28],
    ['quero 5 pratos, e que um as crianças gostem', undefined],
    ['São 5 pratos. Um que as crianças aceitem sem birra.', undefined],
  ])('%s: is asked of the menu, and its price is no limit for the others', (said, price) => {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'question', about: 'childrensDish', ...(price && { price }) }),
    )
    expect(wishes.filter(({ kind }) => kind === 'price')).toEqual([])
  })
  it.each([
    'Um dos lanches tem que servir pra criança',
    'Um dos lanches é pra menino pequeno, sem cachaça',
    'um prato que criança coma',
    'Quero que um deles agrade a meninada',
    'tem que ter uma opção pros pequenos',
  ])('5 pratos. %s: nothing stops the request, and the cachaça of the other dishes stays', (asked) => {
    const { wishes, unread } = read(`5 pratos, cachaça em só dois. ${asked}.`)
    expect(unread).toEqual([])
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'question', about: 'childrensDish', count: 1 }),
    )
    expect(wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
  })
  it.each(['um para criança alérgica a ovo', 'um prato para crianças sem leite'])(
    '%s: stays with the readers of what somebody may not eat',
    (said) => {
      expect(read(said).wishes).not.toContainEqual(expect.objectContaining({ about: 'childrensDish' }))
    },
  )
})
