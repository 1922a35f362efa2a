/** What only sounds as if the house closed, or as if days were over: nothing that was not said may empty a week. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Galinhada', price: 32, cost: 11 },
    { section: 'Bebidas', name: 'Cerveja lata', price: 8, cost: 3.5 },
  ],
})
const read = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today: '2026-11-30' }).wishes
const closings = (context: string) =>
  read(context).flatMap((wish) => (wish.kind === 'date' && wish.closed ? [wish] : []))

test.each([
  'Tenho receio de fechar janeiro no prejuízo.',
  'Queremos fechar dezembro no azul.',
  'Fechei um contrato novo com a escola em janeiro.',
  'Fechamos mais uma encomenda pro dia 20 de dezembro.',
  'O São João aqui é parado.',
  'Dia 19 de dezembro tem festa do sindicato, já está fechado, são 50 pessoas.',
  'Ou sobra galinhada ou falta galinhada ao meio-dia, e tenho medo de dezembro.',
])('no house or item closes: %s', (said) => {
  expect(closings(said)).toEqual([])
})

test.each([
  ['Só abro de segunda a sábado.', [0]],
  ['Só abro de segunda a sexta, no almoço.', [0, 6]],
  ['A casa só abre sexta e sábado.', [0, 1, 2, 3, 4]],
  ['O caderno é por semana (que domingo não abre).', [0]],
])('the days beside those on which it opens are closed: %s', (said, weekdays) => {
  expect(closings(said)).toMatchObject([{ weekdays }])
})

test.each([
  ['Fechamos de 4 a 9 de janeiro para férias.', '2027-01-04', '2027-01-09'],
  ['A casa fica parada de 2 a 6 de fevereiro.', '2027-02-02', '2027-02-06'],
  ['Dia 25 de dezembro não abrimos.', '2026-12-25', '2026-12-25'],
])('a closing stays one: %s', (said, from, to) => {
  expect(closings(said)).toMatchObject([{ from, to }])
})

test.each([
  'Dia 12 de dezembro vem uma excursão que nunca veio.',
  'Este ano, dia 12 de dezembro vem uma excursão grande, falaram em dez ônibus.',
  'No dia 12 de dezembro tem uma feira, é por fora do normal.',
])('what never was before, or comes on top, is not over: %s', (said) => {
  const days = read(said).flatMap((wish) => ('from' in wish && wish.from !== undefined ? [wish.from] : []))
  expect(days.filter((day) => day !== '2026-12-12')).toEqual([])
})

test('what sold too much on a day is not taken off the report', () => {
  const said = 'Foi muita galinhada e muita cerveja lata, isso não vai repetir, não conta.'
  expect(read(said).filter(({ kind }) => kind === 'scope')).toEqual([])
  expect(read('Tira a cerveja lata da previsão.')).toMatchObject([{ kind: 'scope', without: 'Cerveja lata' }])
})

test('of goods bought, a sheet is none, and a year no price', () => {
  expect(read('A planilha que minha filha fez custa começar em 2025.').map(({ kind }) => kind)).not.toContain(
    'costNow',
  )
  expect(read('O quilo do camarão tá 62 agora.')).toMatchObject([{ kind: 'costNow', price: 62 }])
})

test('a price that moved "de vinte pra vinte e dois" has both amounts', () => {
  expect(
    read('Aumentei a galinhada de trinta e dois para trinta e seis em agosto, será que perdi freguês?'),
  ).toMatchObject([{ about: 'priceMove', price: 36, what: 'de R$ 32' }])
})
