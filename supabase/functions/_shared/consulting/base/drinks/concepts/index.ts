import { alcoholFree } from './alcohol-free.ts'
import { colouredAndHot, colouredWithoutAlcohol } from './coloured-and-hot.ts'
import type { Concept } from './concept.ts'
import { fruity } from './fruity.ts'
import { gardenAndTea, gardenWithoutAlcohol } from './garden-and-tea.ts'
import { longAndFruity } from './long-and-fruity.ts'
import { poured } from './poured.ts'
import { refreshing } from './refreshing.ts'
import { requested, requestedWithoutAlcohol } from './requested.ts'
import { rich } from './rich.ts'
import { shortAndRich } from './short-and-rich.ts'
import { street, streetWithoutAlcohol } from './street.ts'

/** For guests who find everything too sweet; sour to others. */
export { dryAndPlain } from './coloured-and-hot.ts'

/** Every drink idea with cachaça, but those for guests who refuse anything sweet. */
export const concepts: readonly Concept[] = [
  ...refreshing,
  ...fruity,
  ...longAndFruity,
  ...rich,
  ...shortAndRich,
  ...street,
  ...colouredAndHot,
  ...gardenAndTea,
]

/** Every drink idea without alcohol. */
export const alcoholFreeConcepts: readonly Concept[] = [
  ...alcoholFree,
  ...streetWithoutAlcohol,
  ...colouredWithoutAlcohol,
  ...gardenWithoutAlcohol,
]

/** For what the house pours by itself or has at hand, where the owner wants it in a drink. */
export const onRequest: readonly Concept[] = [...poured, ...requested]

/** The same without alcohol. */
export const onRequestWithoutAlcohol: readonly Concept[] = requestedWithoutAlcohol

/** On spirits other than cachaça, where the owner wants one. */
export { ofSpirits } from './of-spirits.ts'
