/** A house that tells what a feast sold last year, from when an item is sold, and asks for kilograms of meat. */
import { describe, expect, it, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import type { Effect } from './occasions.ts'
import { readTold } from './told.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Espeto de carne', section: 'Espetos', price: 10 },
    { name: 'Arroz cremoso', section: 'Pratos', price: 22 },
    { name: 'Chope 300 ml', section: 'Bebidas', price: 9 },
  ],
})
const today = '2027-01-05'
const wishesOf = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today }).wishes.map(
    ({ text: _, place: __, origin: ___, ...wish }) => wish,
  )

describe('what a feast sold the last time', () => {
  it('is the measure of the one that comes, on the days that the owner gives it', () => {
    expect(
      wishesOf(
        'No Carnaval, de 6 a 9 de fevereiro, o povo viaja: ano passado a semana vendeu uns 40% a menos',
      ),
    ).toEqual([
      {
        kind: 'date',
        what: 'Carnaval',
        from: '2027-02-06',
        to: '2027-02-09',
        closed: false,
        effect: 'down',
        percent: -40,
        ofWeek: true,
      },
    ])
  })

  test.each([
    ['ano passado na semana do carnaval caiu 20%', '2027-02-06', -20],
    ['no são joão do ano passado vendi 50% a mais', '2027-06-24', 50],
    ['dia das mães aqui lota, ano passado foi o dobro', '2027-05-09', 100],
  ])('%s', (text, from, percent) => {
    expect(wishesOf(text)).toMatchObject([{ kind: 'date', from, percent }])
  })

  it('is no forecast where it speaks of one item or of prices', () => {
    for (const text of [
      'no carnaval do ano passado o preço subiu 10%',
      'ano passado no carnaval o chope 300 ml vendeu 30% a menos',
    ])
      expect(wishesOf(text).some((wish) => wish.kind === 'date' && 'ofWeek' in wish)).toBe(false)
  })
})

test.each([
  ['o arroz cremoso só entrou no cardápio em 12 de outubro', '2026-10-12'],
  ['começamos a vender o arroz cremoso em 2/11', '2026-11-02'],
  ['o arroz cremoso é novo, só temos desde 5 de outubro', '2026-10-05'],
])('an item counts from the day on which it came: %s', (text, from) => {
  expect(wishesOf(text)).toEqual([{ kind: 'question', about: 'newItem', item: 'Arroz cremoso', from }])
})

it('a portion in a question about a good is of that good', () => {
  expect(
    wishesOf('quantos quilos de carne bovina compro por semana, se cada espeto de carne leva 110 g?'),
  ).toMatchObject([
    { kind: 'question', about: 'packs', what: 'carne bovina' },
    { kind: 'portion', item: 'Espeto de carne', amount: 110, of: 'carne bovina' },
  ])
})

describe('days of a feast with a change of its whole week', () => {
  it('are shared among the weeks that they touch', async () => {
    const { weekShare } = await import('./week-shares.ts')
    const wish = {
      kind: 'date',
      what: 'Carnaval',
      from: '2027-02-06',
      to: '2027-02-09',
      closed: false,
      text: '',
      origin: 'request',
    } as const
    const shares = ['2027-02-01', '2027-02-08'].map((monday) => weekShare(wish, monday, []))
    expect(shares.map((share) => Math.round(share * 100))).toEqual([67, 33])
    expect(weekShare(wish, addDays('2027-02-01', -7), [])).toBe(0)
  })
})

