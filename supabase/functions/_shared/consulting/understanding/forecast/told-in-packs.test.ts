import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const items = [
  ['Petiscos', 'Ostra gratinada (unidade)'],
  ['Petiscos', 'Bolinho de bacalhau'],
  ['Pratos', 'Moqueca de arraia'],
  ['Sobremesas', 'Cocada cremosa'],
  ['Cervejas', 'Pilsen 600 ml'],
  ['Cervejas', 'Red ale 600 ml'],
  ['Sem álcool', 'Água com gás'],
]
const house = houseSchema.parse({
  menu: items.map(([section = '', name]) => ({ section, name, price: 20 })),
})
const read = (context: string) => {
  const sheet = understand('predictive_analytics', { answers: { context }, house, today: '2026-11-26' })
  const wishes = sheet.wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)
  return { wishes, unread: sheet.unread.map(({ text }) => text) }
}
const packs = (item: string, count: number, what: string, days = {}) => ({
  kind: 'question',
  about: 'packs',
  item,
  count,
  what: `${what} de ${count}`,
  ...days,
})

describe('packs told in words', () => {
  test.each([
    [
      'Cada penca traz 6 ostras: quantas pencas compro para a semana de 28/12 a 3/1?',
      [packs('Ostra gratinada (unidade)', 6, 'pencas', { from: '2026-12-28', to: '2027-01-03' })],
    ],
    [
      'A água com gás vem em fardo de 12. Quantos fardos peço por semana?',
      [packs('Água com gás', 12, 'fardos')],
    ],
    ['O pacote do bolinho de bacalhau tem 40 unidades.', [packs('Bolinho de bacalhau', 40, 'pacotes')]],
    [
      'Quantas caixas de Pilsen e de Red ale eu preciso em janeiro? São 24 por caixa.',
      ['Pilsen 600 ml', 'Red ale 600 ml'].map((item) =>
        packs(item, 24, 'caixas', { from: '2027-01-01', to: '2027-01-31' }),
      ),
    ],
    [
      'A cocada chega em bandeja de 20 e a água em caixa de 6. Quanto peço de cada uma por semana?',
      [packs('Cocada cremosa', 20, 'bandejas'), packs('Água com gás', 6, 'caixas')],
    ],
  ])('%s', (said, wishes) => {
    expect(read(said)).toEqual({ wishes, unread: [] })
  })

  test('a weight, a price and guests are no pieces', () => {
    for (const said of ['Cada saco tem 5 kg de sal.', 'Cada mesa tem 4 pessoas: quantas mesas?'])
      expect(read(said).wishes.filter((wish) => wish.kind === 'question' && wish.about === 'packs')).toEqual(
        [],
      )
  })
})

describe('groups to be seen apart', () => {
  const groups = (names: string) => ({ kind: 'scope', show: ['groups'], items: names })

  test.each([
    [
      'Quero a previsão de dezembro, semana por semana, separada em ostra, moqueca e cerveja.',
      [
        { kind: 'scope', show: ['week'], from: '2026-12-01', to: '2026-12-31' },
        groups('ostra + moqueca + cerveja'),
      ],
    ],
    [
      'Divida a previsão em petiscos, pratos e bebidas.',
      [groups('petiscos + todos os pratos + todas as bebidas')],
    ],
    ['Quero ver cervejas e sobremesas separadas.', [groups('cervejas + sobremesas')]],
    ['Me passe um total para cada grupo: petiscos, cervejas e água.', [groups('petiscos + cervejas + água')]],
  ])('%s', (said, wishes) => {
    expect(read(said)).toEqual({ wishes, unread: [] })
  })

  test('rooms of the house are no groups of items', () => {
    expect(read('A casa fica separada em dois salões, frente e fundos.').wishes).toEqual([])
  })
})

describe('days without a year', () => {
  test('of a shortage reach across the feast that is named', () => {
    expect(read('No Réveillon passado faltou Pilsen de 27/12 a 3/1.').wishes).toMatchObject([
      { kind: 'date', from: '2025-12-27', to: '2026-01-03', item: 'Pilsen 600 ml' },
    ])
  })

  test('no name begins with the word that joins its clause', () => {
    const { wishes } = read('Fechamos toda segunda, e de 6 a 17 de abril paramos para trocar o piso.')
    expect(wishes.map((wish) => (wish.kind === 'date' ? wish.what : ''))).toEqual([
      'Fechamos toda segunda',
      'de 6 a 17 de abril paramos para trocar o piso',
    ])
  })
})
