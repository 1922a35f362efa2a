import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../../base/house/house.ts'
import { understand } from '../../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Tortas', name: 'Torta de frango', price: 60, cost: 20, size: '30 cm' },
    { section: 'Bebidas', name: 'Suco de cajá 300 ml', price: 10, cost: 3 },
    { section: 'Bebidas', name: 'Chá de capim-santo', price: 6, cost: 1 },
  ],
})
const list = 'Casa Verde: torta de frango 54, suco de cajá 9.'
const readAll = (competitors: string) =>
  understand('competitor_analysis', { answers: { competitors }, house, today: '2026-11-30' })

describe.each([
  [
    'Ouvi dizer que a Casa Verde vai entregar, ninguém confirmou.',
    { about: 'rumour', competitor: 'Casa Verde' },
  ],
  ['Em maio, lá, a broa era 7 e o pudim 12.', { about: 'old', item: 'broa', what: 'de maio' }],
  [
    'Sorvete a gente não vende, falta freezer, nem sugiram.',
    { about: 'newItem', what: 'sorvete', against: true },
  ],
  ['Mungunzá à noite ninguém faz, compensa?', { about: 'newItem', what: 'mungunzá à noite' }],
  [
    'Quantos almoços tenho que vender para pagar uma ajudante de 1.800 por mês?',
    { about: 'hire', price: 1800 },
  ],
  ['A Casa Verde é preço de turista, o público é outro.', { about: 'apart', competitor: 'Casa Verde' }],
  [
    'Já o chá de capim-santo eu não aumento, é a fama daqui.',
    { kind: 'capPrice', item: 'Chá de capim-santo' },
  ],
  [
    'Essa vende no prejuízo pra chamar gente, não quero correr atrás dela.',
    { about: 'lower', against: true, competitor: 'Casa Verde' },
  ],
  ['Dá pra saber quanto a Casa Verde fatura?', { about: 'other', what: 'segredo' }],
  ['Quero uma frase pra placa da porta.', { about: 'other', what: 'placa' }],
  ['Não tenho fritadeira.', { about: 'newItem', what: 'sem fritadeira', against: true }],
  ['O frango da casa vem do sítio da família, posso usar isso?', { about: 'ownStrength' }],
  [
    'Até quanto posso subir o suco de cajá, sem passar da Casa Verde por ml?',
    { about: 'howHigh', competitor: 'Casa Verde' },
  ],
])('%s', (said, wish) => {
  test('is read whole', () => {
    const { wishes, unread } = readAll(`${list}\n${said}`)
    expect(wishes).toContainEqual(expect.objectContaining(wish))
    expect(unread).toEqual([])
  })
})

test('a size behind its price is the size of that price, and the list goes on', () => {
  const { wishes } = readAll(
    'Casa Verde: suco de cajá 12 só que vem com 500 ml, o nosso tem 300 ml, pudim 9, broa 7.',
  )
  const prices = wishes.flatMap((one) => (one.kind === 'competitorPrice' ? [[one.item, one.min]] : []))
  expect(prices).toEqual([
    ['suco de cajá 500 ml', 12],
    ['pudim', 9],
    ['broa', 7],
  ])
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'portion', amount: 300, unit: 'ml' }))
})

test('verbs, streets and the words around a question are no competitors', () => {
  const { wishes } = readAll(
    `Casa de bolos em Crato, na Duque Estrada.\n${list} Abre às 7h.\nE me responda: quem devo temer? Gasto até 300 reais.`,
  )
  const named = wishes.flatMap((one) => ('competitor' in one ? [one.competitor] : []))
  expect(new Set(named)).toEqual(new Set(['Casa Verde']))
})

test('a line typed in haste begins with its house, whatever its name sells', () => {
  const { wishes } = readAll(
    'Torta da Ivone, na praça. torta de frango 50, pudim 8. lota\nBolo do Rui, 2 quadras. torta de frango 58, broa 6',
  )
  const names = wishes.flatMap((one) => (one.kind === 'competitorPrice' ? [one.competitor] : []))
  expect(names).toEqual(['Torta da Ivone', 'Torta da Ivone', 'Bolo do Rui', 'Bolo do Rui'])
})

test('the offer of a day is what a question about that day answers', () => {
  const { wishes } = readAll(
    `${list} Na quinta faz torta de frango a 40.\nA quinta da Casa Verde: acompanho ou ignoro?`,
  )
  expect(wishes).toContainEqual(
    expect.objectContaining({ about: 'lower', item: 'torta de frango', price: 40, weekdays: [4] }),
  )
})

test('the end of a question joins it, and “e o …?” asks the same of another item', () => {
  const { wishes } = readAll(`${list}\nPosso subir a torta de frango para 64? E o chá de capim-santo?`)
  expect(wishes).toContainEqual(expect.objectContaining({ about: 'howHigh', item: 'Chá de capim-santo' }))
  expect(wishes).not.toContainEqual(expect.objectContaining({ about: 'other' }))
})
