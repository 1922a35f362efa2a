/** Combos at most at a price that the owner names. */
import { priceWithin } from '../../../base/costing.ts'
import { hasAlcohol, itemKind } from '../../../base/house/item-kind.ts'
import { tokenize } from '../../../base/language/text.ts'
import { isSameName } from '../../../base/match-items.ts'
import { endingBeside } from '../../../base/pricing/endings.ts'
import { paidAt } from '../../../base/pricing/paid.ts'
import { soldWhen } from '../../../base/request/describe-pairing-wish.ts'
import { namesItem } from '../../../base/request/match-item.ts'
import { isMeal, meals } from '../../../base/request/pairing-wishes.ts'
import type { PriceEndings } from '../../../base/request/price-wishes.ts'
import type { WishOf } from '../../../base/request/wish.ts'
import { inPrint } from '../amounts.ts'
import { comboAssumed, takenHome } from '../combos.ts'
import { guestsIn } from '../guests.ts'
import type { Combo, RedesignedCategory, RedesignedItem } from '../schema.ts'
import { partsAsked, tableCombo } from './table-combo.ts'

/** Discounts that a guest notices, and that still leave the house its part. */
const noticed = 0.05
const dearest = 0.2

type Part = RedesignedItem & { section: string; now: number; left: number; isPoured: boolean }

const isSweet = (section: string) => /sobremesa|doce|ado[cç]ar/i.test(section)

function comboOf(
  dish: Part,
  addition: Part,
  max: number | null,
  monthly: number,
  endings: PriceEndings | undefined,
  off?: number,
): Combo | null {
  const full = dish.now + addition.now
  const priceAt = (off: number) =>
    priceWithin(
      Number.POSITIVE_INFINITY,
      { least: null, most: Math.min(full * (1 - off), max ?? Number.POSITIVE_INFINITY) },
      endingBeside(dish.now, endings),
    )
  // The usual discount if it pays, else the smallest that is noticed.
  const usual = priceAt(comboAssumed.discount)
  const paysAt = (one: number) => (1 - comboAssumed.cannibal) * addition.left > full - one
  // The owner's own discount is the whole of it.
  const price = off !== undefined ? full - off : paysAt(usual) ? usual : priceAt(noticed)
  const discount = full - price
  const gains = addition.left - discount
  if (off !== undefined && (gains <= 0 || (max !== null && price > max))) return null
  if (
    off === undefined &&
    (price <= 0 || discount < full * noticed || discount > full * dearest || gains <= 0)
  )
    return null
  const units = dish.units * monthly * comboAssumed.taken
  return {
    dish: dish.name,
    addition: addition.name,
    full,
    price,
    gains,
    discount,
    breakEvenPct: (gains / addition.left) * 100,
    units,
    cannibalPct: comboAssumed.cannibal * 100,
    effect: units * ((1 - comboAssumed.cannibal) * addition.left - discount),
  }
}

/** Several additions as one: "Batata frita e Refrigerante lata". */
const together = (one: Part, other: Part): Part => ({
  ...one,
  name: `${one.name} e ${other.name}`,
  now: one.now + other.now,
  left: one.left + other.left,
  isPoured: one.isPoured || other.isPoured,
})

/** A combo without alcohol that brings less than the best one by this factor is not worth its line. */
const poorBeside = 3

/** Times a drink's price that a snack beside it may cost. */
const mostOfDrink = 3

/** Best sellers that are tried beside the one thing that the owner names. */
const mostBeside = 6

/** Whether an addition is a thing, or one of two that it is made of. */
const holds = (addition: string, name: string) =>
  addition === name || addition.startsWith(`${name} e `) || addition.endsWith(` e ${name}`)

