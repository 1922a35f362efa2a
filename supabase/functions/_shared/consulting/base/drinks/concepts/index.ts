import { alcoholFree } from './alcohol-free.ts'
import type { Concept } from './concept.ts'
import { fruity } from './fruity.ts'
import { neighbourhood } from './neighbourhood.ts'
import { parlour } from './parlour.ts'
import { refreshing } from './refreshing.ts'
import { rich } from './rich.ts'

/** Every drink idea with cachaça. */
export const concepts: readonly Concept[] = [...refreshing, ...fruity, ...neighbourhood, ...rich, ...parlour]

/** Every drink idea without alcohol. */
export const alcoholFreeConcepts: readonly Concept[] = alcoholFree
