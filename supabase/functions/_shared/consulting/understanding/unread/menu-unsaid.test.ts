import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const menu = `Caldos: Caldo de mocotó 18, Caldo de feijão 14; Assados: Carneiro na brasa 62, Frango atropelado 48, Costelinha 55;
Petiscos: Queijo na chapa 26, Moela 24; Doces: Pudim de rapadura 12; Bebidas: Refresco de cajá 9, Cerveja 15`
const house = houseSchema.parse({
  menu: menu.split(/;\s/).flatMap((part) => {
    const [section = '', items = ''] = part.split(': ')
    return items.split(', ').map((item) => ({
      section,
      name: item.replace(/ \d+$/, ''),
      price: Number(/\d+$/.exec(item)?.[0]),
    }))
  }),
})

function read(constraints: string) {
  const { wishes, unread } = understand('menu_redesign', {
    answers: { constraints },
    house,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    blocking: unread.filter(({ blocking }) => blocking),
    unread: unread.map(({ text }) => text).join(' '),
  }
}

/** Lines of sentences, with the kind of wish that they are about before them. */
const table = (lines: string): [string, string][] =>
  lines.split('\n').flatMap((line) => {
    const [kind = '', said = ''] = line.trim().split(': ')
    return said.split(' / ').map((one): [string, string] => [kind, one])
  })

const told = `dropItem: Aluno chega, toma um refresco e some / O casal entra, divide um carneiro e vai embora cedo
  dropItem: A costelinha fica, quem não come carneiro prefere / Criança não gosta de moela / Aqui ninguém come pudim
  dropItem: A moela eu adoro mas dá vontade de cortar / Já me disseram pra cortar a moela
  promote: Queijo na chapa o povo pede junto com a cerveja
  keepItem: Cerveja não dá lucro mas chama gente / A moela eu adoro mas quase não sai, penso em tirar
  keepItem: Fica a moela ou o queijo, um dos dois / Quem bebe cerveja não come pudim / O carneiro fica pronto rápido
  keepItem: Moela só à noite / O carneiro não quero mais / A costelinha não precisa mais
  keepItem: O queijo na chapa subiu muito na feira
  served: Eles pedem só um queijo e ficam a tarde toda
  price: Meu público tem de 40 pra cima / Minha clientela é de 60 pra cima
  deadline: A música vai até meia-noite no sábado / Domingo a casa lota até as três
  layout: Turista tira foto de tudo / Ouvi dizer que tirar o cifrão ajuda, é verdade? / menos letra, mais espaço
  pageNote: Vi numa pousada um cardápio com foto e achei bonito / Nosso instagram já mostra as fotos todas
  pageNote: O cardápio de agora é um papel plastificado feio
  capPrice: Aumenta o que der, mas nada que assuste
  count: Tenho 10 itens / Cardápio menor, hoje são 10 itens e a cozinha é uma pessoa só
  count: Uma página pra comida e outra pra bebida
  audience: O pessoal do bairro fala nome gringo
  prefer: Quero que a mesa peça petisco
  style: A barraca da Praia Seca tá em 23 e todo mundo compara`

test.each(table(told))('what is only told is no %s: %s', (kind, text) => {
  expect(read(text).wishes.map((wish) => wish.kind)).not.toContain(kind)
})

test('what nobody asked for is left to the owner', () => {
  expect(read('Aluno chega, toma um refresco e some').unread).toContain('refresco')
})

const ordered = `dropItem: O povo não come carneiro, tirem / Chega de moela / Ninguém pede moela, então tira
  dropItem: Não sirvo mais carneiro
  keepItem: O carneiro fica mesmo que venda pouco / Costelinha, moela e pudim ficam / O pudim eu amo, fica
  keepItem: O frango atropelado tem que ter, senão dá briga / Pode mexer em tudo menos na moela, que vende bem
  served: Moela a partir das 18h
  price: Nada acima de 50
  deadline: Quero o cardápio pronto até domingo / A gráfica precisa do arquivo até sexta
  layout: Nada de foto, o povo reclama que é mentira
  count: Tenho 10 itens e quero 8
  pageNote: O cardápio de hoje é plastificado e quero manter assim`

test.each(table(ordered))('an order in the same words is a %s: %s', (kind, text) => {
  expect(read(text).wishes.map((wish) => wish.kind)).toContain(kind)
})

const pudding = 'Pudim de rapadura'
test.each([
  ['Moela só até 21h', { kind: 'served', item: 'Moela', note: 'até 21h' }],
  ['O pudim tem todo dia menos segunda', { kind: 'served', item: pudding, weekdays: [0, 2, 3, 4, 5, 6] }],
  ['Acima de 60 não quero nada', { kind: 'price', max: 60 }],
  ['Cerveja acima de 16 ninguém paga', { kind: 'price', item: 'Cerveja', max: 16 }],
  [
    'Não sobe nada acima de 8% e nenhum assado pode passar de 65',
    { kind: 'price', max: 65, item: 'Assados' },
  ],
  ['Uma folha, frente só', { kind: 'layout', what: 'one_side' }],
  ['Nomes em português e uma tradução em inglês e francês embaixo', { kind: 'layout', what: 'english' }],
  ['O carneiro não muda de preço. A moela também não.', { kind: 'keepPrice', item: 'Moela' }],
  ['O carneiro não muda de preço nem sai. O pudim idem.', { kind: 'keepItem', item: pudding }],
  [
    'A moela continua, mesmo vendendo menos, só que ela sai só no domingo.',
    { kind: 'keepItem', item: 'Moela' },
  ],
])('nothing is turned round: %s', (text, wish) => {
  expect(read(text).wishes).toContainEqual(wish)
})

test.each([
  ['A moela sai. O pudim idem.', { kind: 'dropItem', item: 'Moela' }],
  [
    'O caldo de mocotó eu faço porque aproveita o osso da costelinha, então ele fica',
    { kind: 'keepItem', item: 'Caldo de mocotó' },
  ],
  ['Tenho um garçom com alergia a camarão.', { kind: 'exclude', what: 'camarão', why: 'allergy' }],
])('nothing more is read: %s', (text, wish) => {
  expect(read(text).wishes).toEqual([wish])
})

describe('a known food that guests may not have stops nothing', () => {
  const ofGuests = (what: string) => ({ kind: 'exclude', what, why: 'allergy', guests: true })

  test.each([
    ['Muito hóspede pergunta de ovo por causa de alergia.', [ofGuests('ovo')]],
    ['Intolerante a lactose aqui é o que mais tem.', [ofGuests('lactose')]],
    ['Muita gente pergunta de leite por causa de intolerância.', [ofGuests('leite')]],
    [
      'Vem hóspede com alergia a leite, ponham um selinho no que não leva leite.',
      [ofGuests('leite'), { kind: 'layout', what: 'marked_without', foods: ['leite'] }],
    ],
  ])('%s', (text, wishes) => {
    expect(read(text)).toMatchObject({ wishes, blocking: [] })
  })
})
