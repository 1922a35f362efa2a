import { type AutomationType, automationOf } from './automation-types.ts'
import type { Answers } from './base/answers/definition.ts'
import { answersSchema } from './base/answers/schema.ts'
import type { EngineContext } from './base/context.ts'
import { EngineError } from './base/errors.ts'
import type { ResultItem } from './results.ts'

/**
 * Runs the built-in engine of an automation on the wizard's answers.
 * @throws EngineError `answers_invalid` for answers that its schema refuses, `impossible_restrictions` when the
 * owner's restrictions leave nothing to deliver, `not_enough_data` when what was sent is too little to conclude
 * anything from
 */
export async function runEngine(
  type: AutomationType,
  answers: Answers,
  context: EngineContext,
): Promise<ResultItem[]> {
  const automation = automationOf(type)
  const parsed = answersSchema(automation.definition).safeParse(answers)
  if (!parsed.success) {
    throw new EngineError(
      'answers_invalid',
      parsed.error.issues[0]?.message ?? 'As respostas não puderam ser lidas.',
    )
  }
  return automation.run(parsed.data, context)
}
