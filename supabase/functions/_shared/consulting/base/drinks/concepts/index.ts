import { alcoholFree } from './alcohol-free.ts'
import type { Concept } from './concept.ts'
import { fruity } from './fruity.ts'
import { longAndFruity } from './long-and-fruity.ts'
import { refreshing } from './refreshing.ts'
import { rich } from './rich.ts'
import { shortAndRich } from './short-and-rich.ts'
import { street, streetWithoutAlcohol } from './street.ts'

/** Every drink idea with cachaça. */
export const concepts: readonly Concept[] = [
  ...refreshing,
  ...fruity,
  ...longAndFruity,
  ...rich,
  ...shortAndRich,
  ...street,
]

/** Every drink idea without alcohol. */
export const alcoholFreeConcepts: readonly Concept[] = [...alcoholFree, ...streetWithoutAlcohol]
