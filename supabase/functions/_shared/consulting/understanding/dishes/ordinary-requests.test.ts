/** What owners of ordinary houses ask for, in plain sentences. */
import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Petiscos', name: 'Panelada petisco', price: 22 },
    { section: 'Pratos', name: 'Panelada completa', price: 38 },
    { section: 'Pratos', name: 'Baião de dois', price: 32 },
  ],
})
const read = (ingredients: string) =>
  understand('dish_creation', { answers: { ingredients }, house, today: '2026-11-23' })
const wishesOf = (text: string) =>
  read(text).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)
const openOf = (text: string) => read(text).unread.map(({ text: words }) => words)

describe('a list of counted dishes', () => {
  it('goes on after what a part is for', () => {
    const text = 'Queremos cinco receitas novas: três salgados para o almoço e dois doces de vitrine.'
    expect(wishesOf(text)).toEqual([
      { kind: 'count', count: 5, bound: 'exactly' },
      { kind: 'count', count: 2, bound: 'exactly', course: 'sobremesa' },
    ])
    expect(openOf(text)).toEqual([])
  })

  it('holds the part that follows “sendo”', () => {
    expect(wishesOf('Preciso de 5 pratos, sendo um caldo')).toContainEqual({
      kind: 'count',
      count: 5,
      bound: 'exactly',
    })
  })

  it('counts burgers as one part of the menu beside others, and takes no word of their looks for a food', () => {
    const text = 'Quero três hambúrgueres novos com cara do Ceará, uma porção para dividir e uma sobremesa.'
    const counts = wishesOf(text).filter(({ kind }) => kind === 'count')
    expect(counts).toEqual([
      { kind: 'count', count: 3, bound: 'exactly', course: 'lanche' },
      { kind: 'count', count: 1, bound: 'exactly', course: 'petisco' },
      { kind: 'count', count: 1, bound: 'exactly', course: 'sobremesa' },
    ])
    expect(JSON.stringify(wishesOf(text))).not.toContain('inhame')
  })
})

describe('some of a part of the menu', () => {
  it('counts at least one, and takes no "new" for a wish', () => {
    expect(wishesOf('Queremos hambúrgueres novos e alguma porção.')).toEqual([
      expect.objectContaining({ kind: 'prefer', what: 'hambúrguer' }),
      { kind: 'count', count: 1, bound: 'at_least', course: 'petisco' },
    ])
  })

  it.each([
    ['Quero pelo menos um tira-gosto sem frutos do mar.', 'frutos do mar', 'petisco', 1],
    ['Dois dos três principais devem ser vegetarianos.', 'vegetariano', 'principal', 2],
  ])('leaves something out, and the others need not: %s', (text, of, course, count) => {
    expect(wishesOf(text)).toContainEqual(
      expect.objectContaining({ kind: 'dishTrait', what: 'free', of, course, count }),
    )
    expect(wishesOf(text).some(({ kind }) => kind === 'exclude')).toBe(false)
  })
})

describe('the kitchen', () => {
  it('has one cook on some evenings', () => {
    expect(wishesOf('Na sexta à noite fica só um cozinheiro.')).toEqual([
      { kind: 'dishLimit', of: 'cooks', max: 1 },
    ])
    expect(wishesOf('Aos domingos a cozinha fica com um cozinheiro só.')).toEqual([
      { kind: 'dishLimit', of: 'cooks', max: 1 },
    ])
  })

  it('with an airfryer has no fryer', () => {
    expect(wishesOf('Não temos fritadeira, só airfryer.')).toEqual([
      { kind: 'equipment', what: 'fritadeira', has: false },
      { kind: 'equipment', what: 'airfryer', has: true },
    ])
    expect(openOf('Não temos fritadeira, só airfryer e forno elétrico. Cliente com alergia a soja.')).toEqual(
      [],
    )
  })

  it('does not change the items that a word names', () => {
    expect(wishesOf('Não mexam na panelada.')).toEqual([
      { kind: 'keepItem', item: 'Panelada petisco' },
      { kind: 'keepItem', item: 'Panelada completa' },
    ])
  })

  it('does not repeat its menu', () => {
    for (const text of ['Não repitam o que já tenho no cardápio.', 'Nada repetido do cardápio atual.']) {
      expect(wishesOf(text)).toEqual([{ kind: 'question', about: 'notRepeated' }])
      expect(openOf(text)).toEqual([])
    }
  })
})

describe('a question', () => {
  it.each([
    ['Qual é o prato que deixa mais lucro?', 'itemProfit'],
    ['Qual deles dá mais margem?', 'itemProfit'],
    ['Quanto preciso vender por semana para valer a pena?', 'worthSelling'],
    ['Quantos de cada tenho que vender para compensar?', 'worthSelling'],
    ['Dá para usar o mesmo molho em todos?', 'sharedBase'],
  ])('is about the new dishes: %s', (text, about) => {
    expect(wishesOf(text)).toEqual([{ kind: 'question', about }])
    expect(openOf(text)).toEqual([])
  })
})

describe('beside an allergy', () => {
  it.each([
    'Uma hóspede é celíaca: nada com trigo, nem traços na bancada.',
    'Uma cliente é celíaca, sem traços na bancada. Os pratos devem ser vegetarianos.',
    'Temos galinha caipira. Meu filho tem alergia a camarão.',
    'O menu é vegano. Cliente com alergia a soja.',
  ])('clear words block nothing: %s', (text) => {
    expect(read(text).unread.filter(({ blocking }) => blocking)).toEqual([])
  })

  it('an unknown food still blocks', () => {
    expect(
      read('Cliente com alergia a camarão, e nem pense em botar fruxeba.').unread.some(
        ({ blocking }) => blocking,
      ),
    ).toBe(true)
  })
})

it.each([
  ['10 pratos novos. Tudo tem que aguentar uns 40 minutos na moto', { kind: 'dishTrait', what: 'boxed' }],
  ['gostaríamos de lançar nove itens novos', { kind: 'count', count: 9 }],
  ['dez pratos novos, metade de frango', { kind: 'share', what: 'frango', of: 'half' }],
  ['o custo não pode passar de sete reais por quentinha', { kind: 'dishLimit', of: 'plateCost', max: 7 }],
  ['coentro não põe não que o povo reclama', { kind: 'exclude', what: 'coentro' }],
  ['rúcula não bota que ninguém come, macaxeira tem que ter em algum', { kind: 'prefer', what: 'macaxeira' }],
])('is read as it is meant: %s', (text, wish) => {
  expect(wishesOf(text)).toContainEqual(expect.objectContaining(wish))
  expect(JSON.stringify(wishesOf(text))).not.toContain('"minutes"')
})
