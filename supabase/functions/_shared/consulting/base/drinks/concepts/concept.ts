import type { CachacaId } from '../../cachacas.ts'
import { slugify } from '../../language/text.ts'
import type { IngredientId } from '../../pantry/bar.ts'
import type { GarnishId } from '../../pantry/garnishes.ts'
import type { PairingProfile } from '../dish-suggestions.ts'
import type { TemplateId } from '../templates.ts'

/** An ingredient of the pantry and its amount in its own unit. */
export type Amount = readonly [id: IngredientId, amount: number]

/**
 * A place in a recipe. `fixed` and `maybe` take the first option that the owner allows (a drink without its
 * `fixed` is not made, one without its `maybe` is); `acid` and `sweet` are measured by the balance.
 */
export type Slot =
  | { kind: 'fixed'; options: readonly Amount[] }
  | { kind: 'maybe'; options: readonly Amount[] }
  | { kind: 'acid'; ids: readonly IngredientId[] }
  | { kind: 'sweet'; ids: readonly IngredientId[] }

/** The idea of a drink: what makes it itself, and the room it leaves for what a house has. */
export interface Concept {
  /** The name as a slug. */
  id: string
  template: TemplateId
  name: string
  /** Cachaças that suit it, best first; none for a drink without alcohol. */
  bases: readonly CachacaId[]
  slots: readonly Slot[]
  /** Garnishes, best first. */
  garnishes: readonly GarnishId[]
  /** What the guest finds in the glass; names nothing that the slots may leave out. */
  story: string
  baseMl?: number
  profile?: PairingProfile
}

export function drink(
  name: string,
  template: TemplateId,
  bases: readonly CachacaId[],
  recipe: Omit<Concept, 'id' | 'template' | 'name' | 'bases'>,
): Concept {
  return { id: slugify(name), template, name, bases, ...recipe }
}

const usualSweets: readonly IngredientId[] = [
  'xarope_rapadura',
  'calda_engenho',
  'xarope_simples',
  'reducao_cajuina',
  'calda_tamara',
]

export function fixed(...options: Amount[]): Slot {
  return { kind: 'fixed', options }
}

export function maybe(...options: Amount[]): Slot {
  return { kind: 'maybe', options }
}

/** The sour of a drink, best first; with none allowed the fruit's own has to do. */
export function acid(...ids: IngredientId[]): Slot {
  return { kind: 'acid', ids }
}

/** The sweet of a drink: the ones named first, then what any bar can make. */
export function sweet(...ids: IngredientId[]): Slot {
  return { kind: 'sweet', ids: [...new Set([...ids, ...usualSweets])] }
}

/** Foam for a shaken drink: egg white, or the water in which chickpeas were cooked. */
export const foam = maybe(['clara', 1], ['grao_bico', 25])
