import type { Answers } from '../../base/answers/definition.ts'
import { salesOf } from '../../base/answers/read.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { ceilingBelowCosts } from './ceiling.ts'

/** A ceiling that no item of the sheet can be sold at. */
export function findPricingConflicts(answers: Answers, context: EngineContext): Conflict[] {
  const items = salesOf(answers, 'sales_data')?.items ?? []
  const found = ceilingBelowCosts(items, context)
  if (!found) return []
  const sheet = { ...context.sheet, wishes: [...found.without] }
  return [{ message: found.message, offers: [{ label: 'Tirar o limite de preço', sheet }] }]
}
