/** Spirits that no recipe of ours has: where they take the cachaça's place, and what the glass then costs. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { House } from '../../base/house/house.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { ingredientCost } from '../../base/pantry/bar.ts'
import type { DrinkRequest } from './plan.ts'

const spirits = new Set(['saquê', 'vodca', 'gin', 'rum', 'tequila', 'uísque', 'conhaque', 'pisco', 'mezcal'])

/** ml in one unit of a price. */
const mlOf: Readonly<Record<string, number>> = { ml: 1, l: 1000 }

/** R$ for a ml, at the price that the house pays; null if it does not tell. */
function pricePerMl(what: string, { ingredientPrices }: Pick<House, 'ingredientPrices'>): number | null {
  for (const [name, { price, amount, unit }] of Object.entries(ingredientPrices)) {
    const ml = mlOf[unit]
    const isIt = name.split(/\s+/u).some((word) => findTerm(word)?.name === what)
    if (ml !== undefined && amount > 0 && isIt) return price / (amount * ml)
  }
  return null
}

/**
 * Why none of the drinks has the spirit, and the drinks of unaged cachaça in which it takes the cachaça's place; null for
 * anything that is no spirit.
 */
export function otherSpirit(
  what: string,
  count: number,
  chosen: readonly Candidate[],
  { conditions }: Pick<DrinkRequest, 'conditions'>,
  house: Pick<House, 'ingredientPrices'>,
): string | null {
  if (!spirits.has(what)) return null
  const why = `As receitas daqui partem da cachaça, e nenhuma leva ${what}.`
  const perMl = pricePerMl(what, house)
  const plain = chosen.filter(({ base, servings }) => base?.id === 'alambique' && servings === undefined)
  const others = chosen.filter(({ base, servings }) => base !== null && servings === undefined)
  const taken = (plain.length >= count ? plain : others).slice(0, count)
  if (taken.length === 0) return why
  const swaps = taken.map(({ concept, portions, base, cost }) => {
    const poured = portions.find(({ item }) => item.id === base?.id)
    const ml = poured?.amount ?? 0
    const own = poured ? ingredientCost(poured.item, ml, conditions.prices) : 0
    const then = perMl === null ? '' : `, custo de ${formatBrl(cost - own + perMl * ml)} no copo`
    return `${concept.name} (${ml} ml${then})`
  })
  const told = perMl === null ? `; ponha o preço de ${what} em “Casa” para ver o custo` : ''
  return `${why} Com ${what} no lugar da cachaça, na mesma medida: ${joinList(swaps)}${told}.`
}
