import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheetOf = (ingredients: string) =>
  understand('dish_creation', {
    answers: { ingredients },
    house: houseSchema.parse({}),
    today: '2026-11-23',
  })
const read = (text: string) => brief(sheetOf(text))

test.each([
  'Minha cozinheira é nova e ainda está aprendendo.',
  'O cozinheiro começou agora.',
  'Minha equipe é inexperiente.',
  'Não tenho pessoal para empratar coisa difícil.',
  'Não temos gente pra montar prato elaborado.',
])('hands without practice need dishes of few steps: %s', (text) => {
  expect(read(text)).toEqual(['style rápidos de fazer'])
})
test.each(['A cozinha é nova.', 'Minha cozinheira é ótima.', 'Foto do prato eu tiro depois.'])(
  'what says nothing of the dishes orders nothing: %s',
  (text) => {
    expect(sheetOf(text).wishes).toEqual([])
  },
)

test.each([
  ['O prato tem que ser bonito para foto.', 'style sofisticados'],
  ['Quero pratos fotogênicos.', 'style sofisticados'],
  ['O prato precisa render boas fotos.', 'style sofisticados'],
  ['Quero pratos com cara de Nordeste.', 'style ingredientes locais'],
  ['Pratos com sotaque do sertão.', 'style ingredientes locais'],
  ['Comida com gosto do interior.', 'style ingredientes locais'],
])('what a dish should look and taste like is its style: %s', (text, style) => {
  expect(read(text)).toEqual([style])
})

test.each(['Dois pratos bonitos para foto.', 'Quero três hambúrgueres com cara do Ceará.'])(
  'what some dishes are is no style of all: %s',
  (text) => {
    expect(sheetOf(text).wishes.filter(({ kind }) => kind === 'style')).toEqual([])
  },
)

const contentOf = (text: string) =>
  sheetOf(text).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

test.each([
  ['Quero um petisco para acompanhar a cerveja.', 1, 'at_least'],
  ['Uma porção para ir com a cerveja gelada.', 1, 'at_least'],
  ['Quero dois petiscos que combinem com chope.', 2, 'exactly'],
])('a snack beside the beer is a dish of that part of the menu: %s', (text, count, bound) => {
  expect(contentOf(text)).toEqual([{ kind: 'count', count, bound, course: 'petisco' }])
})

test.each([
  ['Um deles com peixe de água doce.', [{ kind: 'share', what: 'tilápia', of: 'many', count: 1 }]],
  ['Dois pratos com peixe de rio.', [{ kind: 'share', what: 'tilápia', of: 'many', count: 2 }]],
  ['Não quero peixe de água doce.', [{ kind: 'exclude', what: 'tilápia', why: 'taste' }]],
])('a fish of fresh water is none of the sea: %s', (text, wishes) => {
  expect(contentOf(text)).toEqual(wishes)
})

test.each([
  ['Individual até 45, o de dividir até 98.', 45, 98],
  ['Quero pratos individuais até 45, o de dividir até 98.', 45, 98],
  ['Os individuais até 48 e o para dois até 110.', 48, 110],
])('one price for a plate, another for what is shared: %s', (text, max, most) => {
  expect(contentOf(text)).toEqual([
    { kind: 'price', max },
    {
      kind: 'dishTrait',
      what: 'shared',
      serves: 2,
      count: 1,
      bound: 'at_least',
      max: most,
      mayCostMore: true,
    },
  ])
})

test.each(['Meu forno é pequeno, cabem duas assadeiras.', 'Só tenho 40 pratos rasos.'])(
  'a number of other things counts no dishes: %s',
  (text) => {
    expect(sheetOf(text).wishes.filter(({ kind }) => kind === 'count')).toEqual([])
  },
)

test.each(['Dá para usar a cachaça só na sobremesa?', 'Quero a cachaça só na sobremesa.'])(
  'what leads to where the cachaça may be belongs to it: %s',
  (text) => {
    const sheet = sheetOf(text)
    expect(sheet.wishes.map((wish) => (wish.kind === 'dishTrait' ? wish.course : wish.kind))).toEqual([
      'petisco',
      'lanche',
      'principal',
    ])
    expect(sheet.unread).toEqual([])
  },
)

test.each([
  ['Não quero nada que precise de maçarico.', { kind: 'equipment', what: 'maçarico culinário', has: false }],
  ['Sem receita que use forno.', { kind: 'equipment', what: 'forno', has: false }],
  ['Nada que precise de fritadeira.', { kind: 'equipment', what: 'fritadeira', has: false }],
  ['Sem pratos que levem coentro.', { kind: 'exclude', what: 'coentro', why: 'taste' }],
])('what no dish may ask for is never wanted: %s', (text, wish) => {
  expect(contentOf(text)).toEqual([wish])
})

test.each([
  ['Uma sobremesa com rapadura.', 'rapadura', 'sobremesa'],
  ['Quero uma entrada de caranguejo.', 'caranguejo', 'petisco'],
])('a food of one part of the menu is wanted there: %s', (text, food, course) => {
  expect(contentOf(text)).toEqual([
    { kind: 'dishTrait', what: 'holds', anyOf: [food], count: 1, bound: 'at_least', course },
  ])
})

test('the owner cooks too', () => {
  expect(contentOf('Eu e minha mulher na cozinha.')).toEqual([{ kind: 'dishLimit', of: 'cooks', max: 2 }])
})
