import { cachacas } from '@consulting/base/cachacas.ts'
import type { IngredientPrice } from '@consulting/base/house/house.ts'
import { foldAccents } from '@consulting/base/language/text.ts'
import { boughtIngredients } from '@consulting/base/pantry/bar-goods.ts'
import { foods } from '@consulting/base/pantry/kitchen.ts'

/** An ingredient of recipes, by the name that reports use. */
export interface Supply {
  name: string
  /** Other words under which it is found. */
  searched: string
  /** Our estimate, or null when market prices vary too much. */
  estimate: { price: number; label: string } | null
  unit: string
}

type Sold = {
  name: string
  unit: string
  words: readonly string[]
  pack: { price: number; label: string } | null
}

export const foldedWords = (text: string) => foldAccents(text).toLowerCase()

function supplyOf({ name, unit, words, pack }: Sold): Supply {
  return {
    name,
    unit,
    searched: foldedWords(`${name} ${words.join(' ')} ${pack?.label ?? ''}`),
    estimate: pack && { price: pack.price, label: pack.label },
  }
}

/** Every ingredient that bar and kitchen buy, without duplicates. */
export const supplies: readonly Supply[] = [
  ...new Map(
    [...Object.values(cachacas), ...boughtIngredients, ...foods].map((item) => [item.name, supplyOf(item)]),
  ).values(),
].toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR'))

export const units: readonly { value: IngredientPrice['unit']; label: string }[] = [
  { value: 'kg', label: 'kg' },
  { value: 'g', label: 'g' },
  { value: 'l', label: 'litro' },
  { value: 'ml', label: 'ml' },
  { value: 'un', label: 'unidade' },
]

export const isUnit = (value: string): value is IngredientPrice['unit'] =>
  units.some((unit) => unit.value === value)

/** The unit in which it is sold, guessed from the estimate's label. */
export function usualUnit({ estimate, unit }: Supply): IngredientPrice['unit'] {
  const label = estimate?.label ?? ''
  if (/\bkg\b|\d ?g\b/.test(label)) return 'kg'
  if (/\blitro|\d ?(ml|l)\b/.test(label)) return unit === 'ml' ? 'l' : 'un'
  return unit === 'g' ? 'kg' : unit === 'ml' ? 'l' : 'un'
}
