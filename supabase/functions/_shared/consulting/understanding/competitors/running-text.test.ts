/** Owners who write about their competitors in running text, one sentence after the other. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'
import { readRivals } from './read-rivals.ts'

const item = (name: string, section: string, price: number) => ({ name, section, price, isSection: false })
const names = [
  item('Espetinho de carne', 'Tira-gosto', 8),
  item('Espetinho de frango', 'Tira-gosto', 7),
  item('Caldo de mocotó', 'Tira-gosto', 10),
  item('Cerveja 600 ml Brahma', 'Bebidas', 11),
  item('Caipirinha', 'Bebidas', 12),
  item('Uramaki filadélfia (8 un)', 'Sushi', 32),
  item('Hot roll (8 un)', 'Sushi', 30),
  item('Combinado 20 peças', 'Combinados', 72),
  item('Combinado 40 peças', 'Combinados', 129),
  item('Rodízio', 'Combinados', 99.9),
  item('Yakisoba de frango', 'Quentes', 38),
]
const wishes = (text: string) => readRivals(text, names).wishes.map(({ wish }) => wish)
/** Read as a whole request. */
const asked = (competitors: string) =>
  understand('competitor_analysis', {
    answers: { competitors },
    house: houseSchema.parse({ menu: names.map(({ name, section, price }) => ({ name, section, price })) }),
    today: '2026-11-28',
  })
const pricesIn = (text: string) =>
  wishes(text).flatMap((wish) =>
    wish.kind === 'competitorPrice'
      ? [
          `${wish.competitor}: ${wish.item} ${wish.min}${wish.size ? ` [${wish.size}]` : ''}${wish.deal ? ` (${wish.deal})` : ''}`,
        ]
      : [],
  )
const factsIn = (text: string) => wishes(text).flatMap((wish) => (wish.kind === 'rivalFact' ? [wish] : []))

test('a new price and the sales that it takes are one question, and no fact of the rival named last', () => {
  const said =
    'Bar do Zé: caipirinha 13. Se eu baixar a caipirinha para 11, quantas a mais preciso vender por mês para não perder dinheiro?'
  expect(factsIn(said)).toEqual([])
  expect(asked(said).wishes.flatMap((wish) => (wish.kind === 'question' ? [wish] : []))).toEqual([
    expect.objectContaining({ about: 'lower', item: 'Caipirinha', price: 11 }),
  ])
  expect(factsIn('Bar do Zé: caipirinha 13. Ele para às 22h.')).toEqual([
    expect.objectContaining({ about: 'crowd', what: 'para às 22h' }),
  ])
})

test.each([
  ['São três na vizinhança. Pimenta Verde: caipirinha 22.', 'Pimenta Verde: caipirinha 22'],
  ['Aqui na rua são dois. Bar do Dr. Zé: caipirinha 13.', 'Bar do Dr. Zé: caipirinha 13'],
  ['Os vizinhos são estes. Cantina da Sta. Rita: caipirinha 14.', 'Cantina da Sta. Rita: caipirinha 14'],
])('how many rivals there are is no part of the first name: %s', (said, price) => {
  expect(pricesIn(said)).toEqual([price])
  expect(readRivals(said, names).unread).toEqual([])
})

test.each([
  'O Smash 062 vende smash a 18,90 na minha frente e vocês mandando eu subir?',
  'O Smash 062 vende smash a 18,90 e vocês querem que eu suba o meu?',
])('what a competitor charges is told, whatever is asked beside it: %s', (text) => {
  const { wishes } = asked(text)
  expect(wishes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'competitorPrice', competitor: 'Smash 062', item: 'smash', min: 18.9 }),
      expect.objectContaining({ kind: 'question', about: 'rise' }),
    ]),
  )
})

test('an open figure of one competitor takes no price from another, nor the house’s own', () => {
  const { wishes } = asked('O rodízio do Ipê tá 119 e o do Seu Abílio passa de 130, nós estamos em 99')
  expect(wishes).toEqual([
    expect.objectContaining({ kind: 'competitorPrice', competitor: 'Ipê', item: 'rodízio', min: 119 }),
  ])
})

