import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (ingredients: string) =>
  brief(understand('dish_creation', { answers: { ingredients }, house: emptyHouse, today: '2026-11-22' }))

it.each([
  'o quiabo é melhor não aparecer',
  'o caju é símbolo do Ceará',
  'a lagosta já foi famosa por aqui',
  'o vizinho reclama do barulho',
])('a name that nothing wants is left to the owner whole: %s', (text) => {
  expect(read(text)).toEqual([`?${text}`])
})

it.each([
  ['caju, cajá e seriguela', ['prefer caju', 'prefer cajá', 'prefer seriguela']],
  ['bota rapadura no meio', ['prefer rapadura']],
  ['não deixem de usar pimenta de cheiro', ['prefer pimenta-de-cheiro']],
])('a name that something wants, or a list of names, is a wish: %s', (text, wishes) => {
  expect(read(text)).toEqual(wishes)
})
