/** Spirits other than cachaça: which the owner wants and the house pours, and what is said of the rest. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Conditions } from '../../base/drinks/conditions.ts'
import type { House } from '../../base/house/house.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { findTerm } from '../../base/lexicon/lexicon.ts'
import { ingredientCost } from '../../base/pantry/bar.ts'
import type { Ingredient } from '../../base/pantry/ingredient.ts'
import { ingredientHolds } from '../../base/request/judge-exclusions.ts'
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { housePours, spiritIds, spirits } from '../../base/spirits.ts'

const withoutRecipe = new Set(['saquê', 'tequila', 'conhaque', 'pisco', 'mezcal'])

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

type Wanted = Pick<Requirements, 'preferred' | 'only' | 'shares'>
type Pours = NonNullable<Conditions['pours']>

const termsOf = ({ preferred, only, shares }: Wanted) => [
  ...preferred,
  ...only,
  ...shares.flatMap(({ what, avoids }) => (avoids ? [] : [what])),
]

/** The spirits of the house that the owner wants in a drink. */
export function wantedPours(wanted: Wanted, house: House): Pours {
  const terms = termsOf(wanted)
  return Object.fromEntries(
    Object.entries(housePours(house)).filter(([, item]) => terms.some((term) => ingredientHolds(item, term))),
  )
}

/**
 * The spirits on the house's list of purchases beside its cachaça: it buys them anyway. None where the owner speaks of
 * cachaça, or of what alone may be poured.
 */
export function listedPours(
  wanted: Wanted,
  { ingredientPrices }: House,
  allows: (item: Ingredient) => boolean,
): Pours {
  const asked = termsOf(wanted)
  if (!listsPurchases({ ingredientPrices }) || wanted.only.length > 0) return {}
  if (asked.some((term) => /cacha[cç]a|alambique|carvalho|castanheira/.test(term))) return {}
  return Object.fromEntries(
    Object.entries(housePours({ ingredientPrices, menu: [] })).filter(
      ([, item]) => allows(item) && !asked.some((term) => ingredientHolds(item, term)),
    ),
  )
}

/** Of the drinks with alcohol, at most so many have a spirit that nobody asked for; one of three does. */
export const listedShare = (listed: Pours, strong: number): Share<Candidate>[] =>
  Object.keys(listed).length === 0 || strong < fewestStrong
    ? []
    : [
        rangeShare<Candidate>(({ base }) => base !== null && Object.hasOwn(listed, base.id), {
          least: 1,
          most: Math.max(1, Math.floor(strong / fewestStrong)),
        }),
      ]

const fewestStrong = 3

/** From this number of prices on, they are the house's list of purchases. */
const fewestPriced = 6

export const listsPurchases = ({ ingredientPrices }: Pick<House, 'ingredientPrices'>): boolean =>
  Object.keys(ingredientPrices).length >= fewestPriced

/** Why fewer drinks than asked for have the spirit, and where it takes the cachaça's place; null for anything else. */
export function otherSpirit(
  what: string,
  count: number,
  chosen: readonly Candidate[],
  { conditions }: { conditions: Pick<Conditions, 'pours' | 'prices'> },
  house: Pick<House, 'ingredientPrices'>,
): string | null {
  const id = spiritIds.find((one) => spirits[one].name === what)
  if (id === undefined && !withoutRecipe.has(what)) return null
  if (id !== undefined && conditions.pours?.[id]) {
    const made = chosen.filter(({ base }) => base?.id === id).length
    return made >= count
      ? null
      : `Com as outras escolhas, ${made === 0 ? 'nenhum cabe' : `cabem só ${made}`} com ${what}.`
  }
  const why =
    id === undefined
      ? `As receitas daqui partem da cachaça, e nenhuma leva ${what}.`
      : `Nem “Casa” nem o cardápio dizem quanto a casa paga por ${what}, e sem isso não há custo a mostrar: ponha o preço de ${what} em “Casa”.`
  const plain = chosen.filter(({ base, servings }) => base?.id === 'alambique' && servings === undefined)
  const others = chosen.filter(({ base, servings }) => base !== null && servings === undefined)
  const taken = (plain.length >= count ? plain : others).slice(0, count)
  if (taken.length === 0) return why
  const perMl = pricePerMl(what, house)
  const swaps = taken.map(({ concept, portions, base, cost }) => {
    const poured = portions.find(({ item }) => item.id === base?.id)
    const ml = poured?.amount ?? 0
    const own = poured ? ingredientCost(poured.item, ml, conditions.prices) : 0
    const then = perMl === null ? '' : `, custo de ${formatBrl(cost - own + perMl * ml)} no copo`
    return `${concept.name} (${ml} ml${then})`
  })
  return `${why} Com ${what} no lugar da cachaça, na mesma medida: ${joinList(swaps)}.`
}
