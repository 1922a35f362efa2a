/** Sums that owners ask for beside a sales sheet, in several everyday forms: each is read as the sum, and as nothing else. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../../base/house/house.ts'
import { understand } from '../../understand.ts'

const today = '2026-11-30'
const house = houseSchema.parse({
  menu: [
    ['Lanches', 'Coxinha de camarão', 9],
    ['Lanches', 'Pastel de queijo', 8],
    ['Lanches', 'Pastel de carne', 8],
    ['Doces', 'Torta de limão fatia', 12],
    ['Pratos', 'Caranguejada', 60],
    ['Bebidas', 'Pilsen 600 ml', 14],
    ['Bebidas', 'Guaraná lata', 6],
    ['Bebidas', 'Vitamina de abacate', 12],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (context: string) => understand('predictive_analytics', { answers: { context }, house, today })
const questions = (context: string) => read(context).wishes.filter(({ kind }) => kind === 'question')
const pastels = 'Pastel de queijo + Pastel de carne'

describe('one question, and nothing left over', () => {
  test.each<[string, object]>([
    [
      'Quando passa de 200 pilsen na semana eu chamo uma ajudante, em que semanas vai ser?',
      { about: 'staffWeeks', item: 'Pilsen 600 ml', count: 200 },
    ],
    [
      'Boto um garçom a mais se a semana vender mais de 300 pastéis. Quais semanas são e quanto gasto, a R$ 90 por noite, 3 noites?',
      { about: 'staffWeeks', item: pastels, count: 300, price: 90, most: 3 },
    ],
    ['Quanto a caranguejada rendeu em julho?', { about: 'earned', item: 'Caranguejada', from: '2026-07-01' }],
    ['Queria saber quanto a vitamina deixou até agora', { about: 'earned', item: 'Vitamina de abacate' }],
    [
      'Tenho 12 kg de queijo e cada pastel leva 60 g, dura até quando?',
      { about: 'stockLasts', per: '12 kg', uses: '60 g' },
    ],
    [
      'Comprei 20 litros de leite. Vai 200 ml em cada vitamina. Quantos dias isso dura?',
      { about: 'stockLasts', item: 'Vitamina de abacate', per: '20 l', uses: '200 ml' },
    ],
    [
      'Dia 15 de dezembro vence uma parcela de R$ 4.200, as vendas pagam?',
      { about: 'covers', price: 4200, to: '2026-12-14', what: 'parcela' },
    ],
    [
      'Se dezembro for 20% mais fraco ainda pago 2 mil de aluguel e 5 mil de folha?',
      { about: 'covers', price: 7000, percent: 20, from: '2026-12-01', to: '2026-12-31' },
    ],
    [
      'Será que em dezembro eu chego a 40 mil de faturamento?',
      { about: 'outlook', price: 40_000, from: '2026-12-01', to: '2026-12-31' },
    ],
    [
      'Desde agosto faço promoção de pastel na quarta, valeu a pena?',
      { about: 'pastPromo', weekdays: [3], item: pastels, from: '2026-08-01' },
    ],
    [
      'Quero fechar por uma semana em janeiro. Em qual semana o prejuízo é menor, qual dói menos?',
      { about: 'leastWeek', from: '2027-01-01', to: '2027-01-31' },
    ],
    [
      'Em abril aumentei os preços em 8%, a gente cresceu ou foi só o preço?',
      { about: 'realGrowth', percent: 8, from: '2026-04-01' },
    ],
    [
      'Quanto eu deixo de vender se fechar de 2 a 6 de janeiro?',
      { about: 'openDay', from: '2027-01-02', to: '2027-01-06' },
    ],
    ['Todo dia 5 sai o pagamento da fábrica e lota.', { about: 'monthDay', count: 5 }],
    [
      'Dia 13 de dezembro cai num domingo: compensa abrir? O pessoal custa R$ 300 no dia.',
      { about: 'openDay', from: '2026-12-13', to: '2026-12-13', price: 300 },
    ],
    [
      'Quantas coxinhas pedir por dia de 7 a 11 de dezembro? O pedido eu fecho na sexta anterior.',
      { about: 'dayOrder', item: 'Coxinha de camarão', from: '2026-12-07', to: '2026-12-11' },
    ],
    [
      'Quantas tortas por semana? Cada torta rende 10 fatias e dura no máximo 3 dias.',
      { about: 'wholePieces', item: 'Torta de limão fatia', count: 10, most: 3 },
    ],
    [
      'Uma lata de óleo frita 150 pastéis. Quantas latas por semana?',
      { about: 'packsServed', item: pastels, count: 150, what: 'lata de óleo' },
    ],
    [
      'No ano passado acabou a pilsen no dia 24 de dezembro às 18h.',
      { about: 'ranOut', item: 'Pilsen 600 ml', from: '2025-12-24', start: 18 },
    ],
    [
      'Abriu uma hamburgueria aqui do lado em setembro, será que ela levou meus clientes?',
      { about: 'newRival', from: '2026-09-01' },
    ],
    [
      'O Carnaval de 2027 vem mais cedo, isso atrapalha?',
      { about: 'feastEffect', what: 'Carnaval', from: '2027-02-06' },
    ],
    [
      'Sábado, 12 de dezembro, vem uma turma de 30 crianças, só pastel e guaraná.',
      { about: 'seats', count: 30, without: 'álcool', from: '2026-12-12' },
    ],
    [
      'A pilsen vem em caixa de 12 e o caminhão passa na quarta, tenho que pedir até o dia 23.',
      { about: 'orderBy', item: 'Pilsen 600 ml', count: 12, to: '2026-12-23', weekdays: [3] },
    ],
    ['A coxinha de camarão lancei no começo de agosto.', { about: 'newItem', item: 'Coxinha de camarão' }],
  ])('%s', (said, wanted) => {
    expect(questions(said)).toMatchObject([wanted])
    expect(read(said).unread).toEqual([])
  })
})

const sums = new Set(
  'staffWeeks earned ranOut stockLasts covers pastPromo leastWeek monthDay realGrowth dayOrder wholePieces orderBy'.split(
    ' ',
  ),
)
test.each([
  'Todo dia 5 pago o salário da equipe.',
  'O movimento caiu em julho, será que vale a pena abrir domingo?',
  'Se a pilsen passar de 60 no sábado eu chamo minha cunhada, vai precisar?',
  'Abriu uma praça de eventos aqui do lado em agosto e o movimento melhorou.',
  'Quantas pessoas por dia esperar de 14 a 20 de dezembro?',
  'Comprei uma fritadeira em março.',
  'Fiz promoção de pastel nas terças de agosto, não conte esse mês.',
  'Compro 40 kg de queijo por semana.',
  'Ano passado a caranguejada vendeu bem no Carnaval.',
  'Cada pastel leva 60 g de queijo.',
])('no sum: %s', (said) => {
  expect(questions(said).filter((one) => one.kind === 'question' && sums.has(one.about))).toEqual([])
})

describe('days that change', () => {
  test('an earlier closing closes no day', () => {
    expect(read('Fecho dia 24 e dia 31 mais cedo, às 16h.').wishes).toMatchObject([
      { kind: 'date', from: '2026-12-24', closed: false, closes: 16 },
      { kind: 'date', from: '2026-12-31', closed: false, closes: 16 },
    ])
  })
  test('guests whom a school sends stay away in its holidays, as a part of the day', () => {
    expect(
      read(
        'A faculdade entra de recesso dia 14 de dezembro e volta em 1 de fevereiro; metade do almoço vem de lá.',
      ).wishes,
    ).toMatchObject([
      { kind: 'date', from: '2026-12-14', to: '2027-01-31', percent: -50, part: 'almoço', effect: 'down' },
    ])
  })
  test('a half day beside closed ones is no closed day', () => {
    expect(read('Fecho 25/12 e 01/01 e no dia 31 só até as 15h.').wishes).toMatchObject([
      { kind: 'date', from: '2026-12-25', closed: true },
      { kind: 'date', from: '2027-01-01', closed: true },
      { kind: 'date', from: '2026-12-31', closed: false, closes: 15 },
    ])
  })
  test('an item out of season is not to be had until it returns, and bounds no forecast', () => {
    expect(read('A caranguejada está no defeso e só volta em fevereiro.').wishes).toMatchObject([
      { kind: 'date', item: 'Caranguejada', closed: true, to: '2027-01-31' },
    ])
  })
  test('a remark on last year is no order for this one', () => {
    const { wishes } = read('Ano passado faltou pilsen dia 31 às 5 da tarde, no Réveillon.')
    expect(wishes.filter(({ kind }) => kind === 'date')).toEqual([])
  })
})
