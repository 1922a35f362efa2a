import { expect, test } from 'vitest'
import { longestWish, withoutAnswer } from './without-answer'

test('a request for a review names each passage that the report left without an answer', () =>
  expect(withoutAnswer(['qual eu boto na placa?', 'e o capote?'])).toBe(
    'O relatório não respondeu:\n“qual eu boto na placa?”\n“e o capote?”',
  ))

test('a request for a review is empty where everything was understood', () =>
  expect(withoutAnswer([])).toBe(''))

test('whole passages are left out where they do not fit', () => {
  const wish = withoutAnswer(Array.from({ length: 40 }, (_, at) => `${at} ${'a'.repeat(90)}`))
  expect(wish.length).toBeLessThanOrEqual(longestWish)
  expect(wish.endsWith('”')).toBe(true)
})
