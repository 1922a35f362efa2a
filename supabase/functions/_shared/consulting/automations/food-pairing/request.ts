import { allergenLabels, allergens } from '../../base/allergens.ts'
import { type CachacaId, cachacas, isCachacaId, pouredIds } from '../../base/cachacas.ts'
import type { EngineContext } from '../../base/context.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { type GlassWish, glassesOfHouse } from '../../base/drinks/serving-glasses.ts'
import { houseItems, known } from '../../base/house/own-menu.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { containsPhrase, foldAccents, tokenize } from '../../base/language/text.ts'
import { allergensInWords } from '../../base/lexicon/allergens-in-words.ts'
import { kindAllergens } from '../../base/lexicon/kinds-of-dish.ts'
import { dishes, membersWithin } from '../../base/lexicon/knowledge.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { perObject } from '../../base/memoized.ts'
import { fullName } from '../../base/pairing/full-name.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { doseMlOf } from '../../base/pairing/phrases.ts'
import { pourKindOf, pourStyleOf } from '../../base/pairing/pour-styles.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import { ingredients, madeOf } from '../../base/pantry/bar.ts'
import { pricedCachacas } from '../../base/pantry/house-cachacas.ts'
import { type Prices, pricesOf } from '../../base/pantry/house-prices.ts'
import { protectedSpecies } from '../../base/pantry/protected-species.ts'
import { handledAtBarOnly } from '../../base/request/bar-staff.ts'
import { cookedWithout, isHouseDiet, kitchenDiets } from '../../base/request/house-diet.ts'
import { exclusionsOf, ingredientHolds } from '../../base/request/judge-exclusions.ts'
import type { Offer } from '../../base/request/offers.ts'
import { isToSell } from '../../base/request/pairing-wishes.ts'
import { type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { askedCombos } from './asked-combos.ts'
import { doseKindOf, doseMlHere, houseDosesOf, measureMl, usualDoseMl } from './doses.ts'
import { type Certainty, heldByAny, isLeftOut, toConfirm } from './held-dish.ts'
import { drinkContents, fruitOf } from './held-drink.ts'
import { type OwnDrinksReason, ownDrinksReason, servesDrivers } from './house-drinks-only.ts'
import { type PairLimit, pairLimitOf } from './pair-limit.ts'
import { stockedOf } from './turnover.ts'

/** Why a dish is left out, and how certain it is that it contains what the owner excludes. */
export interface Refusal {
  reason: string
  certainty?: Certainty
}

/** What the owner asks of the pairings, and what is known about the house. */
export type PairingRequest = {
  requirements: Requirements
  prices: Prices
  /** Nothing may contain alcohol. */
  withoutAlcohol: boolean
  /** The items, completed with prices and costs from the house's menu. */
  items: readonly MenuItem[]
  /** How many items were completed from it. */
  completed: number
  /** Why a dish must not be paired; null if it may. */
  refuses: (item: MenuItem) => Refusal | null
  /** What the kitchen confirms before a dish is served: an allergy that its words do not rule out. */
  confirms: (item: MenuItem) => readonly { what: string; reason: string }[]
  allowsDrink: (drink: Drink) => boolean
  allowsCachaca: (id: CachacaId) => boolean
  /** Whether a drink of the menu can be shown to be free of what is excluded, by the pantry or by its words alone. */
  isProven: (item: MenuItem) => boolean
  /** The fruit of a drink of the menu, as far as its name says. */
  contentsOfOwn: (name: string) => string[] | null
  /** Whether a dish is made of something that the owner prefers: "quero a carne de sol". */
  likes: (item: MenuItem) => boolean
  /** Whether a drink of the menu stands still, and is to be sold. */
  isStanding: (name: string) => boolean
  /** A drink that the owner wants more of; wins ties. */
  prefers: (option: Option) => boolean
  /** A cachaça that the owner wants to sell off. */
  isStocked: (option: Option) => boolean
  /** Names of dish and drink allergens, in Portuguese. */
  allergensIn: (item: MenuItem, drink: Drink | null) => string[]
  /** What a dish of its kind often holds besides; empty where the house states its allergens. */
  mayHold: (item: MenuItem) => string[]
  /** Whether the house's own kitchen uses an allergen, by its Portuguese name: a vegan one uses no milk. */
  cooksWith: (allergen: string) => boolean
  /** The source of the dish's allergens. */
  allergensFrom: (item: MenuItem) => 'house' | 'description' | 'name'
  /** Highest and lowest price of a combo, R$. */
  combo: { max: number | null; min: number | null }
  /** The same for one dish: the closest of the owner's limits counts. */
  comboFor: (dish: DishReading) => { max: number | null; min: number | null; doses: number }
  /** Whether the limits on combos are on every pair: that of some new combos is on these alone. */
  limitsPairs: boolean
  /** Whether the owner wants no drink of this kind or with this ingredient beside any dish. */
  bars: (drink: { name: string; drink?: Drink | null | undefined }) => boolean
  /** Highest price of a dose or a suggested drink, R$. */
  ceiling: number | null
  /** Highest price of any drink beside a dish, the house's own included, R$. */
  drinkCeiling: number | null
  /** Highest price of each pairing. */
  pairLimit: PairLimit | null
  /** Offers whose highest price the owner states: it holds even at a high cost share. */
  sets: Readonly<Record<'dose' | 'combo', boolean>>
  /** Guests do not like sweet drinks. */
  isDry: boolean
  /** The house's own doses of cachaça, by kind. */
  doses: ReturnType<typeof houseDosesOf>
  /** Nothing is poured that the house does not sell. */
  ownDrinksOnly: boolean
  /** Why; null where the farm's bottles and new drinks may come. */
  whyOwn: OwnDrinksReason | null
  /** What has no alcohol stands first beside every dish. */
  soberFirst: boolean
  /** The owner speaks of doses, and the house has several: no new drink is proposed. */
  dosesAlone: boolean
  /** No bottle stands in a freezer. */
  isWithoutFreezer: boolean
  /** Cachaça is served at room temperature here. */
  isNotChilled: boolean
  /** The house's glasses, by the owner's words and its list. */
  glasses: readonly GlassWish[]
  /** ml of the house's dose, if the owner states so much for one. */
  doseMl: number | null
  /** ml that no dose may exceed; null without such a limit. */
  mostDoseMl: number | null
  /** ml of cachaça beside a dish. */
  measureMl: number
}

const bar = new Map(ingredients.map((item) => [item.id, item]))

/** Most letters between a measure and the price that is its limit: "doses de 30 ml, até R$ 18". */
const besideMeasure = 20

/** Names of a drink's ingredients, including the components of house preparations. */
export function contentsOf(drink: Drink): string[] {
  const names = drink.ingredients.flatMap(({ id, name }) => {
    const item = bar.get(id)
    return [
      // The house's own dose by what it is, whatever the house calls it.
      isCachacaId(id) ? cachacas[id].name : name,
      ...(item?.kind === 'house'
        ? madeOf(item)
            .slice(1)
            .map((part) => part.name)
        : []),
    ]
  })
  return [...new Set(names)]
}

function preferredCachacas({ preferred, only }: Requirements, list: 'preferred' | 'only'): CachacaId[] {
  const names = list === 'only' ? only : preferred
  return pouredIds.filter((id) => names.some((name) => ingredientHolds(cachacas[id], name)))
}

const least = (...values: (number | null)[]) => {
  const given = values.filter((value) => value !== null)
  return given.length > 0 ? Math.min(...given) : null
}

/** Whether the owner gives the measure of a dose, names a cachaça for some dishes, or wants nothing new. */
const asksForDoses = ({ wishes }: EngineContext['sheet']): boolean =>
  wishes.some(
    (wish) =>
      (wish.kind === 'portion' && wish.item === 'dose') ||
      (wish.kind === 'pairing' && (wish.serves ?? []).some((serve) => serve.startsWith('cachaça'))) ||
      (wish.kind === 'pairingRule' && (wish.what === 'menuOnly' || wish.what === 'mlEach')),
  )

/** Drinks from which on a menu has something to choose from. */
const leastDrinks = 4

/** From this number of cachaças on its menu or among its prices on, a house pours these and no other. */
const settled = 2

/** Drinks that the house keeps on `/casa`, and the menu that was sent does not show. */
function onlyInHouse(items: readonly MenuItem[], { menu }: EngineContext['house']): MenuItem[] {
  const sent = new Set(items.map(({ name }) => name.toLowerCase()))
  return menu.flatMap(({ name, section, description, size, price, cost, active }) =>
    active && !sent.has(name.toLowerCase())
      ? [
          {
            name,
            category: section,
            description: description ?? size,
            price: known(price),
            cost: known(cost),
          },
        ]
      : [],
  )
}

/** The cachaças that the house already sells by the dose, or prices. */
function soldCachacas(items: readonly MenuItem[], house: EngineContext['house']): ReadonlySet<CachacaId> {
  const doses = houseDosesOf(items)
  const priced = pricedCachacas(house)
  return new Set(pouredIds.filter((id) => doses.has(doseKindOf[id]) || priced[id] !== undefined))
}

/** Words of a chilled drink, which is left out where nothing is chilled. */
const chills = /gelad|congel|(?<!\p{L})fri[oa]s?(?!\p{L})/iu

/** ml from which an owner's measure is the house's dose, and no tasting measure. */
const fullDose = 40

/** Sections whose dishes come in bread or dough, whatever their names. */
const breadSection = /burg|sandu|pizza|massas|pasteis|empad/

const isWine = (item: MenuItem): boolean => {
  const style = isDrinkLine(item) ? pourStyleOf(item) : null
  return style !== null && style !== 'sake' && pourKindOf(style) === 'wine'
}

const winy = /(?<!\p{L})(?:vinho|espumante|prosecco|madeira|vermute)(?!\p{L})/iu

/** Reads from the request sheet and the house everything about the pairings of a menu. */
export function readRequest(menu: readonly MenuItem[], context: EngineContext): PairingRequest {
  const { sheet, house } = context
  const asked = requirementsOf(sheet)
  const isNotChilled = sheet.wishes.some((wish) => wish.kind === 'pairingRule' && wish.what === 'notChilled')
  const requirements: Requirements = isNotChilled
    ? { ...asked, allowsText: (text) => !chills.test(text) && asked.allowsText(text) }
    : asked
  const excluded = exclusionsOf(sheet)
  // "tudo vegano" says how this kitchen cooks, so its own dishes are; what we propose must be shown to be.
  const cooks = new Set(sheet.wishes.flatMap((wish) => (isHouseDiet(wish) ? [wish.what] : [])))
  const cooksWithout = cookedWithout(kitchenDiets(sheet.wishes, menu, context.restaurant.name))
  const ofBar = handledAtBarOnly(sheet.wishes)
  const excludedInDishes = excluded.filter(({ what }) => !cooks.has(what) && !ofBar.has(what))
  const find = houseItems(house)
  let completed = 0
  const items = menu.map((item): MenuItem => {
    const own = find(item.name)
    const price = known(item.price) ?? known(own?.price)
    const cost = known(item.cost) ?? known(own?.cost)
    if (price !== known(item.price) || cost !== known(item.cost)) completed += 1
    return { ...item, price, cost, description: item.description ?? own?.description ?? null }
  })
  const wordsOf = ({ name, category, description }: MenuItem) => ({
    name,
    section: category,
    description,
    allergens: find(name)?.allergens ?? null,
  })
  const withoutAlcohol = requirements.zeroAlcohol !== null && requirements.zeroAlcohol.count === null
  const chosen = preferredCachacas(requirements, 'only')
  const liked = preferredCachacas(requirements, 'preferred')
  const doseItems = [...items, ...onlyInHouse(items, house)]
  const sold = soldCachacas(doseItems, house)
  const whyOwn = ownDrinksReason(sheet, menu.filter(isDrinkLine).length >= leastDrinks)
  const ownDrinksOnly = whyOwn !== null
  const isOnMenu = (id: CachacaId) =>
    doseItems.some(({ name }) => containsPhrase(tokenize(name), tokenize(cachacas[id].label).slice(0, 1)))
  // "a dose, só pros hóspedes": beside no dish.
  const reserved = sheet.wishes.flatMap((wish) =>
    wish.kind === 'pairing' && wish.rule === 'onlyFor' ? (wish.serves ?? []) : [],
  )
  const allowsCachaca = (id: CachacaId) =>
    !withoutAlcohol &&
    !reserved.some((named) => isNamedServe(named, { name: cachacas[id].label, isDose: true })) &&
    (!ownDrinksOnly || isOnMenu(id)) &&
    (sold.has(id) || (id !== 'amburana' && sold.size < settled)) &&
    (chosen.length === 0 || chosen.includes(id)) &&
    requirements.allowsIngredient(cachacas[id]) &&
    requirements.allowsText(cachacas[id].about)
  const own = requirementsOf({
    wishes: sheet.wishes.filter((wish) => wish.kind === 'price' && wish.origin === 'request'),
    unread: [],
  })
  const { max, min } = own.priceBounds()
  const highestOf = (...items: readonly Offer[]) =>
    least(
      ...sheet.wishes.map((wish) =>
        wish.kind === 'price' &&
        wish.of === undefined &&
        wish.except === undefined &&
        items.some((item) => item === wish.item)
          ? (wish.max ?? null)
          : null,
      ),
    )
  const lowestOf = (item: Offer) => {
    const found = sheet.wishes.findLast((wish) => wish.kind === 'price' && wish.item === item)
    return found?.kind === 'price' ? (found.min ?? null) : null
  }
  const stocked = stockedOf(sheet)
  const standing = sheet.wishes.flatMap((wish) =>
    wish.kind === 'pairingRule' && wish.what === 'bottlesLeft' && isToSell(wish) ? (wish.of ?? []) : [],
  )
  const saidGlasses = sheet.wishes.filter((wish) => wish.kind === 'glass')
  const dose = highestOf('dose')
  const pairLimit = pairLimitOf(sheet, items)
  const ofCombo = pairLimit?.of === 'combo' ? pairLimit.max : null
  const ofDrinks = pairLimit?.of === 'drinks' ? pairLimit.max : null
  const { max: ofNewCombos } = askedCombos(sheet)
  const combo = least(highestOf('combo', 'almoço executivo'), ofCombo, ofNewCombos)
  const poured = sheet.wishes.findLast((wish) => wish.kind === 'portion' && wish.item === 'dose')
  // A limit on doses of 30 ml is one on the small measure.
  const limited = sheet.wishes.findLast((wish) => wish.kind === 'price' && wish.item === 'dose')
  // Said elsewhere in the text, the measure and the limit are two things: no dose is dearer.
  const isApart =
    poured?.place !== undefined &&
    limited?.place !== undefined &&
    (poured.place.input !== limited.place.input ||
      poured.place.start - limited.place.end > besideMeasure ||
      limited.place.start - poured.place.end > besideMeasure)
  const isSmall = poured?.kind === 'portion' && poured.unit === 'ml' && poured.amount < fullDose && !isApart
  const full = doseMlHere(houseDosesOf(doseItems), doseMlOf(venueOfType(context.restaurant.type)))
  // Rounded down, so that the measure's price, which is rounded up, stays within it.
  const fullDoseMax =
    dose !== null && isSmall ? Math.floor((dose * Math.min(usualDoseMl, full)) / poured.amount) - 1 : dose
  const combos = sheet.wishes.filter(
    (wish): wish is WishOf<'price'> => wish.kind === 'price' && wish.item === 'combo',
  )
  const generalCombo = { max: least(max, combo), min: lowestOf('combo') ?? min }
  const barred = sheet.wishes.flatMap((wish) =>
    wish.kind === 'pairing' && wish.rule === 'never' && wish.dishes === undefined ? (wish.serves ?? []) : [],
  )
  return {
    requirements,
    prices: pricesOf(house),
    withoutAlcohol,
    items,
    completed,
    refuses: (item) => {
      const words = wordsOf(item)
      if (requirements.dropsItem(words)) return { reason: 'você pediu para tirar' }
      const fruit = isDrinkLine(item) ? fruitOf(item) : null
      const held = isDrinkLine(item) ? excluded : excludedInDishes
      const named = fruit === null ? words : { ...words, name: fruit }
      return isDrinkLine(item) ? heldByAny(held, named) : heldByAny(held, named, isLeftOut)
    },
    confirms: (item) => toConfirm(excludedInDishes, wordsOf(item)),
    allowsDrink: (drink) =>
      (drink.base === null || !isCachacaId(drink.base.id) || allowsCachaca(drink.base.id)) &&
      drink.ingredients.every(({ id, name }) => {
        const item = bar.get(id)
        return item ? requirements.allowsIngredient(item) : requirements.allowsMenuItem({ name }) === 'yes'
      }) &&
      requirements.allowsText(
        [drink.name, drink.story, drink.serve, drink.garnish ?? '', ...drink.method].join('. '),
      ),
    allowsCachaca,
    isProven: (item) => drinkContents(item) !== null || heldByAny(excluded, wordsOf(item)) === null,
    contentsOfOwn: (name) => {
      const item = items.find((one) => one.name === name)
      return item ? drinkContents(item) : null
    },
    likes: ({ name }) =>
      requirements.preferred.some((term) => {
        const within = membersWithin(term)
        return readText(name).named.some(
          (one) => within.has(one.name) || dishes[one.name]?.made.some((part) => within.has(part)),
        )
      }),
    isStanding: (name) => standing.some((of) => isNamedServe(of, { name, isDose: false })),
    prefers: perObject(
      ({ base, name, drink }) =>
        requirements.promotes({ name }) ||
        standing.some((of) => isNamedServe(of, { name, isDose: base !== null })) ||
        (base !== null && liked.includes(base)) ||
        (drink?.ingredients.some(({ id }) => {
          const item = bar.get(id)
          return (
            item !== undefined &&
            requirements.preferred.some((term) => membersWithin(term).size > 0 && ingredientHolds(item, term))
          )
        }) ??
          false),
    ),
    isStocked: ({ base, kind }) => kind === 'cachaca' && stocked.some(({ id }) => id === base),
    allergensIn: (item, drink) => {
      const words = `${item.name}; ${item.description ?? ''}`
      const inBread = breadSection.test(foldAccents(item.category ?? ''))
      const stated = find(item.name)?.allergens ?? []
      // Sulphites only as the house states them, or with wine in the words: a shrimp's name does not tell.
      const read = allergensInWords(words).filter(
        (one) => !cooksWithout.has(one) && (one !== 'sulphites' || winy.test(words)),
      )
      const species = protectedSpecies(words)
      const found = new Set([
        ...stated,
        ...read,
        ...(inBread ? (['gluten'] as const) : []),
        ...(isWine(item) ? (['sulphites'] as const) : []),
        ...(isDrinkLine(item)
          ? kindAllergens({ name: item.name, section: item.category, isFood: false }).always
          : []),
        ...(species ? [species.allergen] : []),
      ])
      return [
        ...new Set([
          ...allergens.filter((one) => found.has(one)).map((one) => allergenLabels[one]),
          ...(drink?.allergens ?? []),
        ]),
      ]
    },
    mayHold: ({ name, category, description }) =>
      (find(name)?.allergens ?? []).length > 0
        ? []
        : kindAllergens({ name: fullName({ name, category }), section: category, description })
            .often.filter((one) => !cooksWithout.has(one))
            .map((one) => allergenLabels[one]),
    cooksWith: (label) =>
      !excluded.some(
        ({ what, allergens: covered }) =>
          cooks.has(what) && [...covered].some((one) => allergenLabels[one] === label),
      ),
    allergensFrom: ({ name, description }) =>
      (find(name)?.allergens ?? []).length > 0 ? 'house' : description === null ? 'name' : 'description',
    combo: generalCombo,
    limitsPairs:
      combos.length > 0 ||
      ofCombo !== null ||
      max !== null ||
      min !== null ||
      highestOf('combo', 'almoço executivo') !== null,
    comboFor: (dish) => {
      const own = combos.filter(({ of }) => of !== undefined && isNamedDish(of, dish))
      const single = own.find(({ of }) => of === dish.item.name)
      const [near] = single ? [single] : own
      const doses = (near ?? combos.find(({ of }) => of === undefined))?.doses ?? 1
      return near
        ? { max: least(max, near.max ?? null), min: near.min ?? generalCombo.min, doses }
        : { ...generalCombo, doses }
    },
    bars: ({ name, drink }) =>
      barred.some((named) =>
        [name, ...(drink?.ingredients.map((one) => one.name) ?? [])].some((one) =>
          containsPhrase(tokenize(one), tokenize(named)),
        ),
      ),
    ceiling: least(
      requirements.priceBounds().max,
      house.settings.priceCeiling,
      fullDoseMax,
      highestOf('bebida'),
      ofDrinks,
    ),
    drinkCeiling: least(highestOf('bebida'), ofDrinks),
    pairLimit,
    sets: { dose: dose !== null, combo: combos.length > 0 || ofCombo !== null || ofNewCombos !== null },
    isDry: sheet.wishes.some((wish) => wish.kind === 'style' && wish.what === 'mais secos'),
    isNotChilled,
    isWithoutFreezer:
      requirements.equipment.lacks.has('freezer') ||
      sheet.wishes.some(
        (wish) =>
          (wish.kind === 'pairingRule' && wish.what === 'noFreezer') ||
          (wish.kind === 'equipment' && !wish.has && wish.what === 'freezer'),
      ),
    doses: houseDosesOf(doseItems),
    ownDrinksOnly,
    whyOwn,
    soberFirst: servesDrivers(sheet),
    dosesAlone: sold.size >= settled && asksForDoses(sheet),
    glasses: [...saidGlasses, ...glassesOfHouse(house, saidGlasses)],
    doseMl:
      poured?.kind === 'portion' && poured.unit === 'ml' && poured.amount >= fullDose ? poured.amount : null,
    mostDoseMl:
      poured?.kind === 'portion' && poured.unit === 'ml' && poured.bound === 'at_most' ? poured.amount : null,
    // "até 40 ml" leaves the usual measure as it is.
    measureMl:
      poured?.kind === 'portion' && poured.unit === 'ml'
        ? poured.bound === 'at_most'
          ? Math.min(poured.amount, measureMl)
          : poured.amount
        : measureMl,
  }
}

/** A bottle at the owner's own price, if there is one. */
export const packOf =
  ({ prices }: Pick<PairingRequest, 'prices'>) =>
  (id: CachacaId) =>
    prices(cachacas[id]) ?? cachacas[id].pack

/** What an option is made of: by its recipe, or the fruit that the menu names. */
export function ingredientsOf(
  { drink, kind, name }: Pick<Option, 'drink' | 'kind' | 'name'>,
  { contentsOfOwn }: Pick<PairingRequest, 'contentsOfOwn'>,
): { ingredients?: string[] } {
  const contents = drink ? contentsOf(drink) : kind === 'menu_drink' ? contentsOfOwn(name) : null
  return contents ? { ingredients: contents } : {}
}
