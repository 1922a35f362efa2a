/** Items that the owner wants fewer of: "tira o que der de fritura", "no máximo três com cachaça". */
import { hasAlcohol, itemKind } from '../../../base/house/item-kind.ts'
import { formatNumber, tokenize } from '../../../base/language/text.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import type { RequestSheet } from '../../../base/request/request-sheet.ts'
import { requirementsOf } from '../../../base/request/requirements.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import type { Asked } from '../asked.ts'
import { isStaple } from '../cut.ts'
import { hasCachaca } from '../with-cachaca.ts'

type Share = WishOf<'share'>

export const fryers = /fritadeira|tacho/iu
/** Names of dishes that come out of the fryer; carne de sol and cassava are fried only where the name says so. */
export const fried =
  /frit[oa]|fritura|batata(?! doce)|isca|passarinh|torresmo|past[eé]l|pasteis|coxinha|bolinho|dadinho|croquete|empanad|milanesa|[aà] dor[eê]|riss[oó]l|quibe|kibe|crocante|an[eé]is de cebola|nugget|tempur|fish and chips/i

/** Whether an item contains what a share counts. */
export function holdsShare({ what }: Pick<Share, 'what'>): (item: Asked) => boolean {
  if (/^frit/.test(what)) return ({ name, description }) => fried.test(`${name} ${description ?? ''}`)
  if (/cacha[cç]a/i.test(what))
    return ({ name, description, section }) =>
      hasCachaca(name, description, section) && hasAlcohol({ name, section: section ?? 'Drinks' })
  if (/[aá]lcool|alco[oó]lic/i.test(what)) return ({ name, section }) => hasAlcohol({ name, section })
  const { allowsMenuItem } = requirementsOf({
    wishes: [{ kind: 'exclude', what, why: 'taste', text: what, origin: 'request' }],
    unread: [],
  })
  return ({ name, description }) => allowsMenuItem({ name, description }) === 'no'
}

const fewOf = ({ wishes }: RequestSheet): Share[] =>
  wishes.filter((wish): wish is Share => wish.kind === 'share' && wish.of === 'few')

/** Share of the dishes that may still be of a kind that the owner wants fewer of. */
const few = 0.25

/** Share of the menu's margin up to which a dish that holds up the kitchen goes before others. */
const mostOfSlow = 0.02

/**
 * Whether the owner wants fewer items like this one. Those of them that earn most stay, up to a quarter of the dishes.
 * @param most items that the menu may have
 */
export function unwantedIn(
  sheet: RequestSheet,
  menu: readonly Asked[],
  most: number,
  worth: (item: Asked) => number,
  slow: ReadonlySet<string> = new Set(),
): (item: Asked) => boolean {
  const isDish = ({ name, section }: Asked) => itemKind({ name, section }) === 'dish'
  const dishes = most - menu.filter((item) => !isDish(item)).length
  const unwanted = fewOf(sheet)
    .filter(({ count }) => count === undefined)
    .flatMap((wish) =>
      menu
        .filter(holdsShare(wish))
        .toSorted((a, b) => worth(b) - worth(a))
        .slice(Math.max(1, Math.floor(dishes * few))),
    )
  const total = menu.reduce((sum, item) => sum + worth(item), 0)
  const held = menu.filter((item) => slow.has(item.name) && worth(item) < total * mostOfSlow)
  // "a long neck pode sair se precisar de espaço"
  const offered = menu.filter((item) =>
    sheet.wishes.some((wish) => wish.kind === 'dropItem' && wish.ifNeeded && namesItem(wish.item, item)),
  )
  const names = new Set([...unwanted, ...held, ...offered].map(({ name }) => name))
  return ({ name }) => names.has(name)
}

/** Share of the mean units of a group below which an item sells little: the threshold of popularity. */
const littleSold = 0.7
/** The same for what "quase não vende". */
const hardlySold = 0.35
const hardly = /quase|ningu[eé]m|encalh|parad|n[aã]o (?:vend|sa|gir)/i

