/** The dishes and drinks that a phrase names. A list is read whole or not at all. */

import { foldAccents } from '../../base/language/text.ts'
import { memoized } from '../../base/memoized.ts'
import { dishKindOf } from '../../base/pairing/named-dishes.ts'
import { isNamedServe, serveKindOf } from '../../base/pairing/named-serves.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { HouseName } from '../words/vocabulary.ts'

const determiners =
  /^(?:(?:(?:o|a|os|as|um|uma|uns|umas|n[oa]s?|d[oae]s?|ao|aos|pr[oa]s?|para|pra|com|em|todo|toda|todos|todas|cada|noss[oa]s?|meus?|minhas?|qualquer)|pratos? (?:de|com|d[oa]s?))\s+)+/
const trailing = /\s+(?:todos?|todas?|tudo|sempre|tambem|tb|mesmo|aqui|da casa|do cardapio|ta|ne|por favor)$/

function plain(phrase: string): string {
  let words = phrase.trim()
  for (let last = ''; last !== words; ) {
    last = words
    words = words.replace(trailing, '').replace(determiners, '').trim()
  }
  return words
}

/** The parts of "a, b e c", "a ou b". */
const partsOf = (phrase: string): string[] => phrase.split(/\s*,\s*(?:(?:e|ou|nem)\s+)?|\s+(?:e|ou|nem)\s+/)

/** Sections that most menus have, and that our own kinds of dish mean as well. */
const usualSection = /^(?:(?:pratos )?principa(?:l|is)|entradas?|petiscos?|sobremesas?)$/

const isColour = /(?:^|\s)(?:tint|branc|rosad)os?$|(?:^|\s)roses?$/

const asLine = ({ name, section }: HouseName) => ({
  name,
  category: section,
  description: null,
  price: null,
  cost: null,
})

/** The house's own name for a phrase: of one item the whole name, of several the phrase. */
function ownName(words: string, items: readonly HouseName[]): string | null {
  if (words.length < 3) return null
  // "fondues doces" is the section of that name, before the one fondue "de doce de leite".
  if (items.some(({ section }) => section !== null && isSameWords(section, words))) return words
  const named = items.filter(({ name }) => namesItem(words, { name }))
  // "a pizza de camarão": the section's name before the item's.
  const [, head = '', rest = ''] = /^(\p{L}{4,}) (?:d[eao]s? |com )?(.+)$/u.exec(words) ?? []
  if (named.length === 0 && rest !== '') {
    const within = items.filter(
      ({ name, section }) =>
        section !== null && stemOf(foldAccents(section)) === stemOf(head) && namesItem(rest, { name }),
    )
    if (within.length === 1 && within[0]) return within[0].name
  }
  // An item of that name comes before all that stand in a section of it.
  const found =
    named.length > 0 ? named : items.filter(({ name, section }) => namesItem(words, { name, section }))
  const [first] = found
  return first && found.length === 1 ? first.name : first ? words : null
}

const stemsOf = memoized((phrase: string) =>
  foldAccents(phrase)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .map(stemOf)
    .join(' '),
)
const isSameWords = (one: string, other: string) => stemsOf(one) === stemsOf(other)

/** "pratos quentes" without its first word. */
const withoutDishes = (phrase: string) => phrase.toLowerCase().replace(/^pratos? /, '')

/** A drink that the house may not have: "cerveja artesanal", "gin". */
const unknownDrink = (words: string): string | null =>
  /^(?:cerveja|chope|vinho|espumante|suco|drink|gin|vodka|whisky|uisque|licor|kombucha|cha|sake|saque|rum|tequila)(?: [\p{L}]+){0,3}$/u.test(
    words,
  ) && !/ (?:com|sem|e|ou|nem|para|pra|de|da|do|n[ao]|em|nao|so|mais|menos|fora)(?: |$)/.test(words)
    ? words
    : null

/** The first word without its plural. */
const stemOf = (phrase: string) =>
  (phrase.toLowerCase().split(' ', 1)[0] ?? '').replace(/(?:oes|aes|s)$/, '').slice(0, 7)

export class Names {
  private readonly dishes: readonly HouseName[]
  private readonly drinks: readonly HouseName[]

  constructor(names: readonly HouseName[]) {
    const items = names.filter(({ isSection }) => !isSection)
    this.drinks = items.filter((item) => isDrinkLine(asLine(item)))
    this.dishes = items.filter((item) => !this.drinks.includes(item))
  }

  private listOf(phrase: string, one: (words: string) => string | null): string[] | null {
    const whole = one(plain(phrase))
    if (whole !== null) return [whole]
    const parts = partsOf(phrase).map((part) => one(plain(part)))
    return parts.length > 1 && parts.every((part) => part !== null) ? [...new Set(parts)] : null
  }

