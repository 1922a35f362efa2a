import type { CachacaId, Spirit } from '../cachacas.ts'
import type { Glass, Trait } from '../house/venue.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import type { SpiritId } from '../spirits.ts'
import type { Strength } from '../strength.ts'
import type { Concept } from './concepts/concept.ts'
import type { Path, Template } from './templates.ts'
import type { Vessel } from './vessels.ts'

export interface Portion {
  item: Ingredient
  amount: number
  /** Comes out of the fruit that the drink is served in, and is not bought. */
  fromVessel?: true
}

/** A measured and costed drink that this bar can make; the menu is selected from these. */
export interface Candidate {
  concept: Concept
  template: Template
  path: Path
  glass: Glass
  /** Null for a drink without alcohol. */
  base: Spirit<CachacaId | SpiritId> | null
  /** The base first, if any, then in the recipe's order. Ice and garnish are separate. */
  portions: readonly Portion[]
  /** Guests who share it, in a jug or with two straws; absent for one. */
  servings?: number
  /** The fruit that it is served in; absent for a glass. */
  vessel?: Vessel
  iceGrams: number
  garnish: Garnish | null
  /** R$ */
  cost: number
  strength: Strength
  /** g in the glass. */
  sugar: number
  acid: number
  prepSeconds: number
  traits: ReadonlySet<Trait>
  /** Steps away from the recipe's first choices: base, sour, sweet. */
  detour: number
  /** Equal for drinks with the same ingredients. */
  signature: string
  sweetness: 'seco' | 'equilibrado' | 'doce'
  /** Flavour families in the glass. */
  families: ReadonlySet<string>
  /** The flavour that a guest would name the drink after. */
  hero: string
}
