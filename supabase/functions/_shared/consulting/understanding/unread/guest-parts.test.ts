import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const wishesOf = (text: string) =>
  understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-29',
  }).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

test.each([
  ['Hóspede celíaca chega dia 12, quero duas opções sem glúten pra ela', 'glúten', 2],
  ['Um aluno tem alergia a leite, então pelo menos um lanche sem leite', 'leite', 1],
  ['Vegetariano quase não vem, mas tem que ter um', 'vegetariano', 1],
])('“%s” counts the dishes of one guest, and takes nothing from the others', (text, what, count) => {
  const wishes = wishesOf(text)
  expect(wishes).toContainEqual({ kind: 'share', what, of: 'many', count, bound: 'at_least', without: true })
  expect(wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
})

test('an allergy that nobody counts, or that is ordered out of all, holds for all', () => {
  for (const text of [
    'Uma cliente é alérgica a camarão',
    'Um aluno tem alergia a leite: nada de leite em nada, e quero um lanche sem glúten',
  ])
    expect(wishesOf(text)).toContainEqual(expect.objectContaining({ kind: 'exclude', why: 'allergy' }))
})

test('options for each guest that was named are counted, and the other dishes keep what those leave out', () => {
  const wishes = wishesOf(
    'O que quero girar: carneiro, queijo coalho e ovo. Dia 8 vem um grupo de nove, uma é celíaca e três são veganos. Quero ao menos 2 opções pra cada grupo.',
  )
  for (const what of ['glúten', 'vegano'])
    expect(wishes).toContainEqual({
      kind: 'share',
      what,
      of: 'many',
      count: 2,
      bound: 'at_least',
      without: true,
    })
  expect(wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'prefer', what: 'queijo coalho' }))
})

test('a diet that some guests follow is asked of some dishes, an allergy of all', () => {
  expect(wishesOf('Dois clientes são vegetarianos')).toEqual([
    { kind: 'share', what: 'vegetariano', of: 'few', without: true },
  ])
  expect(wishesOf('Dois são celíacos')).toContainEqual(
    expect.objectContaining({ kind: 'exclude', what: 'glúten', why: 'allergy' }),
  )
  expect(wishesOf('Os pratos são veganos')).toContainEqual(expect.objectContaining({ kind: 'exclude' }))
})

test.each([
  ['Quero 7 pratos. Temos uma moradora celíaca no prédio, 3 das receitas devem dar pra ela.', 'glúten', 3],
  ['Bastante aluno com diabetes, preciso de dois ou três com pouco sal', 'pouco sal', 2],
  ['Quero 5 lanches. Temos 4 alunos com intolerância a lactose: pelo menos um lanche pra cada', 'lactose', 1],
])('“%s” counts the dishes of those guests', (text, what, count) => {
  const wishes = wishesOf(text)
  expect(wishes).toContainEqual({ kind: 'share', what, of: 'many', count, bound: 'at_least', without: true })
  expect(wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
})

test('what is asked of one course for a guest holds in no other, and whoever works with it eats no part', () => {
  expect(wishesOf('Meu avô é diabético e janta aqui, que a entrada sirva pra ele')).toEqual([
    { kind: 'dishTrait', what: 'free', of: 'sem açúcar adicionado', course: 'petisco', bound: 'at_least' },
  ])
  for (const text of [
    'Minha cozinheira é celíaca, dois pratos têm que servir pra ela',
    'Uma moça é alérgica a amendoim, não quero isso em prato nenhum. Um é celíaco, dois pratos devem servir pra ele',
  ])
    expect(wishesOf(text)).toContainEqual(expect.objectContaining({ kind: 'exclude', why: 'allergy' }))
})
