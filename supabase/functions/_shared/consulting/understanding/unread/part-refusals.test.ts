import { expect, it } from 'vitest'
import { emptyHouse, houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (preferences: string) =>
  brief(understand('drink_creation', { answers: { preferences }, house: emptyHouse, today: '2026-11-22' }))

it.each([
  ['entre eles, um de fruta, sem cachaça', 'share cachaça many 1 true'],
  ['só um deles vai ser sem cachaça', 'share cachaça many 1 true'],
  ['Oito drinks, e entre eles dois sem cachaça', 'share cachaça many 2 true'],
])('a part without cachaça is counted: %s', (text, expected) => {
  expect(read(text)).toContain(expected)
  expect(read(text).join()).not.toContain('exclude cachaça')
})

it.each(['50% sem cachaça', 'todos têm que poder sair também sem cachaça', 'uma versão de cada sem cachaça'])(
  'a part that nobody can count is left to the owner: %s',
  (text) => {
    expect(read(text).join()).not.toContain('exclude cachaça')
    expect(read(text).join()).toContain('?')
  },
)

it.each(['tira o álcool de todos', 'drink alcoólico fica fora', 'não quero bebida alcoólica'])(
  'no alcohol at all is a card without alcohol: %s',
  (text) => {
    expect(read(text)).toContain('zeroAlcohol')
  },
)

it('what two drinks are without is no rule for all of them', () => {
  expect(read('duas opções para quem vai dirigir, sem nada de álcool')).toEqual(['zeroAlcohol 2'])
  expect(read('Duas sem álcool. Nada de álcool forte.')).toContain('zeroAlcohol 2')
})

it.each([
  'sem cachaça',
  'quero cinco drinks sem cachaça',
  'não trabalhamos com cachaça',
  'Cinco drinks. Nada de cachaça.',
])('cachaça refused for all of them is refused: %s', (text) => {
  expect(read(text)).toContain('exclude cachaça')
})

it('an allergy to it stays one', () => {
  expect(read('um cliente é alérgico a cachaça').join()).not.toContain('share')
})

it('what enters no drink is left out, and the drinks stay', () => {
  const house = houseSchema.parse({ menu: [{ section: 'Drinks', name: 'Caipirinha', price: 20 }] })
  const preferences = 'menos canela, essa não entra em drink nenhum'
  expect(
    brief(understand('drink_creation', { answers: { preferences }, house, today: '2026-11-22' })),
  ).toEqual(['exclude canela'])
})
