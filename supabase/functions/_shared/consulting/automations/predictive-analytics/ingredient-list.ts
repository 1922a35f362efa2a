import { foldAccents } from '../../base/language/text.ts'
import { orderOf } from './portions.ts'
import { amountOf } from './purchase-words.ts'
import type { Pack, Part, Recipe } from './recipes.ts'

export type Purchase = {
  name: string
  unit: string
  expected: number
  safe: number
  /** "10 × garrafa de 500 ml", "31 kg, ou 57 kg com casca e cabeça" */
  packs: string | null
  /** Keeps a day or two: bought for the expected sales. */
  fresh?: boolean
  /** What each delivery of the week must hold. */
  deliveries?: number[]
  /** Items that take it. */
  items: string[]
  /** What one unit of each item takes. */
  each: { item: string; amount: number; own?: boolean }[]
  /** Contents of a whole pack, in the unit. */
  pack?: number
  /** Units of an item that one whole pack pours. */
  yields?: { item: string; units: number; pack: string }[]
}

export type OwnPack = Pack & { good: string }

/** Usual packs of goods for which we have no pack. */
const usualPacks: readonly [name: RegExp, amount: number, label: string][] = [
  [/^cacha[cç]a/, 500, 'garrafa de 500 ml'],
  [/^água tônica/, 350, 'lata de 350 ml'],
  [/^cerveja de gengibre/, 355, 'garrafa de 355 ml'],
  [/^(?:espumante|vinho|gim|vodca|rum|saquê|uísque|bitter|Aperol)/, 750, 'garrafa de 750 ml'],
]

function packOf(name: string, unit: string, pack: Pack | null): Pick<Pack, 'amount' | 'label'> | null {
  const usual = unit === 'ml' && usualPacks.find(([words]) => words.test(name))
  return pack ?? (usual ? { amount: usual[1], label: usual[2] } : null)
}

/** What to order: whole packs, half kilograms. */
function packsOf(name: string, unit: string, safe: number, own: Pack | null): string | null {
  const pack = packOf(name, unit, own)
  if (pack) return `${Math.ceil(safe / pack.amount)} × ${pack.label.replace(` de ${name}`, '')}`
  return unit === 'g' ? weighedOut(safe) : null
}

/** Grams as they are ordered: half kilograms. The whole report buys in one measure. */
export const weighedOut = (grams: number): string =>
  grams < 1000 ? amountOf(grams, 'g') : `${Math.ceil(grams / 500 - 1e-9) / 2} kg`.replace('.', ',')

/** Kilograms to order, clean and as they come off the boat. */
function wholeFish(expected: number, clean: number): string {
  const kg = (grams: number, state: string) => {
    const amount = Math.ceil(grams / 500) / 2
    return `${amount} kg ${state}${amount < 2 ? '' : 's'}`.replace('.', ',')
  }
  return `${kg(expected, 'limpo')} ou ${kg(expected / clean, 'inteiro')}`
}

/**
 * Amounts of a week by ingredient, over all items with a recipe; largest first.
 * @param items `runs`: the units of each delivery of the week
 */
export function ingredientList(
  items: readonly { name: string; expected: number; safe: number; runs?: readonly number[] }[],
  recipeOf: (name: string) => Recipe | null,
  /** The owner's share beyond the expected sales. */
  spare?: number,
  /** The packs that the owner names. */
  sized: readonly OwnPack[] = [],
  /** Goods that the owner says spoil, each with its share beyond the expected sales. */
  spoiling: readonly { good: string; share: number }[] = [],
): Purchase[] {
  const packIn = (name: string, unit: string, pack: Pack | null): Pack | null => {
    const own =
      unit === 'ml' ? sized.find(({ good }) => foldAccents(name).startsWith(foldAccents(good))) : undefined
    return own ? { amount: own.amount, label: own.label } : pack
  }
  const found = new Map<string, Omit<Purchase, 'pack'> & Pick<Part, 'pack' | 'clean'>>()
  for (const { name, expected, safe, runs } of items) {
    const recipe = recipeOf(name)
    if (!recipe || recipe.origin === 'resale') continue
    for (const part of recipe.parts) {
      const key = `${part.name}/${part.unit}`
      const line = found.get(key) ?? { ...part, expected: 0, safe: 0, packs: null, items: [], each: [] }
      line.pack ??= part.pack
      line.expected += expected * part.amount
      line.safe += safe * part.amount
      if (part.fresh && runs && runs.length > 0)
        line.deliveries = runs.map(
          (units, run) => (line.deliveries?.[run] ?? 0) + orderOf(units * part.amount, 0, spare),
        )
      if (!line.items.includes(name)) {
        line.items.push(name)
        line.each.push({ item: name, amount: part.amount, ...(part.own && { own: true }) })
      }
      if (recipe.origin === 'poured' && part.pack) {
        const units = Math.floor(part.pack.amount / part.amount + 1e-9)
        if (units > 1) line.yields = [...(line.yields ?? []), { item: name, units, pack: part.pack.label }]
      }
      found.set(key, line)
    }
  }
  return [...found.values()]
    .map((line) => {
      const told = spoiling.find(({ good }) => foldAccents(line.name).includes(foldAccents(good)))
      return {
        ...line,
        pack: packIn(line.name, line.unit, line.pack),
        ...(told && { fresh: true, deliveries: undefined }),
        share: told?.share ?? spare,
      }
    })
    .map(
      ({ pack, clean, name, unit, expected, safe, items: of, yields, fresh, deliveries, each, share }) => ({
        name,
        unit,
        expected,
        safe,
        packs: clean
          ? wholeFish(orderOf(expected, 0, share), clean)
          : packsOf(name, unit, fresh ? orderOf(expected, 0, share) : safe, pack),
        items: of,
        each,
        ...(packOf(name, unit, pack) && { pack: packOf(name, unit, pack)?.amount ?? 0 }),
        ...(yields && { yields }),
        ...(fresh && { fresh }),
        ...(share !== undefined && { spare: share }),
        ...(deliveries && { deliveries }),
      }),
    )
    .toSorted((a, b) => b.items.length - a.items.length || b.safe - a.safe)
}
