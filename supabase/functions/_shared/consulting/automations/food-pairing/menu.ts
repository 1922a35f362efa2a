import type { EngineContext } from '../../base/context.ts'
import { ofTheHouse } from '../../base/language/grammar.ts'
import { againstOf } from './against.ts'
import { allergiesOf } from './allergies.ts'
import { answersOf } from './answers.ts'
import { askedCombos } from './asked-combos.ts'
import { askedTables } from './asked-tables.ts'
import { assumptionsOf } from './assumptions.ts'
import { isClosed } from './caution.ts'
import { besideList, displacedOf } from './displaced.ts'
import { drinkListOf } from './drink-list.ts'
import { englishLines } from './english.ts'
import { askedFlight, flightOf } from './flight.ts'
import { houseBaseOf } from './house-base.ts'
import { inHouseNames } from './house-names.ts'
import { launchOf } from './launch.ts'
import { dosesOf, drinkAllergensOf } from './menu-drinks.ts'
import type { MenuParts } from './menu-parts.ts'
import { houseNotes, scriptOf, summaryOf, warningsOf } from './menu-words.ts'
import { neighbourDosesOf } from './neighbour-doses.ts'
import { withinOf } from './offers-within.ts'
import { openDaysAWeek } from './open-days.ts'
import { rowOf } from './overview-row.ts'
import { ownPairsOf } from './own-pairs.ts'
import { plannedOf } from './planned.ts'
import { isFlagship, isPlainFare, type Ranked } from './rank.ts'
import { afterOf, rulerOf } from './ruler.ts'
import { scheduleOf } from './schedule.ts'
import type { PairingMenu } from './schema.ts'
import { shoppingOf } from './shopping.ts'
import { fewPairings } from './short-list.ts'
import { soberOffersOf } from './sober-offers.ts'
import { tastingOf } from './tasting.ts'
import { turnoverOf } from './turnover.ts'

function leadersOf(ranked: readonly Ranked[]): PairingMenu['leaders'] {
  const counts = new Map<string, number>()
  for (const { best } of ranked) counts.set(best.option.name, (counts.get(best.option.name) ?? 0) + 1)
  return [...counts].map(([name, dishes]) => ({ name, dishes })).toSorted((a, b) => b.dishes - a.dishes)
}

/** Signature dishes: what guests come for, what the owner asks for, and the first combos. */
const leads = 7
/** Without sales figures, the cheapest dishes of a section count as its most popular ones. */
const cheapest = 2

function leadingNames(
  { ranked, promotes, context }: MenuParts,
  launched: readonly string[],
): Map<string, number> {
  const cheap = new Set(
    [...new Set(ranked.map(({ dish }) => dish.item.category))].flatMap((section) =>
      ranked
        .filter(
          ({ dish: { item } }) => item.category === section && item.price !== null && !isPlainFare(item.name),
        )
        .toSorted((a, b) => (a.dish.item.price ?? 0) - (b.dish.item.price ?? 0))
        .slice(0, cheapest),
    ),
  )
  const worth = (entry: Ranked) =>
    (promotes(entry) ? 8 : 0) +
    (cheap.has(entry) ? 1 : 0) +
    (launched.includes(entry.dish.item.name) ? 5 - launched.indexOf(entry.dish.item.name) / 4 : 0) +
    (isFlagship(entry.dish.item.name) ? 2 : 0) +
    (isClosed(entry.dish.item, context.today) || isPlainFare(entry.dish.item.name) ? -10 : 0)
  return new Map(
    ranked
      .map((entry) => ({ name: entry.dish.item.name, value: worth(entry) }))
      .filter(({ value }) => value > 0)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, leads)
      .map(({ name }, index) => [name, index]),
  )
}

/** Guests at a table, to count the tables of a room. */
const perTable = 4
const weeksAMonth = 52 / 12

/** The room of a month: one full turn on each open day. Only if the owner states seats and opening days. */
function roomOf({ house: { settings } }: EngineContext): Pick<PairingMenu, 'room'> {
  const { seats, opening } = settings
  const open = Object.values(opening).filter((hours) => hours !== null).length
  if (!seats || seats < 2 * perTable || open === 0) return {}
  return { room: { seats, tables: Math.floor(seats / perTable), days: Math.round(open * weeksAMonth) } }
}

