import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('menu_redesign', {
      answers: answersWith('menu_redesign', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

test.each([
  ['Bota a lasanha e as caipirinhas no melhor lugar', ['promote Lasanha', 'promote caipirinhas']],
  ['quero o pudim onde o povo olha primeiro', ['promote Pudim']],
  ['bota um cantinho com um combinado pra duas pessoas até 150 reais com bebida', ['newCombo 1 150 2']],
  ['quero um combo pra casal por 90', ['newCombo 1 90 2']],
  [
    'frente e verso, com letra que a freguesa de óculos consiga ler',
    ['layout one_sheet', 'layout large_type'],
  ],
])('a whole clause: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
