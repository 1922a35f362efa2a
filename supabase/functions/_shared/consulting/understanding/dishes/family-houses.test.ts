import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'

const read = (ingredients: string) => {
  const { sheet } = understood('dish_creation', { ingredients }, plainContext)
  return {
    wishes: sheet.wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: sheet.unread.map(({ text }) => text),
  }
}

test('a plateau is no griddle', () =>
  expect(read('o pequi tá começando a safra aqui na chapada.').wishes).toEqual([
    expect.objectContaining({ kind: 'prefer', what: 'pequi' }),
  ]))

test('what is cooked on the griddle still is', () =>
  expect(read('quero dois pratos na chapa').wishes).not.toEqual([]))

test('each dish of a list counts once, and a form is no food', () => {
  const { wishes, unread } = read(
    'Queria 4 pratos novos: duas pizzas, uma entradinha de dividir e uma sobremesa que não leve chocolate. Uma das pizzas tem que servir pra vegetariano.',
  )
  expect(unread).toEqual([])
  expect(wishes).toContainEqual({ kind: 'count', count: 4, bound: 'exactly' })
  expect(wishes).toContainEqual({
    kind: 'dishTrait',
    what: 'form',
    of: 'pizza',
    course: 'principal',
    count: 2,
    bound: 'at_least',
  })
  expect(wishes).toContainEqual({ kind: 'count', count: 1, bound: 'exactly', course: 'sobremesa' })
  expect(
    wishes.filter((wish) => 'what' in wish && (wish.what === 'pizza' || wish.what === 'para dividir')),
  ).toEqual([])
})

test('the price of a new pizza is no price of the other dishes', () =>
  expect(read('Quatro pratos. Pizza nova tem que sair entre 50 e 65 reais.').wishes).toContainEqual({
    kind: 'price',
    item: 'Pizza',
    min: 50,
    max: 65,
  }))

test('where children eat, the cachaça that is only permitted goes into few dishes and no sweet', () => {
  const { wishes, unread } = read(
    'Cachaça pode entrar na panela mas não quero gosto forte, porque aqui vem menino toda noite.',
  )
  expect(unread).toEqual([])
  expect(wishes).toEqual([
    { kind: 'share', what: 'cachaça', of: 'few', count: 1, bound: 'at_most' },
    { kind: 'dishTrait', what: 'free', of: 'cachaça', course: 'sobremesa', bound: 'at_least', count: 1 },
    { kind: 'question', about: 'mildCachaca' },
  ])
})

test('half with cachaça leaves the other half without', () =>
  expect(read('Seis pratos. Cachaça só em metade deles e tem que avisar o cliente.').wishes).toContainEqual({
    kind: 'dishTrait',
    what: 'free',
    of: 'cachaça',
    part: 'half',
    bound: 'at_least',
  }))

test.each(['Se algum prato der muito trabalho me diga qual.', 'Qual deles dá mais trabalho?'])(
  'which is most work is asked: %s',
  (text) =>
    expect(read(text).wishes).toEqual([expect.objectContaining({ kind: 'question', about: 'mostWork' })]),
)

test('sweet pizzas among the flavours of a pizza are pizzas', () =>
  expect(read('Oito sabores de pizza: cinco salgados, três doces.').wishes).toContainEqual({
    kind: 'dishTrait',
    what: 'form',
    of: 'pizza',
    count: 8,
    bound: 'at_least',
  }))

test('a machine that the house has no more is lacking', () =>
  expect(read('seis pratos, fritadeira não temos mais.').wishes).toContainEqual({
    kind: 'equipment',
    what: 'fritadeira',
    has: false,
  }))

test('a list that goes on refuses no dessert', () =>
  expect(
    read(
      'Me faz seis pratos novos: dois salgadinhos de balcão que aguentem na estufa, dois pratos de almoço e duas sobremesas.',
    ).wishes,
  ).not.toContainEqual(expect.objectContaining({ kind: 'count', count: 0 })))
