import type { EngineContext } from '../../base/context.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { type Dish, dishes } from '../../base/drinks/dish-suggestions.ts'
import { type Drink, noDish } from '../../base/drinks/drink.schema.ts'
import type { HouseItem } from '../../base/house/house.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { containsPhrase, stableFraction, tokenize } from '../../base/language/text.ts'
import { houseDrinkOptions } from '../../base/pairing/options.ts'
import { pointsOf } from '../../base/pairing/rules.ts'
import { type DishReading, understand } from '../../base/pairing/understand.ts'
import { closedSeason } from '../../base/pantry/closed-seasons.ts'
import type { Tag } from '../../base/pantry/ingredient.ts'
import type { DrinkRequest } from './plan.ts'

/** Subtracted for the first, second and any further drink that already has the dish: more each time. */
const repeated = -1.5

/** Most drinks that one dish goes with: what goes with everything says nothing. */
const mostWith = (total: number) => Math.max(2, Math.ceil(total / 4))

/** What a suggested dish often contains, in words that restrictions can be checked against. */
const usualParts: Readonly<Partial<Record<Tag, string>>> = {
  dairy: 'leite, queijo',
  egg: 'ovo',
  nut: 'castanha-de-caju, amendoim',
  gluten: 'farinha de trigo',
  seafood: 'peixe, camarão',
  meat: 'carne',
  pork: 'carne de porco',
  spicy: 'pimenta',
  added_sugar: 'açúcar',
  citrus: 'limão',
  herb: 'hortelã, manjericão',
}

const sentence = (name: string) => `${capitalize(name.replace(/\s*\([^)]*\)/g, '').trim())}.`

function readDish({ name, section, description, price, cost }: HouseItem): DishReading | null {
  const reading = understand({ name, category: section, description, price, cost })
  return reading.kind === 'dish' ? reading.dish : null
}

/** Chooses a dish for each drink: from the house's own menu, or from our list if the menu is unknown. */
export function dishFinder(
  request: DrinkRequest,
  context: EngineContext,
): (drink: Drink, candidate: Candidate) => string {
  const { requirements, venue, seed, total } = request
  const most = mostWith(total)
  const uses = new Map<string, number>()
  const use = (name: string): string => {
    uses.set(name, (uses.get(name) ?? 0) + 1)
    return sentence(name)
  }
  const own = context.house.menu
    .filter(({ active, kind }) => active && (kind === null || kind === 'dish'))
    .filter((item) => requirements.allowsMenuItem(item) === 'yes')
    .filter(({ name, description }) => !closedSeason(`${name} ${description ?? ''}`, context.today))
    .flatMap((item) => readDish(item) ?? [])
  if (context.house.menu.length > 0) {
    return (drink) => {
      if (drink.template === 'coffee' || drink.template === 'cream') return noDish
      const [option] = houseDrinkOptions({ ...context, houseDrinks: [drink] }, venue)
      if (!option) return noDish
      const [best] = own
        .map((dish) => ({
          name: dish.item.name,
          points: pointsOf(dish, option, { style: '', focus: [] }),
        }))
        .filter(({ name, points }) => points > 0 && (uses.get(name) ?? 0) < most)
        .map(({ name, points }) => ({ name, points: points + (uses.get(name) ?? 0) ** 2 * repeated }))
        .toSorted((a, b) => b.points - a.points)
      return best ? use(best.name) : noDish
    }
  }
  const allows = (name: string, description: string | null) =>
    requirements.allowsMenuItem({ name, description }) === 'yes'
  const allowed = dishes.filter(
    ({ name, tags, kitchens }) =>
      kitchens.some((kitchen) => venue.kitchens.includes(kitchen)) &&
      // By its name, which is all that the menu prints, and by what it often contains.
      allows(name, null) &&
      allows(name, tags.flatMap((tag) => usualParts[tag] ?? []).join(', ')) &&
      !requirements.exclusions.some(({ label }) => containsPhrase(tokenize(name), tokenize(label))),
  )
  return (_, { concept, template }) => {
    const profile = concept.profile ?? template.profile
    const order = (dish: Dish) => stableFraction(`${seed}|${concept.id}|${dish.name}`)
    const [found] = allowed
      .filter(({ name, profiles }) => !uses.has(name) && profiles.includes(profile))
      .toSorted((a, b) => order(a) - order(b))
    return found ? use(found.name) : noDish
  }
}
