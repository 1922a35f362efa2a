import { describe, expect, it, test } from 'vitest'
import { emptyHouse, houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheet = (text: string) =>
  understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-29',
  })
const wishes = (text: string) => sheet(text).wishes

describe('what holds for one of a part of the menu', () => {
  it.each([
    ['Um dos principais tem que ser sem lactose.', { what: 'free', of: 'lactose', course: 'principal' }],
    [
      'Três pratos. Um dos principais deve ser sem glúten.',
      { what: 'free', of: 'glúten', course: 'principal' },
    ],
    ['Uma das sobremesas precisa ser vegana.', { what: 'free', of: 'vegano', course: 'sobremesa' }],
    [
      'Uma das entradas deve levar queijo coalho.',
      { what: 'holds', anyOf: ['queijo coalho'], course: 'petisco' },
    ],
  ])('%s', (text, wish) => {
    expect(wishes(text)).toContainEqual(expect.objectContaining({ kind: 'dishTrait', count: 1, ...wish }))
  })

  it.each([
    'Um dos principais precisa ser sem lactose. Outro é para duas pessoas.',
    'Um dos principais deve ser vegetariano, outro é para o casal.',
  ])('goes on with another of the same part: %s', (text) => {
    expect(wishes(text)).toContainEqual(
      expect.objectContaining({
        kind: 'dishTrait',
        what: 'shared',
        serves: 2,
        count: 1,
        course: 'principal',
      }),
    )
    expect(wishes(text)).not.toContainEqual(expect.objectContaining({ kind: 'style' }))
  })
})

describe('a limit of plates for two', () => {
  it.each([
    'O custo por prato não pode passar de 16 reais, no de dois pode ir a 28.',
    'O custo de cada um até R$ 16, o de casal pode chegar a R$ 28.',
  ])('is apart from that of plates for one: %s', (text) => {
    const limits = wishes(text).flatMap((wish) =>
      wish.kind === 'dishLimit' ? [[wish.serves, wish.max]] : [],
    )
    expect(limits).toEqual([
      [1, 16],
      [2, 28],
    ])
  })
})

describe('a food that must be in so many dishes', () => {
  it.each([
    ['O bode precisa aparecer em três, pago a 42 o quilo no mercado.', 'bode', 3, 42],
    [
      'A carne de sol tem que entrar em dois, compro a 55 o quilo de um produtor de Jaguaribe.',
      'carne de sol',
      2,
      55,
    ],
  ])('comes with what it costs: %s', (text, what, count, price) => {
    expect(wishes(text)).toEqual([
      expect.objectContaining({ kind: 'share', what, of: 'many', count }),
      expect.objectContaining({ kind: 'costNow', item: what, price }),
    ])
    expect(sheet(text).unread).toEqual([])
  })
})

it.each(['Sem cominho, muita gente daqui estranha.', 'Não use coentro, muita gente aqui devolve o prato.'])(
  'what guests send back is a reason, and no wish to share: %s',
  (text) => {
    expect(wishes(text)).toEqual([expect.objectContaining({ kind: 'exclude' })])
  },
)

it.each([
  ['Qual deles boto como prato do dia na quarta?', true],
  ['Qual deles eu ponho de prato do dia na segunda, que é parada?', true],
  ['Qual vocês ofereceriam a quem vem de fora?', true],
  ['Qual deles recomendam ao turista que passa uma vez?', true],
  ['Qual deles serve para quem tem alergia a leite?', false],
])('%s', (text, isAsked) => {
  const asked = wishes(text).some((wish) => wish.kind === 'question' && wish.about === 'whichOne')
  expect(asked).toBe(isAsked)
})

it.each([
  'Temos camarão; lagosta, só se estiver fora do defeso.',
  'Temos cavala; lagosta, apenas quando estiver fora do defeso.',
])('a condition of the closed season is answered by the calendar: %s', (text) => {
  expect(wishes(text)).toContainEqual(expect.objectContaining({ kind: 'question', about: 'closedSeason' }))
  expect(sheet(text).unread).toEqual([])
})

describe('what a food costs', () => {
  it.each(['Outro é com pato, que me custa 42 reais o quilo.', 'O pato eu compro a R$ 42 o quilo.'])(
    'is no price of a dish: %s',
    (text) => {
      expect(wishes(text).map(({ kind }) => kind)).toEqual(['prefer', 'costNow'])
      expect(sheet(text).unread.filter(({ text: said }) => /42|quilo/.test(said))).toEqual([])
    },
  )
})

