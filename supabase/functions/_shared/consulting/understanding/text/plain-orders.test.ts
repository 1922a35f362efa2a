import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const items = Array.from({ length: 29 }, (_, at) => ({
  category: at < 9 ? 'Sucos' : 'Cervejas',
  name: `Prato ${at}`,
  description: null,
  price: 20,
  cost: null,
}))
const countsOf = (text: string) =>
  understand('menu_redesign', {
    answers: {
      ...answersWith('menu_redesign', text),
      current_menu: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
    },
    house: emptyHouse,
    today: '2026-11-30',
  }).wishes.map((wish) => [wish.kind, 'count' in wish && wish.count, 'bound' in wish && wish.bound])

test.each(['Pretendo cortar de quatro a seis itens.', 'Quero tirar de 4 a 6 itens.'])(
  '“%s” lets so many leave',
  (text) =>
    expect(countsOf(text)).toEqual([
      ['count', 25, 'at_most'],
      ['count', 23, 'at_least'],
    ]),
)

test('what stays is counted as it is said', () =>
  expect(countsOf('Pretendo ficar com no máximo 22 itens.')).toEqual([['count', 22, 'at_most']]))

test('what is to appear before another section is its order, and no highlight', () =>
  expect(countsOf('Os sucos devem aparecer antes das cervejas.').map(([kind]) => kind)).toEqual(['sections']))

test('what follows from an introduction is an order', () =>
  expect(
    countsOf('Somos um restaurante de família, por isso os sucos vêm antes das cervejas.').map(
      ([kind]) => kind,
    ),
  ).toEqual(['sections']))

const kept = (text: string) =>
  understand('menu_redesign', {
    answers: {
      ...answersWith('menu_redesign', text),
      current_menu: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
    },
    house: emptyHouse,
    today: '2026-11-30',
  })

test.each([
  'Podem sair até quatro itens, desde que nenhum seja da seção de sucos.',
  'Podem tirar até quatro itens, contanto que nenhum deles seja dos sucos.',
  'Podem cortar até quatro itens, mas nunca os sucos.',
  'Podem sair no máximo quatro itens, menos os da parte de sucos.',
])('a part that is spared from a cut stays, and nothing of it is ordered out: %s', (text) => {
  const { wishes, unread } = kept(text)
  expect(unread).toEqual([])
  expect(wishes.filter((wish) => wish.kind === 'dropItem' && wish.weak !== true)).toEqual([])
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'keepItem', item: 'Sucos' }))
})
