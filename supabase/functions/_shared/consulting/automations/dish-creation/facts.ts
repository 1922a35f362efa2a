import type { FactOf } from '../../base/facts.ts'
import { courseLabels } from '../../base/request/course-labels.ts'
import type { Dish, DishContent } from './schema.ts'

function factOf(dish: Dish): FactOf<'dish'> {
  const { pairing } = dish
  return {
    kind: 'dish',
    name: dish.name,
    section: courseLabels[dish.course],
    price: dish.suggestedPrice,
    // A partial cost must not look like the cost.
    cost: dish.missing.length === 0 ? dish.cost : null,
    ingredients: dish.ingredients.map(({ name, amount, unit }) => ({
      name,
      amount: amount / dish.portions,
      unit,
    })),
    allergens: dish.allergens,
    equipment: dish.equipment,
    minutes: dish.minutes.finish,
    text: [
      dish.name,
      dish.story,
      dish.fit,
      dish.techniqueLabel,
      ...dish.ingredients.map(({ display }) => display),
      ...dish.method,
      dish.plating,
      dish.keeps,
      pairing.label,
      pairing.reason,
      pairing.serving,
      ...(pairing.drink === null ? [] : [pairing.drink]),
    ].join('\n'),
  }
}

/** One fact for each dish, in amounts per portion. */
export function dishFacts(contents: readonly DishContent[]): FactOf<'dish'>[] {
  return contents.flatMap((content) => (content.kind === 'dish' ? [factOf(content)] : []))
}
