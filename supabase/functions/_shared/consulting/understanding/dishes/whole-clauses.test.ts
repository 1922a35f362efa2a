import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-29',
  }).wishes

test.each([
  'Sem nada que imite carne.',
  'Não quero coisa que pareça bife.',
  'Nada de imitação de frango, por favor.',
  'Evitem receitas com cara de linguiça.',
  'Detesto comida que finge ser peixe.',
])('what imitates meat is refused, and no meat: %s', (text) => {
  expect(read(text)).toMatchObject([{ kind: 'exclude', what: 'imitação de carne', why: 'taste' }])
})

test.each([
  ['Todo mundo pede feijoada, mas eu cansei.', 'feijoada'],
  ['O pessoal adora escondidinho, só que não aguento mais fazer.', 'escondidinho'],
  ['A freguesia quer sempre baião, mas já enjoei dele.', 'baião de dois'],
])('what guests order and the owner is tired of is not wanted: %s', (text, what) => {
  expect(read(text)).toMatchObject([{ kind: 'exclude', what }])
})

test('the minutes of one dish are no limit of the others', () => {
  expect(read('Preciso de um petisco que saia em no máximo 7 minutos.')).toMatchObject([
    { kind: 'dishTrait', what: 'quick', count: 1, minutes: 7 },
  ])
  expect(read('Cada prato tem que sair em até 15 minutos.')).toMatchObject([
    { kind: 'dishLimit', of: 'minutes', max: 15 },
  ])
})

test.each([
  ['Somos eu e mais duas pessoas na cozinha.', 3],
  ['Na cozinha sou eu e minha cunhada.', 2],
  ['Cozinho com meu irmão.', 2],
])('whoever cooks beside the owner counts: %s', (text, max) => {
  expect(read(text)).toMatchObject([{ kind: 'dishLimit', of: 'cooks', max }])
})

test.each([
  ['Quanto rende um quilo de carneiro?', { what: 'cordeiro', count: 1000 }],
  ['2 kg de jerimum dão pra quantas porções?', { what: 'jerimum', count: 2000 }],
])('what a weight gives is asked of the food: %s', (text, asked) => {
  expect(read(text)).toMatchObject([{ kind: 'question', about: 'yields', ...asked }])
})

test('an allergy without such a dish is left out of all', () => {
  expect(read('Tenho uma cliente celíaca que vem toda quarta.')).toMatchObject([
    { kind: 'exclude', what: 'glúten', why: 'allergy' },
  ])
})

test.each([
  ['Nossa sobremesa precisa ser sem glúten.', { of: 'glúten', course: 'sobremesa' }],
  ['As entradas têm que ser veganas.', { of: 'vegano', course: 'petisco' }],
])('what a part of the menu must lack holds for that part: %s', (text, trait) => {
  expect(read(text)).toMatchObject([{ kind: 'dishTrait', what: 'free', ...trait }])
})
