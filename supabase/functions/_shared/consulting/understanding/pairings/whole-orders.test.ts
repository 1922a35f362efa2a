import { expect, test } from 'vitest'
import type { HouseName } from '../words/vocabulary.ts'
import { readPairingWholes } from './whole-orders.ts'

const named = (name: string, section: string): HouseName =>
  ({ name, section, price: 30, isSection: false }) as HouseName
const names = [
  named('Lambreta ao vapor', 'Entradas'),
  named('Sobrecoxa de capote', 'Pratos'),
  named('Risoto de siri', 'Pratos'),
  named('Merlot da serra', 'Vinhos'),
  named('Torrontés argentino', 'Vinhos'),
  named('Espumante rosé', 'Vinhos'),
]
const read = (text: string) => readPairingWholes(text, names, '2026-11-30').map(({ wish }) => wish)

test.each([
  [
    'Crie um combo de casal com petisco, prato e bebida por até R$ 240.',
    { guests: 2, max: 240, with: ['entrada', 'prato', 'bebida'] },
  ],
  [
    'Quero um menu para quatro pessoas: entrada, dois pratos e sobremesa, no máximo 310 reais',
    { guests: 4, max: 310, with: ['entrada', '2 pratos', 'sobremesa'] },
  ],
  [
    'monte um combo pra dois com risoto de siri, sobremesa e espumante até 260',
    { guests: 2, max: 260, with: ['Risoto de siri', 'sobremesa', 'espumante'] },
  ],
])('a combo keeps all its parts, guests and price: %s', (text, wish) => {
  expect(read(text)).toEqual([{ kind: 'newCombo', count: 1, ...wish }])
})

test.each([
  'Um combo de casal com entrada, prato e charuto por até R$ 240.',
  'Um combo de casal com entrada e prato.',
  'Não quero combo de casal com entrada, prato e bebida por até R$ 240.',
])('a combo with an unknown part, without a price or refused is left to others: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  'As lambretas pedem o Torrontés ou o espumante rosé?',
  'Com as lambretas vai melhor o Torrontés ou o espumante rosé?',
  'Torrontés ou espumante rosé com a lambreta, qual combina mais?',
])('which of two drinks a dish wants is one question: %s', (text) => {
  expect(read(text)).toEqual([
    {
      kind: 'question',
      about: 'suits',
      item: 'Lambreta ao vapor',
      other: 'Torrontés argentino',
      what: 'Espumante rosé',
    },
  ])
})

test.each([
  'O Merlot encalhou, tenho 18 garrafas: com que prato eu vendo?',
  'Tenho 18 garrafas de Merlot paradas na adega. Com que prato sai?',
  'Sobraram 18 garrafas do Merlot, como vendo isso?',
])('bottles that stand are one wish with what they are to be sold beside: %s', (text) => {
  const [one, ...others] = readPairingWholes(text, names, '2026-11-30')
  expect(one?.wish).toEqual({ kind: 'pairingRule', what: 'bottlesLeft', of: 'Merlot da serra', most: 18 })
  expect(text.slice(one?.end).replace('?', '')).toBe('')
  expect(others).toEqual([])
})

test.each([
  'Não vendemos vinho em taça, só em garrafa.',
  'Vinho aqui é só na garrafa.',
  'Os vinhos saem só em garrafa',
])('wine by the bottle alone is a fact of the house: %s', (text) =>
  expect(read(text)).toEqual([{ kind: 'pairingRule', what: 'wineByBottle' }]),
)

test('wine that is wanted by the glass is no such fact', () => {
  expect(read('Quero vender mais vinho em taça, só garrafa não dá.')).toEqual([])
})