/** What each dish of the owner's kind costs and leaves with the same addition, and why some stay out. */
function eachOf(
  addition: string,
  pairs: readonly { dish: Part; addition: Part }[],
  priced: (dish: Part, addition: Part) => Combo | null,
  max: number | undefined,
): NonNullable<Combo['each']> {
  return pairs
    .filter((pair) => pair.addition.name === addition)
    .map(({ dish, addition: drink }) => {
      const full = dish.now + drink.now
      const price = priced(dish, drink)?.price ?? null
      const least = full * (1 - dearest)
      const why =
        price !== null
          ? null
          : max !== undefined && least > max
            ? `separados são ${inPrint(full)}: o desconto passaria de 20%`
            : 'o desconto comeria o que o acréscimo deixa'
      return {
        dish: dish.name,
        full,
        price,
        left: (price ?? full) - dish.cost - drink.cost,
        alone: dish.left,
        why,
      }
    })
    .toSorted((a, b) => Number(a.why !== null) - Number(b.why !== null) || b.left - a.left)
}

/** Half-made things, what is never part of an offer, and what guests get for nothing elsewhere. */
const noPart = new RegExp(
  `combo|kit|(?<!\\p{L})(?:[aá]gua|couvert)(?!\\p{L})|\\(unidade\\)|${takenHome.source}`,
  'iu',
)

/**
 * The pairs for a combo: a dish, of the owner's section if one is named, with a drink, and for a higher price also with
 * something sweet or small.
 */
function freePairs(
  { of, max }: WishOf<'newCombo'>,
  parts: readonly Part[],
  isDish: (part: Part) => boolean,
): { dish: Part; addition: Part }[] {
  const usable = parts.filter(({ name }) => !noPart.test(name))
  const inSection = of === undefined || isMeal(of) ? [] : usable.filter((part) => namesItem(of, part))
  const dishes = (inSection.some(isDish) ? inSection : usable).filter(isDish)
  const additions = usable.filter((part) => !isDish(part) && itemKind(part) !== 'side')
  const poured = additions.filter(({ section }) => !isSweet(section)).toSorted((a, b) => b.units - a.units)
  // What guests already order with it.
  const drinks = poured.slice(0, Math.max(2, Math.ceil(poured.length / 2)))
  // Not a second meal.
  const small = usable.filter((part) => isSweet(part.section) || (isDish(part) && !inSection.includes(part)))
  return dishes.flatMap((dish) => {
    const pairs = [...drinks, ...additions.filter(({ section }) => isSweet(section))].map((addition) => ({
      dish,
      addition,
    }))
    const isLow = max !== undefined && dish.now < max * 0.7
    const more = isLow
      ? drinks.flatMap((drink) =>
          small
            .filter((one) => one.name !== dish.name && one.now <= dish.now * 0.7)
            .map((one) => ({ dish, addition: together(drink, one) })),
        )
      : []
    return [...pairs, ...more]
  })
}

const [morning] = meals
const hot =
  /(?<!\p{L})(?:caf[eé](?! (?:gelado|frio))|espresso|expresso|cappuccino|capuccino|m[eé]dia|pingado|chocolate quente|ch[aá] quente|mocha|latte)/iu
/** Coffees of the afternoon. */
const short = /esp?resso|expresso|mocha|latte|macchiato|carioca/iu
const ofMorning =
  /cuscuz|tapioca|crepioca|p[aã]o|misto|torrada|croissant|ovo|omelete|panqueca|waffle|mingau|mun?gunz|iogurte|granola|queijo|bolo|salada de frutas|a[cç]a[ií]/iu
/** Share of the dearest dish's price from which a dish of the morning fills. */
const fills = 0.8
function fillingOf(dishes: readonly Part[]): ReadonlySet<string> {
  const dearest = Math.max(0, ...dishes.map(({ now }) => now))
  return new Set(dishes.filter(({ now }) => now >= dearest * fills).map(({ name }) => name))
}
const juice = /suco|vitamina|laranjada/iu

/** Coffees that are tried: those that guests order most. */
const mostCoffees = 3

