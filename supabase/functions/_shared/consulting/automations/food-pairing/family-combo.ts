/** One combo for a whole table, "pra família de 4 por até 220": dishes to share, sides and drinks without alcohol. */
import { everyWeek } from '../../base/calendar.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { formatBrl, joinList } from '../../base/language/text.ts'
import { isNamedDish, isNamedLine } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { type PourStyle, pourKindOf, pourStyleOf, vesselOf } from '../../base/pairing/pour-styles.ts'
import { guestsOf, isDrinkLine, understand } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { dishTableOf } from './dish-tables/index.ts'
import { listedOf } from './list-answers.ts'
import type { MenuParts } from './menu-parts.ts'
import { menuPrice } from './money.ts'
import { done, failed, type Statement } from './planned-parts.ts'
import { spokenName } from './short-names.ts'
import { softDrinksOf } from './without-alcohol.ts'

/** What a combo costs less than its items: below a tenth, so that the table still leaves its margin. */
const off = 0.06
/** Guests whom a main dish without a number serves where it is shared. */
const sharedBy = 2
/** Guests for a jug or a bottle of a litre. */
const perJug = 4
const jug = /\bjarra\b|\b(?:1|1[.,]5|2)\s?(?:l|litros?)\b/iu
/** Most main dishes that are compared: the dearest. */
const mostMains = 14

/** A dish whose own words say that it is for one guest. */
const forOne = /(?:^|\D)1 pessoa|(?<!\p{L})individual(?!\p{L})|uma pessoa/iu
const wordsOf = ({ name, description, size }: MenuItem) => `${name} ${description ?? ''} ${size ?? ''}`
/** How far a drink stands from a dish that it does not suit. */
const unsuited = 99
/** Starters that are compared: the cheapest. */
const mostStarters = 4

const understandsFish = (item: MenuItem): boolean => {
  const reading = understand(item)
  return reading.kind === 'dish' && reading.dish.groups.has('fish')
}

type Sold = MenuItem & { price: number }
type Line = { item: Sold; count: number }
type Poured = Line & { style: PourStyle }

const isSold = (item: MenuItem): item is Sold => item.price !== null && item.price > 0
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { item, count }) => sum + item.price * count, 0)
const costOf = (lines: readonly Line[]): number | null =>
  lines.reduce<number | null>(
    (sum, { item, count }) => (sum === null || item.cost === null ? null : sum + item.cost * count),
    0,
  )
const shown = ({ item, count }: Line) =>
  count === 1 ? spokenName(item.name) : `${count} ${spokenName(item.name)}`

/** Water, which a table takes without a combo. */
const water = /^[aá]gua(?! de coco)/iu

/** The drinks without alcohol for so many guests: a jug for four, else a glass for each, of water if there is nothing else. */
function drinksFor(guests: number, items: readonly MenuItem[]): Line | null {
  const all = softDrinksOf(items).flatMap(({ item }) => (isSold(item) ? [item] : []))
  const made = all.filter(({ name }) => !water.test(name))
  const soft = made.length > 0 ? made : all
  const large = soft.filter(({ name, size }) => jug.test(`${name} ${size ?? ''}`))
  const [one] = (large.length > 0 ? large : soft).toSorted((a, b) => a.price - b.price)
  return one ? { item: one, count: large.length > 0 ? Math.ceil(guests / perJug) : guests } : null
}

/** A dose of cachaça that the menu prices, for each guest. */
function dosesFor(guests: number, items: readonly MenuItem[]): Line | null {
  const [one] = items
    .filter(isSold)
    .filter(
      ({ name, category }) =>
        /\bdose|cacha[cç]a|alambique|carvalho|castanheira/iu.test(`${name} ${category ?? ''}`) &&
        !/caipirinha|garrafa|drink|batida|r[eé]gua/iu.test(name),
    )
    .toSorted((a, b) => a.price - b.price)
  return one ? { item: one, count: guests } : null
}

const wordsOfKind: Readonly<Record<'wine' | 'beer', RegExp>> = {
  wine: /(?<!\p{L})vinhos?(?!\p{L})(?! (?:da casa|tinto|branco|ros[eé]))/iu,
  beer: /(?<!\p{L})cervejas?(?!\p{L})(?! \p{L}+(?:a|IPA)(?!\p{L}))/iu,
}

