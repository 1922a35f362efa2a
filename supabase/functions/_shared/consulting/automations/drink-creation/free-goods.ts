/** Foods that cost the house nothing: "caju que meu cunhado traz de graça". */
import type { Candidate } from '../../base/drinks/candidate.ts'
import { formatBrl, tokenize } from '../../base/language/text.ts'
import { ingredientCost, ingredients } from '../../base/pantry/bar.ts'
import { garnishes } from '../../base/pantry/garnishes.ts'
import { estimatedPrices, type Prices } from '../../base/pantry/house-prices.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

/** Names of the foods that the owner gets for nothing. */
export const freeGoods = ({ wishes }: RequestSheet): string[] =>
  wishes.flatMap((wish) => (wish.kind === 'costNow' && wish.percent === -100 ? [wish.item] : []))

/** "caju": its pulp and its slices, but no cajuína, cashew nut or bottled milk made of it. */
const isOf = (family: string, what: string) => tokenize(family)[0] === tokenize(what)[0]

/** Names under which ingredients and garnishes of these foods are bought. */
function namesOf(goods: readonly string[]): Set<string> {
  return new Set(
    goods.flatMap((what) => [
      ...ingredients.flatMap((item) =>
        item.kind === 'bought' && !item.tags.includes('industrial') && isOf(item.family, what)
          ? [item.name]
          : [],
      ),
      ...garnishes.flatMap(({ purchase: { item } }) =>
        isOf(item.replace(/^(?:kg|maço|bandeja|pacote|unidade) (?:de |com \d+ )?/, ''), what) ? [item] : [],
      ),
    ]),
  )
}

/** Whether an item of the shopping list is of a food that the house has for nothing. */
export function isFreeGood(goods: readonly string[]): (name: string) => boolean {
  if (goods.length === 0) return () => false
  const free = namesOf(goods)
  return (name) => free.has(name)
}

/** The prices with these foods at nothing. */
export function withFreeGoods(prices: Prices, goods: readonly string[]): Prices {
  if (goods.length === 0) return prices
  const free = namesOf(goods)
  return (sold) => {
    const pack = prices(sold)
    return pack && free.has(sold.name) ? { ...pack, price: 0 } : pack
  }
}

/** What a glass would cost more if the food had to be bought. */
export function freeGoodsTold(
  goods: readonly string[],
  chosen: readonly Candidate[],
): { item: string; text: string }[] {
  return goods.map((item) => {
    const extra = chosen.flatMap(({ portions, servings = 1 }) => {
      const sum = portions
        .filter((portion) => ingredientHolds(portion.item, item))
        .reduce((all, portion) => all + ingredientCost(portion.item, portion.amount, estimatedPrices), 0)
      return sum > 0 ? [sum / servings] : []
    })
    return {
      item,
      text:
        extra.length === 0
          ? 'Nenhuma receita leva.'
          : `Custo zero na conta. Se um dia precisar comprar, cada copo sobe cerca de ${formatBrl(Math.max(...extra))}. Fora da lista de compras.`,
    }
  })
}