/** What is eaten in the morning, with the coffee that guests order, and for a higher price with a juice or something small. */
function morningPairs(max: number | undefined, parts: readonly Part[]): { dish: Part; addition: Part }[] {
  const own = (of: (part: Part) => boolean) => parts.filter((part) => !noPart.test(part.name) && of(part))
  const allHot = own(({ name }) => hot.test(name)).toSorted((a, b) => b.units - a.units)
  const plain = allHot.filter(({ name }) => !short.test(name))
  const coffees = plain.length > 0 ? plain : allHot
  const eaten = own((part) => ofMorning.test(part.name) && itemKind(part) === 'dish' && !hot.test(part.name))
  const dearest = Math.max(0, ...eaten.map(({ now }) => now))
  const juices = own(({ name }) => juice.test(name))
  const salty = eaten.filter(({ section }) => !isSweet(section) && !/bolo/i.test(section))
  return (salty.length > 0 ? salty : eaten).flatMap((dish) =>
    coffees.slice(0, mostCoffees).flatMap((coffee) => {
      const more = [...juices, ...eaten].filter(
        (one) => one !== dish && one !== coffee && one.now <= Math.max(dish.now, dearest * 0.7),
      )
      const isLow = max !== undefined && dish.now + coffee.now < max * 0.9
      return [
        { dish, addition: coffee },
        ...(isLow ? more.map((one) => ({ dish, addition: together(coffee, one) })) : []),
      ]
    }),
  )
}

/** "refresco de 400 ml" is the plain one, and none with something in it. */
function plainest(said: string, parts: readonly Part[]): readonly Part[] {
  if (!/\d/.test(said)) return parts
  const fewest = Math.min(...parts.map(({ name }) => tokenize(name).length))
  return parts.filter(({ name }) => tokenize(name).length === fewest)
}

/** The pairs of the items or sections that the owner names: the first is the dish, the others are added to it. */
function namedPairs(names: readonly string[], parts: readonly Part[]): { dish: Part; addition: Part }[] {
  // "caipirinha" is the plain one where the menu has it, and no "caipirinha de caju".
  const [dishes = [], additions = [], thirds] = names.map((name) => {
    const exact = parts.filter((part) => isSameName(part.name, name))
    // "bolo" is a cake, and not all of "Bolos e doces".
    const byName = parts.filter((part) => namesItem(name, { name: part.name }) && !takenHome.test(part.name))
    return exact.length > 0
      ? exact
      : byName.length > 0
        ? plainest(name, byName)
        : parts.filter((part) => namesItem(name, { name: part.name, section: part.section }))
  })
  // One thing alone: a drink goes with the dishes that sell, a dish with the drinks.
  if (names.length === 1) {
    const isDrink = (part: Part) => ['drink', 'soft_drink', 'beer'].includes(itemKind(part))
    const others = parts
      .filter((part) => !noPart.test(part.name) && !isSweet(part.section))
      .toSorted((a, b) => b.units - a.units)
    return dishes.flatMap((one) =>
      others
        .filter((other) => isDrink(other) !== isDrink(one) && other.name !== one.name)
        .slice(0, mostBeside)
        .map((other) => (isDrink(one) ? { dish: other, addition: one } : { dish: one, addition: other })),
    )
  }
  // Who orders only a drink takes something small beside it.
  const poured = dishes.length > 0 && dishes.every((part) => itemKind(part) !== 'dish')
  if (poured && additions.length > 1) {
    const dearest = Math.max(...dishes.map(({ now }) => now)) * mostOfDrink
    const small = additions.filter(({ now }) => now <= dearest)
    if (small.length > 0) return dishes.flatMap((dish) => small.map((addition) => ({ dish, addition })))
  }
  const added = thirds ? additions.flatMap((one) => thirds.map((third) => together(one, third))) : additions
  return dishes.flatMap((dish) => added.map((addition) => ({ dish, addition })))
}

export type AskedCombo = {
  wish: WishOf<'newCombo'>
  combo: Combo | null
  /** The sum of a table's combo, or why there is none. */
  words?: string
}

