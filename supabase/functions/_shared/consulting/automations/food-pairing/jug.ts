/** A drink without alcohol that needs no ice and no machine, for a house that neither sells one nor can make a mixed one. */

import type { Venue } from '../../base/house/read-venue.ts'
import { formatNumber } from '../../base/language/text.ts'
import { describeAmount, type IngredientId, ingredient, ingredientCost } from '../../base/pantry/bar.ts'
import { isSold } from '../../base/pantry/seasons.ts'
import type { PairingRequest } from './request.ts'
import type { PairingMenu } from './schema.ts'
import type { SoftDrink } from './without-alcohol.ts'

type Jug = NonNullable<PairingMenu['jug']>

const glasses = 10
const glassMl = 200

/** Fruit for a jug of ten glasses: most houses have the first ones. */
const fruits: readonly (readonly [
  id: IngredientId,
  name: string,
  ml: number,
  sugar: number,
  pulp: boolean,
])[] = [
  ['limao', 'limão', 300, 200, false],
  ['limao_cravo', 'limão-cravo', 300, 200, false],
  ['tangerina', 'tangerina', 900, 60, false],
  ['acerola', 'acerola', 600, 120, true],
  ['caja', 'cajá', 500, 160, true],
  ['maracuja', 'maracujá', 350, 200, true],
  ['caju', 'caju', 600, 100, true],
  ['goiaba', 'goiaba', 600, 100, true],
]

/** Assumed price of a glass in R$, where the menu shows none. */
const usualPrice: Readonly<Record<Venue['glassware'], number>> = { everyday: 6, fine: 12, takeaway: 8 }

/** The first fruit of the month that the owner allows. */
export function jugOf(
  { requirements, prices, ceiling }: PairingRequest,
  venue: Venue,
  month: number,
): Jug | null {
  const found = fruits.find(([id]) => {
    const item = ingredient(id)
    return isSold(item, month) && requirements.allowsIngredient(item)
  })
  if (!found) return null
  const [id, name, ml, grams, isPulp] = found
  const fruit = ingredient(id)
  const sugar = ingredient('acucar')
  const sweet = requirements.allowsIngredient(sugar)
  const water = glasses * glassMl - ml - Math.round(sweet ? grams * 0.6 : 0)
  const litres = formatNumber(Math.round(water / 50) / 20)
  const cost = ingredientCost(fruit, ml, prices) + (sweet ? ingredientCost(sugar, grams, prices) : 0)
  return {
    name: `Suco de ${name} da jarra`,
    glasses,
    ml: glassMl,
    ingredients: [
      describeAmount(fruit, ml),
      ...(sweet ? [describeAmount(sugar, grams)] : []),
      `${litres} ${water < 2000 ? 'litro' : 'litros'} de água filtrada gelada`,
    ],
    method: [
      sweet
        ? 'Na jarra, dissolva o açúcar em um copo da água, mexendo com a colher.'
        : 'Ponha a água na jarra.',
      isPulp
        ? 'Junte a polpa já descongelada na geladeira e mexa; se quiser, passe na peneira.'
        : 'Esprema a fruta na mão, na hora, e passe na peneira; não esprema a casca, que amarga.',
      `${sweet ? 'Complete com o resto da água' : 'Misture'} e guarde tampado na geladeira por 2 horas. Serve no mesmo dia, sem gelo.`,
    ],
    cost: cost / glasses,
    price: Math.min(usualPrice[venue.glassware], ceiling ?? Number.POSITIVE_INFINITY),
  }
}

/** The same as a drink to choose for a dish. */
export const jugAsDrink = ({ name, price }: Jug): SoftDrink => ({
  name,
  price,
  kind: 'acid',
  item: { name, category: null, price, cost: null, description: null },
})
