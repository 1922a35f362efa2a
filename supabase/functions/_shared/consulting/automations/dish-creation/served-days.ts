/** The weekdays to which a dish is bound by an ingredient that the house has only then: "peixe só na sexta". */
import { readText } from '../../base/lexicon/read-text.ts'
import { foodsOfKitchenItem } from '../../base/pantry/contents.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { foodsCounted } from '../../base/request/share-terms.ts'
import type { Candidate } from './compose.ts'

/** Foods, with the only days on which they are served. */
export interface BoundFood {
  names: readonly string[]
  weekdays: readonly number[]
  /** How many dishes may have it; null if the owner gives no number. */
  count: number | null
}

/** What the owner binds to weekdays, by a trait of dishes or by an item of the menu that names a food. */
export function boundFoods({ wishes }: Pick<RequestSheet, 'wishes'>): BoundFood[] {
  return wishes.flatMap((wish): BoundFood[] => {
    if (wish.kind === 'dishTrait' && wish.what === 'holds' && wish.weekdays !== undefined)
      return [{ names: wish.anyOf ?? [], weekdays: wish.weekdays, count: wish.count ?? null }]
    if (wish.kind !== 'served' || wish.weekdays === undefined || wish.weekdays.length === 0) return []
    const names = readText(wish.text).named.flatMap(({ name, kind }) =>
      kind === 'ingredient' || kind === 'group' ? [name] : [],
    )
    return names.length === 0 ? [] : [{ names, weekdays: wish.weekdays, count: null }]
  })
}

/** Whether a dish has one of the foods. */
export const isBoundBy = ({ parts }: Pick<Candidate, 'parts'>, { names }: BoundFood): boolean => {
  const within = names.map((what) => foodsCounted(what, { of: 'many' }))
  return parts.some(({ item }) =>
    foodsOfKitchenItem(item.id)?.some((food) => within.some((foods) => foods.has(food))),
  )
}

/** The only weekdays of a dish; null for every day. */
export const servedOn = (
  candidate: Pick<Candidate, 'parts'>,
  { bound }: { bound: readonly BoundFood[] },
): readonly number[] | null => bound.find((food) => isBoundBy(candidate, food))?.weekdays ?? null
