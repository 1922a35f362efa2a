import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('dynamic_pricing', {
    answers: answersWith('dynamic_pricing', text),
    house: emptyHouse,
    today: '2026-11-29',
  })

test('an ending of some prices is not that of all, and stays with the owner', () => {
  const { wishes, unread } = read('final ,90 só nos drinks, comida é preço redondo')
  expect(wishes).toEqual([])
  expect(unread).not.toEqual([])
})

test('an ending of all prices is read', () => {
  expect(read('tudo terminado em ,90').wishes).toEqual([
    expect.objectContaining({ kind: 'ending', ends: 'ninety' }),
  ])
})
