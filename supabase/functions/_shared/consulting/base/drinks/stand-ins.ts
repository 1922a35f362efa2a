/** What takes the place of the cachaça in a glass without alcohol. */

import { type IngredientId, ingredient } from '../pantry/bar.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import type { Portion } from './candidate.ts'
import type { Path } from './templates.ts'

/** What may stand in for the cachaça. */
export type Companions = readonly Ingredient[]

/** Each with the flavours that it carries on. */
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

/** What may stand in for the cachaça in this house: what its menu already uses first. */
export function companionsOf(used: ReadonlySet<string>, allows: (item: Ingredient) => boolean): Companions {
  return standIns
    .map(([id]) => ingredient(id))
    .filter(allows)
    .toSorted((a, b) => Number(used.has(b.id)) - Number(used.has(a.id)))
}

/** What bubbles goes in last: it is never shaken, blended or warmed. */
const bears = (path: Path, item: Ingredient) => item.phase !== 'top' || path.method === 'build'

/**
 * Of the companions the one that carries on what is in the glass, or the first that adds a flavour of its own.
 * Null where none may.
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
