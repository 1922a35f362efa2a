import { expect, test } from 'vitest'
import { readMenuTold } from './index.ts'

const items: readonly (readonly [string, string])[] = [
  ['Massas', 'Nhoque de macaxeira'],
  ['Massas', 'Lasanha da serra'],
  ['Massas', 'Talharim ao pesto'],
  ['Doces', 'Cocada de forno'],
  ['Doces', 'Pudim de rapadura'],
  ['Bebidas', 'Cajuína'],
  ['Bebidas', 'Mate gelado'],
]
const names = [
  ...items.map(([section, name]) => ({ name, section, isSection: false })),
  ...['Massas', 'Doces', 'Bebidas'].map((name) => ({ name, section: null, isSection: true })),
]
const read = (said: string) => readMenuTold(said, names, '2026-11-30').wishes.map(({ wish }) => wish)

test('a notice for guests is printed, and takes nothing off the menu', () =>
  expect(read('Precisa de um aviso no pé dizendo que a nossa massa leva trigo e ovo.')).toEqual([
    { kind: 'pageNote', note: 'A nossa massa leva trigo e ovo', print: true },
  ]))

test('the last of a section is asked for with its measure and its days', () =>
  expect(read('Quero saber qual doce sai menos na sexta.')).toEqual([
    { kind: 'question', about: 'bestOf', item: 'Doces', by: 'units', rank: 'least', weekdays: [5] },
  ]))

test('the end of the week is no end of the page', () =>
  expect(read('Qual bebida sai mais no fim de semana?')[0]).toMatchObject({
    about: 'bestOf',
    weekdays: [0, 6],
  }))

test('closed days belong to the month nearest to their words', () =>
  expect(read('Os dados vão de julho a setembro, mas em agosto parei doze dias, não conte agosto.')).toEqual([
    { kind: 'date', what: 'fechado em agosto', closed: true, days: 12, from: '2026-08-01', to: '2026-08-31' },
  ]))

test('the owner places a section by two others', () =>
  expect(read('Os doces vão por último, só que atrás das bebidas não.')).toEqual([
    { kind: 'sections', names: ['Massas', 'Doces', 'Bebidas'] },
  ]))

test('fear for the guests who always come asks for few prices at once, and bans none', () =>
  expect(read('Morro de medo de mexer nos preços e perder a freguesia antiga.')).toEqual([
    { kind: 'question', about: 'fewChanges' },
  ]))

test('what is to be marked for guests keeps its polarity', () =>
  expect(read('As mães perguntam o que leva castanha, bota um sinal nesses.')).toEqual([
    { kind: 'layout', what: 'marked_allergens', foods: ['castanhas'] },
  ]))
