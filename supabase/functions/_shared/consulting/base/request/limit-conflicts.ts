import { formatBrl } from '../language/text.ts'
import { withCeiling, withCount, withoutCeiling, withoutFloor } from './change-sheet.ts'
import type { Conflict } from './conflict.ts'
import type { ResultNoun } from './describe-recipe-wish.ts'
import { findCeiling } from './find-ceiling.ts'
import type { RequestSheet } from './request-sheet.ts'
import type { PriceBounds, Requirements } from './requirements.ts'

/** A lowest price above the highest: the owner chooses which one counts. */
export function priceConflicts(sheet: RequestSheet, { min, max }: PriceBounds): Conflict[] {
  if (min === null || max === null || min <= max) return []
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

interface Limited {
  sheet: RequestSheet
  requirements: Requirements
  /** A masculine noun: "nenhum drink". */
  result: ResultNoun
  /** The limits in words, as in "até R$ 15,00 por drink e o equipamento informado". */
  limits: string
  /** Fewest results that satisfy the request. */
  enough: number
  /** Number of results that a sheet allows. */
  possibleWith: (sheet: RequestSheet) => number
}

/** Limits that allow fewer results than asked for, with sheets that fit. */
export function countConflicts(limited: Limited): Conflict[] {
  const { sheet, requirements, result, limits, enough, possibleWith } = limited
  const possible = possibleWith(sheet)
  if (possible >= enough) return []
  const counted = (count: number) => (count === 1 ? `1 ${result.one}` : `${count} ${result.many}`)
  const { max } = requirements.priceBounds()
  const ceiling =
    max === null ? null : findCeiling(max, (tried) => possibleWith(withCeiling(sheet, tried)) >= enough)
  const fits =
    possible === 0
      ? `não cabe nenhum ${result.one}`
      : `${possible === 1 ? 'cabe' : 'cabem'} ${counted(possible)}`
  return [
    {
      message: `Com ${limits}, ${fits}, e ${requirements.count ? 'você pediu' : 'a consultoria promete'} ${enough}.`,
      offers: [
        ...(possible > 0
          ? [{ label: `Ficar com ${counted(possible)}`, sheet: withCount(sheet, possible) }]
          : []),
        ...(ceiling === null
          ? []
          : [
              {
                label: `${counted(enough)} de até ${formatBrl(ceiling)}`,
                sheet: withCeiling(sheet, ceiling),
              },
            ]),
      ],
    },
  ]
}
