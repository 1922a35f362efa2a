/** What the plan says of a limit for each pairing, and of a drink that the owner keeps. */

import { joinList } from '../../base/language/text.ts'
import { isDrinkLine } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { pairTotal } from './pair-limit.ts'
import { done, failed, offersOf, type Statement, type Told, told } from './planned-parts.ts'
import { spokenName } from './short-names.ts'

const cent = 0.005

/** The dearest pairing beside its limit, with the reading that it has. */
export function eachPair(
  { max = Number.POSITIVE_INFINITY }: WishOf<'price'>,
  { ranked, servingOf, request: { pairLimit } }: MenuParts,
  menu: Told,
): Statement | null {
  if (!pairLimit) return null
  const isWhole = pairLimit.of === 'combo'
  const each = pairLimit.perGuest ? ' por pessoa' : ''
  const totals = ranked
    .flatMap((entry) => {
      const { dish, best } = entry
      const serving = servingOf(entry)
      const total = pairTotal(dish, best.option, serving, pairLimit)
      const alone = isWhole ? pairTotal(dish, { price: 0 }, serving, pairLimit) : null
      return total === null ? [] : [{ name: spokenName(dish.item.name), total, alone: alone ?? 0 }]
    })
    .toSorted((a, b) => b.total - a.total)
  const [dearest] = totals
  if (!dearest) return failed('Falta o preço das bebidas.')
  const reading = isWhole
    ? `Prato e bebida juntos${each}`
    : `Só a bebida, porque quase todo prato já passa de ${menuPrice(max)} sozinho`
  // A dish that passes the limit with its own pair keeps it with the combo's drink.
  const combos = offersOf(menu).filter(({ price }) => price <= max + cent)
  const comboOf = (name: string) => combos.find(({ dish }) => spokenName(dish) === name)
  const above = totals.filter(({ name, total }) => total > max + cent && !comboOf(name))
  const within = totals.flatMap(({ name, total }) => (total > max + cent ? (comboOf(name) ?? []) : []))
  if (above.length === 0)
    return done(
      within.length === 0
        ? `${reading}. O par mais caro: ${dearest.name}, ${menuPrice(dearest.total)}.`
        : `${reading}. No limite, peça o combo: ${told(within)}.`,
    )
  // No drink makes a dish cheaper: which ones pass the limit alone is for the owner to know.
  const alone = above.filter((one) => one.alone > max + cent)
  const paired = above.filter((one) => !alone.includes(one))
  const [fitting] = totals.filter(({ total }) => total <= max + cent)
  return failed(
    [
      `${reading}.`,
      ...(alone.length > 0
        ? [
            `Já sem bebida ${alone.length === 1 ? 'passa' : 'passam'} de ${menuPrice(max)}: ${listed(alone, (one) => one.alone)}.`,
          ]
        : []),
      ...(paired.length > 0
        ? [`Acima do limite, sem bebida mais barata que combine: ${listed(paired, (one) => one.total)}.`]
        : []),
      ...(fitting
        ? [
            `Os outros ${totals.length - above.length} cabem; o mais caro é ${fitting.name}, ${menuPrice(fitting.total)}.`,
          ]
        : []),
    ].join(' '),
  )
}

/** Most dishes that an answer names with their price. */
const mostNamed = 6
interface Total {
  name: string
  total: number
  alone: number
}
const listed = (all: readonly Total[], of: (one: Total) => number): string =>
  `${joinList(all.slice(0, mostNamed).map((one) => `${one.name}, ${menuPrice(of(one))}`))}${all.length > mostNamed ? ` e mais ${all.length - mostNamed}` : ''}`

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
