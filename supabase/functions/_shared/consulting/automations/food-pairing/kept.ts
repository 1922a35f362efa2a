/** What the plan says of a limit for each pairing, and of a drink that the owner keeps. */

import { joinList } from '../../base/language/text.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
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
    : failed(
        `${reading}. Acima do limite, com a bebida mais indicada: ${joinList(above.slice(0, 4).map(({ name, total }) => `${name}, ${menuPrice(total)}`))}${above.length > 4 ? ` e mais ${above.length - 4}` : ''}. Os outros ${totals.length - above.length} cabem.`,
      )
}

/** A drink of the menu that stays: no pairing, offer or purchase takes it off. */
export function kept({ item, part }: WishOf<'keepItem'>, { items, request }: MenuParts): Statement | null {
  const drinks = items.filter((one) => isDrinkLine(one) && namesItem(item, { name: one.name }))
  if (part !== undefined || drinks.length === 0) return null
  return drinks.some((one) => request.requirements.dropsItem({ name: one.name }))
    ? failed('Outro pedido seu tira esta bebida: diga qual dos dois vale.')
    : done('Fica no cardápio: nenhuma sugestão tira nem troca esta bebida.')
}

/** ml of neat cachaça and % of alcohol that are light beside a dish. */
const lightMl = 30
const lightAbv = 14

/** Whether the owner wants nothing strong beside the dishes. */
export const wantsLight = ({ wishes }: Pick<RequestSheet, 'wishes'>): boolean =>
  wishes.some((wish) => wish.kind === 'style' && wish.what === 'mais leves')

/** Nothing strong: small measures, long drinks, and what is stronger by name. */
export function light({ ranked }: MenuParts): Statement {
  const strong = ranked.filter(({ best: { option } }) =>
    option.kind === 'cachaca' ? (option.doseMl ?? 0) > lightMl : (option.drink?.abvPct ?? 0) > lightAbv,
  )
  if (strong.length === 0)
    return done(`Cachaça pura só em ${lightMl} ml, com água junto; os drinks novos são compridos, com gelo.`)
  return failed(
    `Mais que isso em ${joinList(strong.slice(0, 4).map(({ dish }) => spokenName(dish.item.name)))}: a dose pequena sairia abaixo do seu piso ou do preço da casa; divida uma entre dois.`,
  )
}
