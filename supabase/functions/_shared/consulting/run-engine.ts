import { analyseCompetitors } from './automations/competitor-analysis/engine.ts'
import { createContent } from './automations/content-generation/engine.ts'
import { createDishes } from './automations/dish-creation/engine.ts'
import { createDrinks } from './automations/drink-creation/engine.ts'
import { createPricing } from './automations/dynamic-pricing/engine.ts'
import { createPairings } from './automations/food-pairing/engine.ts'
import { redesignMenu } from './automations/menu-redesign/engine.ts'
import { createForecast } from './automations/predictive-analytics/engine.ts'
import type { Answers, AutomationType } from './base/answers/definition.ts'
import { answersSchema } from './base/answers/schema.ts'
import type { EngineContext } from './base/context.ts'
import { EngineError } from './base/errors.ts'
import { automationDefinitions } from './registry.ts'
import { type ResultItem, toResultItems } from './results.ts'

type Engine = (answers: Answers, context: EngineContext) => ResultItem[]

const engines: Readonly<Record<AutomationType, Engine>> = {
  drink_creation: (answers) => toResultItems(createDrinks(answers)),
  food_pairing: createPairings,
  dish_creation: createDishes,
  menu_redesign: redesignMenu,
  content_generation: createContent,
  dynamic_pricing: createPricing,
  predictive_analytics: createForecast,
  competitor_analysis: analyseCompetitors,
}

/**
 * Runs the built-in engine of an automation on the wizard's answers. Pure: no clock, no network, no chance.
 * @throws EngineError `invalid_answers` for answers that
 * its schema refuses, `impossible_restrictions` when the owner's restrictions leave nothing to deliver,
 * `not_enough_data` when what was sent is too little to conclude anything from
 */
export function runEngine(type: AutomationType, answers: Answers, context: EngineContext): ResultItem[] {
  const parsed = answersSchema(automationDefinitions[type]).safeParse(answers)
  if (!parsed.success) {
    throw new EngineError(
      'invalid_answers',
      parsed.error.issues[0]?.message ?? 'As respostas não puderam ser lidas.',
    )
  }
  return engines[type](parsed.data, context)
}
