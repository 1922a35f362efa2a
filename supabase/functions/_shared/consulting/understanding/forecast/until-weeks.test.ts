import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'

const item = (name: string) => ({ name, section: 'Na brasa', price: 40, active: true })
const house = {
  menu: ['Carneiro assado', 'Picanha na brasa', 'Maminha', 'Cerveja 600 ml'].map(item),
  ingredientPrices: {},
  settings: { restrictions: [], equipment: [], opening: {} },
  competitors: [],
}
const read = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house: house as never, today: '2026-11-29' })
const wishes = (context: string) =>
  read(context).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

describe('an item up to a week', () => {
  it.each([
    [
      'Do carneiro me diga até a semana do Ano Novo, porque eu compro o bicho vivo do compadre e tenho que avisar dez dia antes.',
      { item: 'Carneiro assado', to: '2027-01-03', count: 10 },
    ],
    ['Quero a picanha por semana até o Natal', { item: 'Picanha na brasa', to: '2026-12-25' }],
    ['me diga quanto sai da maminha até o fim de dezembro', { item: 'Maminha', to: '2026-12-31' }],
  ])('%s', (said, expected) => {
    expect(wishes(said)).toEqual([{ kind: 'question', about: 'perWeek', ...expected }])
    expect(read(said).unread).toEqual([])
  })

  it('is no closing, and no party', () => {
    expect(wishes('Quero fechar até o Natal').some(({ kind }) => kind === 'question')).toBe(false)
  })
})

describe('a feast in a month that is named first', () => {
  it('has its own days, and keeps that there was none last year', () => {
    expect(wishes('Dezembro vem a vaquejada do dia 11 ao 13, ano passado não teve.')).toEqual([
      {
        kind: 'date',
        what: 'Dezembro vem a vaquejada',
        from: '2026-12-11',
        to: '2026-12-13',
        closed: false,
        note: 'ano passado não teve',
      },
    ])
  })

  it('takes no days from the sentence before', () => {
    const found = wishes('Em março faltou energia uns quatro dia. Dezembro vem a vaquejada do dia 11 ao 13')
    expect(found.flatMap((wish) => ('from' in wish ? [wish.from] : []))).toEqual(['2026-03-01', '2026-12-11'])
  })
})

it('reads on which day the lorry comes with the packs', () => {
  expect(
    wishes('Quanta caixa de cerveja eu peço por semana, a caixa vem com 24 e o caminhão só passa na terça.'),
  ).toEqual([{ kind: 'question', about: 'packs', item: 'Cerveja 600 ml', count: 24, weekdays: [2] }])
})

it.each(['Dia 25 e dia 1º a gente não abre', 'Dia 25 e dia primeiro a gente não abre', 'fechado dia 25 e 1'])(
  '“%s” in November closes Christmas and New Year’s Day',
  (said) => {
    const { wishes: found } = understand('predictive_analytics', {
      answers: { context: said },
      house: house as never,
      today: '2026-11-22',
    })
    expect(found.flatMap((wish) => (wish.kind === 'date' && wish.closed ? [wish.from] : []))).toEqual([
      '2026-12-25',
      '2027-01-01',
    ])
  },
)
