import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const menu = ['Chope lager', 'Pastel de queijo', 'Costela no bafo', 'Caldo verde'].map((name) => ({
  section: null,
  name,
  price: 20,
  cost: 8,
}))
const read = (text: string) => {
  const { wishes, unread } = understand('dynamic_pricing', {
    answers: { constraints: text },
    house: houseSchema.parse({ menu }),
    today: '2026-11-30',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map((one) => one.text),
  }
}

test.each([
  ['em dezembro nao subo nada', '2027-01-01'],
  ['Não quero mexer em preço nenhum durante dezembro.', '2027-01-01'],
  ['Em janeiro nenhum preço aumenta.', '2027-02-01'],
])('a month without rises moves the day on which new prices begin: %s', (text, from) =>
  expect(read(text)).toEqual({ wishes: [{ kind: 'question', about: 'startsOn', from }], unread: [] }),
)

test('an item held in one month waits for its end', () =>
  expect(read('O caldo verde não sobe em dezembro.').wishes).toEqual([
    { kind: 'keepPrice', item: 'Caldo verde', from: '2027-01-01' },
  ]))

test('the month of the last rise holds nothing until the next one', () =>
  expect(JSON.stringify(read('a lager ja subi em agosto nao mexe de novo').wishes)).not.toContain('agosto'))

test.each([
  ['As novidades da tabela entram dia 20 de janeiro; antes não quero mudar nada.', '2027-01-20'],
  ['Só aumento preço em 15 de janeiro, até lá fica tudo como está.', '2027-01-15'],
  ['Troco o quadro no dia 20 de janeiro; antes disso nada muda.', '2027-01-20'],
])('what stays as it is until a day changes on that day, and is not held for ever: %s', (text, from) => {
  const { wishes, unread } = read(text)
  expect(wishes).toEqual([{ kind: 'question', about: 'startsOn', from }])
  expect(unread).toEqual([])
})

test('the reason behind such a day may name another month', () =>
  expect(
    read('Troco o quadro no dia 20 de janeiro, antes disso nada muda porque dezembro é corrido.').wishes,
  ).toEqual([{ kind: 'question', about: 'startsOn', from: '2027-01-20' }]))

test('what says the day once more is not left to the owner', () =>
  expect(
    read('O cardápio novo só sai em 15 de janeiro, portanto nada pode mudar antes dessa data.').unread,
  ).toEqual([]))

test.each([
  [
    'O chope lager passou de 10 para 12 em maio: perdi venda, e devo voltar atrás?',
    'pastChange',
    'Chope lager',
  ],
  [
    'Aumentei a costela no bafo em abril e parece que caiu, volto o preço antigo?',
    'pastChange',
    'Costela no bafo',
  ],
  ['O pastel de queijo ainda suporta um reajuste?', 'fairPrice', 'Pastel de queijo'],
  ['O caldo verde vende muito mas ganho quanto nele?', 'pays', 'Caldo verde'],
])('a question is read with all of its sentence: %s', (text, about, item) =>
  expect(read(text)).toEqual({ wishes: [{ kind: 'question', about, item }], unread: [] }),
)

test.each(['O que eu digo se o pessoal reclamar?', 'Como explico o aumento para a clientela?'])(
  'what to tell guests is a question of its own: %s',
  (text) => expect(read(text)).toEqual({ wishes: [{ kind: 'question', about: 'tellGuests' }], unread: [] }),
)

test.each([
  ['preço redondo ou com 50 centavos', 'half'],
  ['Quero preço inteiro ou em ,90.', 'either'],
])('both endings that are named hold: %s', (text, ends) =>
  expect(read(text).wishes).toEqual([{ kind: 'ending', ends }]),
)

test('“tudo isso” holds what was just named, and not every price', () => {
  const { wishes, unread } = read('Cobramos couvert de 8 reais, e tudo isso não pode mudar.')
  expect(wishes).toEqual([])
  expect(unread.join(' ')).toContain('tudo isso não pode mudar')
})
