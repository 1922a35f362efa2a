/**
 * What a drink of the menu is made of, as far as its name says: a juice of its fruit, a plain caipirinha of lime. The
 * lexicon reads "suco" and "caipirinha" as any fruit, which would take every drink of a house with an allergy off the
 * list.
 */

import { foldAccents } from '../../base/language/text.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { spokenName } from './short-names.ts'

const juice =
  /^(?:sucos?|refresco)(?: natural)? de (\p{L}+(?:[ -]\p{L}+)?)(?: natural| integral| da polpa| da fruta)?$/u
const plainCaipirinha = /^caipirinha(?: (?:tradicional|classica|de limao))?$/
const mixedCaipirinha = /^caipirinha de (\p{L}+)$/u

/** Its fruit, by the pantry's name; null if the name leaves them open, or the menu describes the drink itself. */
export function drinkContents({
  name,
  description,
}: Pick<MenuItem, 'name' | 'description'>): string[] | null {
  if (description) return null
  const plain = foldAccents(spokenName(name))
  if (plainCaipirinha.test(plain)) return ['suco de limão-taiti']
  const fruit = juice.exec(plain)?.[1]
  if (fruit) return [written(name, fruit)]
  const mixed = mixedCaipirinha.exec(plain)?.[1]
  return mixed ? [written(name, mixed)] : null
}

/** The menu's own spelling of a folded word: "caja" → "cajá". */
function written(name: string, folded: string): string {
  const start = foldAccents(name).indexOf(folded)
  const own = name.slice(start, start + folded.length)
  return foldAccents(own) === folded ? own.toLowerCase() : folded
}
