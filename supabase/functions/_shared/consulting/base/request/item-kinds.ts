/** Kinds of items that owners name, whatever the sections of their menu are called: "as porções", "bebidas com álcool". */
import { hasAlcohol, itemKind } from '../house/item-kind.ts'
import { foldAccents } from '../language/text.ts'
import { memoized } from '../memoized.ts'

type Item = { name: string; section?: string | null }
type Kind = { label: string; words: RegExp; holds: (item: Item & { section: string | null }) => boolean }

const starters = /petisco|por[cç][oõ]es|entrada|tira-?gosto|aperitivo|belisc/i

const kinds: readonly Kind[] = [
  {
    label: 'porções',
    words: /^(?:porcoes|petiscos|tira-? ?gostos|aperitivos|entradas|comidinhas)$/,
    holds: (item) =>
      itemKind(item) === 'dish' && (starters.test(item.section ?? '') || /^por[cç][aã]o\b/i.test(item.name)),
  },
  {
    label: 'drinks',
    words: /^(?:drinks|drinques|coqueteis)$/,
    holds: (item) =>
      itemKind(item) === 'drink' &&
      hasAlcohol(item) &&
      !/\b(?:chopp?e?|ta[cç]a|vinho|garrafa|750 ?ml)\b|^(?:espumante|prosecco|champanhe)\b/i.test(
        item.name,
      ) &&
      !/garraf|vinho|espumante/i.test(item.section ?? ''),
  },
  {
    label: 'bebidas com álcool',
    words: /^bebidas? (?:com alcool|alcoolicas?)$|^(?:os )?alcoolicos$/,
    holds: hasAlcohol,
  },
  {
    label: 'bebidas sem álcool',
    words: /^bebidas? (?:sem alcool|nao alcoolicas?)$/,
    holds: (item) => !['dish', 'side'].includes(itemKind(item)) && !hasAlcohol(item),
  },
]

/** Every phrase of a request is compared with every item of the house. */
const kindsOf = memoized((said: string): readonly Kind[] => {
  const plain = foldAccents(said).trim()
  return kinds.filter(({ words }) => words.test(plain))
})

/** Whether an owner's word is for the kind that an item is of. */
export const isOfKind = (said: string, { name, section = null }: Item): boolean =>
  kindsOf(said).some(({ holds }) => holds({ name, section }))

/**
 * The kind that a phrase names, as wishes name it, if the house has such items and no section of that name holds them all;
 * undefined otherwise.
 */
export function kindNamed(
  phrase: string,
  names: readonly (Item & { isSection: boolean })[],
): string | undefined {
  const [kind] = kindsOf(phrase)
  if (!kind) return undefined
  const isHeading = names.some(
    ({ name, isSection }) => isSection && foldAccents(name) === foldAccents(phrase).trim(),
  )
  const found = names.some((one) => !one.isSection && isOfKind(phrase, one))
  return found && !isHeading ? kind.label : undefined
}
