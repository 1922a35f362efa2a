import { describe, expect, it } from 'vitest'
import { emptyHouse } from '../house/house.ts'
import { garnish, garnishCost, ingredient, ingredientCost } from './bar.ts'
import { pricesOf } from './house-prices.ts'
import { foodCost, foodOf } from './kitchen.ts'

const prices = pricesOf({
  ...emptyHouse,
  ingredientPrices: {
    'Carvalho Premium': { price: 100, amount: 1, unit: 'l' },
    'limão-taiti': { price: 12, amount: 2, unit: 'kg' },
    'leite condensado': { price: 7.9, amount: 395, unit: 'g' },
    hortelã: { price: 5, amount: 1, unit: 'un' },
    'clara de ovo': { price: 0.5, amount: 1, unit: 'un' },
    lagosta: { price: 180, amount: 1, unit: 'kg' },
    'polpa de caju': { price: 20, amount: 1, unit: 'un' },
    rapadura: { price: 9, amount: 1, unit: 'l' },
  },
})

describe('the owner’s prices', () => {
  it('replace the estimates under the names that reports use, in any convertible unit', () => {
    expect(ingredientCost(ingredient('carvalho'), 50, prices)).toBeCloseTo(5, 9)
    // A kilo of limes at R$ 6 gives 400 ml.
    expect(ingredientCost(ingredient('limao'), 400, prices)).toBeCloseTo(6, 9)
    expect(garnishCost(garnish('roda_limao'), prices)).toBeCloseTo(6 / 70, 9)
    expect(ingredientCost(ingredient('leite_condensado'), 305 * 0.96, prices)).toBeCloseTo(7.9, 9)
    expect(ingredientCost(ingredient('hortela'), 80, prices)).toBeCloseTo(5, 9)
    expect(ingredientCost(ingredient('clara'), 1, prices)).toBeCloseTo(0.5, 9)
    expect(ingredientCost(ingredient('caju'), 950, prices)).toBeCloseTo(20, 9)
  })

  it('apply to house preparations, and to foods without an estimate', () => {
    const syrup = ingredient('xarope_simples')
    const dear = pricesOf({
      ...emptyHouse,
      ingredientPrices: { 'açúcar cristal': { price: 9, amount: 1, unit: 'kg' } },
    })
    expect(ingredientCost(syrup, 800, dear)).toBeCloseTo(4.5, 9)
    expect(foodCost(foodOf('lagosta'), 1000)).toBeNull()
    expect(foodCost(foodOf('lagosta'), 1000, prices)).toBeCloseTo(180, 9)
  })

  it('leave the estimate if the units cannot be converted', () => {
    expect(ingredientCost(ingredient('rapadura'), 500, prices)).toBeCloseTo(7, 9)
    expect(ingredientCost(ingredient('rapadura'), 500)).toBeCloseTo(7, 9)
  })
})

describe('a synonym', () => {
  const of = (name: string, amount: number, unit: 'ml' | 'g' | 'kg', price: number) =>
    pricesOf({ ...emptyHouse, ingredientPrices: { [name]: { price, amount, unit } } })

  it('counts for ginger ale, dark cane syrup and coffee', () => {
    const pack = (label: string, amount: number) => ({ price: 1, amount, label })
    const ginger = of('refrigerante de gengibre', 350, 'ml', 6.5)
    const can = pack('lata de ginger ale de 350 ml', 350)
    expect(ginger({ name: 'ginger ale', unit: 'ml', pack: can })?.price).toBeCloseTo(6.5, 9)
    const syrup = of('melaço de cana', 500, 'ml', 12)
    const bottle = pack('garrafa de mel de engenho de 500 ml', 500)
    expect(syrup({ name: 'mel de engenho', unit: 'ml', pack: bottle })?.price).toBeCloseTo(12, 9)
    const coffee = of('café em grãos', 1, 'kg', 62)
    const bag = pack('pacote de café especial de 500 g', 500)
    expect(coffee({ name: 'café moído', unit: 'g', pack: bag })?.price).toBeCloseTo(31, 9)
  })
})
