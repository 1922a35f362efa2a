import { describe, expect, it } from 'vitest'
import { houseWith } from '../../../../../../tests/support/understood.ts'
import { dearestSoft, doseMarkets, menuEnding } from './market.ts'

const boteco = houseWith(
  ['Doses', 'Cachaça da casa 50 ml', 7],
  ['Doses', 'Cachaça envelhecida 50 ml', 14],
  ['Drinks', 'Caipirinha de limão', 18],
  ['Sem álcool', 'Cajuína 300 ml', 9],
  ['Sem álcool', 'Suco de cajá', 10],
)

describe('what a house’s menu shows about prices', () => {
  it('how its prices end', () => {
    expect(menuEnding(boteco)).toBe('whole')
    expect(menuEnding(houseWith(['A', 'a', 9.9], ['A', 'b', 12.9], ['A', 'c', 20]))).toBe('ninety')
    expect(menuEnding(houseWith(['A', 'a', 9.9], ['A', 'b', 12.5], ['A', 'c', 20]))).toBeNull()
    expect(menuEnding(houseWith(['A', 'a', 9.9]))).toBeNull()
  })

  it('the price of a dose of cachaça and of a juice', () => {
    expect(doseMarkets(boteco).map(({ price }) => price)).toEqual([7, 14])
    expect(doseMarkets(houseWith(['Shots', 'Cachaça com mel', 16], ['Shots', 'Tequila', 24]))).toEqual([
      { name: 'Cachaça com mel', price: 16 },
    ])
    expect(dearestSoft(boteco)).toBe(10)
    expect(dearestSoft(houseWith(['Drinks', 'Caipirinha', 18]))).toBeNull()
    expect(
      dearestSoft(houseWith(['Drinks', 'Piña colada sem álcool', 24], ['Sucos', 'Suco de uva', 12])),
    ).toBe(24)
    expect(dearestSoft(houseWith(['Cervejas', 'Cerveja sem álcool', 15], ['Sucos', 'Suco de uva', 12]))).toBe(
      12,
    )
    // What stands in brackets is in the cocktail.
    expect(dearestSoft(houseWith(['Drinks', 'Candeia (cachaça, cajuína e limão)', 32]))).toBeNull()
  })
})
