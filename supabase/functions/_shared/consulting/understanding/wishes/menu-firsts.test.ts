import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sections = {
  Brasas: ['Cupim', 'Fraldinha', 'Linguiça da casa'],
  Rio: ['Tambaqui', 'Pirarucu de casaca'],
}
const menu = {
  items: Object.entries(sections).flatMap(([category, names]) =>
    [...names, ...names.map((name) => `${name} para dois`)].map((name) => ({
      category,
      name,
      description: null,
      price: 40,
      cost: 15,
    })),
  ),
}
const read = (text: string) => {
  const { wishes, unread } = understand('menu_redesign', {
    answers: {
      ...answersWith('menu_redesign', text),
      current_menu: { path: 'r/a', name: 'a', size: 1, type: '', menu },
    },
    house: emptyHouse,
    today: '2026-11-30',
  })
  expect(unread).toEqual([])
  return wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)
}

test.each(['tira pelo menos 3 itens a cozinha se perde', 'Quero cortar no mínimo três pratos.'])(
  'so many leave at least: %s',
  (text) => expect(read(text)).toEqual([{ kind: 'count', count: 7, bound: 'at_most', of: 'items' }]),
)

test('“até” is the most that stays, and no exact number', () =>
  expect(read('Queremos ficar com até 8 itens.')).toEqual([
    { kind: 'count', count: 8, bound: 'at_most', of: 'items' },
  ]))

test.each([
  ['A fraldinha precisa continuar como primeiro item das brasas, com o mesmo preço.', 'Fraldinha'],
  ['Quero o tambaqui no topo, sem mudar de preço.', 'Tambaqui'],
])('an item that is first at its price is both: %s', (text, item) =>
  expect(read(text)).toEqual([
    { kind: 'promote', item },
    { kind: 'keepPrice', item },
  ]),
)

test('the dishes of the day keep their place on the other days', () =>
  expect(read('Prato do dia: terça cupim, quarta tambaqui e sexta fraldinha.')).toEqual([
    { kind: 'served', item: 'Cupim', note: 'prato do dia às terças' },
    { kind: 'served', item: 'Tambaqui', note: 'prato do dia às quartas' },
    { kind: 'served', item: 'Fraldinha', note: 'prato do dia às sextas' },
  ]))

test.each(['Não quero prato novo nem foto no cardápio.', 'Nada de prato novo, nem de imagens.'])(
  'what stands behind “nem” is refused too: %s',
  (text) =>
    expect(read(text)).toEqual([
      { kind: 'noNew', what: 'dish' },
      { kind: 'layout', what: 'no_photos' },
    ]),
)
