/** Orders on menus and prices that are read whole, and never as their opposite or as a broader one. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const menu = [
  ['Pizzas tradicionais', 'Calabresa', 50],
  ['Pizzas tradicionais', 'Milho', 48],
  ['Pizzas tradicionais', 'Alho e óleo', 46],
  ['Pizzas tradicionais', 'Atum', 59],
  ['Pizzas doces', 'Cartola', 50],
  ['Pizzas doces', 'Romeu e julieta', 48],
  ['Lanches', 'Misto quente', 12],
  ['Lanches', 'X-burger', 18],
  ['Lanches', 'X-tudo', 26],
  ['Bolos e doces', 'Bolo de milho fatia', 7],
  ['Bolos e doces', 'Bolo inteiro sob encomenda', 65],
  ['Bolos e doces', 'Brigadeiro', 4],
  ['Sopa da noite', 'Sopa de carne', 16],
  ['Sopa da noite', 'Canja', 15],
  ['Bebidas', 'Café com leite', 6],
  ['Bebidas', 'Refrigerante 2 l', 16],
  ['Bebidas', 'Caipirinha', 18],
  ['Bebidas', 'Cerveja 600 ml', 16],
].map(([section, name, price]) => ({ section, name, price }))
const house = houseSchema.parse({ menu })

function read(type: 'menu_redesign' | 'dynamic_pricing', constraints: string) {
  const { wishes, unread } = understand(type, { answers: { constraints }, house, today: '2026-11-28' })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}

const cakes = ['Bolo de milho fatia', 'Bolo inteiro sob encomenda']
const onlyCakes = [
  ...cakes.map((item) => ({ kind: 'capPrice', item, percent: 10 })),
  { kind: 'capPrice', item: 'todos os itens', except: cakes },
]

describe('on a menu', () => {
  test.each<[string, object[]]>([
    ['Só pode aumentar o preço dos bolos, e no máximo 10%.', onlyCakes],
    ['Pode subir preço de bolo até 10 por cento e nada mais.', onlyCakes],
    ['Pode subir os bolos até 10%, o resto fica como está.', onlyCakes],
    ['O café com leite só pode subir até 10%.', [{ kind: 'capPrice', item: 'Café com leite', percent: 10 }]],
    [
      'Dá uma enxugada nos lanches, três é demais pra uma chapa só, quero ficar com dois.',
      [{ kind: 'count', count: 2, bound: 'at_most', of: 'items', item: 'Lanches' }],
    ],
    [
      'Dos três lanches quero ficar só com dois.',
      [{ kind: 'count', count: 2, bound: 'at_most', of: 'items', item: 'Lanches' }],
    ],
    [
      'a de milho fica porque os meninos pedem e a de alho era a do meu falecido pai, essa também não sai',
      [
        { kind: 'keepItem', item: 'Milho' },
        { kind: 'keepItem', item: 'Alho e óleo' },
      ],
    ],
    [
      'Tem pizza demais e a cozinha se enrola. Pode cortar até 2.',
      [{ kind: 'dropItem', item: 'pizza', weak: true, most: 2 }],
    ],
    ['A gente não quer aquele cifrão do lado do preço.', [{ kind: 'layout', what: 'no_currency' }]],
    [
      'um combo de domingo com refri de 2 litros que não me deixe no prejuízo',
      [{ kind: 'newCombo', count: 1, with: ['Refrigerante 2 l'], weekdays: [0] }],
    ],
    [
      'inventa um café com bolo que dê pra cobrar 11 sem eu perder dinheiro',
      [{ kind: 'newCombo', count: 1, with: ['Café com leite', 'bolo'], max: 11 }],
    ],
    [
      'Sopa só sai de noite de segunda a quinta, então bota ela separada e com o horário escrito.',
      [{ kind: 'served', item: 'Sopa da noite', weekdays: [1, 2, 3, 4], note: 'à noite' }],
    ],
    ['A canja só tem de noite.', [{ kind: 'served', item: 'Canja', note: 'à noite' }]],
    [
      'Bolo sob encomenda precisa de aviso de dois dias.',
      [
        {
          kind: 'served',
          item: 'Bolo inteiro sob encomenda',
          note: 'encomende com 2 dias de antecedência',
        },
      ],
    ],
    [
      'As pizzas doces eu tô pensando em tirar tudo, o que vocês acham?',
      [{ kind: 'question', about: 'keepWorth', item: 'Pizzas doces' }],
    ],
  ])('%s', (text, wishes) => {
    const found = read('menu_redesign', text)
    expect(found.wishes).toEqual(wishes.map((wish) => expect.objectContaining(wish)))
    expect(found.unread.join()).not.toContain('?')
  })

  test('a section is not wiped out where a number of it stays', () => {
    expect(JSON.stringify(read('menu_redesign', 'quero ficar com sete lanches').wishes)).not.toContain(
      'dropItem',
    )
  })
})

describe('on prices', () => {
  test.each<[string, object[]]>([
    ['Preço meu termina em 0 ou em 9.', [{ kind: 'ending', ends: 'zero_or_nine' }]],
    ['Pode subir a caipirinha até 20%.', [{ kind: 'capPrice', item: 'Caipirinha', max: 21.6 }]],
    [
      'De segunda a quinta de manhã fica às moscas, dá pra fazer alguma coisa que não seja desconto na cerveja?',
      [{ kind: 'question', about: 'dayOffer', weekdays: [1, 2, 3, 4] }],
    ],
    [
      'A caipirinha acho que dá pra puxar, até quanto?',
      [{ kind: 'question', about: 'howHigh', item: 'Caipirinha' }],
    ],
    [
      'Depois do carnaval volto pro preço velho?',
      [{ kind: 'question', about: 'priceReturn', what: 'carnaval' }],
    ],
    [
      'A caipirinha eu queria manter em 18, mas se for bobagem minha diz.',
      [
        { kind: 'keepPrice', item: 'Caipirinha', price: 18 },
        { kind: 'question', about: 'heldCost', item: 'Caipirinha' },
      ],
    ],
    [
      'O boi vai subir uns 12 por cento em janeiro, o que eu faço com os que levam carne?',
      [{ kind: 'question', about: 'passOn', what: 'boi', percent: 12, from: '2027-01-01' }],
    ],
    [
      'Já subi o misto quente e o X-tudo esse ano, me diz se valeu a pena ou se eu me lasquei.',
      [
        { kind: 'question', about: 'pastChange', item: 'Misto quente' },
        { kind: 'question', about: 'pastChange', item: 'X-tudo' },
      ],
    ],
  ])('%s', (text, wishes) => {
    expect(read('dynamic_pricing', text).wishes).toEqual(wishes.map((wish) => expect.objectContaining(wish)))
  })

  test('an offer that is refused is not the one that is asked for', () => {
    const [wish] = read(
      'dynamic_pricing',
      'Na terça dá pra fazer algo que não seja desconto na cerveja?',
    ).wishes
    expect(wish).not.toHaveProperty('item')
    expect(wish).toMatchObject({ other: expect.stringMatching(/cerveja/i) })
  })

  test('"careiro" is of "caro", and no lamb', () => {
    expect(read('dynamic_pricing', 'sem fama de careiro').wishes).toEqual([])
  })
})
