/** "Menu de três tempos com uma taça por até R$ 165": food and drink together within the price, with what each choice costs. */
import { formatBrl, joinList } from '../../base/language/text.ts'
import type { Option } from '../../base/pairing/options.ts'
import { pourKindOf } from '../../base/pairing/pour-styles.ts'
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

const sumOf = (lines: readonly Line[], key: 'price' | 'cost') =>
  lines.reduce((sum, line) => sum + line[key], 0)
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
function glassesFor(dish: DishReading, { ranked, ownDrinks, request }: MenuParts, isWine: boolean): Line[] {
  const isAsked = (option: Option | Listed) =>
    'style' in option && (!isWine || pourKindOf(option.style) === 'wine')
  const listed = ownDrinks.filter((option): option is Listed => option.listed === true && isAsked(option))
  const paired = ranked.find((entry) => entry.dish.item.name === dish.item.name)?.best.option
  const fitting = [
    ...(paired && isAsked(paired) ? [paired] : []),
    ...fromList(dish, listed, new Map(), {
      guests: 1,
      pieces: 1,
      prefers: request.prefers,
      isNamed: () => false,
    }),
  ]
  return fitting.flatMap(({ listed: isOurs, serves = 1, name, price, cost }) =>
    isOurs && serves === 1 && price !== null && cost !== null
      ? [{ name: spokenName(name), price, cost }]
      : [],
  )
}

const priceAt = ({ full }: SetMenu, max: number) => Math.min(max, Math.floor(full))

/** For each main dish the menu with the best glass that its cost allows. */
function menusOf(
  courses: number,
  max: number,
  parts: MenuParts,
  isWorth: (menu: SetMenu) => boolean,
  isWine: boolean,
): SetMenu[] {
  const dishes = dishesOf(parts)
  const of = (course: DishReading['course']) => dishes.filter((dish) => dish.course === course)
  const starters = courses > 2 ? of('starter') : [null]
  return of('main').flatMap((main) => {
    const byGlass = glassesFor(main, parts, isWine).flatMap((glass) => {
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

interface Solved {
  max: number
  /** The highest cost share that the owner names; null without. */
  asked: number | null
  /** Those within price and cost, the one that leaves most first. */
  fitting: SetMenu[]
  /** The others, the dearest to make first. */
  out: SetMenu[]
}

/** Null where the owner's words are of no such menu, or the house has no list. */
function solved({ courses = 3, max, text }: WishOf<'flight'>, parts: MenuParts): Solved | null {
  if (max === undefined || courses > 3 || !parts.ownDrinks.some(({ listed }) => listed)) return null
  const asked = shareAsked(parts.context)
  const most = asked ?? usualShare
  const isWorth = (menu: SetMenu) => menu.full <= max * longestCut && menu.cost <= priceAt(menu, max) * most
  const menus = menusOf(courses, max, parts, isWorth, /ta[cç]a|vinho/iu.test(text))
  const left = (menu: SetMenu) => priceAt(menu, max) - menu.cost
  return {
    max,
    asked,
    fitting: menus.filter(isWorth).toSorted((a, b) => left(b) - left(a)),
    out: menus.filter((menu) => !isWorth(menu)).toSorted((a, b) => b.cost - a.cost),
  }
}

const shareOf = (menu: SetMenu, max: number) => shareWords(menu.cost, priceAt(menu, max))

export function setMenu(wish: WishOf<'flight'>, parts: MenuParts): Statement | null {
  const found = solved(wish, parts)
  if (!found) return null
  const { max, asked, fitting, out } = found
  const [best, ...rest] = fitting
  if (!best) {
    const [least] = out.toSorted((a, b) => a.full - b.full)
    return failed(
      least
        ? `Pratos e taça juntos: o mais em conta, ${joinList(least.lines.map(({ name }) => name))}, soma ${menuPrice(least.full)} e custa ${formatBrl(least.cost)}.`
        : 'Falta no cardápio o preço ou o custo de um dos tempos.',
    )
  }
  const price = priceAt(best, max)
  const cut = best.full > price + 0.005 ? ` (${menuPrice(best.full)} separados)` : ''
  const more = rest
    .slice(0, others)
    .map((menu) => `${menu.main} com ${menu.lines.at(-1)?.name}, ${shareOf(menu, max)}`)
  const most = asked ?? usualShare
  const left = out
    .slice(0, others)
    .map((menu) =>
      menu.cost > priceAt(menu, max) * most
        ? `${menu.main} (custo de ${shareOf(menu, max)})`
        : `${menu.main} (os pratos e a taça somam ${menuPrice(menu.full)})`,
    )
  return done(
    [
      `Pratos e taça por ${menuPrice(price)}${cut}: ${joinList(best.lines.map(({ name }) => name))}. Custa ${formatBrl(best.cost)}, ${shareOf(best, max)}.`,
      ...(more.length > 0 ? [`${more.length === 1 ? 'Cabe' : 'Cabem'} também: ${joinList(more)}.`] : []),
      ...(left.length > 0 ? [`Não ${left.length === 1 ? 'cabe' : 'cabem'}: ${joinList(left)}.`] : []),
    ].join(' '),
  )
}

/** "O custo fecha em 35%?": of the menu that the owner asks for, else of each dish with its drink. */
export function menuCost({ percent = 0 }: WishOf<'question'>, parts: MenuParts): string | null {
  const asked = parts.context.sheet.wishes.find((wish) => wish.kind === 'flight' && wish.max !== undefined)
  const menu = asked?.kind === 'flight' ? solved(asked, parts) : null
  if (menu) {
    const named = (menus: readonly SetMenu[]) =>
      joinList(menus.slice(0, 3).map((one) => `${one.main} (${shareOf(one, menu.max)})`))
    const dear = menu.out.filter((one) => one.cost > priceAt(one, menu.max) * (percent / 100))
    return [
      menu.fitting.length > 0 ? `Fecha com ${named(menu.fitting)}.` : 'Não fecha com nenhum principal.',
      ...(dear.length > 0 && menu.fitting.length > 0 ? [`Não fecha com ${named(dear)}.`] : []),
    ].join(' ')
  }
  const shares = parts.ranked.flatMap((entry) => {
    const { price, cost, name } = entry.dish.item
    const drink = entry.best.option
    if (price === null || cost === null || drink.price === null || drink.cost === null) return []
    const { guests } = parts.servingOf(entry)
    const share = (cost + drink.cost * guests) / (price + drink.price * guests)
    return [{ name: spokenName(name), share: Math.round(share * 100) }]
  })
  const above = shares.filter(({ share }) => share > percent).toSorted((a, b) => b.share - a.share)
  if (shares.length === 0) return null
  return above.length === 0
    ? `Fecha: prato e bebida juntos ficam abaixo de ${percent}% em todos.`
    : `Não em todos: passam ${joinList(above.slice(0, 4).map(({ name, share }) => `${name} (${share}%)`))}.`
}
