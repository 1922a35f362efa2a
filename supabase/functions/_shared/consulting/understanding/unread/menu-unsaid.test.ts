import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Caldos', 'Caldo de mocotó', 18],
    ['Caldos', 'Caldo de feijão', 14],
    ['Assados', 'Carneiro na brasa', 62],
    ['Assados', 'Frango atropelado', 48],
    ['Assados', 'Costelinha', 55],
    ['Petiscos', 'Queijo na chapa', 26],
    ['Petiscos', 'Moela', 24],
    ['Doces', 'Pudim de rapadura', 12],
    ['Bebidas', 'Refresco de cajá', 9],
    ['Bebidas', 'Cerveja 600 ml', 15],
  ].map(([section, name, price]) => ({ section, name, price })),
})

function read(text: string) {
  const { wishes, unread } = understand('menu_redesign', {
    answers: { constraints: text },
    house,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    blocking: unread.filter(({ blocking }) => blocking),
    unread: unread.map(({ text: said }) => said).join(' '),
  }
}
const kindsOf = (text: string) => read(text).wishes.map(({ kind }) => kind)

describe('what is only told is no wish', () => {
  test.each([
    ['dropItem', 'Aluno chega, toma um refresco e some'],
    ['dropItem', 'O casal entra, divide um carneiro e vai embora cedo'],
    ['dropItem', 'A costelinha fica, quem não come carneiro prefere'],
    ['dropItem', 'Criança não gosta de moela'],
    ['dropItem', 'Aqui ninguém come pudim'],
    ['dropItem', 'A moela eu adoro mas dá vontade de cortar'],
    ['dropItem', 'Já me disseram pra cortar a moela'],
    ['promote', 'Queijo na chapa o povo pede junto com a cerveja'],
    ['keepItem', 'Cerveja não dá lucro mas chama gente'],
    ['count', 'Uma página pra comida e outra pra bebida'],
    ['keepItem', 'A moela eu amo mas quase não sai, tô doida pra tirar'],
    ['keepItem', 'Fica a moela ou o queijo, um dos dois'],
    ['keepItem', 'Quem bebe cerveja não come pudim'],
    ['keepItem', 'O carneiro fica pronto rápido'],
    ['keepItem', 'Moela só à noite'],
    ['keepItem', 'O carneiro não quero mais'],
    ['keepItem', 'A costelinha não precisa mais'],
    ['keepItem', 'O queijo na chapa subiu muito na feira'],
    ['served', 'Eles pedem só um queijo e ficam a tarde toda'],
    ['price', 'Meu público tem de 40 pra cima'],
    ['price', 'A clientela é acima de 60'],
    ['deadline', 'A música vai até meia-noite no sábado'],
    ['deadline', 'Domingo a casa lota até as três'],
    ['layout', 'Turista tira foto de tudo'],
    ['layout', 'Ouvi dizer que tirar o cifrão ajuda, é verdade?'],
    ['pageNote', 'Vi numa pousada um cardápio com foto e achei bonito'],
    ['capPrice', 'Aumenta o que der, mas nada que assuste'],
    ['layout', 'menos letra, mais espaço'],
    ['count', 'Tenho 10 itens'],
    ['count', 'Cardápio menor, hoje são 10 itens e a cozinha é uma pessoa só'],
    ['audience', 'O povo da noite gosta do nome gringo'],
    ['pageNote', 'O cardápio de hoje é um papel plastificado que ninguém lê'],
    ['pageNote', 'O QR code do balcão já resolve o resto'],
    ['prefer', 'Quero que o cliente peça mais prato'],
    ['style', 'A barraca da Praia Seca tá em 23 e o povo fala'],
  ])('no %s: %s', (kind, text) => {
    expect(kindsOf(text)).not.toContain(kind)
  })

  test('what nobody asked for is left to the owner', () => {
    expect(read('Aluno chega, toma um refresco e some').unread).toContain('refresco')
  })

  test('the reason of an order keeps nothing', () => {
    expect(
      read('O caldo de mocotó eu faço porque aproveita o osso da costelinha, então ele fica').wishes,
    ).toEqual([{ kind: 'keepItem', item: 'Caldo de mocotó' }])
  })
})

describe('orders in the same words are read', () => {
  test.each([
    ['dropItem', 'O povo não come carneiro, tirem'],
    ['dropItem', 'Chega de moela'],
    ['dropItem', 'Ninguém pede moela, então tira'],
    ['dropItem', 'Não sirvo mais carneiro'],
    ['keepItem', 'O carneiro fica mesmo que venda pouco'],
    ['keepItem', 'Costelinha, moela e pudim ficam'],
    ['keepItem', 'O pudim eu amo, fica'],
    ['keepItem', 'O frango atropelado tem que ter, senão dá briga'],
    ['served', 'Moela a partir das 18h'],
    ['price', 'Nada acima de 50'],
    ['deadline', 'Quero o cardápio pronto até domingo'],
    ['deadline', 'A gráfica precisa do arquivo até sexta'],
    ['layout', 'Nada de foto, o povo reclama que é mentira'],
    ['count', 'Tenho 10 itens e quero 8'],
    ['pageNote', 'O cardápio de hoje é plastificado e quero manter assim'],
  ])('%s: %s', (kind, text) => {
    expect(kindsOf(text)).toContain(kind)
  })
})

describe('nothing is turned round', () => {
  test.each([
    ['Moela só até 21h', { kind: 'served', item: 'Moela', note: 'até 21h' }],
    ['Acima de 60 não quero nada', { kind: 'price', max: 60 }],
    [
      'Pudim de rapadura tem todo dia menos segunda',
      { kind: 'served', item: 'Pudim de rapadura', weekdays: [0, 2, 3, 4, 5, 6] },
    ],
    ['Nomes em português com uma linha em inglês e em espanhol embaixo', { kind: 'layout', what: 'english' }],
    ['Cerveja acima de 16 ninguém paga', { kind: 'price', item: 'Cerveja 600 ml', max: 16 }],
    ['Caber numa folha A4, frente só', { kind: 'layout', what: 'one_side' }],
    [
      'Não sobe nada acima de 8% e nenhum assado pode passar de 65',
      { kind: 'price', max: 65, item: 'Assados' },
    ],
    [
      'Não sobe nada acima de 8% e bebida no máximo 5',
      { kind: 'capPrice', item: 'todas as bebidas', percent: 5 },
    ],
    ['O carneiro não muda de preço. A moela também não.', { kind: 'keepPrice', item: 'Moela' }],
    ['O carneiro não sai. O pudim idem.', { kind: 'keepItem', item: 'Pudim de rapadura' }],
    [
      'A moela também fica, mesmo vendendo menos, só que ela é só no domingo.',
      { kind: 'keepItem', item: 'Moela' },
    ],
  ])('%s', (text, wish) => {
    expect(read(text).wishes).toContainEqual(wish)
  })

  test('an "idem" takes nothing off', () => {
    expect(read('A moela sai. O pudim idem.').wishes).toEqual([{ kind: 'dropItem', item: 'Moela' }])
  })
})

describe('a known food that guests may not have stops nothing', () => {
  const ofGuests = (what: string) => ({ kind: 'exclude', what, why: 'allergy', guests: true })

  test.each([
    ['Muito hóspede pergunta de camarão por causa de alergia.', 'camarão'],
    ['Intolerante a lactose aqui é o que mais tem.', 'lactose'],
    ['Muita gente pergunta de leite por causa de intolerância.', 'leite'],
  ])('%s', (text, food) => {
    expect(read(text)).toMatchObject({ wishes: [ofGuests(food)], blocking: [] })
  })

  test('a mark is asked for, and no ban', () => {
    expect(read('Tem cliente com alergia a leite, queria um selinho no que não leva leite.').wishes).toEqual([
      ofGuests('leite'),
      { kind: 'layout', what: 'marked_without', foods: ['leite'] },
    ])
  })

  test('whoever works in the house is kept away from it', () => {
    expect(read('Tenho um garçom com alergia a camarão.').wishes).toEqual([
      { kind: 'exclude', what: 'camarão', why: 'allergy' },
    ])
  })
})
