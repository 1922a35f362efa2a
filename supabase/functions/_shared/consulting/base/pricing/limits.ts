import type { House } from '../house/house.ts'
import { formatBrl } from '../language/text.ts'
import { isSameName } from '../match-items.ts'
import { closestTo, isClass, isExcepted, type NamedItem, namesItem } from '../request/match-item.ts'
import type { PriceEndings } from '../request/price-wishes.ts'
import type { RequestSheet } from '../request/request-sheet.ts'
import { type PriceBounds, requirementsOf } from '../request/requirements.ts'
import type { Wish } from '../request/wish.ts'
import type { Bundle } from './bundles.ts'
import { askedEnding, endingsFrom, menuPriceFrom, menuPriceTo } from './endings.ts'
import { besideOf, type Neighbour } from './neighbours.ts'

/** What the owner asks of an item's price, in R$. Null if nothing is asked. */
export type PriceLimits = {
  /** The one price that it may have. */
  fixed: number | null
  /** Bounds that override today's price. */
  lowest: number | null
  highest: number | null
  /** Bounds for what we propose; a price that is beyond them today may stay. */
  floor: number | null
  ceiling: number | null
  /** Price up to which the owner lets this item rise, for which a larger step is allowed. */
  allowed?: number | null
  /** The item whose price the owner ties to this one, and the R$ that it stays above it, or below if negative. */
  tied?: { to: string; by: number }
  /** The owner has a goal that fewer changes do not reach: small gains count too. */
  eager?: boolean
  /** How a new price must end; today's ending if absent. */
  endings?: PriceEndings | undefined
  /** Today's price, or the bounds, come from a choice that the owner leaves to us. */
  chosen?: boolean
  /** The day, yyyy-mm-dd, until which the owner holds its price of today. */
  waits?: string
  /** The dearest competitor's price of it: a rise beyond it is not proposed, unless the owner allows it. */
  market?: Neighbour
  /** Its position among the house's items; see `ladder.ts`. */
  place?: PriceLadder
  /** Strong end of the reaction that the sheet shows for an item of its kind; absent if no such price changed. */
  measured?: number
  /** What the combo is made of, below which its price stays. */
  bundle?: Bundle
  /** The owner wants no estimate for it, because its price never changed. */
  unseen?: boolean
  /** It fell later at the same price: its cause is sought before the price moves. */
  fell?: boolean
  /** The house is full on some days: a lower price would sell no more on them. */
  full?: boolean
  /** How guests react to this item, as its own last change shows: it counts before what is assumed of its kind. */
  reaction?: number
}

/** Why a price needs more caution than its own figures suggest. */
export type PriceLadder =
  /** The house's best seller, whose price guests know. */
  | { kind: 'doorway' }
  /** The dearer sibling of a popular item: a guest who switches to it brings more than a rise would. */
  | { kind: 'step_up'; of: string; more: number }
  /**
   * The last change lost sales beyond chance, and money: the price goes back, and so do the sales.
   * @property elasticity what brings back the units that the sheet shows at the old price; `weak` and `strong` are the
   * ends of its 80 % range
   * @property lost R$ a month
   */
  | {
      kind: 'undo'
      since: string
      to: number
      elasticity: number
      weak: number
      strong: number
      fell: number
      others: number
      /** `others` is of what kept its price, and not of the rest of the house. */
      isBeside?: boolean
      lost: number
    }
  /** Rose by a step that guests noticed within half a year: `most` is how far two steps may go together. */
  | { kind: 'climbed'; since: string; from: number; most: number }
  /** Changed in the sheet's last weeks. @property since yyyy-mm-dd @property offer whether an offer ended */
  | { kind: 'recent'; since: string; from: number; offer?: boolean }

type Priced = NamedItem & { price: number }

const least = (...values: (number | null)[]) => {
  const given = values.filter((value) => value !== null)
  return given.length > 0 ? Math.min(...given) : null
}
const most = (...values: (number | null)[]) => {
  const given = values.filter((value) => value !== null)
  return given.length > 0 ? Math.max(...given) : null
}

const isOfHouse = (wish: Wish) => wish.kind === 'price' && wish.origin === 'house'

