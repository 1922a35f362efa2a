import { expect, test } from 'vitest'
import { emptyHouse, type House } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const line = (name: string, section: string): House['menu'][number] => ({
  ...({ size: null, description: null, allergens: [] } as unknown as House['menu'][number]),
  name,
  section,
  price: 40,
  cost: null,
  active: true,
})
const menu = [
  ...['Peixada da Dona Nenén', 'Ostra fresca', 'Bacalhau à lagareiro', 'Filé ao molho de vinho tinto'].map(
    (name) => line(name, 'Pratos'),
  ),
  line('Burrata com pesto', 'Entradas'),
  line('Dose de cachaça', 'Bebidas'),
]
const wishesOf = (text: string) =>
  understand('food_pairing', {
    answers: answersWith('food_pairing', text),
    house: { ...emptyHouse, menu },
    today: '2026-11-29',
  }).wishes.flatMap(({ text: _said, place: _place, origin, ...wish }) => (origin === 'request' ? [wish] : []))

test.each([
  'Na receita da peixada ninguém toca, é de mamãe.',
  'Ninguém mexe na receita da peixada.',
  'A peixada não muda nada, é receita de família.',
])('a recipe that nobody touches is paired, and is no dish to leave out: %s', (text) => {
  expect(wishesOf(text)).toEqual([{ kind: 'keepItem', item: 'Peixada da Dona Nenén' }])
})

test.each(['O bacalhau com cachaça sem madeira.', 'Bacalhau com uma cachaça não envelhecida.'])(
  'what the cachaça is without is no refusal: %s',
  (text) => {
    expect(wishesOf(text)).toEqual([
      {
        kind: 'pairing',
        rule: 'only',
        dishes: ['Bacalhau à lagareiro'],
        serves: ['cachaça alambique'],
      },
    ])
  },
)

test('a thought that asks for our opinion gets an answer', () => {
  expect(
    wishesOf('Pro bacalhau eu penso em algo branquinho, sem madeira, mas me digam se estou errado.'),
  ).toEqual([{ kind: 'question', about: 'suits', item: 'Bacalhau à lagareiro', other: 'cachaça alambique' }])
})

test.each([
  ['um combo pra duas pessoas com entrada, peixe e duas doses, por até 190', 190, 'dose'],
  ['um combinado pra duas pessoas até 150 reais com bebida', 150, undefined],
  ['combo para casal até 150 reais', 150, undefined],
])('%s is one combo for the table', (text, max, of) => {
  expect(wishesOf(text)).toEqual([{ kind: 'newCombo', count: 1, guests: 2, max, ...(of && { of }) }])
})

test('a combo for guests keeps their number beside its parts, its day and its price', () => {
  expect(
    wishesOf(
      'A terça é muito parada: me monte um combo de peixe com bebida pra duas pessoas por menos de 75 reais',
    ),
  ).toEqual([{ kind: 'newCombo', count: 1, guests: 2, max: 75, weekdays: [2], with: expect.anything() }])
  expect(wishesOf('bola um combo pra três pessoas que não passe de R$ 120')).toEqual([
    { kind: 'newCombo', count: 1, guests: 3, max: 120 },
  ])
})

test('who buys no new label has the drinks of the menu', () => {
  expect(wishesOf('não vou comprar rótulo novo')).toEqual([{ kind: 'pairingRule', what: 'menuOnly' }])
})

test('a list says which dishes, and a count of desserts is left to us', () => {
  expect(
    wishesOf('quero harmonizar só quatro pratos: a burrata, o filé e duas sobremesas que vocês escolham'),
  ).toEqual([
    { kind: 'count', count: 4, bound: 'exactly' },
    { kind: 'keepItem', item: 'Burrata com pesto' },
    { kind: 'keepItem', item: 'Filé ao molho de vinho tinto' },
    { kind: 'count', of: 'results', item: 'sobremesas', count: 2, bound: 'exactly' },
  ])
})

test('what the house is, is no order', () => {
  expect(wishesOf('Minha gente, aqui é casa de vinho, mas o cliente vive pedindo uma cachacinha')).toEqual([])
})
