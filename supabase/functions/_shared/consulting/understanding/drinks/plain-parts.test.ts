import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('drink_creation', {
      answers: answersWith('drink_creation', text),
      house: emptyHouse,
      today: '2026-11-30',
    }),
  )

test('parts of a list that every drink is are told, and the others are read', () => {
  expect(read('10 drinks: 4 clássicos com cachaça, 4 autorais e 2 sem álcool').toSorted()).toEqual([
    'count 10',
    'drinkTrait classic 4 at_least',
    'zeroAlcohol 2',
  ])
})

test('a number of drinks with cachaça alone keeps its words', () => {
  expect(read('seis drinks com cachaça')).toEqual(['count 6', 'prefer cachaça'])
})

test('everything that drinks are to go with is eaten, and not poured', () => {
  expect(read('drinks que combinem com caranguejo, queijo coalho e peixada').toSorted()).toEqual([
    'question bar withDish caranguejo',
    'question bar withDish peixada',
    'question bar withDish queijo coalho',
  ])
  expect(read('quero caju e seriguela')).toEqual(['prefer caju', 'prefer seriguela'])
})
