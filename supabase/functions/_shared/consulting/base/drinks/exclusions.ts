import { isCachacaId } from '../cachacas.ts'
import { containsPhrase, tokenize } from '../language/text.ts'
import { ingredients, madeOf } from '../pantry/bar.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import type { Ingredient, Tag } from '../pantry/ingredient.ts'

/** Something the owner excluded. */
export interface Exclusion {
  /** As the screen shows it. */
  label: string
  tags: readonly Tag[]
  /** Phrases banned from all texts of the menu, tokenized. */
  phrases: readonly (readonly string[])[]
  /** Stated as an allergy or intolerance; handled more strictly than a dislike. */
  allergy: boolean
}

type Named = Pick<Ingredient, 'name' | 'words'> & { family?: string }

/** The pantry's words in comparable form; they never change, and every menu asks for them many times. */
const knownWords = new WeakMap<Named, readonly (readonly string[])[]>()

function wordsOf(item: Named): readonly (readonly string[])[] {
  const known = knownWords.get(item)
  if (known) return known
  const words = [item.name, item.family ?? '', ...item.words].map(tokenize)
  knownWords.set(item, words)
  return words
}

function mentions(item: Named, phrase: readonly string[]): boolean {
  return wordsOf(item).some((words) => containsPhrase(words, phrase))
}

function hits(exclusion: Exclusion, tags: readonly Tag[]): boolean {
  return tags.some((tag) => exclusion.tags.includes(tag))
}

/**
 * Whether the exclusions leave an ingredient in, with everything it is made of. The base is spared by the
 * tag `alcohol`, which is about other drinks, and kept out by its name. An allergy to nuts keeps out the
 * cachaça aged in the wood of the Brazil-nut tree as well: no trace is known, and none is promised.
 */
export function allowsIngredient(exclusions: readonly Exclusion[], item: Ingredient): boolean {
  return madeOf(item).every((part) =>
    exclusions.every((exclusion) => {
      if (exclusion.phrases.some((phrase) => mentions(part, phrase))) return false
      if (isCachacaId(part.id)) {
        return !(part.id === 'castanheira' && exclusion.allergy && exclusion.tags.includes('nut'))
      }
      return !hits(exclusion, part.tags)
    }),
  )
}

/** Whether the exclusions allow a garnish. */
export function allowsGarnish(exclusions: readonly Exclusion[], item: Garnish): boolean {
  return exclusions.every(
    (exclusion) => !hits(exclusion, item.tags) && !exclusion.phrases.some((phrase) => mentions(item, phrase)),
  )
}

/** Whether a text of the menu (a name, a story, a dish) avoids everything excluded. */
export function allowsText(exclusions: readonly Exclusion[], text: string): boolean {
  if (exclusions.length === 0) return true
  const tokens = tokenize(text)
  return exclusions.every((exclusion) => !exclusion.phrases.some((phrase) => containsPhrase(tokens, phrase)))
}

/** Whether a set of tags, such as a dish's, avoids everything excluded. */
export function allowsTags(exclusions: readonly Exclusion[], tags: readonly Tag[]): boolean {
  return exclusions.every((exclusion) => !hits(exclusion, tags))
}

/**
 * An exclusion less what the owner excepted, as in "sem cítricos, exceto limão": the category's tag gives
 * way to the names of its other members.
 */
export function withoutExceptions(exclusion: Exclusion, kept: readonly (readonly string[])[]): Exclusion {
  const isKept = (phrase: readonly string[]) => kept.some((word) => containsPhrase(phrase, word))
  const members = ingredients.filter((item) => hits(exclusion, item.tags))
  const spared = members.filter((item) => kept.some((phrase) => mentions(item, phrase)))
  if (spared.length === 0) return exclusion
  const others = members.filter((item) => !spared.includes(item)).map((item) => tokenize(item.family))
  return {
    ...exclusion,
    label: `${exclusion.label} (exceto ${kept.map((phrase) => phrase.join(' ')).join(', ')})`,
    tags: [],
    phrases: [...exclusion.phrases, ...others].filter((phrase) => !isKept(phrase)),
  }
}
