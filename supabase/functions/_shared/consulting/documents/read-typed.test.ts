import { describe, expect, it } from 'vitest'
import { readTypedMenu, readTypedSales } from './read-typed.ts'

describe('a menu typed by its owner', () => {
  it('is read like the lines of a menu', () => {
    expect(readTypedMenu('DRINKS\nCaipirinha 22,00\nNegroni R$ 34').items).toMatchObject([
      { name: 'Caipirinha', category: 'DRINKS', price: 22 },
      { name: 'Negroni', category: 'DRINKS', price: 34 },
    ])
  })

  it('may be cells copied from a sheet, or typed with semicolons', () => {
    expect(readTypedMenu('Caipirinha\tDrinks\tR$ 22,00\t4,80\nSuco;9;\n\n;;12').items).toEqual([
      { name: 'Caipirinha', category: 'Drinks', description: null, price: 22, cost: 4.8 },
      { name: 'Suco', category: null, description: null, price: 9, cost: null },
    ])
    expect(readTypedMenu('Suco;9\n;;12').unread).toEqual([
      { row: 2, text: ';;12', reason: 'Não entendemos esta linha' },
    ])
  })

  it('may be a list of names alone', () => {
    expect(readTypedMenu('Caipirinha\nRabo de galo\n').items.map(({ name, price }) => [name, price])).toEqual(
      [
        ['Caipirinha', null],
        ['Rabo de galo', null],
      ],
    )
  })
})

describe('sales typed by their owner', () => {
  it('are name, units, price and cost, with any separator', () => {
    const expected = [
      { name: 'Caipirinha de caju', category: null, units: 320, price: 22, cost: 4.8 },
      { name: 'Suco', category: null, units: 145, price: 9.5, cost: null },
    ]
    expect(readTypedSales('Caipirinha de caju; 320; R$ 22,00; 4,80\nSuco; 145; 9,50').items).toEqual(expected)
    expect(readTypedSales('Caipirinha de caju 320 R$ 22,00 4,80\nSuco 145 9,50\n').items).toEqual(expected)
  })

  it('may include the header of their sheet', () => {
    const { items, unread } = readTypedSales('Qtd\tProduto\tCusto\n320\tSuco\t2,10\nx\tTapioca\t3')
    expect(items).toEqual([{ name: 'Suco', category: null, units: 320, price: null, cost: 2.1 }])
    expect(unread).toMatchObject([{ row: 3, reason: 'Quantidade: “x” não foi entendido como número' }])
  })

  it('without units are listed by line number', () => {
    const { items, unread } = readTypedSales('Suco; 145; 9,50\nTapioca')
    expect(items).toHaveLength(1)
    expect(unread).toMatchObject([{ row: 2, text: 'Tapioca' }])
  })
})