/** One combo for each wish; null where no two items of the menu fit it. */
export function askedCombos(
  wishes: readonly WishOf<'newCombo'>[],
  categories: readonly RedesignedCategory[],
  monthly: number,
  mayUse: (item: RedesignedItem, section: string) => boolean,
  endings?: PriceEndings,
  table: Pick<Parameters<typeof tableCombo>[2], 'feedsTold' | 'shown'> = {
    feedsTold: () => null,
    shown: () => false,
  },
): AskedCombo[] {
  const parts = categories.flatMap(({ name: section, items }) =>
    items.flatMap((item): Part[] => {
      const now = item.newPrice ?? item.price
      return item.move === 'remove' || !mayUse(item, section)
        ? []
        : [
            {
              ...item,
              section,
              now,
              left: paidAt(item, now) - item.cost,
              isPoured: hasAlcohol({ name: item.name, section }),
            },
          ]
    }),
  )
  const isDish = ({ name, section }: Part) => itemKind({ name, section }) === 'dish' && !isSweet(section)
  const fed = new Set(parts.filter((part) => guestsIn(part) > 0).map(({ name }) => name))
  const used = new Set<string>()
  const feeds = (dish: string, guests: number | undefined) =>
    guests !== undefined && parts.some((part) => part.name === dish && guestsIn(part) === guests)
  return wishes.flatMap((wish): AskedCombo[] => {
    const ofTable = tableCombo(wish, parts, { monthly, endings, ...table })
    if (ofTable) {
      if (ofTable.combo) used.add(ofTable.combo.dish)
      return [{ wish, ...ofTable }]
    }
    return Array.from({ length: Math.min(4, wish.count ?? 1) }, () => {
      const named = wish.with ?? partsAsked(wish).map(({ item }) => item)
      const pairs =
        named.length > 0
          ? namedPairs(named, parts)
          : wish.of === morning
            ? morningPairs(wish.max, parts)
            : freePairs(wish, parts, isDish)
      // In the morning nothing is a main dish: what costs as much as the dearest of it fills.
      const filling = wish.of === morning ? fillingOf(pairs.map(({ dish }) => dish)) : fed
      const all = pairs
        .filter(
          ({ dish, addition }) =>
            !used.has(dish.name) && ![...used].some((name) => holds(addition.name, name)),
        )
        .flatMap(({ dish, addition }) => {
          const combo = comboOf(dish, addition, wish.max ?? null, monthly, endings, wish.off)
          return combo ? [{ combo, isPoured: addition.isPoured }] : []
        })
      // What feeds so many guests, and a meal before a snack, unless it brings next to nothing beside it.
      const top = Math.max(0, ...all.map(({ combo }) => combo.effect))
      const isFilling = ({ dish, effect }: Combo) => filling.has(dish) && effect * poorBeside >= top
      const found = all.toSorted(
        (a, b) =>
          Number(feeds(b.combo.dish, wish.guests)) - Number(feeds(a.combo.dish, wish.guests)) ||
          Number(isFilling(b.combo)) - Number(isFilling(a.combo)) ||
          b.combo.effect - a.combo.effect ||
          b.combo.gains - a.combo.gains,
      )
      // A combo near the owner's price, instead of the cheapest one below it; without alcohol if there is one.
      const near = found.filter(({ combo: { price } }) => wish.max === undefined || price >= wish.max * 0.75)
      const choice = near.length > 0 ? near : found
      const sober = choice.find(({ isPoured }) => !isPoured)
      const [best] = choice
      // A snack with a beer, where the soft drink beside it would bring next to nothing.
      const isPoor =
        sober !== undefined &&
        best !== undefined &&
        !isMeal(wish.of) &&
        !wish.sober &&
        sober.combo.effect * poorBeside < best.combo.effect
      const { combo } = (isPoor ? best : (sober ?? best)) ?? { combo: null }
      if (combo) used.add(combo.dish).add(combo.addition)
      for (const part of combo?.addition.split(' e ') ?? []) used.add(part)
      const when = soldWhen(wish)
      const each =
        combo && named.length > 1
          ? eachOf(
              combo.addition,
              pairs,
              (dish, drink) => comboOf(dish, drink, wish.max ?? null, monthly, endings, wish.off),
              wish.max,
            )
          : []
      return {
        wish,
        combo: combo && {
          ...combo,
          ...(each.length > 1 && { each }),
          ...(when !== '' && { when }),
          ...(wish.guests !== undefined && { guests: wish.guests }),
        },
      }
    })
  })
}
