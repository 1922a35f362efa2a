import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'

const read = (preferences: string, context = plainContext) => {
  const { sheet } = understood('drink_creation', { preferences }, context)
  return {
    wishes: sheet.wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: sheet.unread.map(({ text }) => text),
  }
}

test.each([
  '5 drinques pro frio da serra, 2 deles quentes',
  '5 drinks pro frio',
  'Quero cinco drinks novos pro frio da serra',
])('the weather takes no number from the drinks: %s', (text) => {
  const { wishes, unread } = read(text)
  expect(unread).toEqual([])
  expect(wishes).toContainEqual({ kind: 'count', count: 5, bound: 'exactly' })
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'drinkTrait', what: 'hot' }))
})

const withBatida = {
  ...plainContext,
  house: {
    ...plainContext.house,
    menu: [
      ...plainContext.house.menu,
      {
        section: 'Drinks',
        name: 'Batida de coco',
        description: null,
        price: 22,
        size: null,
        cost: 6.4,
        allergens: [],
        kind: 'drink' as const,
        active: true,
      },
    ],
  },
}

test('a drink for the place of another refuses nothing', () => {
  const { wishes, unread } = read('5 drinks. se der, um no lugar da batida de coco, que encalha.', withBatida)
  expect(unread).toEqual([])
  expect(wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
  expect(wishes).toContainEqual({
    kind: 'question',
    about: 'bar',
    what: 'replaces',
    item: 'Batida de coco',
  })
})

test('the place of an unknown drink stays unread', () => {
  const { wishes, unread } = read('5 drinks, um no lugar da batida de jenipapo')
  expect(wishes).toEqual([{ kind: 'count', count: 5, bound: 'exactly' }])
  expect(unread).toEqual(['um no lugar da batida de jenipapo'])
})

test.each([
  '6 drinks. qual eu lanço primeiro?',
  '6 drinks. Por qual começo primeiro?',
  'Qual deles eu boto primeiro?',
])('which comes first is a question: %s', (text) =>
  expect(read(text).wishes).toContainEqual(
    expect.objectContaining({ kind: 'question', about: 'bar', what: 'first' }),
  ),
)

test.each(['Qual garrafa eu compro primeiro?', 'Quanto gasto pra lançar a primeira leva?'])(
  'another question stays another: %s',
  (text) =>
    expect(read(text).wishes).not.toContainEqual(
      expect.objectContaining({ kind: 'question', what: 'first' }),
    ),
)

test('why something is refused refuses nothing else, and a spirit is no dish', () => {
  const { wishes } = read(
    '5 drinks. Pode usar saquê junto com a cachaça. Nada doce demais nem leite de coco, que ninguém bebe com peixe cru.',
  )
  expect(wishes.flatMap((wish) => (wish.kind === 'exclude' ? [wish.what] : []))).toEqual(['leite de coco'])
  expect(wishes.filter(({ kind }) => kind === 'question')).toEqual([])
})

test('which drink to serve with a dish is asked of the dish', () =>
  expect(read('5 drinks. Qual deles eu sirvo com o hot filadélfia?').wishes).toContainEqual(
    expect.objectContaining({ kind: 'question', about: 'bar', what: 'withDish', item: 'hot roll' }),
  ))
