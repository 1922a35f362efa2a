import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Entradas', name: 'Ostra fresca', price: 42, kind: 'dish' },
    { section: 'Pratos', name: 'Lagosta na manteiga de garrafa', price: 130, kind: 'dish' },
    { section: 'Pratos', name: 'Peixada da Redonda', price: 98, cost: 31, kind: 'dish' },
    { section: 'Drinks', name: 'Caipirinha', price: 18, cost: 4, kind: 'drink' },
  ],
})

const read = (message: string) => {
  const { sheet } = understood(
    'food_pairing',
    { focus_areas: ['Pratos principais', message] },
    { ...plainContext, house },
  )
  return {
    wishes: sheet.wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: sheet.unread.map(({ text }) => text),
  }
}

test.each([
  'Não mexa com a lagosta que a freguesia já toma com vinho branco',
  'não precisa mexer na lagosta',
])('a dish that nobody touches gets no pairing: %s', (said) =>
  expect(read(said)).toEqual({
    wishes: [{ kind: 'pairing', rule: 'skip', dishes: ['Lagosta na manteiga de garrafa'] }],
    unread: [],
  }),
)

test.each([
  'Pra ostra quero saber se cachaça branca presta mesmo ou se estraga o gosto, me diga na lata.',
  'Quero saber se cachaça branca combina com a ostra',
])('whether a drink suits one dish is asked of both: %s', (said) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toEqual([
    expect.objectContaining({ kind: 'question', about: 'suits', item: 'Ostra fresca' }),
  ])
})

test('a small dose for guests who drive bounds every dose', () =>
  expect(
    read('Tem muito cliente que vem dirigindo de Aracati, então a dose pequena, de uns 30 ml no máximo.'),
  ).toEqual({
    wishes: [
      { kind: 'zeroAlcohol', count: 1 },
      { kind: 'portion', item: 'dose', amount: 30, unit: 'ml', bound: 'at_most' },
    ],
    unread: [],
  }))

test.each([
  'A peixada sai sempre pra dois, faça um combo dela com duas doses que fique abaixo de 125 reais e ainda me sobre dinheiro',
  'Monte um combo da peixada com duas doses até 125 reais',
])('one combo of one dish with its doses: %s', (said) =>
  expect(read(said)).toEqual({
    wishes: [{ kind: 'newCombo', count: 1, of: 'Peixada da Redonda', guests: 2, max: 125 }],
    unread: [],
  }),
)

test('a way out without alcohol leaves the others as they are', () =>
  expect(read('pra quem não bebe, me dá uma saída sem álcool também').wishes).toEqual([
    { kind: 'zeroAlcohol', count: 1 },
  ]))