describe('one without meat and fish', () => {
  it.each([
    [
      'Um dos principais é sem carne nem peixe.',
      { kind: 'dishTrait', of: 'vegetariano', course: 'principal' },
    ],
    [
      'Um dos principais não leva carne nem peixe.',
      { kind: 'dishTrait', of: 'vegetariano', course: 'principal' },
    ],
    ['Uma entrada sem carne e sem peixe.', { kind: 'dishTrait', of: 'vegetariano', course: 'petisco' }],
    ['Duas massas. Uma das massas é sem carne nem peixe.', { kind: 'share', what: 'vegetariano' }],
    [
      'Um dos principais é sem carne nem peixe, porque vem muito casal vegetariano, mas nesse pode ter queijo.',
      { kind: 'dishTrait', of: 'vegetariano', course: 'principal' },
    ],
  ])('is that one, and no rule for the others: %s', (text, wish) => {
    expect(wishes(text)).toContainEqual(expect.objectContaining({ count: 1, ...wish }))
    expect(wishes(text).filter(({ kind }) => kind === 'exclude')).toEqual([])
  })
})

describe('plates for so many', () => {
  it.each([
    'Quatro pratos. Um é para quatro pessoas, outro é para dois, com peixe.',
    'Um é com bode e serve quatro; outro é para dois.',
    'Um dos principais é para a família, o outro é para dois.',
  ])('are each of their own size: %s', (text) => {
    const sizes = wishes(text).flatMap((wish) =>
      wish.kind === 'dishTrait' && wish.what === 'shared' ? [wish.serves] : [],
    )
    expect(sizes).toEqual([4, 2])
  })
})

test.each([
  ['A sobremesa leva banana e café.', ['banana', 'café']],
  ['A entrada leva tomate e não pode ter coentro.', ['tomate']],
])('what the only one of a course holds is asked of it: %s', (text, foods) => {
  const held = wishes(text).flatMap((wish) =>
    wish.kind === 'dishTrait' && wish.what === 'holds' ? (wish.anyOf ?? []) : [],
  )
  expect(held).toEqual(foods)
})

test('a list of a form and of courses counts all of them', () => {
  const counts = wishes('Quero duas massas, um antepasto e uma sobremesa.').flatMap((wish) =>
    wish.kind === 'count' ? [[wish.course, wish.count]] : [],
  )
  expect(counts).toEqual([
    [undefined, 4],
    ['petisco', 1],
    ['sobremesa', 1],
  ])
})

describe('a range of prices', () => {
  const priced = (text: string, menu: { section: string; name: string; price: number }[] = []) =>
    understand('dish_creation', {
      answers: answersWith('dish_creation', text),
      house: houseSchema.parse({ menu }),
      today: '2026-11-29',
    }).wishes.flatMap((wish) => (wish.kind === 'price' ? [[wish.item, wish.min, wish.max]] : []))

  it.each([
    ['As massas ficam entre 50 e 66 reais.', 'massas'],
    ['Os risotos vão de 50 a 66 reais.', 'risotos'],
  ])('is of the form that it names: %s', (text, item) => {
    expect(priced(text)).toEqual([[item, 50, 66]])
  })

  it('of the others is of the main courses, where desserts are counted apart', () => {
    expect(
      priced(
        'Três principais e uma sobremesa. Um dos principais pode chegar a 80; os demais ficam entre 50 e 66.',
      ),
    ).toEqual([['principais', 50, 66]])
  })

  it('is of no course that the house sells far below it', () => {
    const menu = [
      { section: 'Principais', name: 'Peixada', price: 62 },
      { section: 'Sobremesas', name: 'Pudim', price: 18 },
    ]
    const text = 'Três principais e uma sobremesa. Preço entre 50 e 66 reais.'
    expect(priced(text, menu)).toEqual([['principais', 50, 66]])
    expect(priced(text)).toEqual([[undefined, 50, 66]])
  })
})

test.each([
  ['Gostaria que o bode e o frango caipira aparecessem em um prato cada.', ['bode', 'frango']],
  ['Queria que o camarão, o polvo e a lula entrassem em um prato cada.', ['camarão', 'polvo', 'lula']],
])('foods in one dish each: %s', (text, foods) => {
  const held = wishes(text).flatMap((wish) =>
    wish.kind === 'dishTrait' && wish.what === 'holds' && wish.bound === 'exactly' ? (wish.anyOf ?? []) : [],
  )
  expect(held).toEqual(foods)
  expect(sheet(text).unread).toEqual([])
})

test('a question is never told as information about the house', () => {
  for (const text of [
    'Quero 4 pratos. E com que vinho sirvo o bode?',
    'Quero 4 pratos. Em quais dias sai melhor?',
  ])
    expect((sheet(text).asides ?? []).filter((aside) => aside.text.includes('?'))).toEqual([])
})
