import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dishCreation } from '../../automations/dish-creation.ts'
import { foodCostBand } from '../costing.ts'
import { EngineError } from '../errors.ts'
import { resultItemSchema } from '../results.ts'
import { foldAccents } from '../text.ts'
import { createDishes } from './create-dishes.ts'
import type { Dish } from './dish.schema.ts'

const context = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  houseDrinks: [],
}

const optionsOf = (id: string): readonly string[] => {
  const input = dishCreation.inputs.find((candidate) => candidate.id === id)
  return input && 'options' in input ? (input.options ?? []) : []
}

/** Words that must not stand among the ingredients of a dish under a restriction. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'Sem glúten': /farinha de trigo|farinha de rosca|pao|massa folhada|macarrao|cerveja|shoyu/,
  'Sem lactose': /queijo|creme de leite|leite(?! de coco)|manteiga|requeijao|nata|iogurte/,
  'Sem ovo': /\bovos?\b|gema|clara|maionese/,
  'Sem castanhas e amendoim': /castanha(?! portuguesa)|amendoim|nozes|amendoa/,
  'Sem frutos do mar': /camarao|lagosta|caranguejo|polvo|\blula|sururu|ostra|mexilhao/,
  'Sem carne de porco': /porco|bacon|linguica|toucinho|torresmo|lombo(?! de atum)|pernil|costelinha|barriga/,
  Vegetariana: /carne|frango|peixe|camarao|porco|bacon|linguica|lagosta|file|costela|caranguejo/,
  Vegana: /carne|frango|peixe|camarao|queijo|\bovos?\b|manteiga|\bmel\b(?! de engenho)|creme de leite/,
}

function dishesOf(answers: Record<string, string | string[]>): Dish[] {
  return createDishes(answers, context).flatMap(({ content }) => (content.kind === 'dish' ? [content] : []))
}

const answersOf = fc.record({
  cuisine_preferences: fc.subarray([...optionsOf('cuisine_preferences')], { minLength: 1, maxLength: 4 }),
  dietary_restrictions: fc.subarray([...optionsOf('dietary_restrictions')], { maxLength: 3 }),
  complexity_level: fc.constantFrom(...optionsOf('complexity_level')),
})

describe('dishes with cachaça', () => {
  test('keep their restrictions, their costs and their band, for any answers', () => {
    fc.assert(
      fc.property(answersOf, (answers) => {
        let results: ReturnType<typeof createDishes>
        try {
          results = createDishes(answers, context)
        } catch (error) {
          // Nothing honest to deliver is an answer too.
          expect(error).toBeInstanceOf(EngineError)
          return
        }
        for (const result of results) {
          expect(resultItemSchema.safeParse(result).success).toBe(true)
          const dish = result.content
          if (dish.kind !== 'dish') continue
          const names = dish.ingredients
            // "massa seca, sem ovo" holds no egg.
            .map(({ name }) => foldAccents(name).replace(/\bsem \p{L}+/gu, ''))
            .join(' · ')
          for (const restriction of answers.dietary_restrictions) {
            const words = forbidden[restriction]
            if (words) expect(names, `${restriction}: ${dish.name}`).not.toMatch(words)
          }
          const sum = dish.ingredients.reduce((total, { costBRL }) => total + (costBRL ?? 0), 0)
          expect(dish.cost).toBeCloseTo(sum / dish.portions, 6)
          if (dish.suggestedPrice !== null && dish.priceBasis === 'in_band') {
            const percent = (dish.cost / dish.suggestedPrice) * 100
            expect(percent).toBeGreaterThanOrEqual(foodCostBand.min - 1e-9)
            expect(percent).toBeLessThanOrEqual(foodCostBand.max + 1e-9)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('are the same each time, and another house’s wishes give others', () => {
    const answers = {
      cuisine_preferences: optionsOf('cuisine_preferences').slice(0, 2),
      complexity_level: optionsOf('complexity_level')[0] ?? '',
    }
    expect(dishesOf(answers)).toEqual(dishesOf(answers))
    const others = dishesOf({
      cuisine_preferences: optionsOf('cuisine_preferences').slice(-2),
      complexity_level: optionsOf('complexity_level').at(-1) ?? '',
    })
    expect(others.map(({ name }) => name)).not.toEqual(dishesOf(answers).map(({ name }) => name))
  })
})
