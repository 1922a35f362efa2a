import type { DishWay } from '../../base/request/dish-wishes.ts'
import type { Candidate } from './compose.ts'
import type { DishIdea } from './idea.ts'
import type { NeedId } from './needs.ts'

const wayOf: Readonly<Partial<Record<NeedId, DishWay>>> = {
  fryer: 'fried',
  oven: 'baked',
  small_oven: 'baked',
  grill: 'grilled',
  griddle: 'griddled',
}

const servedCold = /gelad|\bfri[ao]s?\b/i

const isCold = ({ technique, needs, plating }: DishIdea) =>
  needs.includes('freezer') ||
  servedCold.test(plating) ||
  ((technique === 'raw' || technique === 'cure') && needs.length === 0)

/** How a dish is cooked and served. */
export const waysOf = ({ idea }: Pick<Candidate, 'idea'>): DishWay[] => [
  ...idea.needs.flatMap((need) => wayOf[need] ?? []),
  ...(idea.technique === 'flambe' ? ['flamed' as const] : []),
  ...(isCold(idea) ? ['cold' as const] : []),
  ...(idea.cachacaMl > 0 && (idea.alcohol === 'raw' || idea.alcohol === 'overnight')
    ? ['tasted' as const]
    : []),
]
