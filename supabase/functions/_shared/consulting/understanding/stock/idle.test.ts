import { expect, test } from 'vitest'
import { emptyHouse, type House } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'
import { idleStockIn } from './idle.ts'
import { termAt } from './names.ts'

const today = '2026-11-30'

const stockIn = (text: string) =>
  idleStockIn(text, termAt, today).flatMap(({ goods }) =>
    goods.map(({ name, amount, pack }) => `${amount} ${pack} ${name}`),
  )

test.each([
  ['sobraram 5 garrafas de rum e 2 de gin, quero gastar', ['5 garrafas rum', '2 garrafas gin']],
  ['comprei tequila demais no ano passado, tem 4 garrafas paradas na prateleira', ['4 garrafas tequila']],
  ['encalhou sete kg de macaxeira', ['7 kg macaxeira']],
  ['tenho uns 3 quilos de tilápia no freezer parados desde o feriado, queria dar saída', ['3 kg tilápia']],
])('goods that stand are read with their number: %s', (text, goods) => {
  expect(stockIn(text)).toEqual(goods)
})

test.each([
  'quanto sobra se eu vender 10 caipirinhas',
  'não quero gastar 2 garrafas de rum',
  'usar 2 limões e 50 ml de cachaça',
  'gastar até 30 reais em queijo',
  'queijo tá 41 o quilo, quero gastar menos',
])('no stock is read of other numbers: %s', (text) => {
  expect(stockIn(text)).toEqual([])
})

test('the day on which goods expire and what is left each week are read with them', () => {
  expect(idleStockIn('9 garrafas de espumante vencem dia 20 de dezembro', termAt, today)[0]?.until).toBe(
    '2026-12-20',
  )
  expect(idleStockIn('todo domingo sobra 1 kg de queijo coalho', termAt, today)[0]?.weekly).toBe(true)
})

const item = (name: string) => ({
  section: 'Bebidas',
  name,
  description: null,
  price: 20,
  cost: null,
  allergens: null,
  active: true,
  size: null,
  kind: null,
})
const house = { ...emptyHouse, menu: [item('Espumante brut (garrafa)'), item('Vinho rosé')] } as House
const wishes = (type: Parameters<typeof understand>[0], input: string, text: string) =>
  understand(type, { answers: { [input]: text }, house, today }).wishes

test('posts and menus show what stands until it expires, and pairings count its bottles', () => {
  const text = 'sobraram 9 garrafas de espumante que vencem dia 20 de dezembro, preciso girar'
  expect(wishes('content_generation', 'special_dates', text)).toContainEqual(
    expect.objectContaining({ kind: 'promote', item: 'Espumante brut (garrafa)', to: '2026-12-20' }),
  )
  expect(wishes('menu_redesign', 'constraints', text)).toContainEqual(
    expect.objectContaining({ kind: 'promote', item: 'Espumante brut (garrafa)' }),
  )
  const paired = understand('food_pairing', {
    answers: answersWith('food_pairing', text),
    house,
    today,
  }).wishes
  expect(paired).toContainEqual(
    expect.objectContaining({ kind: 'pairingRule', what: 'bottlesLeft', most: 9 }),
  )
})

test('two bottles of one sentence are two stocks of a bar, and no price or number of drinks', () => {
  const { wishes: read, unread } = understand('drink_creation', {
    answers: answersWith(
      'drink_creation',
      '5 drinks. sobrou 6 garrafa de campari e 4 de gin, gastar. até 22 reais',
    ),
    house: emptyHouse,
    today,
  })
  expect(read.map(({ kind, ...one }) => [kind, 'bottles' in one ? one.bottles : null])).toEqual([
    ['count', null],
    ['prefer', 6],
    ['prefer', 4],
    ['price', null],
  ])
  expect(unread).toEqual([])
})
