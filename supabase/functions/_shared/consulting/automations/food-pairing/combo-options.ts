/** Every combo of the parts that an owner names, within the price: what it costs, what is left, and what is left apart. */
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import { dishKindOf, isNamedDish, isNamedLine } from '../../base/pairing/named-dishes.ts'
import { isNamedServe, serveKindOf } from '../../base/pairing/named-serves.ts'
import { pourKindOf, pourStyleOf, vesselOf } from '../../base/pairing/pour-styles.ts'
import { type DishReading, guestsOf, isDrinkLine, understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { pairingWishes } from './asked-pairs.ts'
import { cautionOf } from './caution.ts'
import { anyFood, bare, countedPart, courses, isCourse } from './combo-parts.ts'
import { dishTableOf } from './dish-tables/index.ts'
import type { MenuParts } from './menu-parts.ts'
import { softDrinksOf } from './without-alcohol.ts'

/** What a combo costs less than its items. */
const off = 0.06
/** Most that it may cost less, to stay within the owner's price. */
const mostOff = 0.1
/** Guests who share a starter, and a dessert. */
const sharing = { starter: 4, side: 2, dessert: 2 } as const
/** Items of a part that are compared: those that leave most, and the cheapest. */
const compared = { most: 6, cheapest: 4 } as const

type Sold = MenuItem & { price: number }
export type Line = {
  item: Sold
  count: number
  dish?: DishReading
  style?: ReturnType<typeof pourStyleOf>
}
type Lines = readonly Line[]

/** R$; `cost` and `left` are null where an item has no known cost. */
export interface ComboOption {
  lines: Lines
  /** Of the items bought apart. */
  full: number
  price: number
  cost: number | null
  left: number | null
  /** What the items leave apart. */
  leftApart: number | null
  /** How far its drinks stand from its main dish; `unsuited` and more where one of them does not suit it. */
  at: number
}

export interface ComboOptions {
  /** Within price and margin, best first. */
  fitting: ComboOption[]
  /** All of them. */
  all: ComboOption[]
  /** Parts that the menu does not have with a price. */
  missing: string[]
}

const sumOf = (lines: Lines, of: (item: Sold) => number) =>
  lines.reduce((sum, { item, count }) => sum + of(item) * count, 0)
const costOf = (lines: Lines): number | null =>
  lines.some(({ item }) => item.cost === null) ? null : sumOf(lines, ({ cost }) => cost ?? 0)
const leftOf = ({ price, cost }: Sold) => price - (cost ?? price * 0.35)

const pick = (lines: Lines): Line[] => [
  ...new Set([
    ...lines.toSorted((a, b) => leftOf(b.item) * b.count - leftOf(a.item) * a.count).slice(0, compared.most),
    ...lines.toSorted((a, b) => a.item.price * a.count - b.item.price * b.count).slice(0, compared.cheapest),
  ]),
]

const stems = (words: string) =>
  foldAccents(words)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/s$/, ''))
    .join(' ')

/** "tapas": of a section that begins with the word; "crepe doce": of the section "Crepes doces". */
const isOfSections = (part: string, { category }: Sold): boolean =>
  part.length > 3 &&
  (part.includes(' ')
    ? stems(category ?? '') === stems(part)
    : foldAccents(category ?? '').startsWith(foldAccents(part).replace(/s$/, '')))

const startersOf = /^(?:petisco|entrada|tira.?gosto|porc)/i

/** The dishes of a part, each for all guests. */
function dishesOf(
  part: string,
  said: number | null,
  guests: number,
  lines: readonly { item: Sold; dish: DishReading }[],
): Line[] {
  const course = isCourse(part) ? courses[part] : null
  const kind = dishKindOf(foldAccents(part).toLowerCase()) ?? part
  const found = lines.filter(({ item, dish }) =>
    anyFood.test(part)
      ? dish.course !== 'side'
      : course === null
        ? isNamedLine(part, item) || isNamedDish(kind, dish) || isOfSections(part, item)
        : dish.course === course ||
          (course === 'starter' && startersOf.test(foldAccents(item.category ?? ''))),
  )
  // Where some dishes are marked for two, the others are for one.
  const marked = lines.some(({ item, dish }) => dish.course === 'main' && guestsOf(item) > 1)
  return found.map(({ item, dish }) => {
    const serves =
      dish.course === 'main' ? (marked ? guestsOf(item) : Math.max(2, guestsOf(item))) : sharing[dish.course]
    return { item, dish, count: said ?? Math.ceil(guests / serves) }
  })
}

