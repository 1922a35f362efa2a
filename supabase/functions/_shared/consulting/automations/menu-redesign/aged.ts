/** The house's caipirinha made with its own aged cachaça: a dearer glass without a new purchase. */
import { roundUpToMenuPrice } from '../../base/costing.ts'
import { known } from '../../base/house/own-menu.ts'
import { endingBeside } from '../../base/pricing/endings.ts'
import type { PriceEndings } from '../../base/request/price-wishes.ts'
import { kindOf, type Placed } from './placed.ts'
import type { CachacaPart } from './schema.ts'

type Drink = CachacaPart['drinks'][number]

/** Price of the aged caipirinha, as a multiple of the plain one. */
const dearer = 1.2
const woods = /(carvalho|amburana|umburana|b[aá]lsamo|jequitib[aá]|castanheira)/i
export const isPlainCaipirinha = (name: string): boolean =>
  /^caipirinha(?: de (?:lim[aã]o|cacha[cç]a))?$/i.test(name.trim())

const cents = (value: number) => Math.round(value * 100) / 100
const priceOf = ({ item, redesigned }: Placed) =>
  redesigned?.newPrice ?? redesigned?.price ?? known(item.price)
const costOf = ({ item, redesigned }: Placed) => known(redesigned?.cost ?? item.cost)

/**
 * The aged caipirinha; null if the house has none of its parts, its cost is unknown, or it would leave less than the
 * plain one.
 * @param most the owner's highest price, R$
 */
export function agedCaipirinha(
  placed: readonly Placed[],
  most: number | null,
  endings?: PriceEndings,
): Drink | null {
  const caipirinha = placed.find(({ item }) => isPlainCaipirinha(item.name))
  const doses = placed.filter((one) => kindOf(one) === 'dose')
  const aged = doses.find(({ item }) => woods.test(item.name))
  const white = doses.find(({ item }) => /prata|branc|branquinha|cristal/i.test(item.name))
  const wood = woods.exec(aged?.item.name ?? '')?.[1]?.toLowerCase()
  if (!caipirinha || !aged || !white || !wood) return null
  if (placed.some(({ item }) => /caipirinha/i.test(item.name) && woods.test(item.name))) return null
  const [price, cost, agedCost, whiteCost] = [
    priceOf(caipirinha),
    costOf(caipirinha),
    costOf(aged),
    costOf(white),
  ]
  if (price === null || cost === null || agedCost === null || whiteCost === null) return null
  const asked = roundUpToMenuPrice(price * dearer, endingBeside(price, endings))
  const own = cents(cost + Math.max(0, agedCost - whiteCost))
  if ((most !== null && asked > most) || asked - own <= price - cost) return null
  return {
    name: `Caipirinha de ${wood}`,
    price: asked,
    cost: own,
    ingredients: [
      `50 ml da ${aged.item.name.replace(/[\s(]*\d+\s*ml\)?/i, '').toLowerCase()}`,
      'limão',
      'açúcar',
    ],
    glass: 'copo baixo',
    buy: [],
  }
}
