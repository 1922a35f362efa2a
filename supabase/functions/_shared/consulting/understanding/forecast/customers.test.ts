/** Whose doors close, which days a month's clause means, and what a portion is of. */
import { describe, expect, it, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Prato executivo', section: 'Almoço', price: 32 },
    { name: 'Camarão na moranga', section: 'Camarão', price: 96 },
    { name: 'Pastel de camarão', section: 'Entradas', price: 30 },
    { name: 'Pastel de queijo', section: 'Entradas', price: 24 },
    { name: 'Chope 300 ml', section: 'Bebidas', price: 10 },
  ],
})
const read = (context: string, today = '2026-11-20') =>
  understand('predictive_analytics', { answers: { context }, house, today }).wishes

describe('somebody else’s doors', () => {
  test.each([
    [
      'A fábrica de tecidos, que manda uns 45 almoços por dia, entra em férias coletivas de 18 de dezembro a 10 de janeiro.',
      { count: 45, from: '2026-12-18', to: '2027-01-10', against: true },
    ],
    [
      'A faculdade da esquina fecha em janeiro e perco 40 clientes por dia.',
      { count: 40, from: '2027-01-01', to: '2027-01-31', against: true },
    ],
    [
      'A Unifor entra de férias de 15 de dezembro a 31 de janeiro. São 80 almoços por dia.',
      { count: 80, from: '2026-12-15', against: true },
    ],
    [
      'A obra ao lado termina em 15 de dezembro; os operários são uns 30 almoços por dia.',
      { count: 30, from: '2026-12-15', against: true },
    ],
    [
      'Um prédio de escritórios inaugura dia 4 de janeiro aqui do lado e deve trazer 50 almoços por dia.',
      { count: 50, from: '2027-01-04' },
    ],
  ])('are customers, never a closed house: %s', (text, expected) => {
    expect(read(text)).toMatchObject([{ kind: 'question', about: 'customers', ...expected }])
  })

  it('are read without a number, which the report asks for', () => {
    const [wish] = read('O fórum entra em recesso de 20 de dezembro a 6 de janeiro.')
    expect(wish).toMatchObject({ about: 'customers', from: '2026-12-20', to: '2027-01-06', against: true })
    expect(wish).not.toHaveProperty('count')
  })

  it('of which the owner states the share move the sales by it', () => {
    expect(read('A escola, que é 30% do meu movimento, entra de férias em janeiro.')).toMatchObject([
      { kind: 'date', closed: false, percent: -30, from: '2027-01-01', to: '2027-01-31' },
    ])
  })

  test.each([
    'A casa entra em recesso de 21 de dezembro a 4 de janeiro.',
    'A gente fecha de 21 de dezembro a 4 de janeiro.',
    'A fábrica para de 21/12 a 4/1 e a gente também fecha.',
  ])('are the house’s own where it is the subject: %s', (text) => {
    expect(read(text)).toMatchObject([{ kind: 'date', closed: true, from: '2026-12-21', to: '2027-01-04' }])
  })

  it('of a name that may be another’s are not supposed to be the house’s for weeks', () => {
    const closed = read('A Metalúrgica Boa Vista, nosso maior cliente, fica fechada de 20/12 a 10/1.').filter(
      (wish) => wish.kind === 'date' && wish.closed,
    )
    expect(closed).toEqual([])
  })
})

describe('days behind their month', () => {
  test.each([
    ['Em julho desse ano fiquei 2 semanas fechado, de 6 a 19, então não conta.', '2026-07-06', '2026-07-19'],
    ['Em agosto fechei para pintura, do dia 3 ao dia 9.', '2026-08-03', '2026-08-09'],
    ['Em março a cozinha entra em reforma de 8 a 14.', '2027-03-08', '2027-03-14'],
  ])('leave the rest of it alone: %s', (text, from, to) => {
    expect(read(text)).toMatchObject([{ kind: 'date', closed: true, from, to }])
  })

  it('are single ones where they are listed', () => {
    expect(
      read('Em dezembro fecho nos dias 24, 25 e 31.').map((one) => one.kind === 'date' && one.from),
    ).toEqual(['2026-12-24', '2026-12-25', '2026-12-31'])
  })
})

describe('amounts', () => {
  it('of plates are of the food that is asked about, and go to its own pastel', () => {
    expect(read('Quantos quilos de camarão por semana, uso 180 g por prato e 90 g no pastel.')).toMatchObject(
      [
        { about: 'perWeek' },
        { kind: 'portion', amount: 180, of: 'camarão' },
        { kind: 'portion', item: 'Pastel de camarão', amount: 90, of: 'camarão' },
      ],
    )
  })

  test.each([
    'tenho medo de faltar camarao',
    'O chope não pode faltar no sábado',
    'Não quero ficar sem camarão em janeiro',
  ])('that must not run out are secured: %s', (text) => {
    expect(read(text)).toMatchObject([{ kind: 'question', about: 'secure' }])
  })
})

test.each([
  ['qual o dia q mais vende?', false],
  ['Que dia da semana é mais forte?', false],
  ['Qual é o dia mais fraco da semana?', true],
  ['Me diga em que dia a casa vende menos.', true],
])('asks which weekday: %s', (text, against) => {
  expect(read(text)).toMatchObject([{ about: 'topDay', ...(against && { against }) }])
})

