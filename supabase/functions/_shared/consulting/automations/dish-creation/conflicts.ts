import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatBrl } from '../../base/language/text.ts'
import { withCeiling, withCount, withoutCeiling, withoutFloor } from '../../base/request/change-sheet.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { findCeiling } from '../../base/request/find-ceiling.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { everyDishHasCachaca, limitsOf } from './explain.ts'
import { enoughDishes, planDishes, readRequest, refusesCachaca } from './request.ts'

const dishes = (count: number) => (count === 1 ? '1 prato' : `${count} pratos`)

/** Limits that leave fewer dishes than were asked for, with what would fit. */
export function dishConflicts(answers: Answers, context: EngineContext): Conflict[] {
  const { sheet } = context
  const requestOf = (changed: RequestSheet) => readRequest(answers, { ...context, sheet: changed })
  const request = requestOf(sheet)
  const { min, max } = request.requirements.priceBounds()
  if (min !== null && max !== null && min > max) {
    return [
      {
        message: `O preço mínimo (${formatBrl(min)}) passa do máximo (${formatBrl(max)}).`,
        offers: [
          { label: `Vale o máximo: até ${formatBrl(max)}`, sheet: withoutFloor(sheet) },
          { label: `Vale o mínimo: a partir de ${formatBrl(min)}`, sheet: withoutCeiling(sheet) },
        ],
      },
    ]
  }
  if (refusesCachaca(request)) return [{ message: everyDishHasCachaca, offers: [] }]
  const enough = enoughDishes(request)
  const possible = planDishes(request).length
  if (possible >= enough) return []
  const ceiling =
    max === null
      ? null
      : findCeiling(max, (tried) => planDishes(requestOf(withCeiling(sheet, tried))).length >= enough)
  const fits =
    possible === 0 ? 'não cabe nenhum prato' : `${possible === 1 ? 'cabe' : 'cabem'} ${dishes(possible)}`
  return [
    {
      message: `Com ${limitsOf(request)}, ${fits}, e ${request.requirements.count ? 'você pediu' : 'a consultoria promete'} ${enough}.`,
      offers: [
        ...(possible > 0
          ? [{ label: `Ficar com ${dishes(possible)}`, sheet: withCount(sheet, possible) }]
          : []),
        ...(ceiling === null
          ? []
          : [
              { label: `${dishes(enough)} de até ${formatBrl(ceiling)}`, sheet: withCeiling(sheet, ceiling) },
            ]),
      ],
    },
  ]
}
