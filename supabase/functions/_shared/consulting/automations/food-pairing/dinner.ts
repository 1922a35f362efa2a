/** A set dinner for two from the house's menu, within the owner's price. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import { type DishReading, understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { isSkipped, pairingWishes } from './asked-pairs.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement, type Told } from './planned-parts.ts'
import { spokenName } from './short-names.ts'

type Line = { name: string; price: number; cost: number | null }

const sumOf = (lines: readonly Line[], key: 'price' | 'cost') =>
  lines.reduce((sum, line) => sum + (line[key] ?? 0), 0)

/** Every choice of so many different lines. */
function choices(lines: readonly Line[], count: number): Line[][] {
  if (count === 0) return [[]]
  return lines.flatMap((line, at) => choices(lines.slice(at + 1), count - 1).map((rest) => [line, ...rest]))
}

/** Cheapest lines of a part that are tried: more make no better dinner within a price. */
const most = 8

/** Most that the sum of the menu's prices may be above the price of the dinner. */
const longestCut = 1.1

/** The dishes of the menu that may be served together: in season, allowed, with a price, for one guest each. */
function dishesOf({ items, request, context }: MenuParts): DishReading[] {
  const asked = pairingWishes(context.sheet)
  return items.flatMap((item) => {
    const reading = understand(item)
    if (reading.kind !== 'dish' || item.price === null) return []
    if (/2 pessoas|para dois|p\/ ?2|dois/i.test(item.name)) return []
    return request.refuses(item) === null && !isSkipped(asked, reading.dish) ? [reading.dish] : []
  })
}

/** The dinner that leaves most within the price; else the cheapest one, with its price. */
export function dinnerFor(
  { courses, max = Number.POSITIVE_INFINITY, perGuest }: WishOf<'pairingRule'>,
  parts: MenuParts,
  { doses }: Told,
): Statement {
  if (!courses) return failed('Faltam as partes do jantar.')
  const dishes = dishesOf(parts)
  const linesOf = (some: readonly DishReading[]): Line[] =>
    some
      .map(({ item }) => ({ name: spokenName(item.name), price: item.price ?? 0, cost: item.cost }))
      .toSorted((a, b) => a.price - b.price)
  // A bar that sells portions alone serves its larger ones as the main dish.
  const starters = linesOf(dishes.filter(({ course }) => course === 'starter'))
  const own = linesOf(dishes.filter(({ course }) => course === 'main'))
  const larger = starters.slice(Math.floor(starters.length / 2))
  const mains = own.length > 0 ? own : larger
  const byCourse = {
    starter: own.length > 0 ? starters : starters.filter((line) => !larger.includes(line)),
    main: mains,
    dessert: linesOf(dishes.filter(({ course }) => course === 'dessert')),
  }
  const of = (course: keyof typeof byCourse): Line[] => byCourse[course].slice(0, most)
  const poured: Line[] = doses.map((dose) => {
    // One guest who has several drinks gets the small measure of each.
    const { ml, price, cost } = perGuest ? (dose.measure ?? dose) : dose
    return {
      name: perGuest ? `${ml} ml de ${dose.label}` : `dose de ${dose.label} (${ml} ml, em dois copos)`,
      price,
      cost,
    }
  })
  // Two cups taste more than one: no dose twice while there is another.
  const repeats = Math.ceil(courses.doses / Math.max(1, poured.length))
  const drinks = choices(Array.from({ length: Math.max(1, repeats) }, () => poured).flat(), courses.doses)
  const menus = choices(of('starter'), courses.starters).flatMap((starters) =>
    choices(of('main'), courses.mains).flatMap((mains) =>
      choices(of('dessert'), courses.desserts).map((desserts) => [...starters, ...mains, ...desserts]),
    ),
  )
  const cheapest = drinks.toSorted((a, b) => sumOf(a, 'price') - sumOf(b, 'price'))
  const liked = new Set(parts.ranked.filter(parts.promotes).map(({ dish }) => spokenName(dish.item.name)))
  const all = menus.flatMap((menu) => cheapest.map((with_) => [...menu, ...with_]))
  const priced = all.map((menu) => {
    const full = sumOf(menu, 'price')
    const price = Math.min(full, max)
    return {
      menu,
      full,
      price,
      left: price - sumOf(menu, 'cost'),
      liked: menu.filter(({ name }) => liked.has(name)).length,
    }
  })
  const fitting = priced.filter(({ full }) => full <= max * longestCut)
  const [best] = (fitting.length > 0 ? fitting : priced).toSorted((a, b) =>
    fitting.length > 0 ? b.liked - a.liked || b.left - a.left : a.full - b.full,
  )
  if (!best) return failed('O cardápio não tem pratos com preço para todas as partes.')
  const words = joinList(best.menu.map(({ name, price }) => `${name} (${menuPrice(price)})`))
  if (best.full > max * longestCut)
    return failed(`O mais em conta, ${words}, soma ${menuPrice(best.full)}: acima de ${menuPrice(max)}.`)
  const known = best.menu.every(({ cost }) => cost !== null)
  const cut =
    best.full > best.price
      ? ` Somam ${menuPrice(best.full)}; ${perGuest ? 'o cliente' : 'o casal'} economiza ${menuPrice(best.full - best.price)}.`
      : ''
  const cost = known
    ? ` Custo ${formatBrl(sumOf(best.menu, 'cost'))}, deixa ${formatBrl(best.left)}, sem serviço.`
    : ''
  return done(`${words}: ${menuPrice(best.price)}.${cut}${cost}`)
}