describe('each sentence with its own competitor', () => {
  test.each([
    [
      'O Bar da Loura vende caipirinha 10. O Espetão do Nonato cobra 9 no espetinho de carne, 8 no de frango e caldo 12.',
      [
        'Bar da Loura: caipirinha 10',
        'Espetão do Nonato: espetinho de carne 9',
        'Espetão do Nonato: espetinho de frango 8',
        'Espetão do Nonato: caldo 12',
      ],
    ],
    [
      'Bar Azul: caldo 11. A Tapioca da Rita faz caldo de mocotó por 9. O Caldo do Chico vende caldo a 8.',
      ['Bar Azul: caldo 11', 'Tapioca da Rita: caldo de mocotó 9', 'Caldo do Chico: caldo 8'],
    ],
    [
      'O Kyoto da Orla tem rodízio a 119,90. O Temaki do Zé é delivery: hot roll 8 unidades a 24, entrega grátis até 3 km.',
      ['Kyoto da Orla: rodízio 119.9', 'Temaki do Zé: hot roll 8 unidades 24 [8 unidades]'],
    ],
    [
      'Bar Azul: caldo 11. Hashi Express no shopping faz yakisoba por 34.',
      ['Bar Azul: caldo 11', 'Hashi Express: yakisoba 34'],
    ],
    [
      'A Pizza do Beto aqui do lado cobra 45 na calabresa e 60 na portuguesa, o rodízio deles é 49,90 e no domingo vai pra 59,90.',
      [
        'Pizza do Beto: calabresa 45',
        'Pizza do Beto: portuguesa 60',
        'Pizza do Beto: rodízio 49.9',
        'Pizza do Beto: rodízio 59.9 (no domingo)',
      ],
    ],
    [
      'Bar Azul: caldo 11. O Rei do Pastel tem caldo 9 e caipirinha 14.',
      ['Bar Azul: caldo 11', 'Rei do Pastel: caldo 9', 'Rei do Pastel: caipirinha 14'],
    ],
    [
      'Bar Azul: caldo 11. Meu caldo tá caindo de venda desde que a Casa botou promoção de 3 por 15.',
      ['Bar Azul: caldo 11'],
    ],
    // Who is new in the neighbourhood takes no prices of somebody named before, and gives none.
    [
      'Bar Azul: caldo 11. E abriu mês passado o Burguer Express com caipirinha 29,90 com batata e refri 9 a lata.',
      ['Bar Azul: caldo 11', 'Burguer Express: caipirinha com batata 29.9', 'Burguer Express: refri lata 9'],
    ],
    ['Bar Azul: caldo 11. Abriu um Habibs na esquina, caldo 8.', ['Bar Azul: caldo 11', 'Habibs: caldo 8']],
    [
      'Bar Azul: caldo 11. Apareceu uma loja nova com caipirinha a 9.',
      ['Bar Azul: caldo 11', 'Concorrente sem nome: caipirinha 9'],
    ],
    [
      'Casa do Caldo: caldo 11, caipirinha 20. Meu caldo tá caindo de venda desde que a Casa botou promoção de 3 por 15.',
      [
        'Casa do Caldo: caldo 11',
        'Casa do Caldo: caipirinha 20',
        'Casa do Caldo: caldo 5 (3 por R$ 15,00, promoção)',
      ],
    ],
    [
      'Casa do Caldo: caldo 11. Perdi cliente desde que a Casa botou promoção de 3 por 15.',
      ['Casa do Caldo: caldo 11'],
    ],
    // A figure in a name.
    ['O Galpão 7 pede 15 na caipirinha.', ['Galpão 7: caipirinha 15']],
    ['O Galpão 7 junta a molecada da faculdade.', []],
    // The owner's plan is nobody's price.
    ['o caldo vai seguir 12 e deu', []],
    ['fazendo a caipirinha por 9 fico no zero a zero', []],
    [
      'Tem a Bella Massa na avenida, caldo a 9. Já o Zé da Pizza vende a caipirinha por 14.',
      ['Bella Massa: caldo 9', 'Zé da Pizza: caipirinha 14'],
    ],
    // The same name again, in short, and its price on some days.
    [
      'O Kyoto da Orla tem rodízio a 119,90. O rodízio do Kyoto sexta e sábado sobe pra 139.',
      ['Kyoto da Orla: rodízio 119.9', 'Kyoto da Orla: rodízio 139 (sexta e sábado)'],
    ],
  ])('%s', (text, expected) => {
    expect(pricesIn(text)).toEqual(expected)
  })

  test('neighbours who complain are no competitors', () => {
    const text = 'Bar Azul: caldo 11. Música ao vivo não dá que os vizinhos reclamam.'
    expect(factsIn(text)).toEqual([])
    expect(asked(text).wishes).toContainEqual(
      expect.objectContaining({ about: 'newItem', what: 'música ao vivo', against: true }),
    )
  })

  test('a neighbour who sells still is one', () => {
    expect(pricesIn('O vizinho cobra 12 na caipirinha.')).toEqual(['vizinho: caipirinha 12'])
  })
})