it('reads a school that ends and comes back as the days between', () => {
  expect(
    read(
      'As aulas acabam dia 11 de dezembro e voltam dia 8 de fevereiro, os alunos são uns 120 clientes por dia.',
    ),
  ).toMatchObject([{ about: 'customers', count: 120, from: '2026-12-11', to: '2027-02-07', against: true }])
})

describe('several parties in one sentence', () => {
  test.each([
    'Temos três confraternizações: dia 11/12 para 60 pessoas, dia 17/12 para 90 e dia 19/12 para 45, todas com a casa aberta.',
    'Grupos fechados: 11/12 com 60, 17/12 com 90 e 19/12 com 45, e seguimos com o salão aberto.',
  ])('are each a party of its own: %s', (text) => {
    const wishes = read(text)
    expect(wishes).toMatchObject([
      { about: 'seats', from: '2026-12-11', count: 60 },
      { about: 'seats', from: '2026-12-17', count: 90 },
      { about: 'seats', from: '2026-12-19', count: 45 },
    ])
    for (const wish of wishes) expect(wish).not.toHaveProperty('against')
  })
})

test.each([
  ['O sábado ainda se paga?', [6]],
  ['A terça compensa?', [2]],
  ['Vale a pena o domingo?', [0]],
])('asks whether an open day pays: %s', (text, weekdays) => {
  expect(read(text)).toMatchObject([{ about: 'openDay', weekdays }])
})

test.each(['Segunda é o meu dia mais fraco.', 'Preparo menos na segunda-feira, que é o dia mais fraco.'])(
  'a weakest day that is told is checked, and asks for no days off: %s',
  (text) => {
    const wishes = read(text)
    expect(wishes).toContainEqual(expect.objectContaining({ about: 'topDay', against: true }))
    expect(wishes).not.toContainEqual(expect.objectContaining({ about: 'quietDays' }))
  },
)

describe('days listed before the guests of each', () => {
  test.each([
    [
      'Nos sábados 12 e 19 de dezembro tenho confraternizações fechadas, de 40 e 60 pessoas, além do movimento normal.',
      [40, 60],
    ],
    ['Temos casamentos nos dias 12/12 e 19/12, para 40 e 60 convidados.', [40, 60]],
    ['Nos dias 12 e 19 de dezembro tem festa para 50 pessoas cada.', [50, 50]],
  ] as const)('pair in their order: %s', (text, [first, second]) => {
    const wishes = read(text)
    expect(wishes).toMatchObject([
      { about: 'seats', from: '2026-12-12', to: '2026-12-12', count: first },
      { about: 'seats', from: '2026-12-19', to: '2026-12-19', count: second },
    ])
    for (const wish of wishes) expect(wish).not.toHaveProperty('against')
  })
})

it.each([
  ['Nos sábados 12 e 19 de dezembro tenho confraternizações, de 40 e 60 pessoas no rodízio.', 'rodízio'],
  ['Dia 12/12 tenho confraternização de 40 pessoas no rodízio.', 'rodízio'],
  ['Dia 12/12 tenho confraternização de 40 pessoas no almoço.', undefined],
])('a party eats what is named behind its guests: %s', (text, item) => {
  const [wish] = read(text)
  expect(wish).toMatchObject({ about: 'seats', from: '2026-12-12', count: 40 })
  expect(wish && 'item' in wish ? wish.item : undefined).toBe(item)
})

it('a good that the house buys is no item of the menu with that word', () => {
  expect(read('Compro queijo toda segunda-feira.')).toMatchObject([
    { about: 'deliveries', what: 'queijo', weekdays: [1] },
  ])
  expect(read('Compro queijo toda segunda-feira.')[0]).not.toHaveProperty('item')
})

it('all of Carnaval is Saturday to Tuesday, whichever day is named as its date', () => {
  expect(read('O carnaval é dia 9/2 e a gente abre todos os dias do carnaval.')).toMatchObject([
    { kind: 'date', from: '2027-02-06', to: '2027-02-09', open: true },
  ])
  expect(read('Vamos abrir o carnaval todo.')).toMatchObject([
    { from: '2027-02-06', to: '2027-02-09', open: true },
  ])
})

test.each(['A casa ao lado fecha em fevereiro.', 'O restaurante da frente fecha de 5 a 20 de fevereiro.'])(
  'next door’s closing is not the house’s: %s',
  (text) => {
    for (const wish of read(text)) expect(wish).not.toMatchObject({ closed: true })
  },
)

it('guests of a day are more or fewer only where the owner says so', () => {
  const about = (text: string) => read(text).map((wish) => wish.kind === 'question' && wish.about)
  expect(about('O congresso é de 4 a 8 de janeiro e traz uns 200 clientes por dia.')).toEqual(['customers'])
  expect(about('Vou servir 80 almoços por dia em dezembro.')).not.toContain('customers')
})

it('“não prever” behind an item that is out only repeats it', () => {
  const sheet = understand('predictive_analytics', {
    answers: { context: 'O pastel de queijo só volta em maio, não prever.' },
    house,
    today: '2026-11-20',
  })
  expect(sheet.unread).toEqual([])
  expect(sheet.wishes).toMatchObject([{ kind: 'date', closed: true, item: 'Pastel de queijo' }])
})

it('an item that is served no more on a day is asked about with its day', () => {
  expect(read('Também penso em não servir mais o prato executivo no sábado, vale a pena?')).toMatchObject([
    { about: 'openDay', item: 'Prato executivo', weekdays: [6] },
  ])
})
