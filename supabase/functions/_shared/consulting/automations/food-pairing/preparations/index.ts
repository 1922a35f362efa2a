import { type Allergen, allergenLabels, allergens } from '../../../base/allergens.ts'
import { foldAccents } from '../../../base/language/text.ts'
import { fullName } from '../../../base/pairing/full-name.ts'
import type { MenuItem } from '../../../documents/menu.ts'
import { fromAbroad } from './abroad.ts'
import { fromTheLand } from './land.ts'
import type { Preparation } from './preparation.ts'
import { fromTheSea } from './sea.ts'
import { byHand } from './snacks.ts'
import { fromTheTable } from './table.ts'

/** The order matters: "pastel de camarão" is a pastel, "risoto de camarão" a risotto. */
export const preparations: readonly Preparation[] = [
  ...fromAbroad,
  ...byHand,
  ...fromTheTable,
  ...fromTheSea,
  ...fromTheLand,
]

/** Preparations that only a description distinguishes, such as "Moqueca" described as "sem dendê". */
const variants: Readonly<Record<string, readonly string[]>> = {
  moqueca: ['moqueca without palm oil'],
  burger: ['bacon burger', 'meat sandwich', 'mushroom or veggie burger'],
  taco: ['hot taco'],
  'tomato or meat pasta': ['pasta in cream'],
  'sun-dried beef': ['sun-dried beef in cream'],
  'mild fish': ['fish in coconut milk', 'fish in butter', 'fried fish'],
  fish: ['fish in coconut milk', 'fish in butter', 'fried fish'],
  shrimp: ['shrimp in cream and cheese', 'breaded shrimp', 'fish in coconut milk'],
  ray: ['fish in coconut milk'],
}

/** Names whose description says the contrary: a "moqueca de caju" with palm oil. */
const describedOtherwise: Readonly<Record<string, { words: RegExp; id: string }>> = {
  'moqueca without palm oil': { words: /(?<!sem )(?<!sem azeite de )\bdende\b/, id: 'moqueca' },
}

/** How a dish of this name is usually made; null if neither its name nor its description says so. */
export function preparationOf({
  name: own,
  category,
  description,
}: Pick<MenuItem, 'name' | 'description'> & Partial<Pick<MenuItem, 'category'>>): Preparation | null {
  const name = fullName({ name: own, category })
  const full = foldAccents(`${name}; ${description ?? ''}`)
  const named = preparations.find(({ words }) => words.test(foldAccents(name)))
  if (!named) return preparations.find(({ words }) => words.test(full)) ?? null
  const other = describedOtherwise[named.id]
  if (other?.words.test(foldAccents(description ?? '')))
    return preparations.find(({ id }) => id === other.id) ?? named
  const told = variants[named.id] ?? []
  return preparations.find(({ id, words }) => told.includes(id) && words.test(full)) ?? named
}

/** Usual ingredients of a preparation that its name does not mention, by its id. */
const usual: Readonly<Record<string, readonly Allergen[]>> = {
  'cheese fondue': ['milk'],
  pizza: ['gluten', 'milk'],
  'cheese pizza': ['gluten', 'milk'],
  'sweet pizza or crepe': ['gluten', 'milk'],
  edamame: ['soy'],
  // Shoyu is soy and wheat, and stands beside each of these; sesame is on most rolls.
  'hot raw roll': ['fish', 'soy', 'gluten', 'sesame'],
  'sushi platter': ['fish', 'soy', 'gluten', 'sesame', 'milk', 'crustaceans'],
  'raw fish': ['fish', 'soy', 'gluten', 'sesame'],
  'salmon, raw': ['fish', 'soy', 'gluten', 'sesame'],
  'vegetable roll': ['soy', 'gluten', 'sesame'],
  'california roll': ['fish', 'crustaceans', 'soy', 'gluten', 'sesame', 'egg'],
  sunomono: ['soy', 'gluten', 'sesame'],
  'fried roll': ['gluten', 'egg', 'milk', 'soy', 'sesame', 'fish'],
  'pork dumplings': ['gluten', 'soy', 'sesame'],
  teriyaki: ['soy', 'gluten', 'sesame'],
  'mixed platter': ['milk', 'gluten'],
  'baked oysters': ['milk'],
  'stuffed crab shell': ['milk', 'gluten'],
  'shrimp in cream and cheese': ['milk'],
  'breaded shrimp': ['gluten', 'egg'],
  'breaded crab claws': ['gluten', 'egg'],
  'squid rings': ['gluten', 'egg'],
  'fish in butter': ['milk'],
  'fish stew': ['egg'],
  'beef in pepper sauce': ['milk'],
  'sun-dried beef in cream': ['milk'],
  stroganoff: ['milk'],
  parmigiana: ['gluten', 'egg', 'milk'],
  'seafood risotto': ['milk'],
  risotto: ['milk'],
  'filled pasta': ['gluten', 'egg', 'milk'],
  pastel: ['gluten'],
  coxinha: ['gluten'],
  burger: ['gluten'],
  'bacon burger': ['gluten'],
  'meat sandwich': ['gluten'],
  'mushroom or veggie burger': ['gluten'],
  'chicken or fish sandwich': ['gluten'],
  'pasta in cream': ['gluten', 'milk'],
  'manioc fritter': ['gluten'],
}

/** The allergens of a dish, including those of its usual preparation, in Portuguese. */
export function withUsual(known: readonly string[], preparation: Preparation | null): string[] {
  const more = (usual[preparation?.id ?? ''] ?? []).map((one) => allergenLabels[one])
  const all = new Set([...known, ...more])
  const listed: string[] = allergens.map((one) => allergenLabels[one]).filter((label) => all.has(label))
  return [...listed, ...known.filter((label) => !listed.includes(label))]
}
