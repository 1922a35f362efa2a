import { expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Buffet', 'Self-service por quilo', 59.9],
    ['Buffet', 'Prato feito', 22],
    ['Buffet', 'Marmita G', 25],
    ['Infantil', 'Mini espaguete', 28],
    ['Sobremesas', 'Pudim', 9],
    ['Bebidas', 'Cachaça dose', 7],
    ['Bebidas', 'Cerveja long neck', 11],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (constraints: string) =>
  understand('menu_redesign', { answers: { constraints }, house, today: '2026-11-29' })
const wishesIn = (said: string) =>
  read(said).wishes.map((wish) =>
    [wish.kind, 'item' in wish ? wish.item : 'what' in wish ? wish.what : ''].join(' ').trim(),
  )

it.each([
  ['nenhum prato infantil sai', ['keepItem Infantil']],
  ['não sai nenhuma sobremesa', ['keepItem Sobremesas']],
  ['o pudim ninguém tira', ['keepItem Pudim']],
  [
    'O quilo e o prato feito é o que traz o povo da fábrica, nesses dois ninguém mexe no preço nem tira da frente.',
    [
      'keepItem Self-service por quilo',
      'keepPrice Self-service por quilo',
      'keepItem Prato feito',
      'keepPrice Prato feito',
    ],
  ],
  ['Cerveja e cachaça só apareça embaixo, discreto, o pessoal tá em horário de serviço.', ['pageNote']],
  ['deixe a cerveja escondida lá no final', ['pageNote']],
  ['Tem que caber numa folha A4 só de um lado', ['layout one_side']],
  ['cardápio em uma folha, um lado só', ['layout one_side']],
  ['folha A4 frente e verso', ['layout one_sheet']],
])('%s', (said, wishes) => {
  expect(read(said).unread).toEqual([])
  expect(wishesIn(said)).toEqual(wishes)
})

it.each(['o prato infantil sai', 'o pudim não pode ficar no fim'])('%s keeps nothing', (said) => {
  expect(wishesIn(said)).not.toContain('pageNote')
  expect(wishesIn(said).some((wish) => wish.startsWith('keepItem'))).toBe(false)
})
