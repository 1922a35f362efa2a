/** What a drink beside a dish may cost, by its kind and by the dish: "vinho até R$ 45, menos com o jamón". */
import { joinList } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { anyDrink, isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { isDrinkKind } from '../../base/pairing/pour-styles.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { isClosed } from './caution.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'

type Limit = WishOf<'price'> & { item: string; max: number }

/** Whether it limits the drinks of the pairs, of a kind or beside a dish, and no offer. */
export const limitsDrinks = (wish: Wish): wish is Limit =>
  wish.kind === 'price' &&
  wish.item !== undefined &&
  wish.max !== undefined &&
  ((wish.item === anyDrink && (wish.of ?? wish.except) !== undefined) || isDrinkKind(wish.item))

const isOfKind = ({ item }: Limit, { name, kind }: Pick<Option, 'name' | 'kind'>) =>
  item === anyDrink || isNamedServe(item, { name, isDose: kind === 'cachaca' })

const isSpared = ({ except = [] }: Limit, dish: DishReading) =>
  except.some((named) => isNamedDish(named, dish))

/** The highest price of a drink beside a dish, R$; null without one. The last word about the dish itself counts. */
export function drinkMaxAt(
  wishes: readonly Wish[],
  dish: DishReading,
  option: Pick<Option, 'name' | 'kind'>,
): number | null {
  const limits = wishes.filter(limitsDrinks).filter((one) => isOfKind(one, option) && !isSpared(one, dish))
  const own = limits.findLast(({ of }) => of !== undefined && isNamedDish(of, dish))
  if (own) return own.max
  const general = limits.filter(({ of }) => of === undefined).map(({ max }) => max)
  return general.length === 0 ? null : Math.min(...general)
}

export const isWithinDrinkMax = (wishes: readonly Wish[], dish: DishReading, option: Option): boolean => {
  const max = drinkMaxAt(wishes, dish, option)
  return max === null || option.price === null || option.price <= max + 0.005
}

/** How a limit is kept: by the drinks of its dishes, with their prices. */
export function drinkLimit(wish: Limit, { ranked, context }: MenuParts): Statement | null {
  const { wishes } = context.sheet
  const { of } = wish
  const among = ranked.filter(
    ({ dish, best }) =>
      (of === undefined || isNamedDish(of, dish)) && isOfKind(wish, best.option) && !isSpared(wish, dish),
  )
  if (among.length === 0)
    return of === undefined
      ? done(`Nenhum par usa ${wish.item} acima de ${menuPrice(wish.max)}.`)
      : failed(`Nenhuma bebida da casa cabe em ${menuPrice(wish.max)} ao lado de ${of}.`)
  const beyond = among.filter(({ dish, best }) => !isWithinDrinkMax(wishes, dish, best.option))
  const words = ({ dish, best }: (typeof among)[number]) =>
    `${spokenName(dish.item.name)} com ${spokenName(best.option.name)}, ${menuPrice(best.option.price ?? 0)}${isClosed(dish.item, context.today) ? ' (fora do defeso)' : ''}`
  if (beyond.length > 0) return failed(`Passa: ${joinList(beyond.map(words))}.`)
  const dearest = among.toSorted((a, b) => (b.best.option.price ?? 0) - (a.best.option.price ?? 0))
  return done(
    of === undefined
      ? `O mais caro é ${dearest.slice(0, 1).map(words).join('')}.`
      : `${joinList(dearest.slice(0, 3).map(words))}.`,
  )
}