/**
 * The limits that a sheet and the house's settings put on prices, item by item. Only a bound that names the item or its
 * section moves today's price; one for all prices limits rises, cuts and new items.
 */
export function readLimits(
  sheet: RequestSheet,
  house: House,
  names: readonly string[] = [],
): (item: Priced) => PriceLimits {
  const limitsOf = new Map<string, (item: Priced) => PriceLimits>()
  const neighbours = besideOf(house)
  const exact = sheet.wishes.filter(
    (wish) => isOnItem(wish) && names.some((name) => isSameName(wish.item, name)),
  )
  return (item) => {
    // A wish that names another item in full is not for this one, although their words are alike.
    const others = exact.filter((wish) => isOnItem(wish) && !isSameName(wish.item, item.name))
    const key = others.map((wish) => sheet.wishes.indexOf(wish)).join()
    const known =
      limitsOf.get(key) ??
      limitsBy({ ...sheet, wishes: sheet.wishes.filter((wish) => !others.includes(wish)) }, house)
    limitsOf.set(key, known)
    // One price is no market, and yet no rise goes past the only neighbour whose price the owner wrote down.
    const market = neighbours(item).at(-1)
    const limits = known(item)
    // "não passa de 9, senão o vizinho toma a freguesia" is a ceiling, and no leave to pass the neighbour.
    const { allowed: _allowed, ...strict } = limits
    const isStrict = closestTo(
      sheet.wishes.filter((wish) => wish.kind === 'capPrice'),
      item,
    ).some(({ text }) => ceilingWords.test(text))
    return market && isStrict && market.price < (limits.allowed ?? 0)
      ? { ...strict, market }
      : { ...limits, ...(market && { market }) }
  }
}

const ceilingWords =
  /(?<!\p{L})(?:n[aã]o|nunca|jamais) (?:pode\p{L}* |deve\p{L}* |vai )?(?:(?:ultra)?pass|exced|super|estour)\p{L}*/iu

/** A wish on the price of an item. */
const isOnItem = (wish: Wish): wish is Wish & { item: string } =>
  (wish.kind === 'price' || wish.kind === 'keepPrice' || wish.kind === 'capPrice') && wish.item !== undefined

/** Words that give leave to raise a price; "não pode passar de" gives none. */
const leave =
  /(?<!n[aã]o |nunca |nem |s[oó] )(?<!\p{L})(?:pode(?:m|mos)?|posso|libero|autorizo|aceito|topo|deixo|d[aá] (?:pra|para)) (?:subir|aumentar|reajustar|mexer|encarecer|ir)(?!\p{L})/iu

function limitsBy(sheet: RequestSheet, { settings }: House): (item: Priced) => PriceLimits {
  const asked = requirementsOf({ ...sheet, wishes: sheet.wishes.filter((wish) => !isOfHouse(wish)) })
  const kept = requirementsOf({ ...sheet, wishes: sheet.wishes.filter(isOfHouse) })
  const general = asked.priceBounds()
  const caps = sheet.wishes.filter((wish) => wish.kind === 'capPrice')
  const waiting = sheet.wishes.filter((wish) => wish.kind === 'keepPrice')
  /** "a panelada só muda a partir de janeiro"; null where another wish holds the price for good. */
  const waitOf = (item: Priced) => {
    const days = closestTo(waiting, item).map(({ from }) => from)
    return days.every((day) => day !== undefined) ? (days.toSorted().at(-1) ?? null) : null
  }
  const freed = sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'mayRise' ? (wish.item ?? []) : [],
  )
  const uncut = sheet.wishes.filter(
    (wish) => wish.kind === 'question' && wish.about === 'lower' && wish.against === true,
  )
  /** "não quero baixar nenhum preço", "a cerveja não cai de 12" */
  const leastOf = (item: Priced) =>
    most(
      ...uncut.map((wish) =>
        wish.kind === 'question' && (wish.item === undefined || namesItem(wish.item, item))
          ? Math.max(item.price, wish.price ?? 0)
          : null,
      ),
    )
  const none: PriceBounds = { max: null, min: null, about: null }
  return (item) => {
    const closest = asked.priceBounds(item)
    const own = closest === general ? none : closest
    const all = closest === general ? general : none
    const house = kept.priceBounds(item)
    const cap = asked.capOf(item)
    const floor = most(house.min, settings.priceFloor, all.min, leastOf(item))
    const ceiling = least(cap === 'today' ? item.price : cap, house.max, settings.priceCeiling, all.max)
    // A limit for all of them is no leave to go further with one.
    const isOwn = closestTo(caps, item).some((wish) => !isClass(wish.item))
    const waits = waitOf(item)
    const endings = askedEnding(sheet.wishes, item)
    // Both bounds of a price are a frame, not leave to go to its upper end at once.
    // "as carnes pode subir até 5%": leave to rise is used, also for a small gain.
    const isLeave =
      isOwn && typeof cap === 'number' && closestTo(caps, item).every(({ text }) => leave.test(text))
    const named = least(isOwn && typeof cap === 'number' ? cap : null, own.min === null ? own.max : null)
    // "a peixada no máximo R$ 69": a price above it comes down.
    const down = isOwn && typeof cap === 'number' && cap < item.price - 1e-9 ? cap : null
    return {
      ...(named !== null && named > item.price && { allowed: named }),
      ...(((isLeave && named !== null && named > item.price) ||
        freed.some((said) => namesItem(said, item))) && {
        eager: true,
      }),
      ...(endings !== undefined && { endings }),
      ...(waits !== null && { waits }),
      fixed: asked.keepsPrice(item) ? item.price : own.about,
      lowest: own.min,
      highest: least(own.max, down),
      floor: floor === null ? null : Math.min(floor, item.price),
      ceiling: ceiling === null ? null : Math.max(ceiling, item.price),
    }
  }
}

