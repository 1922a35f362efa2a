import { itemKind } from '../../base/house/item-kind.ts'
import { NameIndex } from '../../base/match-items.ts'
import { canonicalName, type Measure, measureOf } from '../../base/same-item.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { KnownPrice } from './known-prices.ts'
import {
  asksForPlain,
  dosesFor,
  isFruitCaipirinha,
  otherWithDe,
  plainOf,
  servedAs,
  withoutBrand,
  wordsOf,
} from './plain-item.ts'

export type Group = { item: string; measure: Measure | null; prices: KnownPrice[] }
/** `costBefore`: its cost in R$ before a supplier's rise that the owner tells of. */
export type OwnItem = MenuItem & { measure: Measure | null; costBefore?: number }

export const kindOf = ({ name, category }: Pick<OwnItem, 'name' | 'category'>) =>
  itemKind({ name, section: category })

const sizeKey = (measure: Measure | null) => (measure ? `${measure.amount}${measure.unit}` : '')

/** Groups prices of the same item at the same size under the name written first. */
export function groupItems(prices: readonly KnownPrice[]): Group[] {
  const groups: Group[] = []
  const indexes = new Map<string, { names: NameIndex; at: number[] }>()
  for (const price of prices) {
    const measure = measureOf(price.item)
    const name = canonicalName(price.item)
    const index = indexes.get(sizeKey(measure)) ?? { names: new NameIndex(), at: [] }
    indexes.set(sizeKey(measure), index)
    const group = groups[index.at[index.names.find(name)] ?? -1]
    if (group) group.prices.push(price)
    else {
      index.names.add(name)
      index.at.push(groups.length)
      groups.push({ item: price.item, measure, prices: [price] })
    }
  }
  return groups
}

/**
 * How a competitor's item relates to the house's: same size, other size, or unknown size; `several` if a general name
 * ("burger") fits more than one item of the house, or a general item of the house ("Long neck") may be it. `besides`: what
 * else of the house has the word in its name.
 */
export type Match =
  | { size: 'same' | 'untold' | 'other'; own: OwnItem; besides?: readonly OwnItem[] }
  | { size: 'several'; own: readonly OwnItem[] }

type Listed = {
  item: OwnItem
  name: string
  words: ReadonlySet<string>
  /** The name with brands replaced by their kind: "Skol" becomes "cerveja". */
  general: ReadonlySet<string>
  section: ReadonlySet<string>
  /** Name, section and description. */
  told: ReadonlySet<string>
  dose: boolean
}

const having = (words: readonly string[], own: ReadonlySet<string>) =>
  words.length > 0 && words.every((word) => own.has(word))

/** Items of the house with a more general name: "heineken long neck" matches "Long neck", not the 600 ml bottle. */
function moreGeneral(item: string, words: readonly string[], listed: readonly Listed[]): Match | null {
  const [head = ''] = words
  const hasDe = / (?:de|com|ao|na|no) /i.test(item)
  if (hasDe && otherWithDe.has(head)) return null
  const isLongNeck = words.includes('longneck')
  const isOtherBottle = (one: Listed) => isLongNeck && !one.words.has('longneck') && one.item.measure !== null
  const general = listed.filter((one) => !isOtherBottle(one) && having([...one.words], new Set(words)))
  const [first] = general
  const rest = words.filter((word) => !first?.words.has(word))
  const isPackage = isLongNeck && first?.words.has('longneck')
  if (first && general.length === 1 && (isPackage || rest.every((word) => servedAs.has(word)))) {
    return { own: first.item, size: 'same' }
  }
  if (general.length === 0) return null
  const alike = listed.filter(
    (one) => !hasDe && !isOtherBottle(one) && !general.includes(one) && one.name.startsWith(head || ' '),
  )
  return { own: [...general, ...alike].map(({ item: own }) => own), size: 'several' }
}

