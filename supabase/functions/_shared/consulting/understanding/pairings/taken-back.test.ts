import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Brasa', name: 'Frango assado inteiro', price: 58, cost: 22 },
    { section: 'Brasa', name: 'Linguiça na brasa', price: 30, cost: 11 },
    { section: 'Bebidas', name: 'Espumante brut', price: 90, cost: 50 },
    { section: 'Bebidas', name: 'Cajuína', price: 10, cost: 4 },
  ],
})
const read = (said: string) =>
  understand('food_pairing', { answers: { focus_areas: [said] }, house, today: '2026-11-30' }).wishes

test.each([
  'aqui não trabalho com vinho, já encalhou 11 garrafas, então não me ponha vinho',
  'encalhou 9 garrafas de espumante, não quero mais espumante',
])('bottles of a drink that is refused are not to be sold: %s', (said) => {
  const wishes = read(said)
  expect(wishes).toMatchObject([{ kind: 'pairing', rule: 'never' }])
})

test('bottles that stand are not refused with another drink', () => {
  const wishes = read('tenho 12 garrafas de espumante paradas, não quero vinho')
  expect(wishes).toMatchObject([{ what: 'bottlesLeft' }, { rule: 'never', serves: ['vinho'] }])
})

test('bottles that stand are, where nothing refuses them', () => {
  expect(read('tenho 12 garrafas de espumante paradas, quero girar')).toMatchObject([
    { kind: 'pairingRule', what: 'bottlesLeft' },
  ])
})

test('who wants no strong pepper asks for no lighter drink', () => {
  expect(read('aqui não entra pimenta forte').filter(({ kind }) => kind === 'style')).toEqual([])
})

test('a combo for a table has the dish that it names', () => {
  expect(read('um combo do frango assado inteiro com bebida pra 4 pessoas até 90 reais')).toMatchObject([
    { kind: 'newCombo', guests: 4, with: ['Frango assado inteiro'] },
  ])
})
