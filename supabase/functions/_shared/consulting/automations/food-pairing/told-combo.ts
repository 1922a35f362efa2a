/**
 * A combo whose parts the owner names, "entrada, prato e bebida por até 220": it holds every part for all who eat it, or
 * is refused with the reason.
 */
import { everyWeek } from '../../base/calendar.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents, formatBrl, joinList } from '../../base/language/text.ts'
import { isNamedDish, isNamedLine } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { pourKindOf, pourStyleOf, vesselOf } from '../../base/pairing/pour-styles.ts'
import { type DishReading, guestsOf, isDrinkLine, understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { pairingWishes } from './asked-pairs.ts'
import { cautionOf } from './caution.ts'
import { counted } from './counted.ts'
import { dishTableOf } from './dish-tables/index.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'
import { softDrinksOf } from './without-alcohol.ts'

/** What a combo costs less than its items. */
const off = 0.06
/** Guests who share a starter, and a dessert. */
const sharing = { starter: 4, side: 2, dessert: 2 } as const
/** Items of a part that are compared: those that leave most, and the cheapest. */
const compared = { most: 6, cheapest: 4 } as const

type Sold = MenuItem & { price: number }
type Line = { item: Sold; count: number; dish?: DishReading; style?: ReturnType<typeof pourStyleOf> }
type Combo = readonly Line[]

const courses = { entrada: 'starter', prato: 'main', sobremesa: 'dessert' } as const
const isCourse = (part: string): part is keyof typeof courses => Object.hasOwn(courses, part)
const countedPart = /^(\d{1,2}) (.+?)s?$/

/** Whether a combo names what it holds by courses or as a drink. */
export const tellsParts = ({ with: parts = [] }: WishOf<'newCombo'>): boolean =>
  parts.some(
    (part) =>
      isCourse(bare(part)) || bare(part) === 'bebida' || bare(part) === 'taça' || countedPart.test(part),
  )
const bare = (part: string) => countedPart.exec(part)?.[2] ?? part

const sumOf = (lines: Combo, of: (item: Sold) => number) =>
  lines.reduce((sum, { item, count }) => sum + of(item) * count, 0)
const fullOf = (lines: Combo) => sumOf(lines, ({ price }) => price)
const costOf = (lines: Combo): number | null =>
  lines.some(({ item }) => item.cost === null) ? null : sumOf(lines, ({ cost }) => cost ?? 0)
const leftOf = ({ price, cost }: Sold) => price - (cost ?? price * 0.35)

const pick = (lines: readonly Line[]): Line[] => [
  ...new Set([
    ...lines.toSorted((a, b) => leftOf(b.item) * b.count - leftOf(a.item) * a.count).slice(0, compared.most),
    ...lines.toSorted((a, b) => a.item.price * a.count - b.item.price * b.count).slice(0, compared.cheapest),
  ]),
]

/** "2 Caipirinhas de caju", "Espumante brut, garrafa" */
function shown({ item, count, style }: Line): string {
  const vessel = style ? vesselOf(item, style).word : null
  const option = { kind: 'menu_drink', name: item.name, doseMl: null, ...(vessel && { vessel }) } as Option
  return isDrinkLine(item)
    ? counted(option, count)
    : `${count === 1 ? '' : `${count} `}${spokenName(item.name)}`
}

/** "tapas": of a section that begins with the word. */
const isOfSections = (part: string, { category }: Sold): boolean =>
  !part.includes(' ') &&
  part.length > 3 &&
  foldAccents(category ?? '').startsWith(foldAccents(part).replace(/s$/, ''))

/** The dishes of a part, each for all guests. */
function dishesOf(
  part: string,
  said: number | null,
  guests: number,
  lines: readonly { item: Sold; dish: DishReading }[],
): Line[] {
  const course = isCourse(part) ? courses[part] : null
  const found = lines.filter(({ item, dish }) =>
    course === null ? isNamedLine(part, item) || isOfSections(part, item) : dish.course === course,
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

/** The drinks of a part, for all guests: one bottle where they share it. */
function drinksOf(
  part: string,
  said: number | null,
  guests: number,
  items: readonly Sold[],
  isForChildren: boolean,
): Line[] {
  const soft = new Set(softDrinksOf(items).map(({ item }) => item.name))
  const served = items
    .filter(isDrinkLine)
    .filter((item) => itemKind({ ...item, section: item.category }) !== 'dose')
    .filter((item) => !/^agua(?! de coco)|^cafe|^expresso|\bbalde\b|\btorre\b/.test(foldAccents(item.name)))
    .map((item) => ({ item, style: pourStyleOf(item) }))
  const all = served.filter(({ item }) =>
    part === 'taça'
      ? isGlass(item)
      : part === 'bebida'
        ? !isForChildren || soft.has(item.name)
        : isNamedServe(part, { name: item.name, isDose: false }),
  )
  return all.map(({ item, style }) => {
    const { serves, word } = style ? vesselOf(item, style) : { serves: 1, word: null }
    const isLitre = /\bjarra\b|\b(?:1|1[.,]5|2)\s?(?:l|litros?)\b/i.test(`${item.name} ${item.size ?? ''}`)
    return {
      item,
      style,
      count: said ?? Math.ceil(guests / (word ? Math.max(serves, 2) : isLitre ? 4 : serves)),
    }
  })
}

/** How far the combo's drinks stand from its main dish; null where one of them does not suit it. */
function standing(lines: Combo): number {
  const dish = lines.find((one) => one.dish?.course === 'main')?.dish ?? lines.find((one) => one.dish)?.dish
  const styles = dish ? (dishTableOf(dish)?.styles ?? []) : []
  return lines.reduce((sum, { style }) => {
    if (!style || styles.length === 0) return sum
    const at = styles.indexOf(style)
    return sum + (at < 0 ? unsuited : at)
  }, 0)
}
const unsuited = 99
/** Different dishes of one part. */
const mostOfPart = 3

/** Whether the owner bars one of the combo's drinks from one of its dishes. */
const isBarred = (lines: Combo, wishes: ReturnType<typeof pairingWishes>): boolean =>
  wishes.some(
    ({ rule, serves = ['bebida'], dishes }) =>
      rule === 'never' &&
      lines.some(
        ({ dish, item }) =>
          !dish && serves.some((named) => isNamedServe(named, { name: item.name, isDose: false })),
      ) &&
      (dishes === undefined ||
        lines.some(({ dish }) => dish && dishes.some((named) => isNamedDish(named, dish)))),
  )

/** Two of one dish at a table are a poorer combo than one to share. */
const doubled = (lines: Combo): number =>
  lines.filter(({ dish, count }) => dish?.course === 'main' && count > 1).length

const combine = (parts: readonly (readonly Line[])[]): Combo[] =>
  parts.reduce<Combo[]>(
    (combos, lines) => combos.flatMap((combo) => lines.map((line) => [...combo, line])),
    [[]],
  )

export function toldCombo(
  {
    guests = 2,
    max = Number.POSITIVE_INFINITY,
    weekdays,
    with: named = [],
    text,
    margin = 0,
  }: WishOf<'newCombo'>,
  { items, context, request, ranked }: MenuParts,
): Statement {
  const sold = items.filter(
    (item): item is Sold =>
      item.price !== null &&
      item.price > 0 &&
      request.refuses(item) === null &&
      !cautionOf(item, context.today)?.closed,
  )
  const wishes = pairingWishes(context.sheet)
  const dishes = sold.flatMap((item) => {
    const reading = understand(item)
    const isDish = itemKind({ ...item, section: item.category }) === 'dish'
    return reading.kind === 'dish' && isDish ? [{ item, dish: reading.dish }] : []
  })
  const folded = foldAccents(text)
  const isForChildren = guests > 2 || /familia|crianca|filho/.test(folded)
  const parts = named.flatMap((said) => {
    const count = countedPart.exec(said)?.[1]
    const part = bare(said)
    const number = count === undefined ? null : Number(count)
    // "duas tapas" are two different ones.
    const lines = dishesOf(part, number === null ? null : 1, guests, dishes)
    return lines.length > 0
      ? Array.from({ length: Math.min(number ?? 1, mostOfPart) }, () => ({ said, lines }))
      : [{ said, lines: drinksOf(part, number, guests, sold, isForChildren) }]
  })
  const missing = parts.filter(({ lines }) => lines.length === 0).map(({ said }) => said)
  if (missing.length > 0)
    return failed(
      `Falta no cardápio, com preço: ${joinList(missing)}. Sem isso o combo não tem o que você pediu.`,
    )
  const isBelow = /(?:menos de|abaixo d)/.test(folded)
  const own = new Set(ranked.map(({ dish }) => dish.item.name))
  const found = combine(parts.map(({ lines }) => pick(lines)))
    .filter((lines) => new Set(lines.map(({ item }) => item.name)).size === lines.length)
    .filter((lines) => !isBarred(lines, wishes))
    .map((lines) => {
      const full = fullOf(lines)
      const price = Math.floor(full * (1 - off))
      const cost = costOf(lines)
      return {
        lines,
        full,
        price,
        left: cost === null ? null : price - cost,
        at: standing(lines),
        isPoured: lines.some(({ style }) => style),
      }
    })
  const [best] = found
    .filter(({ price }) => (isBelow ? price < max : price <= max))
    .filter(({ left, price }) => margin === 0 || (left !== null && (left / price) * 100 > margin))
    .toSorted(
      (a, b) =>
        Number(a.at >= unsuited) - Number(b.at >= unsuited) ||
        doubled(a.lines) - doubled(b.lines) ||
        (isForChildren ? 0 : Number(b.isPoured) - Number(a.isPoured)) ||
        Number(b.lines.some(({ item }) => own.has(item.name))) -
          Number(a.lines.some(({ item }) => own.has(item.name))) ||
        (b.left ?? b.price / 2) - (a.left ?? a.price / 2),
    )
  const [cheapest] = found.toSorted((a, b) => a.price - b.price)
  if (!best)
    return failed(
      cheapest
        ? margin > 0 && cheapest.price <= max
          ? `Nada com tudo o que você pediu cabe em ${menuPrice(max)} com margem acima de ${margin}%: complete os custos ou suba o limite.`
          : `Com tudo o que você pediu, o mais barato é ${joinList(cheapest.lines.map(shown))}: ${menuPrice(cheapest.full)} separados, ${menuPrice(cheapest.price)} juntos; passa de ${menuPrice(max)}.`
        : 'Falta preço no cardápio para montar a mesa.',
    )
  const share = best.left === null ? null : Math.round(((best.price - best.left) / best.price) * 100)
  const money =
    share === null || best.left === null ? '' : `; deixa ${formatBrl(best.left)}, custo de ${share}%`
  const [soft] = softDrinksOf(sold).filter(({ item }) => !/^agua(?! de coco)/.test(foldAccents(item.name)))
  const driver =
    soft && best.lines.some(({ style }) => style)
      ? `; quem dirige troca a sua por ${spokenName(soft.name)}`
      : ''
  const when = weekdays ? `, ${everyWeek(weekdays)}` : ''
  return {
    done: true,
    price: best.price,
    text: `${joinList(best.lines.map(shown))}: **${menuPrice(best.price)}** para ${guests}${when} (${menuPrice(best.full)} separados${money})${driver}.`,
  }
}