/** The house's items that a name may refer to; only likely ones. */
function candidatesOf(
  words: readonly string[],
  listed: readonly Listed[],
): { near: Listed[]; byName: Listed[] } {
  const byName = listed.filter((one) => having(words, one.words))
  const fruity = listed.filter(
    (one) => words.length === 1 && isFruitCaipirinha(words[0] ?? '', [...one.words]),
  )
  if (fruity.length > 0) return { near: fruity, byName }
  // "Pizza calabresa grande" is the house's "Calabresa" under "Pizzas grandes".
  const named =
    byName.length > 0
      ? byName
      : listed.filter(
          (one) =>
            words.some((word) => one.words.has(word) && !one.section.has(word)) &&
            words.every((word) => one.words.has(word) || one.section.has(word)),
        )
  // "bowl vegano" is the house's "Bowl de grão-de-bico", described as "vegano".
  const described =
    named.length > 0 || words.length < 2
      ? []
      : listed.filter((one) => one.words.has(words[0] ?? '') && having(words, one.told))
  if (described.length > 0) return { near: described, byName }
  // "torresmo" matches the house's "torresmo de rolo", and "burger" any item of its section "Hambúrgueres".
  const inSection = named.length === 1 ? [] : listed.filter((one) => having(words, one.section))
  return { near: [...new Set([...named, ...inSection])], byName }
}

/** "Coca lata" of a house that sells "Refrigerante lata", or "cerveja 600 ml" of one that sells Skol and Brahma. */
function byBrand(words: readonly string[], listed: readonly Listed[]): Listed[] {
  const general = withoutBrand(words)
  return general
    ? listed.filter((one) => one.general.size === 0 && having(general, one.words))
    : listed.filter((one) => having(words, one.general))
}

/** What a drink is served in. */
const vessels = new Set(['copao', 'copo', 'taca', 'caneca', 'vidro', 'pote'])

/** Sizes by name, which a house with one size leaves out. */
const sizeWords = new Set(['grande', 'media', 'pequena', 'familia', 'broto', 'inteira', 'gigante'])

/** Finds the house's item for a name and size; "margherita grande" is its only margherita, of a size that it does not name. */
export function ownItems(menu: readonly OwnItem[]): (group: Group) => Match | null {
  const find = finderOf(menu)
  return (group) => {
    const found = find(group)
    const words = wordsOf(group.item)
    const plain = words.filter((word) => !sizeWords.has(word))
    const isFound = found !== null && found.size !== 'several'
    if (isFound || plain.length === 0 || plain.length === words.length) return found
    const sized = find({ ...group, item: plain.join(' ') })
    const owns = sized === null ? [] : sized.size === 'several' ? sized.own : [sized.own]
    const hasSize = owns.some(({ name, category }) =>
      wordsOf(`${name} ${category ?? ''}`).some((word) => sizeWords.has(word)),
    )
    return sized === null || hasSize || sized.size === 'several' ? found : { ...sized, size: 'untold' }
  }
}

