/** What stands beside a list of competitors with a name, a noun or a figure, and is no price or fact of theirs. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Batata frita', 28],
    ['Chope', 'Chope 300 ml', 10],
    ['Chope', 'Chope 500 ml', 15],
    ['Pizzas', 'Pizza mussarela G', 46],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const wishesOf = (said: string) =>
  understand('competitor_analysis', {
    answers: { competitors: `Bar Azul: chope 9, batata 25.\n${said}` },
    house,
    today: '2026-11-30',
  }).wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)
const theirs = (said: string) =>
  wishesOf(said)
    .filter(({ kind }) => kind === 'competitorPrice' || kind === 'rivalFact')
    .slice(2)

test.each([
  'Minha casa fica na CE-040, perto do posto.',
  'O Bar Azul abriu 12/09 na praça.',
  'Vendas na planilha são de 02/08 a 31/10.',
  'Não quero briga com o Bar Azul. Verba de 300 reais até o natal.',
  'Somos 5 na cozinha.',
  'Cabem 60 no salão.',
  'A batata sai pouco, 90 em dois meses.',
  'A pizza deles é menor, 30 contra 35.',
  'O Instagram deles tem 3000 seguidores.',
  'Não coloco som, vizinho é doente. Somos 7.',
  'Limites: não faço entrega grátis.',
  'E se o Bar Azul baixar o chope pra 7, o que eu faço?',
])('nothing of a competitor: %s', (said) => {
  expect(theirs(said)).toEqual([])
})

test.each([
  ['Casa Boa. Chope 10. Abriu em julho.\nBatata: compare por 100 g.', ['Casa Boa', 'Casa Boa']],
  ['Gelato Um (no shopping do Porto Alto): batata 18. Aceita pix, fila grande.', ['Gelato Um', 'Gelato Um']],
  ['O vizinho cobra 6 na batata.', ['vizinho']],
  ['Point da Serra, na BR-020: batata 8, chope 11.', ['Point da Serra', 'Point da Serra']],
])('whose it is: %s', (said, expected) => {
  expect(theirs(said).map((wish) => ('competitor' in wish ? wish.competitor : ''))).toEqual(expected)
})

test('a price of before is none of today', () => {
  const told = theirs('O Bar Azul subiu a batata mês passado, era 19.')
  expect(told).toContainEqual(expect.objectContaining({ about: 'before', price: 19 }))
  expect(told.filter(({ kind }) => kind === 'competitorPrice')).toEqual([])
})

const ask = (about: string, fields: object = {}) => ({ kind: 'question', about, ...fields })

test.each<[said: string, wish: object]>([
  ['Não mexo na mussarela.', { kind: 'keepPrice', item: 'Pizza mussarela G' }],
  ['Não mexo no chope de 500.', { kind: 'keepPrice', item: 'Chope 500 ml' }],
  ['Não baixo o chope de 300.', ask('lower', { item: 'Chope 300 ml', against: true })],
  ['Com o Bar Azul eu não quero briga.', ask('lower', { against: true, competitor: 'Bar Azul' })],
  [
    'E se o Bar Azul botar a batata por 20?',
    ask('lower', { item: 'Batata frita', price: 20, competitor: 'Bar Azul' }),
  ],
  ['Posso botar a batata por 32?', ask('rise', { item: 'Batata frita', price: 32 })],
  ['Corto uma das duas?', ask('other')],
])('what the owner holds and asks: %s', (said, wish) => {
  expect(wishesOf(said).slice(2)).toEqual([wish])
})
