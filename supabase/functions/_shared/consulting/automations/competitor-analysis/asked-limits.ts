/** What the owner's sheet says of prices and sizes, for the whole comparison. */
import type { EngineContext } from '../../base/context.ts'
import { isSameName } from '../../base/match-items.ts'
import { costsAfter, risesIn } from '../../base/pricing/supplier-rise.ts'
import { isExcepted, type NamedItem, namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { measureOf } from '../../base/same-item.ts'
import type { OwnItem } from './match.ts'
import type { CompetitorMap, Raise } from './schema.ts'
import type { Sold } from './sold.ts'

/**
 * The size that the owner states for an item of the house ("a nossa isca tem 400 g"), or else that of the menu. What is said of
 * a whole kind ("o meu hambúrguer tem 150") gives way to the item's own size on the menu.
 */
export function statedSize({ name, category, measure }: OwnItem, { wishes }: RequestSheet) {
  const found = wishes
    .filter((wish) => wish.kind === 'portion')
    .filter((wish) => namesItem(wish.item, { name, section: category }))
  const own = found.find((wish) => measure === null || isSameName(wish.item, name))
  return (own && measureOf(`${own.amount} ${own.unit}`)) ?? measure
}

/** The sizes that the owner states, each with the items that it is of. */
export const statedPortions = (menu: readonly OwnItem[], { wishes }: RequestSheet) =>
  wishes.flatMap((wish) => {
    const measure = wish.kind === 'portion' ? measureOf(`${wish.amount} ${wish.unit}`) : null
    if (wish.kind !== 'portion' || measure === null || measure.unit === 'courses') return []
    const items = menu.filter(({ name, category }) => namesItem(wish.item, { name, section: category }))
    const unit = measure.unit === 'people' ? ('pessoas' as const) : measure.unit
    return [{ item: wish.item, amount: measure.amount, unit, items: items.map(({ name }) => name) }]
  })

const questionsOf = ({ wishes }: RequestSheet) =>
  wishes.flatMap((wish) => (wish.kind === 'question' ? [wish] : []))

/** How many prices the owner lets change. */
export const mostChanges = (sheet: RequestSheet): number =>
  Math.min(
    ...questionsOf(sheet).flatMap(({ about, count }) => (about === 'fewChanges' ? (count ?? []) : [])),
    Number.POSITIVE_INFINITY,
  )

/** Whether the owner leaves a section or an item out of the comparison, and so out of the whole report. */
export const leftOutBy =
  (sheet: RequestSheet) =>
  (item: NamedItem): boolean =>
    questionsOf(sheet).some(
      // "não compare o pão com o da Boutique" leaves the others' bread in.
      ({ about, item: named, competitor }) =>
        about === 'notCompared' && competitor === undefined && named !== undefined && namesItem(named, item),
    )

/** The day from which new prices may hold. */
export const startOf = (sheet: RequestSheet): string | undefined =>
  questionsOf(sheet)
    .flatMap(({ about, from }) => (about === 'startsOn' ? (from ?? []) : []))
    .toSorted()
    .at(-1)

/** The lowest of the ceilings that the owner names. */
export function ceilingOf({ house, sheet }: EngineContext): number | null {
  const asked = sheet.wishes.flatMap((wish) =>
    wish.kind === 'price' && wish.item === undefined && wish.max !== undefined ? [wish.max] : [],
  )
  const all = [...asked, ...(house.settings.priceCeiling === null ? [] : [house.settings.priceCeiling])]
  return all.length === 0 ? null : Math.min(...all)
}

/** Whether a wish is about an item. @param names of the menu: a wish that names one of them is about no other */
const isAbout = (
  wish: { item: string; except?: readonly string[] | undefined },
  item: NamedItem,
  names: readonly string[],
) =>
  !isExcepted(wish, item) &&
  (isSameName(wish.item, item.name) ||
    (namesItem(wish.item, item) && !names.some((name) => isSameName(name, wish.item))))

const isLimited = ({ wishes }: RequestSheet, item: NamedItem, names: readonly string[]) =>
  wishes.some((wish) => (wish.kind === 'keepPrice' || wish.kind === 'capPrice') && isAbout(wish, item, names))

/** Whether the owner keeps the price of an item as it is. */
export const isHeld = ({ wishes }: RequestSheet, item: NamedItem, names: readonly string[]) =>
  wishes.some((wish) => wish.kind === 'keepPrice' && isAbout(wish, item, names))

/** "o café da manhã não baixa de 60": it may rise, and sells for no less in an offer. */
const hasFloor = ({ wishes }: RequestSheet, item: NamedItem): boolean =>
  wishes.some(
    (wish) =>
      wish.kind === 'price' &&
      wish.min !== undefined &&
      wish.item !== undefined &&
      namesItem(wish.item, item),
  )

/** "não quero briga com o Zé": no war of prices with one of them, and no ban on every offer. */
export const isPeace = ({ about, competitor, text }: WishOf<'question'>): boolean =>
  about === 'lower' && competitor !== undefined && !/baix|reduz|desconto|promo/i.test(text)

/** Whether the owner refuses to lower the price of an item or its section. */
export const isUncut = (wishes: RequestSheet['wishes'], item: NamedItem): boolean =>
  wishes.some(
    (wish) =>
      wish.kind === 'question' &&
      wish.about === 'lower' &&
      wish.against === true &&
      !isPeace(wish) &&
      (wish.item === undefined || namesItem(wish.item, item)),
  )

/** The comparison without the items whose price the owner holds: no offer sells them for less. */
export const withoutHeld = <Kind extends { items: readonly { ours?: string | undefined }[] }>(
  categories: readonly Kind[],
  sheet: RequestSheet,
  names: readonly string[],
) =>
  categories.map((category) => ({
    ...category,
    items: category.items.filter(
      ({ ours }) =>
        ours === undefined ||
        (!isHeld(sheet, { name: ours }, names) &&
          !hasFloor(sheet, { name: ours }) &&
          !isUncut(sheet.wishes, { name: ours })),
    ) as Kind['items'][number][],
  }))

/** The menu at the costs that a supplier's rise leaves, and the rises. */
export function withRises(items: readonly OwnItem[], { wishes }: RequestSheet, sold: Sold) {
  const rises = risesIn(
    wishes,
    items.map((item) => ({ ...item, units: sold.unitsOf(item.name) ?? 1 })),
  )
  const costs = costsAfter(rises)
  const menu = items.map((item): OwnItem => {
    const cost = costs.get(item.name)
    return cost === undefined || item.cost === null ? item : { ...item, cost, costBefore: item.cost }
  })
  return { rises, menu }
}

/** The items whose price the owner limits and that do not rise. */
export function limitedIn(
  menu: readonly OwnItem[],
  sheet: RequestSheet,
  raises: readonly Raise[],
): NonNullable<CompetitorMap['limited']> {
  const names = menu.map(({ name }) => name)
  return menu.flatMap(({ name, category, price }) =>
    price !== null &&
    (isLimited(sheet, { name, section: category }, names) || hasFloor(sheet, { name, section: category })) &&
    !raises.some((raise) => raise.item === name)
      ? [
          {
            item: name,
            section: category,
            price,
            ...(isHeld(sheet, { name, section: category }, names) && { held: true }),
          },
        ]
      : [],
  )
}
