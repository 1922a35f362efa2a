import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { countConflicts, priceConflicts } from '../../base/request/limit-conflicts.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { shareConflicts } from '../../base/request/share-conflicts.ts'
import { enoughDishes, planDishes } from './candidates.ts'
import { courseConflicts } from './course-conflicts.ts'
import { definition } from './definition.ts'
import { limitsOf } from './explain.ts'
import { readRequest } from './request.ts'

/** Limits that allow fewer dishes than asked for, with sheets that fit. */
export function dishConflicts(answers: Answers, context: EngineContext): Conflict[] {
  const { sheet } = context
  const requestOf = (changed: RequestSheet) => readRequest(answers, { ...context, sheet: changed })
  const request = requestOf(sheet)
  const { requirements } = request
  const contradicting = priceConflicts(sheet, requirements.priceBounds())
  if (contradicting.length > 0) return contradicting
  const limits = limitsOf(request)
  const ofCourses = courseConflicts(sheet, requirements, { limits, made: planDishes(request) })
  if (ofCourses.length > 0) return ofCourses
  const ofCount = countConflicts({
    sheet,
    requirements,
    result: definition.result,
    limits,
    enough: enoughDishes(request),
    possibleWith: (changed) => planDishes(requestOf(changed)).length,
  })
  if (ofCount.length > 0 || requirements.shares.length === 0) return ofCount
  return shareConflicts(sheet, requirements.shares, {
    shares: request.wishes.shares,
    made: planDishes(request),
    limits,
    noun: definition.result.one,
  })
}
