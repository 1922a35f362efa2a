import { expect, test } from 'vitest'
import { readToldPeriods } from './told-periods.ts'

const read = (text: string) =>
  readToldPeriods(text, [], '2026-11-30').wishes.flatMap(({ wish }) =>
    wish.kind === 'date' ? [[wish.from, wish.to, wish.leftOut ?? false]] : [],
  )

test.each([
  [
    'Não abrimos na semana de 10/02, e o mês de julho, com obra na rua, não vale.',
    [
      ['2026-02-09', '2026-02-15', false],
      ['2026-07-01', '2026-07-31', true],
    ],
  ],
  [
    'De 3 a 16 de agosto teve reforma, e na semana de 22/12 fechamos.',
    [
      ['2026-08-03', '2026-08-16', true],
      ['2025-12-22', '2025-12-28', false],
    ],
  ],
  [
    'Ficamos parados de 5 a 18 de janeiro e a festa de 8 a 14 de junho lotou a casa.',
    [
      ['2026-01-05', '2026-01-18', false],
      ['2026-06-08', '2026-06-14', true],
    ],
  ],
  [
    'Desconsidere agosto, que teve obra, e a semana de 15/09.',
    [
      ['2026-08-01', '2026-08-31', true],
      ['2026-09-14', '2026-09-20', true],
    ],
  ],
  ['Cada linha é uma semana, e a de 16/11 só tem quatro dias.', [['2026-11-16', '2026-11-22', true]]],
])('each fact keeps its own days: %s', (text, periods) => expect(read(text)).toEqual(periods))

test.each([
  'Fechamos na semana de 29/12 e quero subir os preços em 15/12.',
  'A semana de 10/08 foi boa e a de 17/08 também?',
  'Vendo mais em julho e menos em agosto.',
])('what is no fact of the sheet’s days is left to others: %s', (text) => expect(read(text)).toEqual([]))