describe('several wishes in one message', () => {
  it('closes only the weekdays of a feast that are named, and needs no word for the others', () => {
    expect(
      wishesOf(
        'no carnaval (de 6 a 9 de fevereiro) a gente fecha segunda e terça, abre sábado e domingo normal',
      ),
    ).toMatchObject([{ kind: 'date', from: '2027-02-08', to: '2027-02-09', closed: true }])
  })

  it('reads portions behind “se” without a comma', () => {
    expect(wishesOf('quantos kg de carne compro por semana se o espeto de carne leva 110g')).toMatchObject([
      { kind: 'question', about: 'packs', what: 'carne' },
      { kind: 'portion', amount: 110, unit: 'g', of: 'carne' },
    ])
  })

  test.each([
    [
      'as aulas voltam dia 1/2 e o arroz cremoso deve vender 10% a mais',
      { kind: 'date', from: '2027-02-01', percent: 10, item: 'Arroz cremoso' },
    ],
    [
      'quero previsão de fevereiro e março por semana e por item',
      { kind: 'scope', from: '2027-02-01', to: '2027-03-31', show: ['week', 'item'] },
    ],
    [
      'tive que tirar o arroz cremoso do cardápio, último dia é 31/1',
      { kind: 'question', about: 'leaves', item: 'Arroz cremoso', from: '2027-02-01' },
    ],
    [
      'o chope vai sair de 9 para 10 dia 15/2',
      { kind: 'question', about: 'priceMove', price: 10, from: '2027-02-15' },
    ],
    [
      'posso dar férias pra 2 pessoas em março? qual a melhor semana?',
      { kind: 'question', about: 'quietDays' },
    ],
    [
      'compro farinha em fardo de 10 kg',
      { kind: 'question', about: 'packs', what: 'farinha em fardo de 10 kg' },
    ],
  ])('%s', (text, wish) => {
    expect(wishesOf(text)).toMatchObject([wish])
  })
})

describe('what is over', () => {
  it('closes nothing to come, and leaves this year to its own words', () => {
    expect(wishesOf('no ano passado a casa fechou na sexta santa mas esse ano vai abrir')).toMatchObject([
      { kind: 'date', what: 'Sexta-feira Santa', from: '2026-04-03', closed: true },
      { kind: 'date', what: 'Sexta-feira Santa', from: '2027-03-26', closed: false, open: true },
    ])
  })

  it('is not said to be in a sheet that begins later', () => {
    const weeks = Array.from({ length: 12 }, (_, at) => ({
      monday: addDays('2026-10-05', 7 * at),
      value: 100,
    }))
    const wish = {
      kind: 'date',
      what: 'obra na rua',
      from: '2026-05-04',
      to: '2026-05-10',
      closed: false,
      text: 'em maio teve obra na rua',
      origin: 'request',
    } as const
    const [told] = readTold([wish], weeks, [{ monday: '2026-12-28', value: 100 }], false)
    expect(told?.answer).toMatch(/antes da planilha, que começa em 05\/10\/2026/)
    expect(told?.answer).not.toMatch(/já está nas vendas/)
  })
})

it('a week’s feast does not stand for what the owner expects of half a year', () => {
  const weeks = Array.from({ length: 20 }, (_, at) => ({ monday: addDays('2026-08-17', 7 * at), value: 100 }))
  const wish = {
    kind: 'date',
    what: 'abre outro bar',
    from: '2027-01-11',
    to: '2027-06-30',
    closed: false,
    effect: 'down',
    percent: -10,
    text: 'abre outro bar, vai tirar 10%',
    origin: 'request',
  } as const
  const feast = {
    kind: 'date',
    name: 'Semana Santa',
    from: '2027-03-22',
    to: '2027-03-28',
    factor: 0.9,
  } as Effect
  const coming = Array.from({ length: 24 }, (_, at) => ({
    monday: addDays('2027-01-04', 7 * at),
    value: 100,
  }))
  const [told] = readTold([wish], weeks, coming, false, [feast])
  expect(told?.factor).toBeCloseTo(0.9)
  expect(told?.answer).toMatch(/usa o seu número, −10%/)
})

test.each([
  [
    'dia 20/2 casamento com 80 convidados, R$ 120 por pessoa, a casa fecha para o público nesse dia',
    { kind: 'question', about: 'seats', against: true },
  ],
  [
    'vou tirar o arroz cremoso aos sábados a partir de fevereiro',
    { closed: true, weekdays: [6], item: 'Arroz cremoso' },
  ],
  [
    'ano passado em março o arroz cremoso vendeu 40% a mais',
    { from: '2027-03-01', percent: 40, item: 'Arroz cremoso' },
  ],
])('%s', (text, wish) => {
  expect(wishesOf(text)).toMatchObject([wish])
})

it('an hour at which the house opens is no closing hour', () => {
  expect(JSON.stringify(wishesOf('dia 20/3 abrimos só às 17h'))).not.toContain('closes')
})

it('two goods in one question are two questions', () => {
  expect(wishesOf('quanto comprar de carne e de arroz por semana?')).toMatchObject([
    { about: 'packs', what: 'carne' },
    { about: 'packs', what: 'arroz' },
  ])
})
