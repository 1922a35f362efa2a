import { describe, expect, test } from 'vitest'
import type { Fact } from '../base/facts.ts'
import { houseSchema } from '../base/house/house.ts'
import { alcohol } from '../base/request/question-subjects.ts'
import { answers, dish, drink, pairing } from './test-support.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Camarão alho e óleo', section: 'Petiscos', price: 62 },
    { name: 'Macaxeira frita', section: 'Petiscos', price: 28 },
  ],
})

const answerTo = (what: string, facts: Fact[]) => {
  const [found] = answers(facts, [{ kind: 'question', about: 'safeFor', what }], { house })
  return `${found?.outcome}: ${found?.reason}`
}

const shrimp = dish({ name: 'Bobó', ingredients: [{ name: 'camarão', amount: 120, unit: 'g' }] })
const beans = dish({ name: 'Baião', ingredients: [{ name: 'feijão-verde', amount: 120, unit: 'g' }] })

describe('who may eat what', () => {
  test('a dish with the food is not served to the guest, and the house’s own fryer is named', () => {
    expect(answerTo('camarão', [shrimp, beans])).toBe(
      'met: Pela receita, Baião. Não sirva Bobó. Sua cozinha também faz Camarão alho e óleo: óleo, tábua e faca à parte, ou o traço passa para o prato.',
    )
  })

  test('an ingredient of no pantry is not safe', () => {
    const secret = dish({ name: 'Segredo', ingredients: [{ name: 'molho do avô', amount: 20, unit: 'ml' }] })
    expect(answerTo('ovo', [secret])).toBe('met: Nenhum destes.')
  })

  test('a stated allergen counts beside the recipe', () => {
    const stated = dish({ name: 'Baião', ingredients: beans.ingredients, allergens: ['Leite'] })
    expect(answerTo('leite', [stated])).toContain('Nenhum destes')
  })

  test('children and pregnant guests get what has no alcohol', () => {
    const zero = drink({ name: 'Cajuada', base: null, abv: 0 })
    const strong = drink({ name: 'Brasa', abv: 18 })
    expect(answerTo(alcohol, [zero, strong])).toBe('met: Pela receita, Cajuada. Não sirva Brasa.')
    expect(answerTo(alcohol, [strong])).toBe('met: Nenhum destes.')
  })

  test('a dish with cachaça, and a pair that may hold alcohol, are not for children', () => {
    const flamed = dish({
      name: 'Flambado',
      ingredients: [{ name: 'cachaça Alambique', amount: 30, unit: 'ml' }],
    })
    const sober = pairing({ dish: 'Macaxeira frita', serve: 'suco de caju', alcohol: false })
    const strong = pairing({ dish: 'Picanha', alcohol: true })
    expect(answerTo(alcohol, [flamed, beans])).toBe('met: Pela receita, Baião. Não sirva Flambado.')
    expect(answerTo(alcohol, [sober, strong])).toBe(
      'met: Pela receita, Macaxeira frita com suco de caju. Não sirva Picanha com dose de Carvalho Premium.',
    )
  })

  test('a pair is judged by its dish and by its drink', () => {
    const pair = pairing({ dish: 'Camarão alho e óleo' })
    expect(answerTo('camarão', [pair])).toContain('Nenhum destes')
  })
})