/** The analysis of the whole menu: table, first combos, tasting for the team, shopping and assumptions. */
export function menuOf(parts: MenuParts): PairingMenu {
  const { context, venue, circumstances, ranked, doses, suggested, ownDrinks } = parts
  const pouredDoses = dosesOf(parts)
  const open = ranked.filter(({ dish }) => !isClosed(dish.item, context.today))
  const poured = doses.flatMap(({ base }) => base ?? [])
  const wanted = new Set(ranked.map(({ best }) => best.option.id))
  const recipes = [...suggested.filter(({ id }) => wanted.has(id)), ...parts.alcoholFree].flatMap(
    ({ drink }) => drink ?? [],
  )
  const listed = ownDrinks.filter((option) => option.listed)
  const meal = listed.length > 0 ? besideList(parts.items, listed) : displacedOf(parts.items, venue)
  const dessert = displacedOf(parts.items, venue, 'dessert')
  // Whoever asks for a few pairings wants these alone.
  const isFew = (parts.request.requirements.count?.most ?? Number.POSITIVE_INFINITY) <= fewPairings
  const after = afterOf(
    (isFew ? [] : parts.desserts).filter(({ item }) => !isClosed(item, context.today)),
    doses,
    parts.tellAfter,
    parts.request.requirements.allowsText,
  )
  const ofRuler = context.sheet.wishes.findLast((wish) => wish.kind === 'price' && wish.item === 'régua')
  const ruler =
    isFew && !ofRuler
      ? null
      : rulerOf(doses, venue, { meal, dessert }, ofRuler?.kind === 'price' ? ofRuler : {})
  const whyOf = ({ dish }: Ranked) => parts.told.get(dish)?.why ?? ''
  const asked = askedCombos(context.sheet)
  const within = withinOf(parts, open, whyOf, asked)
  const launch = launchOf({
    asked,
    ranked: open,
    servingOf: parts.servingOf,
    ending: venue.ending,
    bounds: parts.request.combo,
    displacedAt: (course) => (course === 'dessert' ? dessert : meal),
    today: context.today,
    style: circumstances.style,
    ownFirst: listed.length > 0,
    promotes: parts.promotes,
    likes: parts.likes,
    whyOf,
  })
  // The owner's combos are the house's offers.
  const combos = within ? [] : launch.combos
  const { refused } = launch
  const drinkList = drinkListOf(parts)
  const ownPairs = within || combos.some(({ first }) => first) ? [] : ownPairsOf(parts)
  const { when: combosWhen } = asked
  const avoids = allergiesOf(context)
  const weekly = openDaysAWeek(context)
  const turnover = turnoverOf(context, pouredDoses, weekly)
  const launched = within
    ? within.offers.slice(0, 2).map(({ dish }) => dish)
    : combos.filter(({ first }) => first).map(({ dish }) => dish)
  const leading = leadingNames(
    parts,
    (within?.offers ?? combos).map(({ dish }) => dish),
  )
  const tasting = tastingOf(open, poured, parts.request, launched, whyOf)
  const overview = ranked.map((entry) => rowOf(entry, parts, leading))
  const schedule = scheduleOf(context)
  const flightAsked = askedFlight(context.sheet)
  const toBuy = context.sheet.wishes.findLast(
    (wish) => wish.kind === 'pairingRule' && wish.what === 'bottlesToBuy',
  )
  const shopping = shoppingOf({
    ranked: open,
    launched,
    launchShare: asked.weekdays === null ? 1 : Math.min(1, asked.weekdays.length / weekly),
    servingOf: parts.servingOf,
    freeOf: ({ dish }) => parts.free.get(dish)?.name ?? null,
    options: [...doses, ...ownDrinks, ...suggested, ...parts.alcoholFree],
    tasting: {
      bases: poured,
      poured: [...tasting.rounds, ...(tasting.contrast ? [tasting.contrast] : [])].map(
        ({ cachaca }) => cachaca,
      ),
      ml: tasting.people * tasting.doseMl,
    },
    days: Math.round((15 * weekly) / 7),
    stocked: turnover,
    mostBottles: toBuy?.kind === 'pairingRule' ? toBuy.most : undefined,
    besides: [
      ...(ruler ? doses.map((option) => ({ option, ml: ruler.ml })) : []),
      ...after.options.map((option) => ({ option, ml: option.doseMl ?? 0 })),
    ],
    request: parts.request,
  })
  const sober = soberOffersOf(parts, launched)
  const menu: PairingMenu = {
    kind: 'pairing_menu',
    title: `Harmonização ${ofTheHouse(context.restaurant.name)}`,
    summary: summaryOf(parts, combos, {
      meal,
      refused,
      recipes,
      after: after.rows,
      ruler,
      within,
      ownPairs,
      bought: shopping.bottles.map(({ label }) => label),
    }),
    style: circumstances.style,
    focus: [...circumstances.focus],
    overview,
    unknown: [...parts.unknown],
    leftOut: [...parts.leftOut],
    outOfFocus: [...parts.outOfFocus],
    drinksOnMenu: parts.drinksOnMenu,
    house: houseNotes(parts, [
      ...doses,
      ...suggested.filter(({ id }) => wanted.has(id)),
      ...parts.alcoholFree,
    ]),
    doses: pouredDoses,
    neighbours: neighbourDosesOf(context.sheet, pouredDoses),
    houseBase: houseBaseOf(ownDrinks, poured),
    leaders: leadersOf(ranked),
    combos,
    ...(ownPairs.length > 0 && { ownPairs }),
    ...(drinkList.length > 0 && { drinkList }),
    ...(combosWhen !== '' && { combosWhen }),
    ...(within && { offersWithin: within }),
    refused,
    replaced: { meal, dessert },
    ruler,
    after: after.rows,
    against:
      listed.length > 0
        ? []
        : againstOf({
            house: context.restaurant.name,
            ranked: open,
            wine: parts.asides.find(({ id }) => id.startsWith('wine-')),
          }),
    drinkAllergens: [
      ...drinkAllergensOf(parts),
      ...parts.alcoholFree.flatMap(({ name, drink }) =>
        drink ? [{ name, allergens: [...drink.allergens] }] : [],
      ),
    ],
    ...(schedule && { schedule }),
    ...roomOf(context),
    tasting,
    flight:
      (flightAsked && !(listed.length > 0 && flightAsked.max !== undefined)) ||
      circumstances.focus.includes('Menu degustação')
        ? flightOf(parts, open, flightAsked ?? {})
        : null,
    recipes,
    ...(avoids.length > 0 && { avoids }),
    ...(turnover.length > 0 && { turnover }),
    ...(parts.jug && { jug: parts.jug }),
    ...(sober.length > 0 && { soberOffers: sober }),
    shopping,
    script: scriptOf(parts),
    warnings: warningsOf(parts),
    assumptions: assumptionsOf(parts, recipes.length),
  }
  return { ...menu, asked: askedOf(parts, menu) }
}

/** Answers to the owner's wishes and questions, and the texts that the owner asks for. */
function askedOf(parts: MenuParts, menu: PairingMenu): NonNullable<PairingMenu['asked']> {
  const { wishes } = parts.context.sheet
  const words = wishes.findLast((wish) => wish.kind === 'pairingRule' && wish.what === 'lineWords')
  const tables = askedTables(parts)
  return {
    answers: answersOf(parts, { ...menu, combos: menu.combos ?? [], within: menu.offersWithin }).map(
      (one) => ({
        ...one,
        text: inHouseNames(one.text, menu),
      }),
    ),
    ...(tables.length > 0 && { tables }),
    planned: plannedOf(parts, menu).map((one) => ({ ...one, text: inHouseNames(one.text, menu) })),
    ...(wishes.some((wish) => wish.kind === 'layout' && wish.what === 'english') && {
      english: englishLines(menu.overview, parts.request.measureMl),
    }),
    ...(words?.kind === 'pairingRule' && words.most !== undefined && { lineWords: words.most }),
  }
}
