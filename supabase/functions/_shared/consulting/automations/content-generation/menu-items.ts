import type { HouseItem } from '../../base/house/house.ts'
import { known } from '../../base/house/own-menu.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { foldAccents, formatBrl } from '../../base/language/text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'

export type Shown = Pick<HouseItem, 'name' | 'section' | 'description' | 'price' | 'kind' | 'allergens'>

export const children = /(?<!\p{L})(kids|infantil|crianças?|baby)(?!\p{L})/iu
export const plain = new Set<HouseItem['kind']>(['soft_drink', 'side', 'beer'])
/** What every house sells, or pours from a bottle, a can or a machine: nothing to tell about. */
export const everyday =
  /^(cerveja|chope|chopp|long neck|refri|refrigerante|agua|arroz|farofa|feijao|vinagrete|couvert|taxa|gelo|lata|cafe|cha|expresso|dose|shot|taca|garrafa|jarra|balde|vinho|espumante|adicional|extra|molho|pao)(?!\p{L})|(?<!\p{L})(extra|adicional|lata|600 ml|long neck)$/u

/** Whether an item is a drink, by its kind or by how the menu lists it. */
export function isDrink({ name, section, description, kind }: Shown): boolean {
  if (kind !== null) return kind === 'drink' || kind === 'dose' || kind === 'beer' || kind === 'soft_drink'
  return isDrinkLine({ name, category: section, description, price: null, cost: null })
}

const softWords =
  /(?<!\p{L})(sucos?|água|águas|refrigerante|cafés?|chá|chás|limonada|sem álcool|cajuína|soda|kombucha|mocktail|não alcoólic[oa]s?)(?!\p{L})/iu

/** A name within a sentence: "Cartola" → "cartola"; names of their own keep their capitals. */
export function inSentence(name: string): string {
  const spoken = spokenName(name)
  if (spoken.length > 3 && spoken === spoken.toUpperCase()) return spoken.toLowerCase()
  return /\p{Lu}/u.test(spoken.slice(1)) ? spoken : spoken.charAt(0).toLowerCase() + spoken.slice(1)
}

/** "Cartola, R$ 18,90" */
export const shortOf = (item: Shown) => {
  const price = known(item.price)
  return `${capitalize(spokenName(item.name))}${price === null ? '' : `, ${formatBrl(price)}`}`
}

export const drinkAlcohol = (item: Shown) =>
  isDrink(item) && !softWords.test(`${item.section ?? ''} ${item.name}`)

export const weekdayWords: readonly [word: RegExp, often: string][] = [
  [/\bdomingos?\b/, 'aos domingos'],
  [/\bsegundas?\b/, 'às segundas'],
  [/\btercas?\b/, 'às terças'],
  [/\bquartas?\b/, 'às quartas'],
  [/\bquintas?\b/, 'às quintas'],
  [/\bsextas?\b/, 'às sextas'],
  [/\bsabados?\b/, 'aos sábados'],
]

/** The weekdays that an item is sold on, where its name or its description says so. */
export function daysOf({ name, description, section }: Shown): number[] {
  const text = foldAccents(`${name} ${description ?? ''} ${section ?? ''}`)
  return weekdayWords.flatMap(([word], weekday) => (word.test(text) ? [weekday] : []))
}