  /** The dishes that a folded phrase names; null if any of it names none. */
  dishesIn(phrase: string): string[] | null {
    return this.listOf(phrase, (words) => dishKindOf(words) ?? ownName(words, this.dishes))
  }

  /** The drinks that a folded phrase names; null if any of it names none. */
  servesIn(phrase: string): string[] | null {
    return this.listOf(
      phrase,
      // One wine of that colour is meant by its colour.
      (words) =>
        (isColour.test(words) ? ownName(words, this.drinks) : null) ??
        serveKindOf(words) ??
        ownName(words, this.drinks) ??
        unknownDrink(words),
    )
  }

  /** The menu's own drinks that a name of drinks means, without those that other names do. */
  othersOf(serve: string, but: readonly string[]): string[] {
    const isOf = (named: string, name: string) => isNamedServe(named, { name, isDose: false })
    return this.drinks.flatMap(({ name }) =>
      isOf(serve, name) && !but.some((one) => isOf(one, name)) ? [name] : [],
    )
  }

  /** Whether a phrase is a kind of dish or drink, or begins as a name of the menu does: "limão" is no caipirinha. */
  isHead(phrase: string): boolean {
    if (dishKindOf(phrase) !== null || serveKindOf(phrase) !== null) return true
    const head = stemOf(phrase)
    if (/^\p{L}{4,} (?:d[eao]s? |com )?\p{L}/u.test(phrase) && this.dishIn(phrase) !== null) return true
    return [...this.dishes, ...this.drinks].some(
      ({ name, section }) =>
        stemOf(foldAccents(name)) === head || (section !== null && stemOf(foldAccents(section)) === head),
    )
  }

  /** Whether a phrase is the whole name of an item: "camarão ao alho e óleo". */
  isWhole(phrase: string): boolean {
    return [...this.dishes, ...this.drinks].some(({ name }) => foldAccents(name).toLowerCase() === phrase)
  }

  /** The dishes whose names hold all words of a phrase. */
  dishesWith(phrase: string): string[] {
    return this.withWords(phrase, this.dishes)
  }

  /** The drinks whose names hold all words of a phrase. */
  drinksWith(phrase: string): string[] {
    return this.withWords(phrase, this.drinks)
  }

  private withWords(phrase: string, items: readonly HouseName[]): string[] {
    const words = plain(phrase)
      .split(' ')
      .filter((word) => word.length > 3)
    if (words.length === 0) return []
    return items.flatMap(({ name }) => {
      const own = foldAccents(name)
        .toLowerCase()
        .split(/[^\p{L}]+/u)
      return words.every((word) => own.some((one) => stemOf(one) === stemOf(word))) ? [name] : []
    })
  }

  /** One drink: the only one that the phrase names. */
  serveIn(phrase: string): string | null {
    const [only, ...others] = this.servesIn(phrase) ?? []
    return only !== undefined && others.length === 0 ? only : null
  }

  /**
   * A kind of dish, or the section that the house calls so: with "Quentes" on the menu, "pratos quentes" are that
   * section, and "petiscos" that of the name where "Entradas" stand apart.
   */
  groupIn(phrase: string): string | null {
    const said = withoutDishes(plain(phrase))
    const sections = [...new Set(this.dishes.flatMap(({ section }) => section ?? []))]
    const [own, ...others] = sections.filter((one) => isSameWords(withoutDishes(foldAccents(one)), said))
    if (own === undefined || others.length > 0) return this.dishIn(phrase)
    const kind = dishKindOf(plain(phrase))
    const isShared = sections.some(
      (one) => one !== own && dishKindOf(foldAccents(one).toLowerCase()) === kind,
    )
    return kind === null || (usualSection.test(said) && !isShared) ? this.dishIn(phrase) : own
  }

  /** The sections of dishes that begin with a word: "tapas" are "Tapas frias" and "Tapas quentes". */
  sectionsOf(phrase: string): string[] | null {
    const head = stemOf(plain(phrase))
    const found = [...new Set(this.dishes.flatMap(({ section }) => section ?? []))].filter(
      (section) => stemOf(foldAccents(section)) === head,
    )
    return found.length > 0 && !plain(phrase).includes(' ') ? found : null
  }

  /** The word that several sections of dishes begin with: a part of a combo by it. */
  headIn(phrase: string): string | null {
    return this.sectionsOf(phrase) === null ? null : plain(phrase)
  }

  /** Whether a name is that of a section. */
  isSection(name: string): boolean {
    return this.dishes.some(({ section }) => section === name)
  }

  /** One dish: the only one that the phrase names. */
  dishIn(phrase: string): string | null {
    const [only, ...others] = this.dishesIn(phrase) ?? []
    return only !== undefined && others.length === 0 ? only : null
  }
}
