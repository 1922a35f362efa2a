import { containsPhrase, tokenize } from '../language/text.ts'
import { isSameName } from '../match-items.ts'
import { memoized } from '../memoized.ts'
import { isDrink } from '../pricing/elasticity.ts'
import { isOfKind, isStrictKind } from './item-kinds.ts'

/** "Cerveja de 600" matches "Cerveja 600 ml". */
const wordsOf = memoized((name): readonly string[] => tokenize(name.replace(/\bde (?=\d)/giu, '')))

/** The parts of a menu item that wishes can name. */
export interface NamedItem {
  name: string
  section?: string | null
}

/** What the owner's word matches: the item's name, words of its name, its section, or all items. */
export type Closeness = 'name' | 'words' | 'section' | 'all'

/** Words for all items of the house, for all that is drunk, and for all that is eaten. */
export const everyItem = 'todos os itens'
export const everyDrink = 'todas as bebidas'
export const everyDish = 'todos os pratos'

const classes: ReadonlySet<string> = new Set([everyItem, everyDrink, everyDish])

/** Whether an owner's word stands for all items, all that is drunk, or all that is eaten. */
export const isClass = (said: string): boolean => classes.has(said)

const holdsAll = (words: readonly string[], phrase: readonly string[]) =>
  phrase.length > 0 && phrase.every((word) => words.includes(word))

/** Alone they count: "três" is no "Três carnes". */
const numbers: ReadonlySet<string> = new Set(
  tokenize('um uma dois duas três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta'),
)

/**
 * How an owner's word matches an item; null if it does not. "Cerveja" matches "Cerveja Pilsen 600 ml" and everything
 * under "Cervejas".
 */
export function closenessOf(said: string, { name, section }: NamedItem): Closeness | null {
  if (said === everyItem) return 'all'
  if (said === everyDrink || said === everyDish)
    return isDrink(name, section ?? null) === (said === everyDrink) ? 'section' : null
  if (isSameName(said, name)) return 'name'
  const phrase = wordsOf(said)
  if (phrase.every((word) => numbers.has(word))) return null
  if (isStrictKind(said))
    return (section && holdsAll(wordsOf(section), phrase)) ||
      isOfKind(said, { name, section: section ?? null })
      ? 'section'
      : null
  if (containsPhrase(wordsOf(name), phrase) || holdsAll(wordsOf(name), phrase)) return 'words'
  if (section && holdsAll(wordsOf(section), phrase)) return 'section'
  // "Pratos para dois" of a section "Pratos" whose names say for how many they are.
  if (section && holdsAll([...wordsOf(section), ...wordsOf(name)], phrase)) return 'words'
  return isOfKind(said, { name, section: section ?? null }) ? 'section' : null
}

/** Whether a wish leaves an item out: "menos a cartola". */
export const isExcepted = (
  { except = [] }: { except?: readonly string[] | undefined },
  item: NamedItem,
): boolean => except.some((said) => closenessOf(said, item) !== null)

export const namesItem = (said: string, item: NamedItem): boolean => closenessOf(said, item) !== null

const order: readonly Closeness[] = ['name', 'words', 'section', 'all']

/** Of several wishes about items, those that match this one most closely: "Heineken" before "cervejas". */
export function closestTo<Wish extends { item: string; except?: readonly string[] | undefined }>(
  wishes: readonly Wish[],
  item: NamedItem,
): Wish[] {
  const near = wishes.map((wish) => ({
    wish,
    closeness: isExcepted(wish, item) ? null : closenessOf(wish.item, item),
  }))
  for (const closeness of order) {
    const found = near.filter((entry) => entry.closeness === closeness)
    if (found.length > 0) return found.map(({ wish }) => wish)
  }
  return []
}
