import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'

const item = (name: string) => ({ name, section: 'Almoço', price: 20, active: true })
const house = {
  menu: ['Marmita média', 'Marmita grande', 'Prato feito', 'Açaí 500 ml'].map(item),
  ingredientPrices: {},
  settings: { restrictions: [], equipment: [], opening: {} },
  competitors: [],
}
const read = (context: string) =>
  understand('predictive_analytics', {
    answers: { context },
    house: house as never,
    today: '2026-11-28',
  })
const wishes = (context: string) =>
  read(context).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

const july = { from: '2026-07-01', to: '2026-07-31' }
const april = { from: '2026-04-01', to: '2026-04-30' }
const out = { kind: 'date', closed: true, leftOut: true }

describe('weeks that were not normal', () => {
  it.each([
    [
      'Em julho a fábrica deu férias coletivas de duas semanas e o movimento despencou, não toma isso como normal.',
      { ...july, weeks: 2 },
    ],
    [
      'Em abril meu freezer quebrou e passei uma semana quase sem vender, não deixa isso estragar a conta.',
      { ...april, weeks: 1 },
    ],
    [
      'Em abril a rua alagou, ficamos dez dias com o movimento caindo. Isso não é o normal.',
      { ...april, weeks: 2 },
    ],
    [
      'Em julho teve greve dos ônibus por uma semana e as vendas despencaram, desconsidera isso',
      { ...july, weeks: 1 },
    ],
  ])('%s', (text, expected) => {
    expect(wishes(text)).toMatchObject([{ ...out, ...expected }])
    expect(read(text).unread).toEqual([])
  })

  it('give their measure to the days on which they come again', () => {
    const [, again] = wishes(
      'Em julho a fábrica deu férias coletivas de duas semanas e o movimento despencou, não toma isso como normal. Vai ter de novo do dia 21/12 até 3/1.',
    )
    expect(again).toMatchObject({
      kind: 'date',
      from: '2026-12-21',
      to: '2027-01-03',
      closed: false,
      effect: 'down',
      like: { ...july, weeks: 2 },
    })
    expect(
      wishes('De 21/12 a 3/1 a fábrica dá férias coletivas e o movimento cai igual em julho'),
    ).toMatchObject([{ from: '2026-12-21', to: '2027-01-03', like: july }])
  })

  it.each([
    'Em abril fechei uma semana para reforma',
    'Em julho vendi 30% a mais em duas semanas, não conta isso',
    'Em julho o movimento caiu',
    'Vai ter de novo do dia 21/12 até 3/1',
    'Em duas semanas de julho a marmita média caiu, não conta isso',
  ])('are not read into “%s”', (text) => {
    expect(wishes(text).some((wish) => 'weeks' in wish || 'like' in wish)).toBe(false)
  })
})

describe('a contract with an end', () => {
  it.each([
    ['Desde setembro peguei contrato de marmita com uma obra, mas acaba dia 18/12.', 'marmita'],
    ['Desde setembro tenho contrato de prato feito com a prefeitura até 18/12.', 'Prato feito'],
    ['Em setembro ganhei um contrato de marmita grande com uma obra que termina em 18/12', 'Marmita grande'],
  ])('%s', (text, of) => {
    expect(wishes(text)).toMatchObject([
      { kind: 'question', about: 'newLevel', from: '2026-09-01', to: '2026-12-18', item: of },
    ])
  })
})

describe('days beside each other', () => {
  it.each([
    ['Fecho no Natal e dia primeiro', ['2026-12-25', '2027-01-01']],
    ['fecho no natal e no dia 1º', ['2026-12-25', '2027-01-01']],
    ['No Natal e dia 1 de fevereiro fecho', ['2026-12-25', '2027-02-01']],
    ['fecha no Natal e dia 26/12', ['2026-12-25', '2026-12-26']],
    ['Fecho no Natal, 25/12', ['2026-12-25']],
  ])('%s', (text, days) => {
    expect(wishes(text).map((wish) => ('from' in wish ? wish.from : ''))).toEqual(days)
  })
})
