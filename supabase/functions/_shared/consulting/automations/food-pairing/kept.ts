/** What the plan says of a limit for each pairing, and of a drink that the owner keeps. */

import { isDrinkLine } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'

const cent = 0.005

/** The dearest pairing beside its limit, with the reading that it has. */
export function eachPair(
  { max = Number.POSITIVE_INFINITY }: WishOf<'price'>,
  { ranked, servingOf, request }: MenuParts,
): Statement {
  const isWhole = request.pairLimit?.of === 'combo'
  const totals = ranked
    .flatMap((entry) => {
      const { option } = entry.best
      const { price } = entry.dish.item
      if (option.price === null || (isWhole && price === null)) return []
      const drinks = option.price * servingOf(entry).guests
      return [{ name: spokenName(entry.dish.item.name), total: drinks + (isWhole ? (price ?? 0) : 0) }]
    })
    .toSorted((a, b) => b.total - a.total)
  const [dearest] = totals
  if (!dearest) return failed('Falta o preço das bebidas.')
  const reading = isWhole
    ? 'Prato e bebida juntos'
    : `Só a bebida, porque quase todo prato já passa de ${menuPrice(max)} sozinho`
  const text = `${reading}. A mais cara: ${dearest.name}, ${menuPrice(dearest.total)}.`
  const above = totals.filter(({ total }) => total > max + cent)
  return above.length === 0
    ? done(text)
    : failed(`${text} Acima do limite: ${above.length} de ${totals.length}.`)
}

/** A drink of the menu that stays: no pairing, offer or purchase takes it off. */
export function kept({ item, part }: WishOf<'keepItem'>, { items, request }: MenuParts): Statement | null {
  const drinks = items.filter((one) => isDrinkLine(one) && namesItem(item, { name: one.name }))
  if (part !== undefined || drinks.length === 0) return null
  return drinks.some((one) => request.requirements.dropsItem({ name: one.name }))
    ? failed('Outro pedido seu tira esta bebida: diga qual dos dois vale.')
    : done('Fica no cardápio: nenhuma sugestão tira nem troca esta bebida.')
}
