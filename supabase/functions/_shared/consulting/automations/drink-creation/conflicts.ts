import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { formatBrl } from '../../base/language/text.ts'
import { withCeiling, withCount, withoutCeiling, withoutFloor } from '../../base/request/change-sheet.ts'
import type { Conflict } from '../../base/request/conflict.ts'
import { findCeiling } from '../../base/request/find-ceiling.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { limitsOf } from './explain.ts'
import { enoughDrinks, planDrinks, readRequest, refusesCachaca } from './plan.ts'

const drinks = (count: number) => (count === 1 ? '1 drink' : `${count} drinks`)

/** Limits that leave fewer drinks than were asked for, with what would fit. */
export function drinkConflicts(answers: Answers, context: EngineContext): Conflict[] {
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
                { kind: 'zeroAlcohol', text: 'drinks sem álcool', from: 'request' },
              ],
            },
          },
        ],
      },
    ]
  }
  const enough = enoughDrinks(request)
  const possible = planDrinks(request).length
  if (possible >= enough) return []
  const ceiling =
    max === null
      ? null
      : findCeiling(max, (tried) => planDrinks(requestOf(withCeiling(sheet, tried))).length >= enough)
  const fits =
    possible === 0 ? 'não cabe nenhum drink' : `${possible === 1 ? 'cabe' : 'cabem'} ${drinks(possible)}`
  return [
    {
      message: `Com ${limitsOf(request)}, ${fits}, e ${request.requirements.count ? 'você pediu' : 'a consultoria promete'} ${enough}.`,
      offers: [
        ...(possible > 0
          ? [{ label: `Ficar com ${drinks(possible)}`, sheet: withCount(sheet, possible) }]
          : []),
        ...(ceiling === null
          ? []
          : [
              { label: `${drinks(enough)} de até ${formatBrl(ceiling)}`, sheet: withCeiling(sheet, ceiling) },
            ]),
      ],
    },
  ]
}
