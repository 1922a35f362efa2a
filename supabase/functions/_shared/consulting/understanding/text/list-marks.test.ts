import { expect, it } from 'vitest'
import { listMark, listMarksOf } from './list-marks.ts'

const marks = (text: string) =>
  [...text.matchAll(listMark)]
    .filter(({ index }) => listMarksOf(text).has(index))
    .map(([said]) => said.trim())

it.each([
  ['1) Sem leite. 2) 2 com cajá', ['1)', '2)']],
  ['1. Sem leite\n2. Até R$ 30\n3. Cinco drinks', ['1.', '2.', '3.']],
  ['Quero: a) cinco drinks; b) nada doce', ['a)', 'b)']],
  ['1- sem leite 2- até R$ 30', ['1-', '2-']],
])('marks of a list are seen: %s', (text, expected) => {
  expect(marks(text)).toEqual(expected)
})

it.each(['2 com cajá e 3 com limão', 'São 12. Quero 5.', 'mesa 2) fica', '(opção 1) e (opção 3)', 'até 30'])(
  'a number that does not count entries is none: %s',
  (text) => {
    expect(marks(text)).toEqual([])
  },
)
