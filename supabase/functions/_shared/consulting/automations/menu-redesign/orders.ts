import { heldBack } from '../../base/house/held-back.ts'
import type { House } from '../../base/house/house.ts'
import { houseItems } from '../../base/house/own-menu.ts'
import { joinList } from '../../base/language/text.ts'
import { isSameName } from '../../base/match-items.ts'
import { closedSeason } from '../../base/pantry/closed-seasons.ts'
import { type PriceLimits, readLimits } from '../../base/pricing/limits.ts'
import { type LeftOrder, withoutOrder } from '../../base/pricing/losing-orders.ts'
import { closenessOf, closestTo, type NamedItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { isWholeDrop, type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'

/** What the owner asks of one item. */
export type Order = {
  /** It stays, whatever the calculation says. */
  kept: boolean
  promoted: boolean
  /** Why it is removed; null unless the owner removes it. */
  leaves: string | null
  /** Why it must not be promoted; null if it may. */
  doubt: string | null
  /** A reason of the item itself: an upcoming closed season, a warning on a label. */
  closed: string | null
}

export type Orders = {
  requirements: Requirements
  of: (item: NamedItem & { description?: string | null }) => Order
  limitsOf: (item: NamedItem & { price: number }) => PriceLimits
}

/** Exclusions that keep dishes off a menu, in the owner's words. */
function excludedIn({ wishes }: RequestSheet, item: NamedItem & { description?: string | null }): string[] {
  return wishes.flatMap((wish) =>
    wish.kind === 'exclude' && requirementsOf({ wishes: [wish], unread: [] }).allowsMenuItem(item) !== 'yes'
      ? [wish.what]
      : [],
  )
}

/** Whether it contains something excluded itself, not just a relative, as cajuína is of the cashew nut. */
function holdsExcluded({ wishes }: RequestSheet, item: NamedItem & { description?: string | null }): boolean {
  const named = wishes.flatMap((wish) =>
    wish.kind === 'exclude' ? [{ ...wish, why: wish.why === 'allergy' ? ('diet' as const) : wish.why }] : [],
  )
  return requirementsOf({ wishes: named, unread: [] }).allowsMenuItem(item) === 'no'
}

/** Caches answers: every item is compared with all others of its section. */
function once<Item extends NamedItem & { price?: number }, Answer>(
  ask: (item: Item) => Answer,
): (item: Item) => Answer {
  const known = new Map<string, Answer>()
  return (item) => {
    const key = `${item.name}\n${item.section ?? ''}\n${item.price ?? ''}`
    const answer = known.get(key) ?? ask(item)
    known.set(key, answer)
    return answer
  }
}

/**
 * What a sheet asks of each item of a menu.
 * @param leftOut orders on prices that the plan does not carry out
 * @param names of the menu: an order on one of them by its whole name is for no other whose words are alike
 */
export function readOrders(
  sheet: RequestSheet,
  house: House,
  today: string,
  leftOut: readonly LeftOrder[] = [],
  names: readonly string[] = [],
): Orders {
  const requirements = requirementsOf(sheet)
  const named = sheet.wishes.filter(
    (wish): wish is WishOf<'keepItem'> | WishOf<'dropItem'> =>
      (wish.kind === 'keepItem' && wish.part === undefined) ||
      (wish.kind === 'dropItem' && isWholeDrop(wish)),
  )
  const held = sheet.wishes.filter(
    (wish): wish is WishOf<'keepPrice'> | WishOf<'keepItem'> =>
      wish.kind === 'keepPrice' || (wish.kind === 'keepItem' && wish.part !== undefined),
  )
  const listed = houseItems(house)
  const limitsOf = readLimits(sheet, house, names)
  const ofOther = (said: string, name: string) =>
    !isSameName(said, name) && names.some((one) => isSameName(said, one))
  const of = once<NamedItem & { description?: string | null }, Order>(
    ({ name, section, description = null }) => {
      const words = {
        name,
        section: section ?? null,
        description,
        allergens: listed(name)?.allergens ?? null,
      }
      // "Manter as caipirinhas, tirar a de kiwi": the closer match wins.
      const near = closestTo(
        named.filter((wish) => !ofOther(wish.item, name)),
        words,
      )
      // A price, name or recipe that is held on an item by its name holds the item too.
      const kept =
        near.some(({ kind }) => kind === 'keepItem') ||
        (near.length === 0 && held.some((wish) => closenessOf(wish.item, words) === 'name'))
      const verdict = requirements.exclusions.length > 0 ? requirements.allowsMenuItem(words) : 'yes'
      const out = verdict === 'yes' ? '' : joinList(excludedIn(sheet, words))
      const why = holdsExcluded(sheet, words)
        ? `leva o que você pediu para deixar de fora (${out})`
        : `pode trazer traço do que você pediu para deixar de fora (${out})`
      const excluded = verdict === 'no' ? why : null
      const closed = heldBack(words, today)
      const running = closedSeason(`${name} ${description ?? ''}`, today)
      return {
        kept,
        closed,
        promoted: requirements.promotes(words) && verdict === 'yes' && running === null,
        leaves: kept
          ? null
          : near.length > 0
            ? 'Tirar do cardápio, como você pediu'
            : excluded && `Tirar do cardápio: ${excluded}`,
        doubt: verdict === 'unknown' ? `o cardápio não diz se leva ${out}` : (excluded ?? closed),
      }
    },
  )
  return {
    requirements,
    of,
    limitsOf: once((item) => {
      const limits = limitsOf(item)
      if (leftOut.some(({ name }) => name === item.name)) return withoutOrder(limits, item.price)
      const free = limits.fixed === null && limits.highest === null && limits.lowest === null
      // "O que não pode mudar?": kept items keep their price, unless the owner gives another.
      return free && of(item).kept && requirements.capOf(item) === null
        ? { ...limits, fixed: item.price }
        : limits
    }),
  }
}
