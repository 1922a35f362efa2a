import { foldAccents, tokenize } from '../../../base/language/text.ts'
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import { isStrictKind } from '../../../base/request/item-kinds.ts'
import { itemsNamed } from '../menu-plan/menu-items.ts'
import type { About } from '../menu-plan/reading.ts'

/** What the words of a clause name of a menu: an item, items by a common word, or a section. */
export type Subject = { name: string; items: readonly string[]; isSection: boolean }

const article =
  /^(?:(?:todos|todas|tod[oa])\s+)?(?:o|a|os|as|um|uma|meus?|minhas?|nosso|nossa|nossos|nossas|aquel[ae]s?|ess[ae]s?|est[ae]s?)\s+/
const link = /^(?:d[oae]s?|n[oa]s?|em|por|pel[oa]s?|ao|aos)\s+/
const genus =
  /^(?:secao|secoes|pratos?|itens|item|opcoes|drinks?|pizzas?|hamburguer(?:es)?|sanduiches?)\s+(?:d[oae]s?\s+)?/

const plain = (said: string) =>
  tokenize(said)
    .map((word) => word.replace(/is$/, 'il'))
    .join(' ')

/** "salmao" as the menu spells it. */
const spelled = (said: string, name: string) =>
  said
    .split(' ')
    .map(
      (word) =>
        name
          .split(/\s+/)
          .find((own) => plain(own) === plain(word))
          ?.toLowerCase() ?? word,
    )
    .join(' ')

/** The subject that a whole phrase names; null if a word of it is of something else. */
export function subjectOf(phrase: string, about: Pick<About, 'names'>): Subject | null {
  let said = foldAccents(phrase)
    .trim()
    .toLowerCase()
    .replace(/ de 2$/, ' de dois')
    .replace(/\s+tud[ao]$/, '')
  for (const words of [link, article]) said = said.replace(words, '')
  if (said.length < 3) return null
  const sections = [
    ...new Set(about.names.flatMap(({ section, name, isSection }) => (isSection ? [name] : (section ?? [])))),
  ]
  const section = sections.find((name) => plain(name) === plain(said))
  if (section !== undefined) {
    const items = about.names.filter((one) => !one.isSection && one.section === section)
    return items.length === 0
      ? null
      : { name: section, items: items.map(({ name }) => name), isSection: true }
  }
  const items = itemsNamed(said, about)
  if (items.length > 0)
    return {
      name: items.length === 1 && !isStrictKind(said) ? (items[0] ?? said) : spelled(said, items[0] ?? ''),
      items,
      isSection: false,
    }
  const words = plain(said).split(' ')
  const parts = sections.filter((name) => words.every((word) => plain(name).split(' ').includes(word)))
  const [only] = parts
  if (only !== undefined && parts.length === 1) return subjectOf(only, about)
  if (parts.length > 1) {
    const inside = about.names.filter((one) => !one.isSection && parts.includes(one.section ?? ''))
    return { name: said, items: inside.map(({ name }) => name), isSection: false }
  }
  const term = findTerm(said)
  const called = term?.words.flatMap((word) => itemsNamed(word, about)) ?? []
  if (term && called.length > 0 && term.kind !== 'style')
    return {
      name: called.length === 1 ? (called[0] ?? said) : term.name,
      items: [...new Set(called)],
      isSection: false,
    }
  const less = said.replace(genus, '')
  return less === said || less === '' ? null : subjectOf(less, about)
}

const joint = /\s*,\s*(?:e\s+)?|\s+e\s+|\s+nem\s+|\s*\+\s*|\s+com\s+/u

/** The subjects of a list, all of them or none. A name may contain "e" and "com" itself. */
export function subjectsOf(phrase: string, about: Pick<About, 'names'>): Subject[] | null {
  const whole = subjectOf(phrase, about)
  if (whole) return [whole]
  for (const found of phrase.matchAll(new RegExp(joint, 'gu'))) {
    const first = subjectOf(phrase.slice(0, found.index), about)
    if (!first) continue
    const others = subjectsOf(phrase.slice(found.index + found[0].length), about)
    if (others) return [first, ...others]
  }
  return null
}
