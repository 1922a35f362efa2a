import { answersSchema } from '../automations/answers.ts'
import { automationDefinitions } from '../automations/definitions.ts'
import type { Answers, AutomationType } from '../automations/types.ts'
import { analyseCompetitors } from './competitors/analyse-competitors.ts'
import { createContent } from './content/create-content.ts'
import type { EngineContext } from './context.ts'
import { createDishes } from './dishes/create-dishes.ts'
import { createDrinks } from './drinks/create-drinks.ts'
import { EngineError } from './errors.ts'
import { createForecast } from './forecast/create-forecast.ts'
import { redesignMenu } from './menu-engineering/redesign-menu.ts'
import { createPairings } from './pairing/create-pairings.ts'
import { createPricing } from './pricing/create-pricing.ts'
import type { EngineResult } from './result-item.ts'
import { type ResultContent, type ResultItem, toResults, toStorable } from './results.ts'

type Engine = (answers: Answers, context: EngineContext) => EngineResult<ResultContent>[]

const engines: Readonly<Record<AutomationType, Engine>> = {
  drink_creation: (answers) => toResults(createDrinks(answers)),
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
 * @throws EngineError `answers_invalid` for answers that
 * its schema refuses, `impossible_restrictions` when the owner's restrictions leave nothing to deliver,
 * `not_enough_data` when what was sent is too little to conclude anything from
 */
export function runEngine(type: AutomationType, answers: Answers, context: EngineContext): ResultItem[] {
  const parsed = answersSchema(automationDefinitions[type]).safeParse(answers)
  if (!parsed.success) {
    throw new EngineError(
      'answers_invalid',
      parsed.error.issues[0]?.message ?? 'As respostas não puderam ser lidas.',
    )
  }
  return toStorable(engines[type](parsed.data, context))
}