/** The drinks that the combo is to hold, each for all guests: one bottle or jug where they share it. */
function pouredFor(guests: number, named: readonly string[], text: string, items: readonly Sold[]): Poured[] {
  return items.flatMap((item) => {
    const style = isDrinkLine(item) ? pourStyleOf(item) : null
    if (style === null) return []
    const kind = pourKindOf(style)
    const isOfKind = (kind === 'wine' || kind === 'beer') && wordsOfKind[kind].test(text)
    const isNamed = named.some((one) => isNamedServe(one, { name: item.name, isDose: false }))
    if (!isOfKind && !isNamed) return []
    const { serves } = vesselOf(item, style)
    return [{ item, count: Math.ceil(guests / serves), style }]
  })
}

/** A glass for each guest of the drink that the owner wants to sell: the dearest of them. */
function wishedFor(guests: number, { context }: MenuParts, items: readonly Sold[]): Line | null {
  const liked = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'pairing' && wish.rule === 'first' ? (wish.serves ?? []) : [],
  )
  const [one] = items
    .filter(({ name }) => liked.some((named) => isNamedServe(named, { name, isDose: false })))
    .toSorted((a, b) => b.price - a.price)
  return one ? { item: one, count: guests } : null
}

export function familyCombo(
  { guests = 2, max = Number.POSITIVE_INFINITY, weekdays, of, with: named = [], text }: WishOf<'newCombo'>,
  parts: MenuParts,
): Statement {
  const { items, context, request } = parts
  const out = context.sheet.wishes.flatMap((wish) =>
    wish.kind === 'pairing' && wish.rule === 'skip' ? (wish.dishes ?? []) : [],
  )
  const allowed = items
    .filter((item) => isSold(item) && request.refuses(item) === null)
    .filter((item) => !out.some((named) => isNamedLine(named, item)))
    .filter(isSold)
  const readings = allowed.map((item) => ({ item, reading: understand(item) }))
  const mains = readings
    .flatMap(({ item, reading }) =>
      reading.kind === 'dish' &&
      reading.dish.course === 'main' &&
      itemKind({ ...item, section: item.category }) === 'dish'
        ? [item]
        : [],
    )
    .toSorted((a, b) => b.price - a.price)
    .slice(0, mostMains)
  const sides = allowed
    .filter((item) => itemKind({ ...item, section: item.category }) === 'side')
    .toSorted((a, b) => b.price - (b.cost ?? b.price) - (a.price - (a.cost ?? a.price)))
  const withDoses = of === 'dose' ? dosesFor(guests, items) : null
  const free = drinksFor(guests, items)
  const wished = withDoses === null ? wishedFor(guests, parts, allowed) : null
  // A couple without children drinks from the house's list, where it has one.
  const isCouple =
    guests <= sharedBy &&
    !/fam[ií]lia|crian[cç]|filh/iu.test(text) &&
    (listedOf(parts).length > 0 || free === null)
  const ofWords = withDoses === null ? pouredFor(guests, named, text, allowed) : []
  const asked =
    ofWords.length === 0 && isCouple && withDoses === null
      ? pouredFor(guests, [], 'vinho, cerveja', allowed)
      : ofWords
  const poured: (Line | null)[] =
    asked.length > 0 ? asked : [withDoses ?? wished ?? free, ...(wished ? [free] : [])]
  // "com entrada": one to share before the main.
  const starters = /entrad|petisc|tira.?gosto/i.test(text)
    ? readings
        .flatMap(({ item, reading }) =>
          reading.kind === 'dish' && reading.dish.course === 'starter' ? [item] : [],
        )
        .toSorted((a, b) => a.price - b.price)
        .slice(0, mostStarters)
    : []
  const isFish = (item: Sold) => /peix|pescad|fruto/i.test(text) && understandsFish(item)
  const isNamed = (item: Sold) => {
    const reading = understand(item)
    return reading.kind === 'dish' && named.some((name) => isNamedDish(name, reading.dish))
  }
  const wanted = mains.filter((item) => isFish(item) || isNamed(item))
  // "um combo do galeto inteiro": that dish once, whatever it weighs.
  const exact = allowed.filter((item) => !isDrinkLine(item) && named.includes(item.name))
  const chosen = wanted.length > 0 ? wanted : mains
  const asNamed = (): Line[][] =>
    [2, 1, 0].flatMap((count) =>
      poured.map((drinks) => [
        ...[...exact, ...sides.filter((one) => !exact.includes(one)).slice(0, count)].map((item) => ({
          item,
          count: 1,
        })),
        ...(drinks ? [drinks] : []),
      ]),
    )
  const tablesOf = (dishesFrom: readonly Sold[]): Line[][] =>
    dishesFrom.flatMap((first, at) =>
      (guests <= sharedBy ? [first] : dishesFrom.slice(at)).flatMap((second) => {
        const served = (item: Sold) => (forOne.test(wordsOf(item)) ? 1 : Math.max(sharedBy, guestsOf(item)))
        const dishes: Line[] =
          first === second
            ? [{ item: first, count: Math.ceil(guests / served(first)) }]
            : [
                { item: first, count: 1 },
                { item: second, count: Math.max(1, Math.ceil((guests - served(first)) / served(second))) },
              ]
        const opening: Line[][] = starters.length > 0 ? starters.map((item) => [{ item, count: 1 }]) : [[]]
        return opening.flatMap((before) =>
          [2, 1, 0].flatMap((count) =>
            poured.map((drinks) => [
              ...before,
              ...dishes,
              ...sides.slice(0, count).map((item) => ({ item, count: 1 })),
              ...(drinks ? [drinks] : []),
            ]),
          ),
        )
      }),
    )
  // Of the drinks that are asked for, the one that suits the dish.
  const misfit = (lines: readonly Line[]) => {
    const line = lines.find((one): one is Poured => 'style' in one)
    const dish = lines.map(({ item }) => understand(item)).find((reading) => reading.kind === 'dish')
    if (!line || dish?.kind !== 'dish') return 0
    const at = dishTableOf(dish.dish)?.styles.indexOf(line.style) ?? -1
    return at < 0 ? unsuited : at
  }
  const hasWished = (lines: readonly Line[]) => wished !== null && lines.includes(wished)
  const within = (tables: readonly Line[][]) =>
    tables
      .map((lines) => {
        const full = sumOf(lines)
        const price = Math.floor(full * (1 - off))
        const cost = costOf(lines)
        return { lines, full, price, left: cost === null ? null : price - cost }
      })
      .filter(({ price }) => (/(?:menos de|abaixo d)/i.test(text) ? price < max : price <= max))
      .toSorted(
        (a, b) =>
          Number(hasWished(b.lines)) - Number(hasWished(a.lines)) ||
          misfit(a.lines) - misfit(b.lines) ||
          (b.left ?? b.price / 2) - (a.left ?? a.price / 2),
      )
  // One dish alone is no combo where anything else can stand beside it.
  const tables = exact.length > 0 ? asNamed() : tablesOf(chosen)
  const several = tables.filter((lines) => lines.length > 1)
  const options = several.length > 0 ? several : tables
  // A bar's portions are what two share.
  const portions = readings.flatMap(({ item, reading }) =>
    reading.kind === 'dish' && reading.dish.course === 'starter' && !forOne.test(wordsOf(item)) ? [item] : [],
  )
  const [best] = [
    ...within(options),
    ...(isCouple && wanted.length === 0 && exact.length === 0 ? within(tablesOf(portions)) : []),
  ]
  if (!best) {
    const least = options.map(sumOf).toSorted((a, b) => a - b)[0]
    return failed(
      least === undefined
        ? 'Falta preço no cardápio para montar a mesa.'
        : `${exact.length > 0 ? joinList(exact.map(({ name }) => spokenName(name))) : 'Dois pratos'} e bebida para ${guests} saem por ${menuPrice(least)} no mínimo.`,
    )
  }
  const beside = withDoses
    ? '; a dose é só para quem não dirige: a quem dirige, bebida sem álcool no lugar'
    : (asked.length > 0 || hasWished(best.lines)) && free
      ? `; a quem dirige, ${spokenName(free.item.name)} no lugar`
      : dosesFor(guests, allowed)
        ? '; a cachaça fica à parte, para quem não dirige'
        : ''
  const costShare =
    best.left === null ? '' : `, custo de ${Math.round(((best.price - best.left) / best.price) * 100)}%`
  const when = weekdays ? `, ${everyWeek(weekdays)}` : ''
  return done(
    `${joinList(best.lines.map(shown))}: **${menuPrice(best.price)}** a mesa de ${guests}${when} (${menuPrice(best.full)} separados${best.left === null ? '' : `; deixa ${formatBrl(best.left)}${asked.length > 0 ? costShare : ''}`}). A cozinha confere se as porções servem ${guests}${beside}.${context.house.menu.length > 0 ? '' : ' Complete os custos em “A casa”.'}`,
  )
}
