/** Sums and rules of pairings in the forms in which owners tell them: short, chatty, dictated, in any order. */
import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'

const house = houseSchema.parse({
  menu: [
    ['Crepes', 'Crepe de carne de panela', 26],
    ['Crepes', 'Crepe de ricota', 24],
    ['Doces', 'Crepe de cupuaçu', 22],
    ['Petiscos', 'Pastel de vento', 18],
    ['Petiscos', 'Caldinho de feijão', 14],
    ['Bebidas', 'Chope 300 ml', 9],
    ['Bebidas', 'Cerveja puro malte garrafa', 16],
    ['Bebidas', 'Suco de bacuri', 10],
    ['Bebidas', 'Mate gelado', 8],
    ['Bebidas', 'Vinho branco seco taça', 18],
    ['Bebidas', 'Vinho rosé taça', 20],
    ['Bebidas', 'Cachaça da casa dose', 8],
    ['Bebidas', 'Café coado', 5],
  ].map(([section, name, price]) => ({ section, name, price })),
})

const read = (text: string) => {
  const answers = { focus_areas: [text] }
  const { sheet } = understood('food_pairing', answers, { ...plainContext, today: '2026-11-30', house })
  return {
    wishes: sheet.wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish),
    unread: sheet.unread.map((one) => one.text),
  }
}

test.each([
  ['queria um combo de casal, um crepe e duas bebidas, até 60 reais, sobra quanto?', { max: 60, guests: 2 }],
  ['na terça faço um combo de um petisco e dois chopes por até 30', { max: 30, weekdays: [2] }],
  ['combo de petisco e chope das 16h às 18h até R$ 25', { max: 25, start: 16, end: 18 }],
  ['uma dupla com café até 28 reais', { max: 28, with: ['comida', 'café'] }],
  ['combo infantil de crepe e suco no máximo 32', { max: 32, sober: true }],
  ['monte um combo de família pra 4 até 120 reais, com bebida', { max: 120, guests: 4, count: 1 }],
])('“%s” is a combo with its parts and limits', (text, fields) => {
  const { wishes, unread } = read(text)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining({ kind: 'newCombo', ...fields })])
})

test.each([
  [
    'dia 19 de dezembro vem uma excursão de trinta pessoas, quero degustação de três coisas a 28 por cabeça',
    30,
    28,
  ],
  ['degustação de 3 pratos para 45 pessoas, até R$ 40 por pessoa, dia 19/12', 45, 40],
])('“%s” is a tasting for a group', (text, guests, price) => {
  const { wishes } = read(text)
  expect(wishes).toContainEqual(
    expect.objectContaining({ kind: 'tasting', courses: 3, guests, price, on: '2026-12-19' }),
  )
})

test.each([
  [
    'o mate encalhou, tenho 5 caixas, com qual crepe eu ofereço?',
    { of: 'Mate gelado', most: 5, unit: 'caixas' },
  ],
  ['o barril de chope de 20 litros vence dia 8 de dezembro', { of: 'chope', most: 20, unit: 'litros' }],
  ['o suco de bacuri não sai', { of: 'Suco de bacuri' }],
  ['tem 20 garrafas paradas do branco seco, me ajude a vender', { of: 'vinho branco leve', most: 20 }],
])('“%s” is a drink that stands still', (text, fields) => {
  expect(read(text).wishes).toContainEqual(
    expect.objectContaining({ kind: 'pairingRule', what: 'bottlesLeft', ...fields }),
  )
})

test.each([
  ['a cachaça só pra quem dorme aqui', { rule: 'onlyFor', serves: ['cachaça'], whom: 'quem dorme aqui' }],
  ['o chope é só para quem não dirige', { rule: 'onlyFor', serves: ['chope'], whom: 'quem não dirige' }],
  ['de vinho só o rosé', { rule: 'onlyKind', serves: ['Vinho rosé taça'] }],
  ['vinho só tenho esse rosé', { rule: 'onlyKind', serves: ['Vinho rosé taça'] }],
  ['uma bebida diferente pra cada crepe', { rule: 'each', distinct: true }],
  [
    'crepe de ricota, crepe de cupuaçu e pastel de vento, uma bebida pra cada',
    { rule: 'each', dishes: ['Crepe de ricota', 'Crepe de cupuaçu', 'Pastel de vento'] },
  ],
])('“%s” is a rule of pairs', (text, fields) => {
  const { wishes, unread } = read(text)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining({ kind: 'pairing', ...fields })])
})

test.each(['não me mande comprar rótulos', 'meu freezer vive cheio', 'não tenho onde gelar mais nada'])(
  '“%s” buys nothing',
  (text) => {
    expect(read(text).wishes).toContainEqual(
      expect.objectContaining({ kind: 'pairingRule', what: 'menuOnly' }),
    )
  },
)

test.each([
  ['chope presta com caldinho de feijão ou é maluquice minha', 'Caldinho de feijão', 'chope'],
  ['crepe de ricota combina com mate?', 'Crepe de ricota', 'Mate gelado'],
])('“%s” asks whether they suit each other', (text, item, other) => {
  expect(read(text).wishes).toEqual([{ kind: 'question', about: 'suits', item, other }])
})

test('a short line for the waiter is no wish of its mood, and guests that are told leave no crumb', () => {
  expect(read('a menina do salão é nova, uma linha bem curta pra ela').wishes).toContainEqual({
    kind: 'pairingRule',
    what: 'phraseEach',
  })
  expect(read('aqui vem muita criança, sempre algo sem álcool do lado')).toEqual({
    wishes: [{ kind: 'zeroAlcohol', part: 'each' }],
    unread: [],
  })
})

test('what is refused, asked of combos that exist, or of somebody’s health is left to its own readers', () => {
  for (const text of [
    'não quero combo de crepe e duas bebidas até 50',
    'quanto deixa cada combo?',
    'minha sobrinha tem alergia a leite, combo de crepe e suco até 30',
  ])
    expect(read(text).wishes.filter(({ kind }) => kind === 'newCombo')).toEqual([])
})
