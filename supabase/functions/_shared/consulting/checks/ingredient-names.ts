import { cachacas } from '../base/cachacas.ts'
import { findTerm, keyOf } from '../base/lexicon/lexicon.ts'
import { readText } from '../base/lexicon/read-text.ts'
import { ingredients as barItems, madeOf } from '../base/pantry/bar.ts'
import { foodsOfBarItem, foodsOfGarnish, foodsOfKitchenItem } from '../base/pantry/contents.ts'
import { garnishes } from '../base/pantry/garnishes.ts'
import { foods as kitchenItems, shortName } from '../base/pantry/kitchen.ts'
import { spirits } from '../base/spirits.ts'

/** Foods of the lexicon by the ingredient names in facts: the only way back from a result to the pantries. */
const byName = new Map<string, Set<string>>()

function learn(names: readonly (string | undefined)[], foods: readonly string[]): void {
  for (const name of names) {
    if (name === undefined) continue
    const key = keyOf(name)
    const known = byName.get(key) ?? new Set()
    for (const food of foods) known.add(food)
    byName.set(key, known)
  }
}

for (const item of barItems) {
  const foods = madeOf(item).flatMap((part) => foodsOfBarItem(part.id) ?? [])
  learn([item.name, item.plural, item.kind === 'house' ? item.title : undefined], foods)
}
for (const item of Object.values(cachacas)) learn([item.label, ...item.words], foodsOfBarItem(item.id) ?? [])
for (const item of kitchenItems)
  learn([item.name, item.plural, shortName(item)], foodsOfKitchenItem(item.id) ?? [])
for (const item of garnishes) learn([item.name, item.purchase.item], foodsOfGarnish(item.id) ?? [])

/** What a maker adds to a spirit, in the words of labels. */
const flavoured =
  /sabor|aroma|flavou?r|honey|vanil|peach|apple|pear|cherry|berr|citr|mango|raspb|cream|creme|licor|liqueur|infus|spice|tempera|mix|ice\b|coco|rose\b|caramel|cinnamon/i

const spiritNames: ReadonlySet<string> = new Set([
  'cachaça',
  ...Object.values(spirits).map(({ name }) => name),
])

/** "Vodca Smirnoff", "cachaça Pedra Branca": the house's own bottle of a spirit, which holds nothing else; null for others. */
function bottled(name: string): ReadonlySet<string> | null {
  const [head = '', ...brand] = name.split(/\s+/)
  const kind = findTerm(head)?.name
  if (kind === undefined || !spiritNames.has(kind) || brand.length === 0 || flavoured.test(name)) return null
  // A cachaça of the farm is one too.
  const isPlain = readText(name).named.every((term) => term.kind === 'cachaca' || term.name === kind)
  return isPlain ? new Set([kind]) : null
}

/** What an ingredient of a result is made of; null for a name in no pantry. */
export function foodsByName(name: string): ReadonlySet<string> | null {
  const known = byName.get(keyOf(name)) ?? bottled(name)
  if (known) return known
  // A fish under the owner's name for it: "filé de arabaiana".
  const term = findTerm(name.replace(/^(?:filé|posta) de /, ''))
  return term?.kind === 'ingredient' ? new Set([term.name]) : null
}

const localByName = new Map(
  [...barItems, ...garnishes].map(({ name, local }) => [keyOf(name), local] as const),
)

/** Whether a bar ingredient is grown or made in the Northeast; undefined for a name in no pantry. */
export const isLocal = (name: string): boolean | undefined => localByName.get(keyOf(name))
