import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { menuItemSchema } from './menu.ts'
import { readMenu } from './read-menu.ts'

const read = (text: string) => readMenu(text.split('\n'))
const short = (text: string) => read(text).items.map(({ name, category, price }) => [name, category, price])

describe('the text of a menu', () => {
  it('takes short lines for titles where no line describes an item', () => {
    const menu = `Entradas
Edamame\tR$ 22,00
Sunomono\tR$ 16,00
Temakis
Temaki de salmão\tR$ 29,00
Temaki de atum\tR$ 31,00
Da chapa
Yakisoba\tR$ 44,00
Robata\tR$ 39,00`
    expect(short(menu).map(([, category]) => category)).toEqual([
      'Entradas',
      'Entradas',
      'Temakis',
      'Temakis',
      'Da chapa',
      'Da chapa',
    ])
    const described = `Entradas\nEdamame\tR$ 22,00\ncom flor de sal\nSunomono\tR$ 16,00\nTemaki de salmão\tR$ 29,00\nCouvert da casa\nYakisoba\tR$ 44,00`
    expect(new Set(short(described).map(([, category]) => category))).toEqual(new Set(['Entradas']))
  })

  it('gives items under their titles, with the prices at the ends of the lines', () => {
    expect(
      short(`PETISCOS
Bolinho de bacalhau (6 un) ........... R$ 32,00
Dadinho de tapioca . . . . . 28,00
Caranguejo — R$ 12
Pratos principais
Peixada cearense\t98,50
Cervejas:
Brahma 600 ml  14.90
• Heineken long neck / R$ 1.012,00`),
    ).toEqual([
      ['Bolinho de bacalhau (6 un)', 'PETISCOS', 32],
      ['Dadinho de tapioca', 'PETISCOS', 28],
      ['Caranguejo', 'PETISCOS', 12],
      ['Peixada cearense', 'Pratos principais', 98.5],
      ['Brahma 600 ml', 'Cervejas', 14.9],
      ['Heineken long neck', 'Cervejas', 1012],
    ])
  })

  it('recognises a title by its colon, whatever its words', () => {
    expect(short('PETISCOS\nTorresmo 28,00\nTacos:\nTaco de peixe 24,00')).toEqual([
      ['Torresmo', 'PETISCOS', 28],
      ['Taco de peixe', 'Tacos', 24],
    ])
  })

  it('assigns descriptions to the items above them', () => {
    const { items, unread } = read(`DRINKS
Chuva de caju 29,00
cachaça prata, caju fresco e limão
Rabo de galo 24,00
Cachaça Ouro, vermute tinto.
PRATOS
Baião de dois 45,00`)
    expect(items.map(({ description }) => description)).toEqual([
      'cachaça prata, caju fresco e limão',
      'Cachaça Ouro, vermute tinto.',
      null,
    ])
    expect(unread).toEqual([])
  })

  it('finds the name and its description above a price on its own line', () => {
    const { items } = read(`ENTRADAS

Carpaccio

finas fatias de carne, alcaparras e parmesão

R$ 39,90

Burrata
52,00
tomates confitados e manjericão

SOBREMESAS
Cartola
24,00`)
    expect(items).toEqual([
      {
        name: 'Carpaccio',
        category: 'ENTRADAS',
        description: 'finas fatias de carne, alcaparras e parmesão',
        price: 39.9,
        cost: null,
        place: { row: 7 },
      },
      {
        name: 'Burrata',
        category: 'ENTRADAS',
        description: 'tomates confitados e manjericão',
        price: 52,
        cost: null,
        place: { row: 10 },
      },
      {
        name: 'Cartola',
        category: 'SOBREMESAS',
        description: null,
        price: 24,
        cost: null,
        place: { row: 15 },
      },
    ])
  })

  it('takes whole numbers for prices when the menu prints no others', () => {
    expect(short('Drinks\nCaipirinha 22\nNegroni 34\nCombo 2 pessoas 80')).toEqual([
      ['Caipirinha', 'Drinks', 22],
      ['Negroni', 'Drinks', 34],
      ['Combo 2 pessoas', 'Drinks', 80],
    ])
    const sizes = read('CERVEJAS\nBrahma 600\nSkol 14,00\nAntarctica 13,00\nOriginal 16,00')
    expect(sizes.items.map(({ name }) => name)).toEqual(['Skol', 'Antarctica', 'Original'])
    expect(sizes.unread).toEqual([{ row: 2, text: 'Brahma 600', reason: 'Não entendemos esta linha' }])
  })

  it('recognises dishes that are marked as having no price', () => {
    expect(short('PEIXES\nLagosta na brasa - sob consulta\nPescada (preço do dia)\nSardinha 30,00')).toEqual([
      ['Lagosta na brasa', 'PEIXES', null],
      ['Pescada', 'PEIXES', null],
      ['Sardinha', 'PEIXES', 30],
    ])
  })

  it('reads prices that precede their names', () => {
    expect(short('R$ 18,00 - Caipirinha\n24,00 Rabo de galo')).toEqual([
      ['Caipirinha', null, 18],
      ['Rabo de galo', null, 24],
    ])
  })

  it.each([
    ['açaí 300 ml 13, 500 ml 18', 'açaí', 13, 18],
    ['Açaí 300/500 ml 14/19', 'Açaí', 14, 19],
    ['Açaí 300 / 500ml R$ 14,00 / R$ 19,00', 'Açaí', 14, 19],
  ])('reads %j as two sizes', (line, name, small, large) => {
    const { items, unread, notices } = read(`GELADOS\n${line}`)
    expect(items.map((item) => [item.name, item.size?.replace(' ', ''), item.price])).toEqual([
      [name, '300ml', small],
      [name, '500ml', large],
    ])
    expect(unread).toEqual([])
    expect(notices).toEqual([])
  })

  it('treats half a litre as one size', () => {
    expect(short('SUCOS\nJarra 1/2 l 14,00')).toEqual([['Jarra 1/2 l', 'SUCOS', 14]])
  })

  it('makes an item of each price without a size, and asks for the sizes', () => {
    const { items, unread, notices } = read('CACHAÇAS\nEngenho 48 Prata 18,00 140,00')
    expect(items).toMatchObject([
      { name: 'Engenho 48 Prata', price: 18, size: 'tamanho 1' },
      { name: 'Engenho 48 Prata', price: 140, size: 'tamanho 2' },
    ])
    expect(unread).toEqual([])
    expect(notices).toEqual([
      'Há mais de um preço sem o tamanho escrito (linha 2): cada preço virou um item. Diga o tamanho de cada um.',
    ])
  })

  it('lists every line that is neither title, item nor description', () => {
    const { items, unread } = read(`BAR DO PORTO
Av. Beira Mar, 100 (85) 98888-7777
@bardoporto
PETISCOS
Torresmo de rolo
Caldinho 14,00
Taxa de serviço de 10%
BEBIDAS`)
    expect(items.map(({ name }) => name)).toEqual(['Caldinho'])
    expect(unread.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'Título sem itens'],
      [2, 'Parece um aviso, não um item'],
      [3, 'Parece um aviso, não um item'],
      [5, 'Não entendemos esta linha'],
      [7, 'Parece um aviso, não um item'],
      [8, 'Título sem itens'],
    ])
  })

  it('keeps 500 items of a longer menu, and says so', () => {
    const { items, notices } = readMenu(Array.from({ length: 510 }, (_, index) => `Prato ${index} 10,00`))
    expect(items).toHaveLength(500)
    expect(notices).toEqual(['O cardápio tem 510 itens. Ficaram os primeiros 500.'])
  })

  it('finds every item that is written in a usual way', () => {
    const name = fc.constantFrom(
      'Baião de dois',
      'Caipirinha',
      'Pastel de queijo',
      'Filé à moda',
      'Água de coco',
    )
    const style = fc.constantFrom(' ', ' ...... ', '    ', ' - ', '\tR$ ', ' R$')
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.integer({ min: 100, max: 99_999_99 }), style), {
          minLength: 1,
          maxLength: 30,
        }),
        (rows) => {
          const written = rows.map(
            ([dish, cents, gap]) =>
              `${dish}${gap}${(cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`,
          )
          const { items, unread } = readMenu(['PRATOS', ...written])
          expect(items.map((item) => [item.name, item.category, item.price])).toEqual(
            rows.map(([dish, cents]) => [dish, 'PRATOS', cents / 100]),
          )
          expect(unread).toEqual([])
        },
      ),
    )
  })

  it('always gives items that fit a request and drops no line that contains a letter', {
    tags: 'slow',
  }, () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        'PETISCOS',
        'Pastel 9,00',
        'R$ 12',
        'com molho, da casa',
        '(85) 98888-7777',
        'Suco 9 10',
      ),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { items, unread } = readMenu(lines)
        for (const item of items) expect(menuItemSchema.safeParse(item).error).toBeUndefined()
        expect(unread.every(({ row }) => row >= 1 && row <= lines.length)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
