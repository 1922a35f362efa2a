/** Replacements for the cachaça in a drink without alcohol. */

import { type IngredientId, ingredient } from '../pantry/bar.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import type { Portion } from './candidate.ts'
import type { Path } from './templates.ts'

/** Ingredients that may replace the cachaça. */
export type Companions = readonly Ingredient[]

/** Each with the flavours that it continues. */
const standIns: readonly (readonly [IngredientId, ReadonlySet<string>])[] = [
  ['cajuina', new Set(['umbu', 'cajá', 'tamarindo', 'gengibre', 'rapadura', 'limão-cravo', 'tangerina'])],
  ['cha_capim_santo', new Set(['manga', 'acerola', 'kiwi', 'mel de abelha', 'mel de jandaíra', 'seriguela'])],
  [
    'agua_coco',
    new Set(['abacaxi', 'maracujá', 'graviola', 'banana', 'leite condensado', 'café', 'mangaba', 'coco']),
  ],
  ['cha_hibisco', new Set(['melancia', 'goiaba', 'morango', 'hortelã', 'manjericão', 'limão-taiti'])],
  ['agua_gas', new Set()],
]

/** Possible replacements in this house; those that its menu already uses come first. */
export function companionsOf(used: ReadonlySet<string>, allows: (item: Ingredient) => boolean): Companions {
  return standIns
    .map(([id]) => ingredient(id))
    .filter(allows)
    .toSorted((a, b) => Number(used.has(b.id)) - Number(used.has(a.id)))
}

/** Carbonated ingredients, which go in last and are never shaken, blended or warmed. */
const bears = (path: Path, item: Ingredient) => item.phase !== 'top' || path.method === 'build'

/**
 * The replacement that continues a flavour of the drink, or the first one that adds a flavour of its own. Null if none
 * is allowed.
 */
export function companionFor(
  companions: Companions,
  rest: readonly Portion[],
  path: Path,
): Ingredient | null {
  const families = new Set(rest.map(({ item }) => item.family))
  const open = companions.filter((item) => bears(path, item) && !families.has(item.family))
  const carried = ({ id }: Ingredient) => {
    const carries = standIns.find(([standIn]) => standIn === id)?.[1]
    return [...families].filter((family) => carries?.has(family)).length
  }
  const [best] = open.toSorted((a, b) => carried(b) - carried(a))
  return best ?? null
}
