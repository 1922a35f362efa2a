import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: ['Focaccia da casa', 'Espaguete à carbonara', 'Tiramisù', 'Chá gelado'].map((name) => ({
    section: 'Tudo',
    name,
    price: 20,
  })),
})
const list = 'Nonna Pina: focaccia 22, carbonara 48, tiramisù 24. Forno da Vila: focaccia 19, carbonara 52.'
const read = (said: string) => {
  const sheet = understand('competitor_analysis', {
    answers: { competitors: `${list} ${said}` },
    house,
    today: '2026-11-30',
  })
  return sheet.wishes
    .filter((wish) => wish.kind !== 'competitorPrice')
    .map(({ text: _, place: __, origin: ___, ...wish }) => wish)
}
const asks = (about: string, rest = {}) => ({ kind: 'question', about, ...rest })
const apart = (item: string, competitor: string) => asks('notCompared', { item, competitor })

describe('one item of one competitor is left out, and nothing else of it', () => {
  test.each([
    ['Não compare a focaccia com a da Nonna, que é recheada.', apart('Focaccia da casa', 'Nonna Pina')],
    [
      'Deixe a carbonara do Forno da Vila fora, que é meia porção.',
      apart('Espaguete à carbonara', 'Forno da Vila'),
    ],
    ['O tiramisù da Nonna Pina não entra na comparação.', apart('Tiramisù', 'Nonna Pina')],
  ])('%s', (said, wish) => {
    expect(read(said)).toEqual([wish])
  })

  test('the next sentence is a wish of its own', () => {
    expect(read('Não compare a focaccia com a da Nonna. Não quero baixar preço de nada.')).toEqual([
      apart('Focaccia da casa', 'Nonna Pina'),
      asks('lower', { against: true }),
    ])
  })
})

test.each([
  ['O minestrone tem que ficar abaixo de 30 reais.', 'minestrone', 30],
  ['O nosso vinho da casa não pode passar de 18.', 'vinho da casa', 18],
  ['A panna cotta fica em até 16 reais.', 'panna cotta', 16],
])('a limit on what is not listed is no limit on the rest: %s', (said, item, max) => {
  expect(read(said)).toEqual([{ kind: 'capPrice', item, max }])
})

test('a limit on everything stays one', () => {
  expect(read('Nada pode passar de 90 reais.')).toEqual([
    { kind: 'capPrice', item: 'todos os itens', max: 90 },
  ])
})

describe('questions that the list and the sheet answer', () => {
  const theirs = asks('pays', { item: 'Focaccia da casa', what: 'preço deles' })
  test.each([
    ['Quanto entraria a mais por mês se eu pusesse a focaccia no preço médio dos dois?', theirs],
    ['Se eu subir a focaccia para a média deles, quanto ganho?', theirs],
    [
      'Quanto eu ganho a mais se cobrar na focaccia o mesmo que a Nonna?',
      { ...theirs, competitor: 'Nonna Pina' },
    ],
    ['Quero saber o que posso oferecer que nenhum dos dois oferece.', asks('unsold')],
    ['O Forno da Vila é ameaça ou não?', asks('rivalStrength', { competitor: 'Forno da Vila' })],
    ['Devo cobrar pela entrega?', asks('freeDelivery')],
    ['No aplicativo não entro, a taxa é alta.', asks('delivery', { against: true })],
    ['Não pretendemos entrar em guerra de preços.', asks('lower', { against: true })],
  ])('%s', (said, wish) => {
    expect(read(said)).toEqual([wish])
  })
})

test('where a competitor stands is told of it, and is no name', () => {
  expect(read('Ele fica a 2 km daqui, do outro lado da ponte.')).toEqual([
    expect.objectContaining({ kind: 'rivalFact', competitor: 'Forno da Vila' }),
  ])
})
