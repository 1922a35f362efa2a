import type { CachacaId } from '../../cachacas.ts'
import { slugify } from '../../language/text.ts'
import type { IngredientId } from '../../pantry/bar.ts'
import type { GarnishId } from '../../pantry/garnishes.ts'
import type { SpiritId } from '../../spirits.ts'
import type { PairingProfile } from '../dish-suggestions.ts'
import type { TemplateId } from '../templates.ts'

/** An ingredient of the pantry and its amount, in the ingredient's unit. */
export type Amount = readonly [id: IngredientId, amount: number]

/**
 * A slot of a recipe. `fixed` and `maybe` take the first option that the owner allows: without its `fixed` the drink is
 * not made, without its `maybe` it is. `acid` and `sweet` are measured by the balance.
 */
export type Slot =
  | { kind: 'fixed'; options: readonly Amount[] }
  | { kind: 'maybe'; options: readonly Amount[] }
  | { kind: 'acid'; ids: readonly IngredientId[] }
  | { kind: 'sweet'; ids: readonly IngredientId[] }

/** The idea of a drink: what defines it, and the slots that each house fills with what it has. */
export interface Concept {
  /** The name as a slug. */
  id: string
  template: TemplateId
  name: string
  /** Cachaças, or other spirits, that suit it, best first; none for a drink without alcohol. */
  bases: readonly (CachacaId | SpiritId)[]
  slots: readonly Slot[]
  /** Garnishes, best first. */
  garnishes: readonly GarnishId[]
  /** Description for guests; names nothing that a slot may leave out. */
  story: string
  /** Months, 1–12, that its name or story fits: a drink named after January is not launched in August. */
  months?: readonly number[]
  baseMl?: number
  profile?: PairingProfile
}

export function drink(
  name: string,
  template: TemplateId,
  bases: readonly (CachacaId | SpiritId)[],
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

/** A slot that must be filled: the first allowed option. */
export function fixed(...options: Amount[]): Slot {
  return { kind: 'fixed', options }
}

/** A slot that may stay empty: the first allowed option, if any. */
export function maybe(...options: Amount[]): Slot {
  return { kind: 'maybe', options }
}

/** The sour of a drink, best first; if none is allowed, the fruit's own acid has to do. */
export function acid(...ids: IngredientId[]): Slot {
  return { kind: 'acid', ids }
}

/** The sweet of a drink: the given ones first, then those that any bar can make. */
export function sweet(...ids: IngredientId[]): Slot {
  return { kind: 'sweet', ids: [...new Set([...ids, ...usualSweets])] }
}

/** Foam for a shaken drink: egg white or aquafaba (the water in which chickpeas were cooked). */
export const foam = maybe(['clara', 1], ['grao_bico', 25])