/** Whether a price may be proposed. */
export function allowsPrice({ fixed, lowest, highest, floor, ceiling }: PriceLimits, price: number): boolean {
  const atLeast = (bound: number | null) => bound === null || price >= bound - 1e-9
  const atMost = (bound: number | null) => bound === null || price <= bound + 1e-9
  if (fixed !== null) return Math.abs(price - fixed) < 1e-9
  return atLeast(lowest) && atMost(highest) && atLeast(floor) && atMost(ceiling)
}

/** Whether a price is as the owner asks, ignoring bounds that apply to proposals only. */
export const meetsWishes = (limits: PriceLimits, price: number): boolean =>
  allowsPrice({ ...limits, floor: null, ceiling: null }, price)

/**
 * The price that the limits demand, whatever the calculation says; null if today's price may stay. A price that must
 * come down keeps the house's price ending.
 */
export function demandedPrice(
  { fixed, lowest, highest, ceiling, endings }: PriceLimits,
  today: number,
): number | null {
  if (fixed !== null) return Math.abs(fixed - today) < 1e-9 ? null : fixed
  const allowed = endingsFrom(today, endings)
  if (highest !== null && today > highest + 1e-9) {
    const down = menuPriceTo(highest, allowed)
    return down > 0 && (lowest === null || down >= lowest) ? down : highest
  }
  if (lowest !== null && today < lowest - 1e-9) {
    if (ceiling !== null && lowest > ceiling) return null
    const up = menuPriceFrom(lowest, allowed)
    const bound = least(highest, ceiling)
    return bound === null || up <= bound ? up : lowest
  }
  return null
}

/** Why an item's price is not as asked, in one sentence. */
export function refusedPrice(
  item: { name: string; price: number; cost: number },
  limits: PriceLimits,
): string {
  const demanded = demandedPrice(limits, item.price)
  return demanded === null
    ? `O preço pedido para ${item.name} contradiz outro limite que você deu: ficou o de hoje.`
    : `${item.name} custa ${formatBrl(item.cost)} à casa: o preço pedido não paga nem os ingredientes, e ficou o de hoje.`
}

/** The wishes on prices that concern an item. */
export function priceWishesOn({ wishes }: RequestSheet, item: NamedItem): Wish[] {
  return wishes.filter((wish) => {
    if ('except' in wish && isExcepted(wish, item)) return false
    if (wish.kind === 'price') return wish.item === undefined || namesItem(wish.item, item)
    return (wish.kind === 'keepPrice' || wish.kind === 'capPrice') && namesItem(wish.item, item)
  })
}
