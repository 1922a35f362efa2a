/**
 * What a drink of the menu is made of, as far as its name says: a juice of its fruit, a plain caipirinha of lime. The
 * lexicon reads "suco" and "caipirinha" as any fruit, which would take every drink of a house with an allergy off the
 * list.
 */

import { foldAccents } from '../../base/language/text.ts'
import { ingredients } from '../../base/pantry/bar.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { spokenName } from './short-names.ts'

const juice =
  /^(?:sucos?|refresco)(?: natural)? de (\p{L}+(?:[ -]\p{L}+)?)(?: natural| integral| da polpa| da fruta)?$/u
const plainCaipirinha = /^caipirinha(?: (?:tradicional|classica|de limao|de cachaca))?$/
const mixedCaipirinha = /^caipirinha de (?!cachaca$)(\p{L}+)$/u

/** The fruit that a drink's name gives; null if the name leaves it open, or the menu describes the drink itself. */
export function fruitOf({ name, description }: Pick<MenuItem, 'name' | 'description'>): string | null {
  if (description) return null
  const plain = foldAccents(spokenName(name))
  if (plainCaipirinha.test(plain)) return 'limão-taiti'
  const fruit = juice.exec(plain)?.[1] ?? mixedCaipirinha.exec(plain)?.[1]
  return fruit === undefined ? null : written(name, fruit)
}

/** The same by the pantry's name, "polpa de cajá"; null if the pantry does not know it. */
export function drinkContents(item: Pick<MenuItem, 'name' | 'description'>): string[] | null {
  const fruit = fruitOf(item)
  if (fruit === null) return null
  const names = [fruit, `polpa de ${fruit}`, `suco de ${fruit}`].map(foldAccents)
  const known = ingredients.find(({ name }) => names.includes(foldAccents(name)))
  return known ? [known.name] : null
}

/** The menu's own spelling of a folded word: "caja" → "cajá". */
function written(name: string, folded: string): string {
  const start = foldAccents(name).indexOf(folded)
  const own = name.slice(start, start + folded.length)
  return foldAccents(own) === folded ? own.toLowerCase() : folded
}