/** A wine by the glass. */
function isGlass(item: Sold): boolean {
  const style = pourStyleOf(item)
  return style !== null && pourKindOf(style) === 'wine' && vesselOf(item, style).word === null
}

const isLitre = ({ name, size }: Sold) =>
  /\bjarra\b|\b(?:1|1[.,]5|2)\s?(?:l|litros?)\b/i.test(`${name} ${size ?? ''}`)
const plainWater = /^agua(?! de coco)/
const plainDrink = /^agua(?! de coco)|^cafe|^expresso|\bbalde\b|\btorre\b/

/** The drinks of a part, for all guests: one bottle where they share it, or as many as the owner says. */
function drinksOf(
  part: string,
  said: number | null,
  guests: number,
  items: readonly Sold[],
  isForChildren: boolean,
  isCafe: boolean,
): Line[] {
  const soft = new Set(softDrinksOf(items).map(({ item }) => item.name))
  const isAny = part === 'bebida'
  const kind = serveKindOf(foldAccents(part).toLowerCase()) ?? part
  const all = items
    .filter(isDrinkLine)
    .filter((item) => itemKind({ ...item, section: item.category }) !== 'dose')
    // Coffee and water are no drink of a combo, unless the owner names them or the house is a café.
    .filter((item) => !isAny || !(isCafe ? plainWater : plainDrink).test(foldAccents(item.name)))
    // "duas bebidas" are two glasses, and not two jugs.
    .filter((item) => !isAny || (said ?? 0) < 2 || !isLitre(item))
    .map((item) => ({ item, style: pourStyleOf(item) }))
    .filter(({ item }) =>
      part === 'taça'
        ? isGlass(item)
        : isAny
          ? !isForChildren || soft.has(item.name)
          : isNamedServe(kind, { name: item.name, isDose: false }),
    )
  return all.map(({ item, style }) => {
    const { serves, word } = style ? vesselOf(item, style) : { serves: 1, word: null }
    return {
      item,
      style,
      count: said ?? Math.ceil(guests / (word ? Math.max(serves, 2) : isLitre(item) ? 4 : serves)),
    }
  })
}

/** A drink that does not suit the dish. */
export const unsuited = 99

/** How far the combo's drinks stand from its main dish; null where one of them does not suit it. */
function standing(lines: Lines): number {
  const dish = lines.find((one) => one.dish?.course === 'main')?.dish ?? lines.find((one) => one.dish)?.dish
  const styles = dish ? (dishTableOf(dish)?.styles ?? []) : []
  return lines.reduce((sum, { style }) => {
    if (!style || styles.length === 0) return sum
    const at = styles.indexOf(style)
    return sum + (at < 0 ? unsuited : at)
  }, 0)
}
/** Different dishes of one part. */
const mostOfPart = 3

/** Whether the owner bars one of the combo's drinks from one of its dishes, or keeps it for some guests. */
const isBarred = (lines: Lines, wishes: ReturnType<typeof pairingWishes>): boolean =>
  wishes.some(
    ({ rule, serves = ['bebida'], dishes }) =>
      (rule === 'never' || rule === 'onlyFor') &&
      lines.some(
        ({ dish, item }) =>
          !dish && serves.some((named) => isNamedServe(named, { name: item.name, isDose: false })),
      ) &&
      (dishes === undefined ||
        lines.some(({ dish }) => dish && dishes.some((named) => isNamedDish(named, dish)))),
  )

/** Two of one dish at a table are a poorer combo than one to share. */
const doubled = (lines: Lines): number =>
  lines.filter(({ dish, count }) => dish?.course === 'main' && count > 1).length

const combine = (parts: readonly Lines[]): Lines[] =>
  parts.reduce<Lines[]>(
    (combos, lines) => combos.flatMap((combo) => lines.map((line) => [...combo, line])),
    [[]],
  )

