import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'

const read = (ingredients: string) => {
  const { sheet } = understood('dish_creation', { ingredients }, plainContext)
  return {
    wishes: sheet.wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: sheet.unread.map(({ text }) => text),
  }
}

test('the cuts to sell are of the animal that is bought whole, and what sells is no wish', () => {
  const { wishes, unread } = read(
    'Compro o carneiro inteiro e o pernil sai fácil, então preciso dar saída na paleta e no pescoço.',
  )
  expect(unread).toEqual([])
  for (const wish of wishes) expect(wish).toEqual({ kind: 'prefer', what: 'cordeiro', why: 'supply' })
  expect(wishes).not.toEqual([])
})

test('dishes that come out fast are still asked for', () =>
  expect(read('Tudo tem que sair rápido.').wishes).toContainEqual({
    kind: 'style',
    what: 'rápidos de fazer',
  }))

test('every dish for two is no style of some', () => {
  const { wishes, unread } = read('Cada prato serve duas pessoas, não pode passar de 89 reais.')
  expect(unread).toEqual([])
  expect(wishes).toEqual([
    { kind: 'dishTrait', what: 'shared', serves: 2, bound: 'at_least' },
    { kind: 'price', max: 89 },
  ])
})

test('a most of dishes with the food just named counts those, and not the menu', () =>
  expect(read('Pequi divide opinião, então no máximo dois pratos com ele.')).toEqual({
    wishes: [{ kind: 'share', what: 'pequi', of: 'many', count: 2, bound: 'at_most' }],
    unread: [],
  }))

test('portions of a pot are no bottles', () =>
  expect(
    read('Quantas porções de 400 ml saem de um caldeirão de 20 litros?').wishes.map((wish) =>
      'about' in wish ? wish.about : wish.kind,
    ),
  ).toEqual(['yields']))

test('a question of “ele” is of the food that its sentence names', () => {
  const { sheet } = understood(
    'dish_creation',
    {
      ingredients:
        'Quero 4 caldos. Tenho medo de o caldo de jerimum azedar de um dia pro outro: quantos dias ele dura na geladeira?',
    },
    plainContext,
  )
  expect(sheet.wishes.find(({ kind }) => kind === 'question')?.text).toMatch(/caldo de jerimum.*ele dura/)
})

test('a dessert beside dishes for the lunch of the weekend is counted, with what it is of', () => {
  const { wishes } = read(
    'Quero 4 pratos novos para o almoço de fim de semana e mais uma sobremesa com rapadura, tudo com produto do Cariri: carneiro, pequi.',
  )
  expect(wishes).toContainEqual({ kind: 'count', count: 5, bound: 'exactly' })
  expect(wishes).toContainEqual({ kind: 'count', count: 1, bound: 'exactly', course: 'sobremesa' })
  expect(wishes).toContainEqual({ kind: 'share', what: 'rapadura', of: 'many', count: 1 })
})
