import type { Concept } from './concept.ts'
import { fruity } from './fruity.ts'
import { refreshing } from './refreshing.ts'
import { rich } from './rich.ts'

/** Every drink idea of the house. */
export const concepts: readonly Concept[] = [...refreshing, ...fruity, ...rich]
