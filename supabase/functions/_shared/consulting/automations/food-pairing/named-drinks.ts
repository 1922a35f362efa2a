/** The drinks of a consultation, or of the menu, that an owner's name means. */
import { tokenize } from '../../base/language/text.ts'
import { agedCachaca, isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { MenuParts } from './menu-parts.ts'
import { bought } from './pours.ts'

/** A dose of the house's own, by its style. */
const doseStyle = (option: object): string | null =>
  'style' in option && (option.style === 'agedDose' || option.style === 'whiteDose') ? option.style : null

export function isNamed(name: string, option: Pick<Option, 'name' | 'kind'>): boolean {
  const own = doseStyle(option)
  if (own !== null && name === agedCachaca) return own === 'agedDose'
  return isNamedServe(name, { name: option.name, isDose: option.kind === 'cachaca' || own !== null })
}

/** The drinks that a name means: those of this consultation, else any other that the menu sells. */
export function drinksOf(other: string, { doses, ownDrinks, asides, items }: MenuParts): Option[] {
  const known = [...doses, ...ownDrinks, ...asides].filter((option) => isNamed(other, option))
  if (known.length > 0) return known
  const sold = items.filter(
    (item) => isDrinkLine(item) && isNamedServe(other, { name: item.name, isDose: false }),
  )
  // "saquê" is the house's sake before its caipirinha of sake.
  const plain = sold.filter(({ name }) => tokenize(name)[0] === tokenize(other)[0])
  return (plain.length > 0 ? plain : sold).map((item) => bought('asked', item, 1.2))
}
