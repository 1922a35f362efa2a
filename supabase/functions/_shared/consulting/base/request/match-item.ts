import { containsPhrase, tokenize } from '../language/text.ts'
import { isSameName } from '../match-items.ts'
import { remembered } from '../remembered.ts'

/** "Cerveja de 600" is on the menu as "Cerveja 600 ml". */
const wordsOf = remembered((name): readonly string[] => tokenize(name.replace(/\bde (?=\d)/giu, '')))

/** An item of a menu, as far as wishes name it. */
export interface NamedItem {
  name: string
  section?: string | null
}

/** How closely the owner's word names an item: its name, words of its name, its section, or all items. */
export type Closeness = 'name' | 'words' | 'section' | 'all'

/** What a wish about all items of the house names. */
export const everyItem = 'todos os itens'

const holdsAll = (words: readonly string[], phrase: readonly string[]) =>
  phrase.length > 0 && phrase.every((word) => words.includes(word))

/** How an owner's word names an item; null where it does not. "Cerveja" names "Cerveja Pilsen 600 ml" and all under "Cervejas". */
export function closenessOf(said: string, { name, section }: NamedItem): Closeness | null {
  if (said === everyItem) return 'all'
  if (isSameName(said, name)) return 'name'
  const phrase = wordsOf(said)
  if (containsPhrase(wordsOf(name), phrase) || holdsAll(wordsOf(name), phrase)) return 'words'
  return section && holdsAll(wordsOf(section), phrase) ? 'section' : null
}

export const namesItem = (said: string, item: NamedItem): boolean => closenessOf(said, item) !== null

const order: readonly Closeness[] = ['name', 'words', 'section', 'all']

/** Of wishes about items those that name this one most closely: "Heineken" before "cervejas". */
export function closestTo<Wish extends { item: string }>(wishes: readonly Wish[], item: NamedItem): Wish[] {
  const near = wishes.map((wish) => ({ wish, closeness: closenessOf(wish.item, item) }))
  for (const closeness of order) {
    const found = near.filter((entry) => entry.closeness === closeness)
    if (found.length > 0) return found.map(({ wish }) => wish)
  }
  return []
}
