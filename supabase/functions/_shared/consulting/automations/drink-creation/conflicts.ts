import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { countConflicts, priceConflicts } from '../../base/request/limit-conflicts.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { shareConflicts } from '../../base/request/share-conflicts.ts'
import { definition } from './definition.ts'
import { limitsOf } from './explain.ts'
import { enoughDrinks, planDrinks, readRequest, refusesCachaca } from './plan.ts'

/** Limits that allow fewer drinks than asked for, with sheets that fit. */
export function drinkConflicts(answers: Answers, context: EngineContext): Conflict[] {
  const { sheet } = context
  const requestOf = (changed: RequestSheet) => readRequest(answers, { ...context, sheet: changed })
  const request = requestOf(sheet)
  const { requirements } = request
  const contradicting = priceConflicts(sheet, requirements.priceBounds())
  if (contradicting.length > 0) return contradicting
  if (refusesCachaca(request)) {
    return [
      {
        message: 'Os drinks desta consultoria levam cachaça, e o seu pedido a exclui.',
        offers: [
          {
            label: 'Fazer uma carta sem álcool',
            sheet: {
              ...sheet,
              wishes: [
                ...sheet.wishes.filter(({ kind }) => kind !== 'zeroAlcohol'),
                { kind: 'zeroAlcohol', text: 'drinks sem álcool', origin: 'request' },
              ],
            },
          },
        ],
      },
    ]
  }
  const ofCount = countConflicts({
    sheet,
    requirements,
    result: definition.result,
    limits: limitsOf(request),
    enough: enoughDrinks(request),
    possibleWith: (changed) => planDrinks(requestOf(changed)).length,
  })
  if (ofCount.length > 0 || requirements.shares.length === 0) return ofCount
  return shareConflicts(sheet, requirements.shares, {
    shares: request.shares,
    made: planDrinks(request),
    limits: limitsOf(request),
    noun: definition.result.one,
  })
}
