import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-22',
  })

test.each(['Peixe só se for fresco.', 'Galinha só se for caipira.'])(
  'one passage that seems to want and to refuse the same is left to the owner, and blocks nothing: %s',
  (text) => {
    const { wishes, unread } = read(text)
    expect(wishes).toEqual([])
    expect(unread).toEqual([expect.objectContaining({ text: text.slice(0, -1), blocking: false })])
  },
)

test('two passages that contradict each other still block', () => {
  const { unread } = read('Quero usar camarão. Nada de camarão.')
  expect(unread.filter(({ blocking }) => blocking)).toHaveLength(2)
})

test('an ending that some prices may have leaves that of all in force', () => {
  const constraints = 'Preços terminando em ,90 (suco e água fogem à regra e podem ser arredondados)'
  const { wishes, unread } = understand('dynamic_pricing', {
    answers: { constraints },
    house: emptyHouse,
    today: '2026-11-22',
  })
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'ending', ends: 'ninety' }))
  expect(unread.filter(({ blocking }) => blocking)).toEqual([])
  expect(unread.map(({ text }) => text)).toContain('podem ser arredondados')
})

test('what is only named yields to what is refused, and blocks nothing', () => {
  const { wishes, unread } = read('Aqui só tem sopa e risoto. Quero três principais, mas risoto não.')
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'exclude', what: 'risoto' }))
  expect(unread.filter(({ blocking }) => blocking)).toEqual([])
})
