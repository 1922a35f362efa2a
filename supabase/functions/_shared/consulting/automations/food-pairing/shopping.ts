import { type CachacaId, cachacaIds, cachacas } from '../../base/cachacas.ts'
import { formatNumber } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { baseFor } from './house-base.ts'
import { type PairingRequest, packOf } from './request.ts'
import type { Pairing, PairingMenu } from './schema.ts'

/** Servings of each recommended drink and dose on the shopping list. */
const servings = 20
/** ml of cachaça in a drink whose recipe the menu does not tell. */
const mixedMl = 50

/** Bottles and ingredients for 20 servings of everything that the detailed sheets recommend, and for the tasting. */
export function shoppingOf(
  sheets: readonly Pairing[],
  options: readonly Option[],
  tasting: { bases: readonly CachacaId[]; ml: number },
  request: PairingRequest,
): PairingMenu['shopping'] {
  const wanted = new Set(
    sheets.flatMap(({ best, runnerUp }) => [best.id, ...(runnerUp ? [runnerUp.id] : [])]),
  )
  const free = new Set(sheets.flatMap(({ alcoholFree }) => alcoholFree?.name ?? []))
  const recommended = options.filter(({ id, name }) => wanted.has(id) || free.has(name))
  const madeWith = (option: Option) => (option.kind === 'menu_drink' ? baseFor(option, tasting.bases) : null)
  const bottles = cachacaIds.flatMap((id) => {
    const poured = recommended
      .filter((option) => (option.base ?? madeWith(option)) === id)
      .reduce(
        (sum, { doseMl, kind }) => sum + (doseMl ?? (kind === 'menu_drink' ? mixedMl : 0)) * servings,
        0,
      )
    const ml = poured + (tasting.bases.includes(id) ? tasting.ml : 0)
    if (ml === 0) return []
    const { label } = cachacas[id]
    const pack = packOf(request)(id)
    const count = Math.ceil(ml / pack.amount - 1e-9)
    return [{ label, ml, bottles: count, costBRL: count * pack.price }]
  })
  const needed = new Map<string, { name: string; unit: string; amount: number; costBRL: number }>()
  for (const { drink } of recommended) {
    for (const part of drink?.ingredients ?? []) {
      if (part.role === 'base') continue
      const known = needed.get(part.id) ?? { name: part.name, unit: part.unit, amount: 0, costBRL: 0 }
      needed.set(part.id, {
        ...known,
        amount: known.amount + part.amount * servings,
        costBRL: known.costBRL + (part.costBRL ?? 0) * servings,
      })
    }
  }
  const ingredients = [...needed.values()]
    .toSorted((a, b) => b.costBRL - a.costBRL)
    .map(({ name, unit, amount, costBRL }) => ({
      name: name.replace(/^(um|uma|dois|duas|três) | (batid[oa]|em nó).*$/g, ''),
      amount: amountText(amount, unit),
      costBRL,
    }))
  return {
    servings,
    bottles,
    ingredients,
    totalBRL: [...bottles, ...ingredients].reduce((sum, { costBRL }) => sum + costBRL, 0),
  }
}

function amountText(amount: number, unit: string): string {
  if (unit === 'ml' && amount >= 1000)
    return amount < 2000 ? `${formatNumber(amount / 1000)} litro` : `${formatNumber(amount / 1000)} litros`
  if (unit === 'g' && amount >= 1000) return `${formatNumber(amount / 1000)} kg`
  return unit === 'un' ? `${formatNumber(amount)} unidades` : `${formatNumber(amount)} ${unit}`
}
