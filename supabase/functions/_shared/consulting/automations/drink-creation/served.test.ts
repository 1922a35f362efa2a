import { describe, expect, it } from 'vitest'
import { concepts } from '../../base/drinks/concepts/index.ts'
import { houseSchema } from '../../base/house/house.ts'
import { fineDining } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'
import { answers as golden } from './golden/answers.ts'
import { drinkWords, isServed } from './served.ts'

const ingredient = (
  family: string,
  ...tags: ('fruit' | 'citrus' | 'added_sugar' | 'alcohol' | 'herb')[]
) => ({
  item: {
    kind: 'bought' as const,
    id: family,
    name: family,
    unit: 'ml' as const,
    phase: 'mix' as const,
    mlPerUnit: 1,
    abv: 0,
    sugar: 0,
    acid: 0,
    family,
    tags,
    words: [],
    local: true,
    needs: [],
    pack: { price: 1, amount: 1, label: '' },
    loss: 0,
  },
  amount: 10,
})

function spritz(...portions: ReturnType<typeof ingredient>[]) {
  const concept = concepts.find(({ template }) => template === 'spritz')
  if (!concept) throw new Error('no spritz')
  return { base: null, concept, portions }
}

const caju = ingredient('caju', 'fruit')
const rest = [ingredient('rapadura', 'added_sugar'), ingredient('espumante', 'alcohol')]
const menu = ['Spritz de caju', 'Caju em calda', 'Negroni'].map(drinkWords)

describe('a drink that the house sells already', () => {
  it('is one of the same kind with the flavour in its name', () => {
    expect(isServed(spritz(caju, ...rest), menu)).toBe(true)
  })

  it('is not one with a further or a different flavour', () => {
    expect(isServed(spritz(caju, ingredient('manjericão', 'herb'), ...rest), menu)).toBe(false)
    expect(isServed(spritz(ingredient('goiaba', 'fruit'), ...rest), menu)).toBe(false)
  })

  it('is not proposed', () => {
    const { context } = fineDining
    const answers = { ...golden['fine-dining'], preferences: 'com caju e espumante' }
    const namesBeside = (...items: string[]) => {
      const house = houseSchema.parse({ menu: items.map((name) => ({ name, section: 'Drinks', price: 46 })) })
      const sheet = understand('drink_creation', { answers, house, today: context.today })
      return createDrinks(answers, { ...context, house, sheet }).menu.drinks.map(({ name }) => name)
    }
    expect(namesBeside('Spritz de caju')).toContain('Coreto da Matriz')
    expect(namesBeside('Spritz de goiaba')).not.toContain('Coreto da Matriz')
  })
})
