/** How the plan answers wishes for combos: of one dish, of named parts, for a table, or several. */
import { formatBrl } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { isOfOneDish } from './asked-combos.ts'
import { familyCombo } from './family-combo.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, isOffered, offersOf, type Statement, type Told, told } from './planned-parts.ts'
import { spokenName } from './short-names.ts'
import { describedCombo, toldCombo } from './told-combo.ts'

/** One combo at one price: the dish with the smallest measure, or one for each guest, and whether that fits. */
function oneCombo(
  { of = '', max = 0, guests = 1 }: WishOf<'newCombo'>,
  { doses, items, ranked }: MenuParts,
): Statement {
  const item =
    ranked.find(({ dish }) => isNamedDish(of, dish))?.dish.item ?? items.find(({ name }) => name === of)
  const price = item?.price ?? null
  const small = doses
    .filter((one) => one.price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  if (!item || price === null || !small) return failed(`Falta o preço de ${of}.`)
  const name = spokenName(item.name)
  const [drinks, poured] = [(small.price ?? 0) * guests, (small.cost ?? 0) * guests]
  const together = price + drinks
  const measures = `${guests > 1 ? `${guests} × ` : ''}${small.doseMl} ml de ${small.name}`
  const words = `${name} (${menuPrice(price)}) com ${measures}${guests > 1 ? ` (${menuPrice(drinks)})` : ''}`
  const cost = item.cost === null ? null : item.cost + poured
  if (together <= max)
    return done(
      `${words}: ${menuPrice(together)}.${cost === null || guests === 1 ? '' : ` Custa ${formatBrl(cost)} e deixa ${formatBrl(together - cost)}; só a ${name} deixa ${formatBrl(together - drinks - (cost - poured))}.`}`,
    )
  const least = (item.cost ?? price) + poured
  return failed(
    price >= max
      ? `${name} sozinho já custa ${menuPrice(price)}: com ${measures} sai a ${menuPrice(together)}.`
      : `${words} sai a ${menuPrice(together)}; por ${menuPrice(max)} deixaria ${formatBrl(max - least)}.`,
  )
}

export function combo(wish: WishOf<'newCombo'>, parts: MenuParts, menu: Told): Statement {
  const described = describedCombo(wish, parts)
  if (described) return toldCombo(described, parts)
  // A whole table, with doses or without.
  if (wish.guests !== undefined && (wish.of === undefined || wish.of === 'dose'))
    return familyCombo(wish, parts)
  if (isOfOneDish(wish)) return oneCombo(wish, parts)
  const { count = 1, of, max = Number.POSITIVE_INFINITY, with: named = [] } = wish
  const bound = wish.bound ?? (named.length > 0 ? 'at_least' : 'exactly')
  const found = offersOf(menu).filter((offer) =>
    [...(of === undefined ? [] : [of]), ...named].every((name) => isOffered(name, offer, parts)),
  )
  const dear = found.filter(({ price }) => price > max + 0.005)
  if (dear.length > 0) return failed(`Passam de ${menuPrice(max)}: ${told(dear)}.`)
  const when = menu.combosWhen === undefined ? '' : ` Valem ${menu.combosWhen}.`
  const fits =
    bound === 'at_most'
      ? found.length <= count
      : bound === 'at_least'
        ? found.length >= count
        : found.length === count
  if (fits) return done(`${told(found)}.${when}`)
  if (count === 1 && found.length === 0)
    return failed('Nenhum combo desse cabe no preço e deixa mais que o prato sozinho.')
  const left = found.length === 0 ? 'Nenhum' : `${told(found)}: só ${found.length}`
  return failed(`${left} dos ${count} que você pediu cabem no preço e deixam mais que o prato sozinho.`)
}
