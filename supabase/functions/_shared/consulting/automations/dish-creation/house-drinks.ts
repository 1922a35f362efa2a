/** The drinks and doses with cachaça on the house's own menu, as companions of a dish. */
import type { EngineContext } from '../../base/context.ts'
import { tokenize } from '../../base/language/text.ts'
import { menuDrinkOptions, type Option } from '../../base/pairing/options.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { Requirements } from '../../base/request/requirements.ts'

const namesCachaca =
  /\bcacha[cç]a\b|\b(?:alambique|carvalho|castanheira)\b|^dose (?:de )?(?:prata|branca|ouro|amburana|b[áa]lsamo|envelhecida|da casa)\b/i
const mixed = /caipirinha|batida|rabo de galo|drink|sour|mule|t[ôo]nica|coquetel|licor|garrafa/i
const aged = /envelhecid|premium|ouro|carvalho|amburana|b[áa]lsamo|madeira|reserva|\d+ anos/i

/**
 * What the house sells with cachaça in it, or its doses alone if the owner asks for the cachaça of each dish; `knowsDrinks`
 * says whether the menu lists drinks at all.
 */
export function houseDrinksOf(
  { house }: Pick<EngineContext, 'house'>,
  doses: readonly Option[],
  { allowsMenuItem }: Requirements,
  onlyDoses = false,
): { options: Option[]; knowsDrinks: boolean } {
  const lines = house.menu
    .filter((item) => item.active)
    .map(({ name, section, description, price, cost }) => ({
      name,
      category: section,
      description,
      price: price !== null && price > 0 ? price : null,
      cost: cost !== null && cost > 0 ? cost : null,
    }))
    .filter(isDrinkLine)
  const allowed = lines.filter((item) => allowsMenuItem(item) === 'yes')
  const plain = lines.flatMap((item): Option[] => {
    const { name } = item
    if (!namesCachaca.test(name) || mixed.test(name)) return []
    const base = /castanheira/i.test(name) ? 'castanheira' : aged.test(name) ? 'carvalho' : 'alambique'
    // "Dose Prata" names no food: it is judged as what it is.
    const asCachaca = { ...item, name: base === 'castanheira' ? name : 'Dose de cachaça' }
    if (allowsMenuItem(asCachaca) !== 'yes') return []
    const like = doses.find((option) => option.base === base)
    return like
      ? [{ ...like, id: `menu-${tokenize(name).join('-')}`, kind: 'menu_drink', name, price: item.price }]
      : []
  })
  const drinks = onlyDoses && plain.length > 0 ? [] : menuDrinkOptions(allowed)
  return { options: [...drinks, ...plain], knowsDrinks: lines.length > 0 }
}
