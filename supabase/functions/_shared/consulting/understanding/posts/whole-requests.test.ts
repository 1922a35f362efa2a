/** What owners of whole requests say in one breath: dates with all that is held, spoken days, and what is not meant for all. */
import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const wishesOf = (text: string) =>
  understand('content_generation', {
    answers: answersWith('content_generation', text),
    house: emptyHouse,
    today: '2026-11-29',
  }).wishes

test.each([
  ['2/12 dia do samba, roda 19h sem couvert', { at: 19, from: '2026-12-02', note: 'roda, sem couvert' }],
  ['03/12 quinta: forró pé de serra, Trio Xodó, 20h, R$ 20', { at: 20, price: 20, note: 'Trio Xodó' }],
  ['sab 12 tem feira de livro usado na calçada das 9 as 14, de graça', { at: 9, from: '2026-12-12' }],
  ['No jogo do Ceará dia 6 a casa abre 15h', { what: 'jogo do Ceará', at: 15 }],
  ['dia vinte e quatro fechamos às oito da noite', { from: '2026-12-24', closed: false, closes: 20 }],
  ['Fechamos 24 e 25 e abrimos dia 26 normal', { from: '2026-12-24', to: '2026-12-25', closed: true }],
])('“%s” is read with its hours and days', (text, date) => {
  expect(wishesOf(text)).toContainEqual(expect.objectContaining({ kind: 'date', ...date }))
})

test.each([
  'não repetir o cappuccino',
  'não falar o preço do bolo encomendado',
  'usa "sem carne"',
  'open de fruta não é open bar',
  'não usar a palavra vegano toda hora',
  'nada que chame gente no fim de semana',
])('“%s” leaves out nothing of its own', (text) => {
  const left = wishesOf(text).filter(
    (wish) => wish.kind === 'exclude' || (wish.kind === 'postRule' && wish.what === 'noMention'),
  )
  expect(left).toEqual([])
})

test('what is dictated without a mark is cut at its days, refusals and questions', () => {
  const wishes = wishesOf(
    'queria só posts de dia de semana porque sábado e domingo já lota e eu não dou conta quarta tem jogo na tv quinta espeto misto a oito reais dia doze não trabalho não sei fazer reels então só foto quantas vezes por semana é bom',
  )
  expect(wishes).toContainEqual(expect.objectContaining({ what: 'noPosts', weekdays: [0, 6] }))
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'date', what: 'jogo na tv' }))
  expect(wishes).toContainEqual(expect.objectContaining({ from: '2026-12-12', closed: true }))
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'question', what: 'often' }))
})

test.each([
  ['Repost pode?', 'o que clientes postam'],
  ['precisa pôr o beba com moderação em tudo?', 'warning'],
  ['Posso falar o teor alcoólico?', 'alcoholTold'],
  ['precisa de CNPJ na bio?', 'profile'],
  ['Dá pra marcar quem é menor de idade na foto?', 'menores de idade'],
])('“%s” is a question of its own', (text, what) => {
  expect(wishesOf(text)).toEqual([expect.objectContaining({ kind: 'question', what })])
})
