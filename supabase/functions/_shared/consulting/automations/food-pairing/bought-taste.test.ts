import { describe, expect, it } from 'vitest'
import { isSweet } from './asked-pairs.ts'
import { bought } from './pours.ts'

const drink = (name: string) =>
  bought('asked', { name, category: 'Bebidas', description: null, price: 10, cost: null }, 1.2)

describe('the taste of a drink that is bought', () => {
  it.each(['Cerveja Serramalte 600 ml', 'Chope claro', 'Long neck da casa'])(
    'of %s is gas and bitterness, without acidity',
    (name) => {
      const { taste } = drink(name)
      expect(taste.acid).toBe(0)
      expect(taste.bubbles).toBeGreaterThan(taste.bitter)
      expect(taste.bitter).toBeGreaterThan(0)
    },
  )

  it('of a neat dose is strength, without acidity', () => {
    const { taste } = drink('Dose de tequila')
    expect(taste.acid).toBe(0)
    expect(taste.warmth).toBeGreaterThan(2)
  })

  it('of a sour beer is acid', () => expect(drink('Cerveja sour de umbu').taste.acid).toBe(2))

  it.each(['Refrigerante lata', 'Guaraná 2 l', 'Suco de goiaba', 'Cajuína'])('of %s is sweet', (name) =>
    expect(isSweet(drink(name))).toBe(true),
  )

  it.each(['Suco de limão', 'Suco de maracujá', 'Água tônica', 'Água com gás'])(
    'of %s is not sweet',
    (name) => expect(isSweet(drink(name))).toBe(false),
  )
})
