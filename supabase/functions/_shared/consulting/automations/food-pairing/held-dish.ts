/** What a dish of the menu has of an excluded food: it contains it, often or seldom does, or the menu does not say. */

import { allergenLabels } from '../../base/allergens.ts'
import { joinList } from '../../base/language/text.ts'
import { isDiet } from '../../base/lexicon/diets.ts'
import { type Exclusion, judge } from '../../base/lexicon/exclusion.ts'
import { groups } from '../../base/lexicon/knowledge.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { fullName } from '../../base/pairing/full-name.ts'
import { type MenuItemWords, menuItemVerdict } from '../../base/request/judge-exclusions.ts'
import { preparationOf, withUsual } from './preparations/index.ts'

/**
 * How certain it is that a dish contains an excluded food. `likely`: its usual preparation does, or a word of its name
 * may mean it. `possible`: some recipes or makers use it.
 */
export type Certainty = 'known' | 'likely' | 'possible' | 'unknown'

/** What is not vegan holds no "vegano". */
const isWay = (what: string) => isDiet(what) && !/sal|a[cç][uú]car/.test(what)
const holds = (what: string) => (isWay(what) ? `não é ${what}` : `leva ${what}`)
const mayHold = (what: string) => (isWay(what) ? `pode não ser ${what}` : `pode levar ${what}`)

/** The words of a line, with its section: "Marguerita" under "Pizzas". */
type Words = MenuItemWords & { section?: string | null }

export interface Held {
  certainty: Certainty
  reason: string
}

const quoted = (words: readonly string[]) => joinList([...new Set(words)].map((word) => `“${word}”`))

/** The menu's original word for a token: "japone" → "japonês". */
function written(text: string, word: string): string {
  const folded = (part: string) => part.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const stem = word.slice(0, Math.max(3, word.length - 2))
  return text.split(/[^\p{L}\d]+/u).find((part) => folded(part).startsWith(stem)) ?? word
}

/** Words of a menu line that are a day or a vessel, not food. */
const notFood = /^(segunda|terca|quarta|quinta|sexta|sabado|doming)|^(tacho|panela|travessa)/

/** Whether the word may itself mean what is excluded: "castanhas" are nuts, and "frutos do mar" hold shrimp. */
const mayMean = (name: string): boolean => (groups[name]?.narrows.length ?? 0) > 0

/** The excluded allergen that dishes of this preparation usually hold, though neither name nor description says so. */
function usualIn(
  exclusion: Exclusion,
  { name, section = null, description = null }: Words,
): string | undefined {
  return withUsual([], preparationOf({ name, category: section, description })).find((label) =>
    [...exclusion.allergens].some((one) => allergenLabels[one] === label),
  )
}

/** What a menu line reveals about an excluded food; null if its words show that the dish does not contain it. */
export function heldIn(exclusion: Exclusion, line: Words): Held | null {
  // "Banana com canela" under "Pizzas" has dough and cheese.
  const item = { ...line, name: fullName({ name: line.name, category: line.section }) }
  const verdict = menuItemVerdict(exclusion, item)
  const usual = usualIn(exclusion, item)
  // A name that does not say so, "patinha de caranguejo", may still be fried in batter; only the house's own list rules it out.
  if (verdict === 'yes')
    return usual === undefined || line.allergens
      ? null
      : { certainty: 'likely', reason: `costuma levar ${usual}` }
  const text = item.description ? `${item.name}; ${item.description}` : item.name
  const { named, open, unknown } = readText(text)
  if (verdict === 'no') {
    const kin = named.find(({ name }) => exclusion.kin.has(name) && !exclusion.names.has(name))
    const isItself = named.some(({ name }) => exclusion.names.has(name))
    return {
      certainty: 'known',
      reason: kin && !isItself ? `leva ${kin.name}, da família de ${exclusion.what}` : holds(exclusion.what),
    }
  }
  if (usual !== undefined) return { certainty: 'likely', reason: `costuma levar ${usual}` }
  const doubtful = named.filter(({ name }) => judge(exclusion, name) === 'unknown').map(({ name }) => name)
  if (doubtful.length > 0) {
    return {
      certainty: doubtful.some(mayMean) ? 'likely' : 'possible',
      reason: `${mayHold(exclusion.what)}, conforme a receita ou a marca: ${quoted(doubtful)}`,
    }
  }
  const unclear = [...unknown, ...open]
    .filter((word) => !notFood.test(word))
    .map((word) => written(text, word))
  return {
    certainty: 'unknown',
    reason:
      unclear.length > 0
        ? `o cardápio não conta o que há em ${quoted(unclear)}`
        : `o cardápio só dá o nome, sem os ingredientes`,
  }
}

const order: readonly Certainty[] = ['known', 'likely', 'possible', 'unknown']

/** Whether anything in a dish's words says what it is: "Xerém misterioso" tells nothing. */
const isTold = (item: Words): boolean =>
  preparationOf({
    name: item.name,
    category: item.section ?? null,
    description: item.description ?? null,
  }) !== null || readText(item.description ? `${item.name}; ${item.description}` : item.name).named.length > 0

/**
 * Whether a dish of the house is left out. A dislike takes out what certainly holds it; an allergy or a diet also what
 * its usual preparation holds, and what nobody can tell. What only may hold it stays, and the kitchen confirms it: a
 * house of fondues would have no dish left if "fondue" alone took them out.
 */
export function isLeftOut({ why }: Exclusion, item: Words, { certainty }: Held): boolean {
  if (certainty === 'known') return true
  if (why === 'taste' || why === 'supply') return false
  return certainty === 'likely' || (certainty === 'unknown' && !isTold(item))
}

/** Each exclusion once, without those that another covers: "castanhas, nozes e amêndoas" are nuts. */
const widestOf = (exclusions: readonly Exclusion[]): Exclusion[] =>
  exclusions.filter(
    (one, at) =>
      !exclusions.some(
        (other, place) =>
          other !== one &&
          other.why === one.why &&
          (other.what === one.what ? place < at : other.names.has(one.what) && !one.names.has(other.what)),
      ),
  )

/** What the kitchen has to confirm before a dish that stays is served. */
export const toConfirm = (
  exclusions: readonly Exclusion[],
  item: Words,
): { what: string; reason: string }[] =>
  widestOf(exclusions).flatMap((exclusion) => {
    const held = heldIn(exclusion, item)
    return held && !isLeftOut(exclusion, item, held) ? [{ what: exclusion.what, reason: held.reason }] : []
  })

/** The most certain of several findings. */
export function heldByAny(
  exclusions: readonly Exclusion[],
  item: Words,
  counts: (exclusion: Exclusion, item: Words, held: Held) => boolean = () => true,
): Held | null {
  const found = exclusions.flatMap((exclusion) => {
    const held = heldIn(exclusion, item)
    return held && counts(exclusion, item, held) ? [held] : []
  })
  const [worst] = found.toSorted((a, b) => order.indexOf(a.certainty) - order.indexOf(b.certainty))
  if (!worst) return null
  const reasons = found.filter(({ certainty }) => certainty === worst.certainty).map(({ reason }) => reason)
  return { certainty: worst.certainty, reason: [...new Set(reasons)].join('; ') }
}
