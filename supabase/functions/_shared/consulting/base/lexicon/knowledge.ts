import { type Allergen, allergens, allergenTerms } from '../allergens.ts'
import { allergenWords, dietTerms, type RuleTerm } from './diets.ts'
import { type DishTerm, dishTerms } from './dishes.ts'
import type { FoodTerm } from './foods/food-term.ts'
import { foodTerms } from './foods/index.ts'
import { furtherMembers, type GroupTerm, groupTerms } from './groups.ts'
import { type TechniqueTerm, techniqueTerms } from './techniques.ts'

// The registers, indexed by any string: the name may be unknown.
export const foods: Readonly<Record<string, FoodTerm>> = foodTerms
export const groups: Readonly<Record<string, GroupTerm>> = groupTerms
export const dishes: Readonly<Record<string, DishTerm>> = dishTerms
export const techniques: Readonly<Record<string, TechniqueTerm>> = techniqueTerms
export const rules: Readonly<Record<string, RuleTerm>> = { ...allergenWords, ...dietTerms }

const membersOf = new Map<string, Set<string>>()
const join = (group: string, member: string) => {
  const known = membersOf.get(group)
  if (known) known.add(member)
  else membersOf.set(group, new Set([member]))
}
for (const [name, { in: parents }] of [...Object.entries(foods), ...Object.entries(groups)]) {
  for (const parent of parents) join(parent, name)
}
for (const [name, members] of Object.entries(furtherMembers)) for (const member of members) join(name, member)
for (const [name, { covers }] of Object.entries(rules)) for (const member of covers) join(name, member)

const closures = new Map<string, ReadonlySet<string>>()

/** A term with all its members at every level: "frutas" includes "limão" and "limão-taiti". */
export function membersWithin(name: string): ReadonlySet<string> {
  const known = closures.get(name)
  if (known) return known
  const found = new Set([name])
  for (const member of found) for (const next of membersOf.get(member) ?? []) found.add(next)
  closures.set(name, found)
  return found
}

/** Allergens that a term covers entirely, because one of its members stands for them. */
export function allergensMeant(name: string): Set<Allergen> {
  const within = membersWithin(name)
  return new Set(allergens.filter((allergen) => allergenTerms[allergen].some((term) => within.has(term))))
}
