/** What an item is by the section that it stands in: among pizzas, "Carne de sol com nata" is one. */
import { foldAccents } from '../../base/language/text.ts'
import { familyOf } from './tables/families.ts'

/** Sections that say how all their items are made, with the dish that each of them is. */
const preparations: readonly (readonly [section: RegExp, dish: string])[] = [
  [/^pizzas?\b/, 'pizza'],
  [/^(?:mini ?)?past(?:el|eis)\b/, 'pastel'],
  [/^tapiocas?\b/, 'tapioca'],
  [/^(?:hamburgu|burgue?r|smash|sandu)/, 'sanduíche'],
  [/^(?:espet|churrasquinho)/, 'espetinho'],
  [/^(?:massas?|risotos?)\b/, 'massa'],
  [/^saladas?\b/, 'salada'],
  [/^(?:caldos?|caldinhos?|sopas?)\b/, 'caldo'],
  [/^cuscuz\b/, 'cuscuz'],
]

/** Sections of dishes whose preparation the table of words does not know: their items are told by name only. */
const otherwise =
  /^(?:crepes?|panquecas?|temakis?|sushis?|sashimis?|uramakis?|hot ?rolls?|combinados?|omeletes?|wraps?|esfihas?|calzones?|empadas?|quiches?)\b/

/** The name under which the tables of words know an item. */
export function preparedName(name: string, section: string | null): string {
  const folded = foldAccents(section ?? '')
    .toLowerCase()
    .trim()
  const dish = preparations.find(([words]) => words.test(folded))?.[1]
  if (dish !== undefined) return familyOf(name, false) === familyOf(dish, false) ? name : `${dish} ${name}`
  if (otherwise.test(folded)) return `${folded.split(/\s+/)[0]} ${name}`
  return name
}