/** Whether an item is the only one left of what its section is named for: the one salad of "Saladas". */
export function isLastOfName(item: Asked, menu: readonly Asked[], gone: ReadonlySet<string>): boolean {
  const titles = tokenize(item.section ?? '')
  const [head = ''] = tokenize(item.name)
  return (
    titles.includes(head) &&
    !menu.some(
      (other) =>
        other.name !== item.name &&
        other.section === item.section &&
        !gone.has(other.name) &&
        tokenize(other.name)[0] === head,
    )
  )
}

const isSide = ({ name, section }: Asked) => itemKind({ name, section }) === 'side'

/**
 * What sells little of what the owner names: "tirem os doces que vendem pouco", "o que sai menos de 10 por mês".
 * @param sold units in the sheet's period, by name; @param monthly what turns them into units a month
 * @param loss R$ lost with an item; null if the sheet does not say
 * @param ordered what leaves by another order of the owner's: it counts towards the number that may or must go
 */
export function sellingLittle(
  { wishes }: RequestSheet,
  menu: readonly Asked[],
  isKept: (item: Asked) => boolean,
  {
    sold,
    monthly,
    loss,
    ordered,
  }: {
    sold: ReadonlyMap<string, { units: number }>
    monthly: number
    loss: (item: Asked) => number | null
    ordered: readonly Asked[]
  },
): { name: string; reason: string }[] {
  return wishes.flatMap((wish) => {
    if (wish.kind !== 'dropItem' || !wish.weak) return []
    const group = menu.flatMap((item) => {
      const units = sold.get(item.name)?.units
      return units === undefined || !namesItem(wish.item, item) ? [] : [{ item, units }]
    })
    const mean = group.reduce((sum, { units }) => sum + units, 0) / Math.max(1, group.length)
    const { below } = wish
    const share = hardly.test(wish.text) ? hardlySold : littleSold
    const isWeak = (units: number) => (below === undefined ? units < share * mean : units * monthly < below)
    const byLoss = (a: { item: Asked; units: number }, b: { item: Asked; units: number }) =>
      Number(isSide(a.item)) - Number(isSide(b.item)) || (loss(a.item) ?? 0) - (loss(b.item) ?? 0)
    const already = ordered.filter((item) => namesItem(wish.item, item)).length
    const most = wish.most === undefined ? undefined : Math.max(0, wish.most - already)
    const least = (wish.least ?? 0) - already
    const free = group.filter(({ item }) => !isKept(item))
    const weak = free
      .filter(({ units }) => isWeak(units))
      // Of a number that may go, those that are missed least; a side is missed beside many dishes.
      .toSorted((a, b) => (wish.most === undefined ? 0 : byLoss(a, b)) || a.units - b.units)
      .slice(0, most)
    // Of a number that must go, those that cost least fill up what sells little.
    const more = free
      .filter((one) => !weak.includes(one) && !isStaple(one.item))
      .toSorted(byLoss)
      .slice(0, Math.max(0, least - weak.length))
    const pace = (units: number) =>
      monthly === 1
        ? `${formatNumber(units)} no período`
        : `${formatNumber(Math.round(units * monthly))} por mês`
    return [
      ...weak.map(({ item, units }) => ({
        name: item.name,
        reason: `Tirar do cardápio: sai pouco, ${pace(units)}, como você pediu`,
      })),
      ...more.map(({ item, units }) => ({
        name: item.name,
        reason: `Tirar do cardápio: sai ${pace(units)}, e é dos que menos custa perder, como você pediu`,
      })),
    ]
  })
}

/** Items beyond a number that the owner sets, those that leave least first. */
export function beyondBounds(
  sheet: RequestSheet,
  menu: readonly Asked[],
  isKept: (item: Asked) => boolean,
  worth: (item: Asked) => number,
): { name: string; reason: string }[] {
  return fewOf(sheet).flatMap((wish) => {
    const { count, what } = wish
    if (count === undefined) return []
    const holding = menu.filter(holdsShare(wish))
    return holding
      .filter((item) => !isKept(item))
      .toSorted((a, b) => worth(a) - worth(b))
      .slice(0, Math.max(0, holding.length - count))
      .map(({ name }) => ({
        name,
        reason: `Tirar do cardápio, para ficar em ${count} com ${what}, como você pediu`,
      }))
  })
}