/** A dish as it is read; one for children by its food alone, as a combo may be theirs. */
function readingOf(item: Sold) {
  const reading = understand(item)
  return reading.kind === 'dish'
    ? reading
    : understand({ ...item, category: null, name: item.name.replace(/ ?(?:infantil|kids)(?!\p{L})/iu, '') })
}

/** Guests of a combo: as the owner says, else one for each of its drinks. */
export const guestsIn = ({ guests, with: parts = [] }: WishOf<'newCombo'>): number =>
  guests ?? Math.max(1, ...parts.map((part) => Number(countedPart.exec(part)?.[1] ?? 1)))

/** The price of a combo, R$: 6 % below its items, or the owner's limit where that is no more than 10 % below. */
const priceOf = (full: number, max: number): number => {
  const usual = Math.floor(full * (1 - off))
  return usual > max && max >= full * (1 - mostOff) ? max : usual
}

/** The combos that the menu allows of these parts. */
export function comboOptions(
  wish: WishOf<'newCombo'>,
  { items, context, request, ranked }: MenuParts,
): ComboOptions {
  const { max = Number.POSITIVE_INFINITY, with: named = [], text, margin = 0, sober } = wish
  const guests = guestsIn(wish)
  const sold = items.filter(
    (item): item is Sold =>
      item.price !== null &&
      item.price > 0 &&
      request.refuses(item) === null &&
      !cautionOf(item, context.today)?.closed,
  )
  const wishes = pairingWishes(context.sheet)
  const dishes = sold.flatMap((item) => {
    const reading = readingOf(item)
    const isDish = itemKind({ ...item, section: item.category }) === 'dish'
    return reading.kind === 'dish' && isDish ? [{ item, dish: { ...reading.dish, item } }] : []
  })
  const folded = foldAccents(text)
  const isForChildren = sober === true || guests > 2 || /familia|crianca|filho|infantil|kids/.test(folded)
  const isCafe = context.restaurant.type === 'cafeteria'
  const parts = named.flatMap((said) => {
    const count = countedPart.exec(said)?.[1]
    const part = bare(said)
    const number = count === undefined ? null : Number(count)
    // "duas tapas" are two different ones.
    const lines = dishesOf(part, number === null ? null : 1, guests, dishes)
    return lines.length > 0
      ? Array.from({ length: Math.min(number ?? 1, mostOfPart) }, () => ({ said, lines }))
      : [{ said, lines: drinksOf(part, number, guests, sold, isForChildren, isCafe) }]
  })
  const missing = parts.filter(({ lines }) => lines.length === 0).map(({ said }) => said)
  if (missing.length > 0) return { fitting: [], all: [], missing }
  const isBelow = /(?:menos de|abaixo d)/.test(folded)
  const own = new Set(ranked.map(({ dish }) => dish.item.name))
  const isPushed = ({ lines }: ComboOption) => lines.some(({ item }) => request.isStanding(item.name))
  const all = combine(parts.map(({ lines }) => pick(lines)))
    .filter((lines) => new Set(lines.map(({ item }) => item.name)).size === lines.length)
    .filter((lines) => !isBarred(lines, wishes))
    .map((lines): ComboOption => {
      const full = sumOf(lines, ({ price }) => price)
      const price = priceOf(full, max)
      const cost = costOf(lines)
      return {
        lines,
        full,
        price,
        cost,
        left: cost === null ? null : price - cost,
        leftApart: cost === null ? null : full - cost,
        at: standing(lines),
      }
    })
  const isPoured = ({ lines }: ComboOption) => lines.some(({ style }) => style)
  const fitting = all
    .filter(({ price }) => (isBelow ? price < max : price <= max))
    .filter(({ left, price }) => margin === 0 || (left !== null && (left / price) * 100 > margin))
    .toSorted(
      (a, b) =>
        Number(a.at >= unsuited) - Number(b.at >= unsuited) ||
        doubled(a.lines) - doubled(b.lines) ||
        Number(isPushed(b)) - Number(isPushed(a)) ||
        (isForChildren ? 0 : Number(isPoured(b)) - Number(isPoured(a))) ||
        Number(b.lines.some(({ item }) => own.has(item.name))) -
          Number(a.lines.some(({ item }) => own.has(item.name))) ||
        (b.left ?? b.price / 2) - (a.left ?? a.price / 2),
    )
  return { fitting, all, missing: [] }
}