function finderOf(menu: readonly OwnItem[]): (group: Group) => Match | null {
  const listed = menu.map((item) => ({
    item,
    name: canonicalName(item.name),
    words: new Set(wordsOf(item.name)),
    general: new Set(withoutBrand(wordsOf(item.name)) ?? []),
    section: new Set(wordsOf(item.category ?? '')),
    told: new Set(wordsOf(`${item.name} ${item.category ?? ''} ${item.description ?? ''}`)),
    dose: kindOf(item) === 'dose',
  }))
  const distinct = [...new Set(listed.map(({ name }) => name))]
  const names = new NameIndex(distinct)
  return ({ item, measure }) => {
    const same = distinct[names.find(canonicalName(item))]
    const words = wordsOf(item)
    // A combo is compared only with a combo of the same name.
    if (same === undefined && /\+|^combo\b/i.test(item)) return null
    const doses = same === undefined ? dosesFor(words, listed) : null
    if (doses?.length === 0) return null
    const { near: told, byName } = candidatesOf(words, listed)
    const near = doses ?? (told.length > 0 ? told : fitting(byBrand(words, listed), measure))
    const plain = same === undefined ? plainOf(words, asksForPlain(words) ? listed : near) : undefined
    if (same === undefined && !plain && asksForPlain(words)) {
      // "Caipirinha no copão" is the house's only caipirinha, in its glass.
      const [only] = byName
      if (
        only &&
        byName.length === 1 &&
        [...only.words].every((word) => words.includes(word) || vessels.has(word))
      )
        return { own: only.item, size: 'untold' }
      return byName.length === 0 ? null : { own: byName.map(({ item: own }) => own), size: 'several' }
    }
    // "caranguejo" is "Caranguejo toc-toc" rather than "Casquinha de caranguejo".
    const begun = near.filter((one) => one.name.startsWith(`${canonicalName(item)} `))
    const [first] = begun
    const headed = begun.length === 1 && near.length > 1 && byName.length > 1 ? first : undefined
    const chosen = plain ?? headed
    const besides = headed && !plain ? near.filter((one) => one !== headed).map(({ item: own }) => own) : []
    const found = same !== undefined ? listed.filter((own) => own.name === same) : chosen ? [chosen] : near
    const rest = besides.length > 0 && same === undefined ? { besides } : {}
    if (same === undefined && near.length === 0 && !chosen) return moreGeneral(item, words, listed)
    if (same === undefined && near.length > 1 && !chosen) {
      const sized = near.filter(({ item: own }) => measure && sizeKey(own.measure) === sizeKey(measure))
      const alike = near.filter(({ item: own }) => measure && own.measure?.unit === measure.unit)
      const [only] = sized.length === 1 ? sized : alike
      if (only && sized.length !== 1 && alike.length === 1) return { own: only.item, size: 'other' }
      // One of another size is no pair.
      const open = sized.length > 1 ? sized : near
      if (sized.length !== 1) return { own: open.map(({ item: own }) => own), size: 'several' }
    }
    const sized = found.find(({ item: own }) => sizeKey(own.measure) === sizeKey(measure))
    if (sized) return { own: sized.item, size: 'same', ...rest }
    const untold = found.find(({ item: own }) => own.measure === null || measure === null)
    if (untold) return { own: untold.item, size: 'untold', ...rest }
    const other = found.find(({ item: own }) => own.measure?.unit === measure?.unit) ?? found[0]
    return other ? { own: other.item, size: 'other', ...rest } : null
  }
}

/** The candidates of the same size, if there are any: a can does not match a 600 ml bottle. */
function fitting(found: readonly Listed[], measure: Measure | null): Listed[] {
  const sized = found.filter(({ item }) => sizeKey(item.measure) === sizeKey(measure))
  return sized.length > 0 ? sized : [...found]
}

type Matched = Group & { match: Match | null }

/** Whether the sizes agree, or only one side states a size: "batata" and "batata 300 g". */
const mayBeOneSize = (a: Matched, b: Matched) =>
  sizeKey(a.measure) === sizeKey(b.measure) || a.measure === null || b.measure === null

/**
 * Merges items that competitors name differently and the house sells as one at one size: "pizza margherita" and
 * "margherita" give three prices of one pizza, not two and one. A competitor that sells both names keeps both.
 */
export function joinGroups(groups: readonly Matched[]): Matched[] {
  const joined: Matched[] = []
  const sharesSeller = (a: Group, b: Group) =>
    a.prices.some((one) => b.prices.some(({ competitor }) => competitor === one.competitor))
  for (const group of groups) {
    const { match } = group
    const first =
      match === null || match.size === 'several' || match.size === 'other'
        ? undefined
        : joined.find(
            (other) =>
              other.match?.own === match.own &&
              other.match.size !== 'other' &&
              mayBeOneSize(other, group) &&
              !sharesSeller(other, group),
          )
    if (first === undefined || match === null || match.size === 'several') joined.push({ ...group })
    else {
      first.item = match.own.name
      // A price that decides nothing makes no size of the others unknown.
      const wasOpen = first.prices.every(({ away }) => away !== undefined)
      const isOpen = group.prices.every(({ away }) => away !== undefined)
      first.prices = [...first.prices, ...group.prices]
      if (match.size === 'untold' ? !isOpen : wasOpen) first.match = match
    }
  }
  return joined
}
