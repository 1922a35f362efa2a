/** Orders of owners of a grill house and a wine house that were read as another order. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Entradas', 'Carpaccio de carne de sol com rapadura', 42],
    ['Na brasa', 'Carneiro assado com pirão', 79],
    ['Na brasa', 'Bode guisado', 68],
    ['Na brasa', 'Costela bovina 8 horas', 85],
    ['Na brasa', 'Tilápia do açude frita', 54],
    ['Principais', 'Peixada à paraibana', 96],
    ['Sobremesas', 'Pudim de leite', 16],
    ['Bebidas', 'Taça de vinho branco', 32],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const sheet = (said: string) =>
  understand('food_pairing', { answers: { focus_areas: [said] }, house, today: '2026-11-28' })
const wishes = (said: string) =>
  sheet(said).wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)

const three = ['Carneiro assado com pirão', 'Bode guisado', 'Costela bovina 8 horas']

test.each([
  'queria casar a cachaça com o carneiro, o bode, a costela e mais um que vocês acharem bom, não mais que isso',
  'quero harmonizar só o carneiro, o bode, a costela e mais um prato',
])('a limit of number refuses nothing: %s', (said) => {
  expect(wishes(said)).toEqual([
    { kind: 'count', count: 4, bound: 'exactly' },
    ...three.map((item) => ({ kind: 'keepItem', item })),
  ])
})

test.each([
  'a tilápia deixa de fora que quase ninguém pede',
  'com a tilápia nem tenta',
  'Com a tilápia nem tenta, ela continua com a cerveja',
])('%s: no pairing of that dish', (said) => {
  expect(wishes(said)).toEqual([{ kind: 'pairing', rule: 'skip', dishes: ['Tilápia do açude frita'] }])
})

test.each(['O pudim já leva cachaça, não repete bebida forte com ele', 'não põe nada forte com o pudim'])(
  '%s: no strong drink beside it',
  (said) => {
    expect(wishes(said)).toEqual([
      { kind: 'pairing', rule: 'never', serves: ['cachaça'], dishes: ['Pudim de leite'] },
    ])
  },
)

test('what a dish holds is no order', () => {
  expect(wishes('O pudim já leva cachaça')).toEqual([])
})

test('quotas for each course, and "pratos" beside starters and desserts are the main ones', () => {
  const part = (item: string, count: number) => ({
    kind: 'count',
    of: 'results',
    item,
    count,
    bound: 'exactly',
  })
  expect(wishes('Me dá 5 combinações só: duas de entrada, duas de prato e uma de sobremesa')).toEqual([
    { kind: 'count', count: 5, bound: 'exactly' },
    part('petiscos', 2),
    part('principais', 2),
    part('sobremesas', 1),
  ])
  expect(wishes('se tiver uma sobremesa que combine bota uma só')).toEqual([
    { ...part('sobremesas', 1), bound: 'at_most' },
  ])
})

test.each([
  'uma das cinco tem que servir pra vegano',
  'Das cinco, uma é pra quem é vegano',
  'Pelo menos uma vegana',
])('%s: one of them, and no diet of all', (said) => {
  expect(wishes(said)).toEqual([{ kind: 'share', what: 'vegano', of: 'many', count: 1, bound: 'at_least' }])
})

test('prices by the kind of drink', () => {
  expect(wishes('a dose não pode passar de 14 reais e o drinque de 22')).toEqual([
    { kind: 'price', item: 'dose', max: 14 },
    { kind: 'price', item: 'bebida', max: 22 },
  ])
})

test.each([
  ['dá pra montar um combo de domingo pra família de 4 por até 220?', { max: 220, weekdays: [0] }],
  ['um combo pra 4 pessoas até 200', { max: 200 }],
])('a family is no number of combos: %s', (said, more) => {
  expect(wishes(said)).toEqual([{ kind: 'newCombo', count: 1, guests: 4, ...more }])
})

test('a drink in the place of another refuses neither, and a wine house is no wish', () => {
  expect(wishes('Queria uma envelhecida no lugar do vinho do Porto que eu não tenho')).toEqual([
    { kind: 'pairing', rule: 'some', serves: ['cachaça envelhecida'], count: 1, bound: 'at_least' },
  ])
  const whole = sheet(
    'Aqui é casa de vinho. Queria uma envelhecida no lugar do vinho do Porto que eu não tenho',
  )
  expect(whole.unread.filter(({ blocking }) => blocking)).toEqual([])
})

test('a comparison excludes no glass, and "melhor" at the end of a sentence takes nothing back', () => {
  const said =
    'Preço da dose no máximo 18 e se o par sair por menos que o prato mais uma taça, melhor. Uma das cinco tem que servir pra vegano.'
  expect(wishes(said)).toEqual([
    { kind: 'price', item: 'dose', max: 18 },
    { kind: 'share', what: 'vegano', of: 'many', count: 1, bound: 'at_least' },
  ])
  expect(sheet(said).unread).toHaveLength(1)
})

test.each([
  ['muita gente vem dirigindo, o que eu ofereço pro motorista?', { kind: 'zeroAlcohol', part: 'each' }],
  [
    'tenho só 2 garçons, como eles vendem isso sem encher o saco?',
    { kind: 'pairingRule', what: 'phraseEach' },
  ],
  ['O garçom precisa de uma frase pra falar na mesa', { kind: 'pairingRule', what: 'phraseEach' }],
  ['sem coqueteleira que a gente não tem', { kind: 'equipment', what: 'coqueteleira', has: false }],
])('%s', (said, wish) => {
  expect(wishes(said)).toEqual([wish])
})
