import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { unreadAt } from '../text/draft.ts'
import { understand } from '../understand.ts'
import { withOwnDays } from './own-days.ts'

const names = ['Rabada', 'Dobradinha', 'Moqueca de arraia', 'Cuscuz', 'Pudim de leite', 'Cerveja 600 ml']
const menu = {
  items: names.map((name) => ({ category: 'Pratos', name, description: null, price: 40, cost: 15 })),
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

test.each([
  ['Tire a dobradinha durante a semana.', 'Dobradinha', [0, 6]],
  ['Corte a rabada às segundas.', 'Rabada', [0, 2, 3, 4, 5, 6]],
  ['Retire a moqueca de arraia de terça a quinta.', 'Moqueca de arraia', [0, 1, 5, 6]],
])('an item that leaves on some days stays on the others: %s', (text, item, weekdays) =>
  expect(read(text)).toEqual([{ kind: 'served', item, weekdays }]),
)

test.each([
  ['A rabada vende pouco: vale manter só no domingo?', 'Rabada', [0]],
  ['Compensa deixar a moqueca de arraia só de sexta a domingo?', 'Moqueca de arraia', [0, 5, 6]],
  ['Vale a pena manter a dobradinha apenas aos sábados?', 'Dobradinha', [6]],
])('whether an item stays on some days alone is asked of those days: %s', (text, item, weekdays) =>
  expect(read(text)).toEqual([{ kind: 'question', about: 'keepWorth', item, weekdays }]),
)

test('a question behind the days that were told is about them', () =>
  expect(read('A rabada só sai no domingo: pode continuar assim?')).toEqual([
    { kind: 'served', item: 'Rabada', weekdays: [0] },
    { kind: 'question', about: 'keepWorth', item: 'Rabada', weekdays: [0] },
  ]))

test.each([
  ['Ele precisa caber em duas páginas com letra grande.', 2],
  ['O cardápio fica em três páginas e sem cifrão.', 3],
])('a number of pages is not lost beside the look of the page: %s', (text, count) =>
  expect(read(text)).toContainEqual({ kind: 'count', count, bound: 'at_most', of: 'pages' }),
)

test('of a range that may go, both ends are kept', () =>
  expect(read('Quero tirar de dois a três pratos, os que saem pouco.')).toContainEqual(
    expect.objectContaining({ kind: 'dropItem', weak: true, least: 2, most: 3 }),
  ))

test('a passage stays unread although another wish was stretched over it', () => {
  const text = 'O cuscuz merece destaque. Vale manter a rabada e o pudim?'
  const wishes = [{ wish: { kind: 'promote', item: 'Cuscuz' } as const, start: 0, end: text.length }]
  const unread = [unreadAt({ start: text.indexOf('Vale'), end: text.length })]
  expect(withOwnDays(text, { wishes, unread }, []).unread).toEqual(unread)
})
