/** "Menu de três tempos com uma taça por até R$ 165": food and drink together within the price, with what each choice costs. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import { type DishReading, guestsOf, understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { isSkipped, pairingWishes } from './asked-pairs.ts'
import { fromList, type Listed } from './house-list.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'

type Line = { name: string; price: number; cost: number }
type SetMenu = { main: string; lines: readonly Line[]; full: number; cost: number }

/** Most that the parts may cost more than the whole: beyond it the house gives a course away. */
const longestCut = 1.2
/** Cost as a share of the price, where the owner names none. */
const usualShare = 0.35
/** Menus that are named beside the first. */
const others = 2

const sumOf = (lines: readonly Line[], key: 'price' | 'cost') => lines.reduce((sum, line) => sum + line[key], 0)
const shareWords = (cost: number, price: number) => `${Math.round((cost / price) * 100)}%`

/** The highest cost share that the owner names, in a wish or in words about a cost. */
function shareAsked({ sheet: { wishes, unread } }: MenuParts['context']): number | null {
  const told = wishes.find((wish) => wish.kind === 'cost' && wish.percent !== undefined)
  if (told?.kind === 'cost' && told.percent !== undefined) return told.percent / 100
  for (const { text } of [...wishes, ...unread]) {
    const found = /(?:custo|cmv)[^.?!]*?(\d{1,2})\s?%/iu.exec(text)
    if (found) return Number(found[1]) / 100
  }
  return null
}

function dishesOf({ items, request, context }: MenuParts): DishReading[] {
  const asked = pairingWishes(context.sheet)
  return items.flatMap((item) => {
    const reading = understand(item)
    if (reading.kind !== 'dish' || item.price === null || item.cost === null) return []
    return guestsOf(item) === 1 && request.refuses(item) === null && !isSkipped(asked, reading.dish)
      ? [reading.dish]
      : []
  })
}

const lineOf = ({ item }: DishReading): Line => ({
  name: spokenName(item.name),
  price: item.price ?? 0,
  cost: item.cost ?? 0,
})

/** Glasses for one guest: of the drink beside the dish, then of the others of the list that suit it. */
function glassesFor(dish: DishReading, { ranked, ownDrinks, request }: MenuParts): Line[] {
  const listed = ownDrinks.filter((option): option is Listed => option.listed === true)
  const paired = ranked.find((entry) => entry.dish.item.name === dish.item.name)?.best.option
  const fitting = [
    ...(paired ? [paired] : []),
    ...fromList(dish, listed, new Map(), { guests: 1, prefers: request.prefers }),
  ]
  return fitting.flatMap(({ listed: isOurs, serves = 1, name, price, cost }) =>
    isOurs && serves === 1 && price !== null && cost !== null ? [{ name: spokenName(name), price, cost }] : [],
  )
}

const priceAt = ({ full }: SetMenu, max: number) => Math.min(max, Math.floor(full))

/** For each main dish the menu with the best glass that its cost allows. */
function menusOf(
  courses: number,
  max: number,
  parts: MenuParts,
  isWorth: (menu: SetMenu) => boolean,
): SetMenu[] {
  const dishes = dishesOf(parts)
  const of = (course: DishReading['course']) => dishes.filter((dish) => dish.course === course)
  const starters = courses > 2 ? of('starter') : [null]
  return of('main').flatMap((main) => {
    const byGlass = glassesFor(main, parts).flatMap((glass) => {
      const all = starters.flatMap((starter) =>
        of('dessert').map((dessert): SetMenu => {
          const lines = [...(starter ? [lineOf(starter)] : []), lineOf(main), lineOf(dessert), glass]
          return {
            main: spokenName(main.item.name),
            lines,
            full: sumOf(lines, 'price'),
            cost: sumOf(lines, 'cost'),
          }
        }),
      )
      const fitting = all.filter(isWorth)
      // Worth the price to the guest, and the cheapest for the house among these.
      const worth = fitting.filter(({ full }) => full >= max)
      const [best] = (worth.length > 0 ? worth : fitting.length > 0 ? fitting : all).toSorted((a, b) =>
        worth.length > 0 || fitting.length === 0 ? a.cost - b.cost : b.full - a.full,
      )
      return best ? [best] : []
    })
    return byGlass.find(isWorth) ?? byGlass[0] ?? []
  })
}

/** Null where the owner's words are of no such menu, or the house has no list. */
export function setMenu({ courses = 3, max }: WishOf<'flight'>, parts: MenuParts): Statement | null {
  if (max === undefined || courses > 3 || !parts.ownDrinks.some(({ listed }) => listed)) return null
  const asked = shareAsked(parts.context)
  const most = asked ?? usualShare
  const priceOf = (menu: SetMenu) => priceAt(menu, max)
  const isWorth = (menu: SetMenu) => menu.full <= max * longestCut && menu.cost <= priceOf(menu) * most
  const menus = menusOf(courses, max, parts, isWorth)
  const fitting = menus.filter(isWorth).toSorted((a, b) => priceOf(b) - b.cost - (priceOf(a) - a.cost))
  const [best, ...rest] = fitting
  const least = menus.toSorted((a, b) => a.full - b.full)[0]
  if (!best)
    return failed(
      least
        ? `Pratos e taça juntos: o mais em conta, ${joinList(least.lines.map(({ name }) => name))}, soma ${menuPrice(least.full)} e custa ${formatBrl(least.cost)}.`
        : 'Falta no cardápio o preço ou o custo de um dos tempos.',
    )
  const price = priceOf(best)
  const cut = best.full > price + 0.005 ? ` (${menuPrice(best.full)} separados)` : ''
  const more = rest
    .slice(0, others)
    .map((menu) => `${menu.main} com ${menu.lines.at(-1)?.name}, ${shareWords(menu.cost, priceOf(menu))}`)
  const out = menus
    .filter((menu) => !isWorth(menu))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, others)
    .map((menu) =>
      menu.cost > priceOf(menu) * most
        ? `${menu.main} (custo de ${shareWords(menu.cost, priceOf(menu))})`
        : `${menu.main} (os pratos e a taça somam ${menuPrice(menu.full)})`,
    )
  return done(
    [
      `Pratos e taça por ${menuPrice(price)}${cut}: ${joinList(best.lines.map(({ name }) => name))}. Custa ${formatBrl(best.cost)}, ${shareWords(best.cost, price)}${asked === null ? '' : `: fecha abaixo dos ${Math.round(asked * 100)}%`}.`,
      ...(more.length > 0 ? [`${more.length === 1 ? 'Cabe' : 'Cabem'} também: ${joinList(more)}.`] : []),
      ...(out.length > 0 ? [`Não ${out.length === 1 ? 'cabe' : 'cabem'}: ${joinList(out)}.`] : []),
    ].join(' '),
  )
}
