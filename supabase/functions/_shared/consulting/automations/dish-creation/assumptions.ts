import type { EngineContext } from '../../base/context.ts'
import { foodCostBand } from '../../base/costing.ts'
import { capitalize, ofThe } from '../../base/language/grammar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { foods, shortName } from '../../base/pantry/kitchen.ts'
import { pricesFrom } from '../../base/pantry/prices.ts'
import { dishesBesideMarket } from '../../base/pricing/market-words.ts'
import { costWitnesses } from './house-costs.ts'
import { knowsOpening } from './open-week.ts'
import type { DishRequest } from './request.ts'
import type { Dish } from './schema.ts'

/** Ingredients of these dishes whose cost comes from the house's menu instead of our estimate. */
function costsFromMenu(dishes: readonly Dish[], house: EngineContext['house']): string[] {
  const used = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
  return costWitnesses(house)
    .filter(({ food }) => used.has(food))
    .map(
      ({ food, dish, cost, grams, kilo }) =>
        `${capitalize(foodName(food))} a ${formatBrl(kilo)} o quilo: é o máximo que cabe no custo ${ofThe(dish)}, ${formatBrl(cost)} em ${grams} g. Confira na nota.`,
    )
}

const foodName = (id: string) => {
  const food = foods.find((one) => one.id === id)
  return food ? shortName(food) : id
}

/** The assumptions behind the report's figures. */
export function assumptionsOf(
  { wishes, requirements, conditions }: DishRequest,
  { house, restaurant }: EngineContext,
  dishes: readonly Dish[],
): string[] {
  const floor = Math.max(
    wishes.kitchen.minimumPrice * wishes.level.portion,
    requirements.priceBounds().min ?? 0,
  )
  return [
    Object.keys(house.ingredientPrices).length > 0
      ? `Valem os seus preços; os demais, ${pricesFrom(restaurant.city)}.`
      : `Preços de ${pricesFrom(restaurant.city)}; troque pelos seus.`,
    `Preço: ${house.menu.length > 0 ? 'pelo vizinho do cardápio; sem ele, ' : ''}custo de ${wishes.kitchen.targetPct}% (até ${foodCostBand.max}%); nunca abaixo de ${formatBrl(floor)}; sem pessoal, gás e impostos`,
    ...costsFromMenu(dishes, house),
    ...dishesBesideMarket(
      house,
      dishes.flatMap(({ name, suggestedPrice }) =>
        suggestedPrice === null ? [] : [{ name, price: suggestedPrice }],
      ),
    ),
    ...(conditions.houseCachaca?.pack
      ? [
          `Cachaça da casa a ${formatBrl((conditions.houseCachaca.pack.price / conditions.houseCachaca.pack.amount) * 1000)} o litro, com 40% de álcool.`,
        ]
      : []),
    ...(dishes.some(({ ingredients }) => ingredients.some(({ cooked }) => cooked !== undefined))
      ? ['Carne no fogo: perde 25%, desfiada 35%']
      : []),
    ...(knowsOpening(house) ? [] : ['Semana suposta: terça a domingo']),
    ...(wishes.level.portion < 1 ? ['Porções de degustação: metade da porção inteira.'] : []),
  ]
}
