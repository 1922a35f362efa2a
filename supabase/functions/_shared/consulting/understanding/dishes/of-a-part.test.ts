import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
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
