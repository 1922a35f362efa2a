import type { Candidate } from '../../base/drinks/candidate.ts'
import { templates } from '../../base/drinks/templates.ts'
import { tokenize } from '../../base/language/text.ts'
import type { Tag } from '../../base/pantry/ingredient.ts'

/** What a drink's name usually omits: its sour, its sweet, its bubbles. */
const unsaid: ReadonlySet<Tag> = new Set(['added_sugar', 'honey', 'citrus', 'soda', 'alcohol', 'egg'])
const plain: ReadonlySet<string> = new Set(['agua', 'agua_gas', 'sal'])
const small = new Set(['de', 'do', 'da', 'com', 'e', 'ao', 'a', 'o', 'na', 'no', 'casa'])

/** The words of a house's drinks, for {@link isServed}. */
export const drinkWords = (name: string) =>
  tokenize(name.replace(/\([^)]*\)/g, '')).filter((word) => !small.has(word))

/**
 * Whether the house already sells the drink under the name of its kind: a spritz with caju if it has a "Spritz de
 * caju". A further flavour makes it a different drink, a further sweetener does not.
 * @param menu the words of each item
 */
export function isServed(
  { base, concept, portions }: Pick<Candidate, 'base' | 'concept' | 'portions'>,
  menu: readonly (readonly string[])[],
): boolean {
  const [form = ''] = tokenize(templates[concept.template].label)
  const alike = menu.filter((words) => words.includes(form))
  if (alike.length === 0) return false
  const items = (base ? portions.slice(1) : portions).map(({ item }) => item)
  const inside = new Set(items.flatMap(({ family }) => tokenize(family)))
  const flavours = items.filter(({ tags, id }) => !plain.has(id) && !tags.some((tag) => unsaid.has(tag)))
  return alike.some((words) => {
    const rest = words.filter((word) => word !== form)
    return (
      rest.length > 0 &&
      rest.every((word) => inside.has(word)) &&
      flavours.every(({ family }) => tokenize(family).some((word) => rest.includes(word)))
    )
  })
}
