import { describe, expect, test } from 'vitest'
import type { Answers } from '../base/answers/definition.ts'
import { houseSchema } from '../base/house/house.ts'
import { understand } from './understand.ts'

const menu = [
  ['Caldos', 'Caldo de feijão'],
  ['Petiscos', 'Carne de sol com macaxeira'],
  ['Petiscos', 'Coxinha de jaca'],
  ['Petiscos', 'Camarão alho e óleo'],
  ['Petiscos', 'Pudim'],
  ['Pizzas doces', 'Pizza de chocolate'],
  ['Bebidas', 'Caipirinha de caju'],
  ['Bebidas', 'Suco'],
].map(([section, name]) => ({ section, name, price: 20 }))
const house = houseSchema.parse({ menu })

const read = (constraints: string) => readIn({ constraints })

function readIn(answers: Answers) {
  const { wishes, unread } = understand('menu_redesign', {
    answers,
    house,
    today: '2026-11-28',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}
const order = (...names: string[]) => [{ kind: 'sections', names }]

test('a number that may go is read among the goals as among the limits', () => {
  const goal = 'Quero tirar até três pratos, porque a chapa não dá conta.'
  expect(readIn({ business_goals: ['Melhorar a margem', goal] })).toEqual({
    wishes: [{ kind: 'dropItem', item: 'todos os itens', weak: true, most: 3 }],
    unread: [],
  })
})

describe('ordinary requests for a menu', () => {
  test.each<[string, object[]]>([
    [
      'Quero destacar a carne de sol com macaxeira e a caipirinha de caju.',
      [
        { kind: 'promote', item: 'Carne de sol com macaxeira' },
        { kind: 'promote', item: 'Caipirinha de caju' },
      ],
    ],
    ['Os caldos devem vir primeiro no cardápio.', order('Caldos', 'Petiscos', 'Pizzas doces', 'Bebidas')],
    [
      'As pizzas doces devem ficar no fim do cardápio, antes das bebidas.',
      order('Caldos', 'Petiscos', 'Pizzas doces', 'Bebidas'),
    ],
    ['O pudim pode sair.', [{ kind: 'dropItem', item: 'Pudim', ifNeeded: true }]],
    ['O pudim sai.', [{ kind: 'dropItem', item: 'Pudim' }]],
    [
      'Somos 100% veganos e o cardápio tem que deixar isso claro logo em cima.',
      [{ kind: 'exclude', what: 'vegano', why: 'diet' }],
    ],
    [
      'Garçom deve avisar os pratos com camarão.',
      [{ kind: 'layout', what: 'marked_allergens', foods: ['camarão'] }],
    ],
    [
      'Garçom avisar os pratos com camarão',
      [{ kind: 'layout', what: 'marked_allergens', foods: ['camarão'] }],
    ],
    [
      'O camarão alho e óleo fica muito caro, faz sentido manter?',
      [{ kind: 'question', about: 'keepWorth', item: 'Camarão alho e óleo' }],
    ],
    [
      'Janeiro é o nosso melhor mês e quero o cardápio pronto até 18 de dezembro.',
      [{ kind: 'deadline', what: '18 de dezembro', by: '2026-12-18' }],
    ],
    [
      'Nenhum aumento acima de 8%. Tirar os petiscos que quase não vendem, no máximo 2.',
      [
        { kind: 'capPrice', item: 'todos os itens', percent: 8 },
        { kind: 'dropItem', item: 'Petiscos', weak: true, most: 2 },
      ],
    ],
    [
      'O pudim não pode subir. Os outros preços podem subir no máximo R$ 1,50 cada um.',
      [
        { kind: 'capPrice', item: 'Pudim' },
        { kind: 'capPrice', item: 'todos os itens', rise: 1.5 },
      ],
    ],
    ['O resto pode subir até R$ 2,00 por item.', [{ kind: 'capPrice', item: 'todos os itens', rise: 2 }]],
    [
      'Pode cortar até três petiscos que ninguém pede.',
      [{ kind: 'dropItem', item: 'Petiscos', weak: true, most: 3 }],
    ],
    [
      'O que sai pouco pode sair, até 3 itens.',
      [{ kind: 'dropItem', item: 'todos os itens', weak: true, most: 3 }],
    ],
    [
      'Quero enxugar: pode tirar até 3 petiscos que quase ninguém pede.',
      [{ kind: 'dropItem', item: 'Petiscos', weak: true, most: 3 }],
    ],
    [
      'Queria montar dois combos de petiscos, um até R$ 30 e outro até R$ 45.',
      [
        { kind: 'newCombo', max: 30, of: 'Petiscos' },
        { kind: 'newCombo', max: 45, of: 'Petiscos' },
      ],
    ],
    ['Tirar os itens que quase não vendem.', [{ kind: 'dropItem', item: 'todos os itens', weak: true }]],
    [
      'A coxinha de jaca é nossa marca, deve abrir a seção de petiscos.',
      [{ kind: 'promote', item: 'Coxinha de jaca' }],
    ],
    ['O pudim tem que ser a estrela do cardápio.', [{ kind: 'promote', item: 'Pudim' }]],
  ])('%s', (text, wishes) => {
    expect(read(text)).toEqual({ wishes, unread: [] })
  })

  test('a bare number after what leaves is no price and no percentage', () => {
    const { wishes } = read('Nada sobe mais de 5%. Tira o que não vende do bar, no máximo 4.')
    expect(wishes.filter((wish) => wish.kind === 'capPrice')).toEqual([
      { kind: 'capPrice', item: 'todos os itens', percent: 5 },
    ])
  })

  test('are no orders where they ask', () => {
    expect(read('O que eu faço com as pizzas que vendem pouco?').wishes).toEqual([
      expect.objectContaining({ kind: 'question', about: 'weakest' }),
    ])
  })
})
