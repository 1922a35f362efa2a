/** What owners say of a menu, by its parts in several orders and wordings; and what only sounds like it. */
import { describe, expect, test } from 'vitest'
import { unknownHouse } from '../../../base/context.ts'
import { understand } from '../../understand.ts'

const row = (category: string, name: string, price: number) => ({
  category,
  name,
  price,
  description: null,
  cost: null,
})
const items = [
  row('Empadas', 'Empada de frango', 8),
  row('Empadas', 'Empada de camarão', 14),
  row('Empadas', 'Empada de palmito', 10),
  row('Tortas', 'Torta de legumes', 23),
  row('Tortas', 'Torta de frango', 24),
  row('Doces', 'Quindim', 7),
  row('Doces', 'Bolo de rolo', 9),
  row('Bebidas', 'Refresco de maracujá 400 ml', 8),
  row('Bebidas', 'Cerveja lata', 9),
  row('Bebidas', 'Café', 5),
]
const file = { path: 'r/a.pdf', name: 'a.pdf', size: 1, type: 'application/pdf' }

function read(constraints: string) {
  const answers = { current_menu: { ...file, menu: { items } }, constraints }
  const { house } = unknownHouse
  const { wishes, unread } = understand('menu_redesign', { answers, house, today: '2026-11-30' })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}

const question = (about: string, rest = {}) => ({ kind: 'question', about, ...rest })
const layout = (...whats: string[]) => whats.map((what) => ({ kind: 'layout', what }))
const cut = (least: number, most: number) => ({
  kind: 'dropItem',
  item: 'todos os itens',
  weak: true,
  most,
  least,
})

describe('is read whole', () => {
  test.each([
    ['Elimina uns 2 ou 3 itens e me explica o motivo.', [cut(2, 3)]],
    ['a vitrine ta cheia queria tirar umas três coisas do cardapio me fala quais e o motivo', [cut(3, 3)]],
    ['A empada de camarão: tiro ou aumento?', [question('keepWorth', { item: 'Empada de camarão' })]],
    [
      'A empada de camarão: perco 20% do camarão na limpeza. Corto ou cobro mais?',
      [question('keepWorth', { item: 'Empada de camarão' }), { kind: 'costNow', item: 'camarao', lost: 20 }],
    ],
    [
      'Quero um combo de empada com refresco de maracujá até 16 reais, serve pra quais?',
      [
        {
          kind: 'newCombo',
          count: 1,
          bound: 'exactly',
          max: 16,
          with: ['Empadas', 'Refresco de maracujá 400 ml'],
        },
      ],
    ],
    [
      'Pensei num combo de torta com café que fique abaixo de 28; quais tortas entram?',
      [{ kind: 'newCombo', count: 1, bound: 'exactly', max: 27.9, with: ['Tortas', 'Café'] }],
    ],
    ['O cardápio é um painel atrás do caixa, quem chega escolhe em 10 segundos.', layout('wall_board')],
    ['Também quero meia folha pra mesa.', layout('half_sheet')],
    ['Muita gente lê pelo QR, faz uma versão pro celular.', layout('phone')],
    ['Não quero moldura em nada.', layout('no_boxes')],
    ['Texto curto, sem palavra estrangeira.', layout('short_texts', 'own_language')],
    [
      'O quindim é o que mais deixa e está perdido no pé da folha, põe ele onde todo mundo veja.',
      [{ kind: 'promote', item: 'Quindim' }],
    ],
    ['Cerveja lá no fim, sem destaque.', [{ kind: 'pageNote', note: 'Cerveja lata no fim, sem destaque' }]],
    [
      'Cobramos 12% de serviço, isso tem que vir escrito.',
      [{ kind: 'pageNote', note: 'Serviço de 12%, opcional', print: true }],
    ],
    [
      'Tem que estar escrito pra consultar o balcão sobre a torta do dia.',
      [{ kind: 'pageNote', note: 'Consulte o balcão sobre a torta do dia', print: true }],
    ],
    [
      'Ninguém sobe mais de 1 real, e o café fica como está.',
      [
        { kind: 'capPrice', item: 'todos os itens', rise: 1 },
        { kind: 'keepItem', item: 'Café' },
        { kind: 'keepPrice', item: 'Café' },
      ],
    ],
    ['Tem coisa que eu pago pra vender?', [question('marginFloor')]],
    ['Quantos itens devo ter?', [question('menuSize')]],
    [
      'Tenho medo de tirar o bolo de rolo, quanto isso ia me custar?',
      [question('keepWorth', { item: 'Bolo de rolo' })],
    ],
    [
      'O quindim demora meia hora e das 12h às 13h30 atrapalha tudo. Dá pra não servir nesse horário?',
      [question('slowDishes', { item: 'Quindim', start: 12, end: 13.5, minutes: 30 })],
    ],
    [
      'Só tenho uma chapa e sábado ela não dá conta, o que eu faço?',
      [question('slowDishes', { weekdays: [6], what: 'chapa' })],
    ],
    ['Quero uma frase só pra moça oferecer o quindim.', [question('offerLine', { item: 'Quindim' })]],
    [
      'Queria meia porção da torta de legumes, por quanto?',
      [question('halfPortion', { item: 'Torta de legumes' })],
    ],
  ])('%s', (said, wishes) => {
    expect(read(said)).toEqual({ wishes, unread: [] })
  })
})

describe('is no order', () => {
  test.each([
    ['Se eu cortar 3, quais seriam?', 'dropItem'],
    ['Não quero QR code nem placa na parede.', 'layout'],
    ['Bebida não vai no fim.', 'pageNote'],
    ['O que eu faço com o quindim que vende pouco?', 'promote'],
    ['Marca os vegetarianos com um V.', 'exclude'],
    ['Jogo fora um terço do camarão.', 'dropItem'],
    ['Combo de empada com café até 14 reais.', 'capPrice'],
  ])('%s', (said, kind) => {
    expect(read(said).wishes.map((wish) => wish.kind)).not.toContain(kind)
  })
})
