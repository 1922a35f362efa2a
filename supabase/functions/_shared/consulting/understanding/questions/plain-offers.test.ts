import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('dynamic_pricing', {
      answers: answersWith('dynamic_pricing', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

test.each([
  [
    'Quinta, combo de lasanha com cerveja heineken por menos de 45.',
    'question pairPrice Lasanha Cerveja Heineken 45 4',
  ],
  [
    'quero um combo de pastel com caipirinha por 35 na quarta',
    'question pairPrice Pastel de carne caipirinha 35 3',
  ],
  [
    'Terça e quarta são mortas: quero um desconto que preste, só no salão, nunca no aplicativo.',
    'question dayOffer 2,3',
  ],
  [
    'a caipirinha de caju eu queria baixar terça e quarta que é parado',
    'question weekdayPrice Caipirinha de caju 2,3',
  ],
  ['se a lasanha passar de 40 o povo reclama', 'capPrice Lasanha 40'],
  ['quanto a mais eu tiro por mês com isso?', 'question total'],
])('a whole clause: %s', (text, expected) => {
  expect(read(text)).toEqual([expected])
})

test('today’s price, said again, is part of the order', () => {
  expect(read('A lasanha não mexe, é 38 e pronto.')).toEqual(['keepPrice Lasanha'])
  // Another amount is left to the owner.
  expect(read('A lasanha não mexe, é 35 e pronto.')).toContain('?35 e pronto')
})

test('beef is of every dish of beef, and not of the one that has the word in its name', () => {
  expect(read('A carne subiu 12% em outubro, dá pra repassar?')).toEqual(['question passOn carne 12'])
})
