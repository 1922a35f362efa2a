import { cachacas } from '../base/cachacas.ts'
import { findTerm, keyOf } from '../base/lexicon/lexicon.ts'
import { ingredients as barItems, madeOf } from '../base/pantry/bar.ts'
import { foodsOfBarItem, foodsOfGarnish, foodsOfKitchenItem } from '../base/pantry/contents.ts'
import { garnishes } from '../base/pantry/garnishes.ts'
import { foods as kitchenItems, shortName } from '../base/pantry/kitchen.ts'

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

/** What an ingredient of a result is made of; null for a name in no pantry. */
export function foodsByName(name: string): ReadonlySet<string> | null {
  const known = byName.get(keyOf(name))
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
