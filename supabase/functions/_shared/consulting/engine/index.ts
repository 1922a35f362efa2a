import { answersSchema } from '../automations/answers.ts'
import { automationDefinitions } from '../automations/definitions.ts'
import type { Answers, AutomationType } from '../automations/types.ts'
import type { EngineContext } from './context.ts'
import { createDrinks } from './drinks/create-drinks.ts'
import { EngineError } from './errors.ts'
import { type ResultItem, toResultItems } from './results.ts'

/**
 * Runs the built-in engine of an automation on the wizard's answers. Pure: no clock, no network, no chance.
 * @throws EngineError `engine_unavailable` for a type without an engine, `invalid_answers` for answers that
 * its schema refuses, `impossible_restrictions` when the owner's restrictions leave nothing to deliver
 */
export function runEngine(type: AutomationType, answers: Answers, _context: EngineContext): ResultItem[] {
  if (type !== 'drink_creation') {
    throw new EngineError('engine_unavailable', 'Esta consultoria ainda não está disponível.')
  }
  const parsed = answersSchema(automationDefinitions[type]).safeParse(answers)
  if (!parsed.success) {
    throw new EngineError(
      'invalid_answers',
      parsed.error.issues[0]?.message ?? 'As respostas não puderam ser lidas.',
    )
  }
  return toResultItems(createDrinks(parsed.data))
}