describe('a count of pieces is no price', () => {
  test.each([
    ['Kyoto: combinado de 20 por 85', ['Kyoto: combinado 85 [20 un]']],
    ['Kyoto: combinado de 40 a 99', ['Kyoto: combinado 99 [40 un]']],
    ['Kyoto: hot roll de dez por 35', ['Kyoto: hot roll 35 [10 un]']],
    [
      'Kyoto: hot roll 8 unidades a 24, filadélfia 8 a 27',
      ['Kyoto: hot roll 8 unidades 24 [8 unidades]', 'Kyoto: filadélfia 27 [8 un]'],
    ],
    // Still a range, a lower price, and a price for several.
    ['Kyoto: caldo 18 a 25', ['Kyoto: caldo 18']],
    ['Kyoto: caipirinha 8 a 12', ['Kyoto: caipirinha 8']],
    ['Kyoto: caipirinha 2 por 30', ['Kyoto: caipirinha 15 (2 por R$ 30,00)']],
  ])('%s', (text, expected) => {
    expect(pricesIn(text)).toEqual(expected)
  })
})

describe('what is told of a competitor in the sentence that names it', () => {
  test('it is not fair to compare with it', () => {
    const text =
      'Bar Azul: caldo 11. Tem também o Ponto do Gelo, que é distribuidora e vende Brahma a 8,50 pra levar, não acho justo comparar com ele.'
    expect(factsIn(text)).toContainEqual(
      expect.objectContaining({ competitor: 'Ponto do Gelo', about: 'apart' }),
    )
    expect(readRivals(text, names).unread).toEqual([])
  })

  test('its crowd, its bathroom, and the day that it closes', () => {
    const text =
      'O Bar da Loura, na esquina, vende Brahma 600 a 10, vive cheio na sexta por causa do pagode. O Espetão do Nonato cobra 9 no espetinho de carne, mas o banheiro é uma imundície e ele fecha domingo.'
    expect(factsIn(text)).toEqual([
      expect.objectContaining({
        competitor: 'Bar da Loura',
        about: 'crowd',
        what: 'vive cheio na sexta por causa do pagode',
      }),
      expect.objectContaining({
        competitor: 'Espetão do Nonato',
        about: 'crowd',
        what: 'o banheiro é uma imundície',
      }),
      expect.objectContaining({
        competitor: 'Espetão do Nonato',
        about: 'days',
        weekdays: [0],
        closed: true,
      }),
    ])
  })

  test('its service charge, and where it lies', () => {
    const text =
      'O Kyoto da Orla tem rodízio a 119,90, mas cobra 12 por cento de garçom e fica no rio, é mais bonito que o meu.'
    expect(factsIn(text)).toEqual([
      expect.objectContaining({ competitor: 'Kyoto da Orla', about: 'fee', what: 'serviço de 12%' }),
      expect.objectContaining({ competitor: 'Kyoto da Orla', about: 'crowd', what: 'fica no rio' }),
      expect.objectContaining({
        competitor: 'Kyoto da Orla',
        about: 'crowd',
        what: 'é mais bonito que o meu',
      }),
    ])
  })

  test('the day that it closes, said first; not that of the owner', () => {
    const list = 'Bar do Beto: caldo 11. '
    for (const said of ['Segunda o Beto fecha.', 'O Beto fica aberto até tarde e segunda não abre.'])
      expect(factsIn(`${list}${said}`)).toContainEqual(
        expect.objectContaining({ competitor: 'Bar do Beto', about: 'days', weekdays: [1], closed: true }),
      )
    for (const said of ['Segunda a gente fecha.', 'Segunda a casa fecha.', 'Segunda não abre.'])
      expect(factsIn(`${list}${said}`).filter(({ about }) => about === 'days')).toEqual([])
  })

  test('a price of an earlier month', () => {
    const text =
      'O Kyoto da Orla tem rodízio a 119,90. Hashi Express faz yakisoba por 34, preço que eu vi em julho.'
    expect(factsIn(text)).toEqual([
      expect.objectContaining({ competitor: 'Hashi Express', about: 'old', what: 'de julho' }),
    ])
  })
})

