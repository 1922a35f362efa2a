/** The drinks and doses with cachaça on the house's own menu, as companions of a dish. */
import type { EngineContext } from '../../base/context.ts'
import { tokenize } from '../../base/language/text.ts'
import { menuDrinkOptions, type Option } from '../../base/pairing/options.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import type { Requirements } from '../../base/request/requirements.ts'

const namesCachaca = /\bcacha[cç]a\b|\b(?:alambique|carvalho|castanheira)\b/i
const mixed = /caipirinha|batida|rabo de galo|drink|sour|mule|t[ôo]nica|coquetel|licor|garrafa/i
const aged = /envelhecid|premium|ouro|carvalho|amburana|b[áa]lsamo|madeira|reserva|\d+ anos/i

/** What the house sells with cachaça in it; `knowsDrinks` says whether the menu lists drinks at all. */
export function houseDrinksOf(
  { house }: Pick<EngineContext, 'house'>,
  doses: readonly Option[],
  { allowsMenuItem }: Requirements,
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
  const plain = allowed.flatMap((item): Option[] => {
    const { name } = item
    if (!namesCachaca.test(name) || mixed.test(name)) return []
    const base = /castanheira/i.test(name) ? 'castanheira' : aged.test(name) ? 'carvalho' : 'alambique'
    const like = doses.find((option) => option.base === base)
    return like
      ? [{ ...like, id: `menu-${tokenize(name).join('-')}`, kind: 'menu_drink', name, price: item.price }]
      : []
  })
  return { options: [...menuDrinkOptions(allowed), ...plain], knowsDrinks: lines.length > 0 }
}
