import { expect, test } from 'vitest'
import { withSheetEnds } from './sheet-ends.ts'

const ends = { first: '2026-02-02', last: '2026-11-23' }
const read = (text: string) => {
  const { wishes, rest } = withSheetEnds(text, ends)
  return [
    wishes.map(({ wish }) => (wish.kind === 'date' ? `${wish.from} ${wish.to}` : wish.kind)),
    rest.replace(/\s+/g, ' ').trim(),
  ]
}

test.each([
  ['A última semana da planilha está incompleta, por isso não considerem.', '.'],
  ['a ultima semana ta pela metade, nao conta ela', ''],
  ['A última semana não conta', ''],
  ['a última semana só vai até terça, desconsidera', ''],
  [
    'Na semana de 6 de julho ficamos fechados para reforma e a última semana da planilha está incompleta, por isso não considerem nenhuma das duas.',
    'Na semana de 6 de julho ficamos fechados para reforma .',
  ],
])('means the last week of the sheet: %s', (text, rest) => {
  expect(read(text)).toEqual([['2026-11-23 2026-11-29'], rest])
})

test('the first week is the first of the sheet', () => {
  expect(read('a primeira semana veio incompleta')).toEqual([['2026-02-02 2026-02-08'], ''])
})

test.each([
  'a última semana foi ótima',
  'na última semana de dezembro não abro',
  'a última semana do ano não conta pra ninguém aqui, é só festa',
  'esta semana está incompleta a equipe',
])('leaves other weeks alone: %s', (text) => {
  expect(read(text)).toEqual([[], text])
})

test('says nothing without a dated sheet', () => {
  expect(withSheetEnds('a última semana está incompleta', null).wishes).toEqual([])
})