describe('questions about the list', () => {
  const list = 'Bar da Loura: caldo 11, caipirinha 10. '
  const questions = (text: string) =>
    wishes(`${list}${text}`).flatMap((wish) => (wish.kind === 'question' ? [wish] : []))

  test.each([
    ['Quem tá me roubando cliente?', { about: 'mainRival' }],
    ['Quem que tá me tirando movimento?', { about: 'mainRival' }],
    ['O que eu tenho que eles não têm?', { about: 'unsold' }],
    ['Que é que eu tenho que eles não têm?', { about: 'unsold' }],
    ['O que a gente faz que eles não fazem?', { about: 'unsold' }],
    ['O que me destaca deles?', { about: 'unsold' }],
    ['O que eles têm que eu não tenho?', { about: 'missing' }],
    ['Ninguém aqui vende calzone, vale a pena?', { about: 'unsold', what: 'calzone' }],
    ['Ninguém vende calzone aqui?', { about: 'unsold', what: 'calzone' }],
    ['O que é que ninguém vende na praça?', { about: 'unsold' }],
    ['O que que eu faço essa semana com 300 reais?', { about: 'firstStep', price: 300 }],
    [
      'Uma coisa só pra eu fazer no sábado sem gastar mais que 150.',
      { about: 'firstStep', price: 150, weekdays: [6] },
    ],
    ['Quero subir a caipirinha.', { about: 'rise', item: 'Caipirinha' }],
    [
      'Ninguém deles tem drink de cachaça, dá pra eu ganhar por aí?',
      { about: 'unsold', what: 'drink de cachaça' },
    ],
    [
      'Me diz uma coisa pra fazer já nessa sexta gastando até 100 reais.',
      { about: 'firstStep', price: 100, weekdays: [5] },
    ],
    [
      'O que eu faço já nessa sexta gastando até 100 reais?',
      { about: 'firstStep', price: 100, weekdays: [5] },
    ],
    ['O que eu faço primeiro com 800 reais?', { about: 'firstStep', price: 800 }],
    [
      'E domingo, vale a pena abrir até mais tarde?',
      { about: 'openDays', weekdays: [0], what: 'mais tarde' },
    ],
  ])('%s', (text, expected) => {
    expect(questions(text)).toEqual([expect.objectContaining(expected)])
    expect(readRivals(`${list}${text}`, names).unread).toEqual([])
  })

  test('“nada acima de 2 reais” after a limit of changes limits each rise, and no price', () => {
    const { wishes: read, unread } = asked(`${list}Só mexo em 3 preços no máximo e nada acima de 2 reais.`)
    expect([read.slice(2), unread]).toMatchObject([
      [
        { about: 'fewChanges', count: 3 },
        { kind: 'capPrice', item: 'todos os itens', rise: 2 },
      ],
      [],
    ])
  })

  test('what a competitor does is no request for one thing', () => {
    expect(questions('Uma coisa que a Loura faz é dar 10 de desconto.')).toEqual([])
  })

  test('what the owner will not lower is nothing new', () => {
    for (const text of [
      'Não quero baixar a caipirinha de jeito nenhum.',
      'Não vou vender caldo mais barato nem pagando.',
    ])
      expect(questions(text).filter(({ about }) => about === 'newItem')).toEqual([])
  })
})
