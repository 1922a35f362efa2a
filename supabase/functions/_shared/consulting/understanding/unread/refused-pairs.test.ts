import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('dish_creation', {
      answers: answersWith('dish_creation', text),
      house: emptyHouse,
      today: '2026-11-30',
    }),
  )

test.each(['não quero mais peixe com leite de coco', 'nada de frango com molho branco'])(
  'two foods that are refused together are left to the owner: %s',
  (text) => {
    expect(read(text)).toEqual([`?${text}`])
  },
)

test('one that is to be left out of dishes with another is refused alone', () => {
  expect(read('sem leite com caju')).toEqual(['exclude leite', 'prefer caju'])
})

test.each([
  ['sem cachaça nos pratos das crianças', ['question childrensDish']],
  ['um dos pratos para crianças, sem cachaça', ['question childrensDish 1']],
])('only the dishes for children are without cachaça: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
