/** What the owner pays for ingredients, as the request says it: it counts before our estimates and before the stored prices. */
import { cachacas } from '../cachacas.ts'
import type { House, IngredientPrice } from '../house/house.ts'
import { formatBrl } from '../language/text.ts'
import { findTerm } from '../lexicon/lexicon.ts'
import type { RequestSheet } from '../request/request-sheet.ts'
import type { WishOf } from '../request/wish.ts'

type Per = NonNullable<WishOf<'costNow'>['per']>
type ToldCost = { item: string; price: number; per: Per }

/** What a bottle holds where the owner does not say it. */
const bottleMl = 750

const bought: Readonly<Record<Per, Pick<IngredientPrice, 'amount' | 'unit'> & { label: string }>> = {
  kg: { amount: 1, unit: 'kg', label: 'o quilo' },
  l: { amount: 1, unit: 'l', label: 'o litro' },
  garrafa: { amount: bottleMl, unit: 'ml', label: `a garrafa de ${bottleMl} ml` },
  un: { amount: 1, unit: 'un', label: 'a unidade' },
}

/** Goods that go by the name of a group. */
const plainGoods: ReadonlySet<string> = new Set(['cachaça', 'limão', 'açúcar'])

/** An ingredient or a spirit; what an item of the menu costs is no price of an ingredient. */
export const isBoughtGood = (item: string): boolean =>
  plainGoods.has(item) || findTerm(item)?.kind === 'ingredient'

export const toldCosts = ({ wishes }: Pick<RequestSheet, 'wishes'>): ToldCost[] =>
  wishes.flatMap((wish) =>
    wish.kind === 'costNow' && wish.price !== undefined && isBoughtGood(wish.item)
      ? [{ item: wish.item, price: wish.price, per: wish.per ?? 'kg' }]
      : [],
  )

/** "R$ 55,00 a garrafa de 750 ml" */
export const toldPrice = ({ price, per }: ToldCost) => `${formatBrl(price)} ${bought[per].label}`

/** The name under which the house's list would hold it: no wood is said, and no house means an aged cachaça. */
const listedAs = (item: string) => (item === 'cachaça' ? cachacas.alambique.name : item)

/** The house with these prices on its list of purchases. */
export function withToldCosts<Known extends House>(house: Known, sheet: Pick<RequestSheet, 'wishes'>): Known {
  const told = toldCosts(sheet)
  if (told.length === 0) return house
  const prices = told.map(({ item, price, per }) => {
    const { amount, unit } = bought[per]
    return [listedAs(item), { price, amount, unit }] as const
  })
  return { ...house, ingredientPrices: { ...house.ingredientPrices, ...Object.fromEntries(prices) } }
}
