import { expect, test } from 'vitest'
import { unreadAt } from '../text/draft.ts'
import { withRows } from './rows.ts'

const rowsOf = (text: string, passages: readonly string[], wishes: readonly string[] = []) => {
  const at = (said: string) => ({ start: text.indexOf(said), end: text.indexOf(said) + said.length })
  return withRows(text, {
    wishes: wishes.map((said) => ({ wish: { kind: 'style', what: 'leves' }, ...at(said) })),
    unread: passages.map((said) => unreadAt(at(said))),
  }).unread.map(({ start, end }) => text.slice(start, end))
}

test('scraps of one sentence are one row', () => {
  const text = 'Somos uma casa de serra, o casal sobe com frio e some cedo'
  expect(rowsOf(text, ['Somos uma casa de serra', 'casal sobe com frio', 'some cedo'])).toEqual([text])
})

test('no row is grammar alone', () => {
  expect(rowsOf('quero leves mas o resto fica', ['mas o', 'resto fica'])).toEqual(['resto fica'])
})

test('rows do not reach over what was read, another sentence or a figure', () => {
  expect(rowsOf('a rua, drinks leves, o vento', ['rua', 'vento'], ['drinks leves'])).toEqual(['rua', 'vento'])
  expect(rowsOf('a rua. o vento', ['rua', 'vento'])).toEqual(['rua', 'vento'])
  expect(rowsOf('a rua, 12, o vento', ['rua', 'vento'])).toEqual(['rua', 'vento'])
})

test('words that refuse are no grammar alone', () => {
  expect(rowsOf('e nada, e sem', ['nada', 'sem'])).not.toEqual([])
})
