import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Arroz de capote', price: 48 },
    { section: 'Pratos', name: 'Panelada', price: 32 },
    { section: 'Marmitas', name: 'Marmita pequena', price: 18 },
  ],
})
const read = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today: '2026-11-26' })
const plain = ({ wishes }: ReturnType<typeof read>) =>
  wishes.map(({ text: _text, origin: _origin, place: _place, ...wish }) => wish)

test.each([
  [
    'Desde 2 de setembro a escola leva 30 marmitas pequenas por dia, e o acordo termina em 15 de dezembro.',
    [{ about: 'newLevel', item: 'Marmita pequena', from: '2026-09-02', to: '2026-12-15' }],
  ],
  [
    'Nos dias 5 e 12 de dezembro temos formatura com 60 convidados.',
    [
      { about: 'seats', from: '2026-12-05', count: 60 },
      { about: 'seats', from: '2026-12-12', count: 60 },
    ],
  ],
  [
    'O dia 24 de novembro está incompleto na planilha.',
    [{ kind: 'date', from: '2026-11-24', to: '2026-11-24', closed: true, leftOut: true }],
  ],
  [
    'O reajuste da panelada em agosto, de 28 para 32, derrubou a venda?',
    [{ about: 'priceMove', item: 'Panelada', from: '2026-08-01', price: 32 }],
  ],
  [
    'Em janeiro, a partir do dia 4, o movimento cai uns 20%.',
    [{ kind: 'date', from: '2027-01-04', to: '2027-01-31', percent: -20 }],
  ],
  ['Quanto devo vender por semana até o fim do ano?', [{ about: 'outlook', to: '2026-12-31' }]],
  [
    'Em fevereiro tem a festa de Iemanjá, de 31 de janeiro a 2 de fevereiro: quanto devo esperar?',
    [{ about: 'feastEffect', from: '2027-01-31', to: '2027-02-02' }],
  ],
  [
    'Não quero contratar ninguém fixo, só diarista: em quais dias chamo um garçom a mais?',
    [{ about: 'topDay', what: 'garçom' }],
  ],
  [
    'De 14 a 18 de fevereiro não abrimos por causa do carnaval.',
    [{ kind: 'date', closed: true, from: '2026-02-14', to: '2026-02-18' }],
  ],
  [
    'De 6 a 10 de fevereiro não abrimos por causa do carnaval.',
    [{ kind: 'date', closed: true, from: '2027-02-06', to: '2027-02-10' }],
  ],
  [
    'A panelada sai muito em julho, então não a usem para medir tendência.',
    [{ kind: 'date', item: 'Panelada', from: '2026-07-01' }],
  ],
])('is read as one statement: %s', (text, expected) => {
  const sheet = read(text)
  expect(sheet.unread).toEqual([])
  expect(plain(sheet)).toMatchObject(expected)
})

test('closed on a weekday but for a feast, the house opens on the days of that feast', () => {
  const sheet = read(
    'Fechamos na segunda, menos quando tem romaria. Em fevereiro tem a romaria das Candeias, de 30 de janeiro a 2 de fevereiro: para quanto me preparo?',
  )
  expect(sheet.unread).toEqual([])
  expect(plain(sheet)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'date', weekdays: [1], closed: true }),
      expect.objectContaining({ kind: 'date', from: '2027-02-01', to: '2027-02-01', open: true }),
    ]),
  )
})

test.each([
  ['Desde março vendemos mais panelada.', 'newLevel'],
  ['A panelada aumentou em agosto, de 28 para 32.', 'feastEffect'],
])('nothing of it is read from another statement: %s', (text, about) =>
  expect(plain(read(text)).some((wish) => wish.kind === 'question' && wish.about === about)).toBe(false),
)
