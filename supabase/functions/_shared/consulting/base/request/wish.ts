import * as z from 'zod/mini'
import { servingGlasses } from '../drinks/serving-glasses.ts'
import { refusedPosts } from '../language/refused-posts.ts'
import { dishTraits, dishWays, leftoverUnits, limitedByDish } from './dish-wishes.ts'
import { drinkTraitFields } from './drink-trait-fields.ts'
import { flightWish, newComboWish, pairingRuleWish, pairingWish } from './pairing-wishes.ts'
import { postFormats } from './post-formats.ts'
import { questionSubjects } from './question-subjects.ts'
import { rivalFacts } from './rival-subjects.ts'
import {
  count,
  day,
  hour,
  money,
  origins,
  type placeSchema,
  shared,
  strength,
  text,
  weekdays,
} from './wish-parts.ts'

const reason = z.enum(['allergy', 'diet', 'taste', 'supply'])
/** Name of a term of the lexicon, or of one of the house's own items. */
export const termSchema = text(120)
/** Name of one of the house's items, or of a section. */
const item = text(120)

/** Items that an order on prices leaves alone: "nenhuma sobremesa acima de 20, menos a cartola". */
const except = z.optional(z.array(text(120)).check(z.minLength(1), z.maxLength(12)))

/** An amount of what is bought, or of what a portion takes: "50 l", "180 g". */
const bought = z.string().check(z.regex(/^\d{1,5}(?:\.\d{1,2})? (?:g|kg|ml|l)$/))

/** Name of the hours in which the house is open. */
export const openHours = 'casa aberta'

/**
 * What the owner wants a forecast to show. `bottles`: how many to buy. `noWaste`: purchases of what spoils without a
 * rest. `noCharts`: tables only. `scenarios`: the low and the high sum of the period.
 */
export const scopeShows = [
  'week',
  'day',
  'item',
  'kilograms',
  'bottles',
  'noWaste',
  'noCharts',
  'scenarios',
] as const
export type ScopeShow = (typeof scopeShows)[number]

/** Parts of a menu that dishes belong to. */
export const courseIds = ['petisco', 'principal', 'lanche', 'sobremesa'] as const

/** What owners ask about publishing. */
export const postAdvice = [
  'hour',
  'boost',
  'music',
  'prices',
  'reviews',
  'often',
  'writing',
  'ahead',
  'repeat',
  'pictures',
  'brands',
  'bestDate',
  'useDate',
  'followers',
  'weakDay',
  'serviceFee',
] as const
export type PostAdvice = (typeof postAdvice)[number]

/**
 * What owners ask of the posts: of all, or of those on certain days. `most` counts hashtags, or posts a week; `of` is what
 * may not be mentioned or shown, or whose price; `noSelling` allows no dish, drink or price. `mostLines` is the length of a
 * caption, `mostPictures` the pictures of a post; `postAt` the hour of the posts.
 */
export const postRules = [
  'noEmoji',
  'noHashtags',
  'mostHashtags',
  'noFaces',
  'noChildren',
  'noDiscount',
  'noDelivery',
  'noMention',
  'noPicture',
  'noPosts',
  'noPostsOnEves',
  'noPostsOnHolidays',
  'postsWhenClosed',
  'noPrice',
  'noDrinks',
  'noSelling',
  'noInvite',
  'noSlang',
  'noKnownDates',
  'warning',
  'perWeek',
  'moreOn',
  'hashtag',
  'drinksLate',
  'mostLines',
  'mostPictures',
  'noVideo',
  'postAt',
] as const
export type PostRule = (typeof postRules)[number]

/** What an owner states about the house. `private`: about somebody, and never published; `call`: how guests book or order; `lunchOnly`: what is served at lunch only. */
export const houseFacts = [
  'seats',
  'payment',
  'musicUntil',
  'seasonEnd',
  'place',
  'story',
  'private',
  'context',
  'call',
  'lunchOnly',
] as const

/** What an owner's target measures: the average bill, the margin or the sales of a month. */
export const targetMeasures = ['ticket', 'margin', 'sales'] as const

/** How all new prices must end: whole reais, …,90, one of the two, whole and half reais, or whole reais in 0 or 9. */
export const priceEndings = ['whole', 'ninety', 'either', 'half', 'ninety_or_half', 'zero_or_nine'] as const

/** What of an item can stay as it is, whatever becomes of the rest. */
export const keptParts = ['name', 'size', 'recipe'] as const

/** The lexicon's name for older guests. */
export const olderGuests = 'Público acima de 40 anos'

/** What an owner can ask of the printed page of a menu. */
export const layoutIds = [
  'one_sheet',
  'one_side',
  'large_type',
  'no_photos',
  'no_currency',
  'own_language',
  'spoken_names',
  'no_red',
  'marked_allergens',
  'marked_without',
  'dearest_first',
  'english',
] as const

/**
 * One wish of the owner. Names in `what` and `item` are Portuguese, spelled as in the lexicon and the house's menu: the
 * screen shows them, and the lexicon defines what they cover.
 */
const currentWishSchema = z.discriminatedUnion('kind', [
  /** `guests`: some guests may not have it: what the house serves stays, and the page tells them. */
  z.object({
    ...shared,
    kind: z.literal('exclude'),
    what: termSchema,
    why: z._default(reason, 'taste'),
    guests: z.optional(z.boolean()),
  }),
  z.object({ ...shared, kind: z.literal('only'), what: termSchema, why: z._default(reason, 'taste') }),
  /** `supply`: the house already has it; `bottles` of it, to be sold in `weeks`. */
  z.object({
    ...shared,
    kind: z.literal('prefer'),
    what: termSchema,
    why: z._default(reason, 'taste'),
    bottles: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
    weeks: z.optional(z.int().check(z.minimum(1), z.maximum(104))),
  }),
  /** Bounds for all prices, or for one item or section. At least one of `max`, `min` and `about` is given. */
  z.object({
    ...shared,
    kind: z.literal('price'),
    max: z.optional(money),
    min: z.optional(money),
    about: z.optional(money),
    item: z.optional(item),
    /** Of a combo: only with these dishes, a kind or an item. */
    of: z.optional(item),
    /** Doses in it. */
    doses: z.optional(z.int().check(z.minimum(1), z.maximum(6))),
    except,
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  z.object({
    ...shared,
    kind: z.literal('count'),
    count,
    bound: z._default(z.enum(['exactly', 'at_least', 'at_most']), 'exactly'),
    /** What is counted; absent for the results that the automation gives. */
    of: z.optional(z.enum(['results', 'pages', 'items', 'ingredients'])),
    /** Applies only to the results of this part of the menu. */
    course: z.optional(z.enum(courseIds)),
    /** Items of the house that are counted: of a section, of several joined by " + ", or of each section. */
    item: z.optional(item),
  }),
  /** The price of the item stays as it is: `price` if the owner states it. */
  z.object({
    ...shared,
    kind: z.literal('keepPrice'),
    item,
    price: z.optional(money),
    except,
    /** The first day on which it may change. */
    from: z.optional(day),
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /**
   * The price of the item may rise to `max`, by `percent` of today's, or by `rise` in R$; it must not rise if all are
   * absent.
   */
  z.object({
    ...shared,
    kind: z.literal('capPrice'),
    item,
    max: z.optional(money),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    rise: z.optional(money),
    except,
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /**
   * What an item, or an ingredient of items, costs now, or `from` a day on: R$, or `percent` more than in the sheet. `was`:
   * what it cost before, as the owner tells.
   */
  z.object({
    ...shared,
    kind: z.literal('costNow'),
    item,
    price: z.optional(money),
    was: z.optional(money),
    from: z.optional(day),
    percent: z.optional(z.number().check(z.minimum(-100), z.maximum(300))),
  }),
  /** It stays on the menu; with `part`, only its name, size or recipe stays as it is. */
  z.object({
    ...shared,
    kind: z.literal('keepItem'),
    item,
    part: z.optional(z.enum(keptParts)),
    /** Until when, in the owner's words. */
    until: z.optional(text(60)),
  }),
  /**
   * It leaves the menu. `ifNeeded`: only if something has to go. `weak`: only what sells little of it, or less than
   * `below` units a month; `most`: at most so many of them.
   */
  z.object({
    ...shared,
    kind: z.literal('dropItem'),
    item,
    ifNeeded: z.optional(z.boolean()),
    weak: z.optional(z.boolean()),
    below: z.optional(count),
    most: z.optional(count),
  }),
  /** With days, posts show the item on these only. */
  z.object({
    ...shared,
    kind: z.literal('promote'),
    item,
    from: z.optional(day),
    to: z.optional(day),
    weekdays: z.optional(weekdays),
  }),
  /** `weekdays`: the days that the wish applies to, as in "rápido de fazer na sexta". */
  z.object({ ...shared, kind: z.literal('style'), what: termSchema, weekdays: z.optional(weekdays) }),
  z.object({ ...shared, kind: z.literal('audience'), what: termSchema }),
  /**
   * An event or a period. `closed`: the house does not open then. `weekdays`: recurs weekly, like closed days or a
   * weekly dish; with dates, only within them.
   */
  z.object({
    ...shared,
    kind: z.literal('date'),
    what: text(120),
    from: z.optional(day),
    to: z.optional(day),
    weekdays: z.optional(weekdays),
    closed: z._default(z.boolean(), false),
    /** Closed only for the calculation: the owner says that these days were not normal. */
    leftOut: z.optional(z.boolean()),
    /** Weeks that something lasted within the period; the sheet shows which: "em julho, duas semanas". */
    weeks: z.optional(z.int().check(z.minimum(1), z.maximum(8))),
    /** The period of the past that these days repeat, and the weeks that it lasted. */
    like: z.optional(
      z.object({ from: day, to: day, weeks: z.optional(z.int().check(z.minimum(1), z.maximum(8))) }),
    ),
    /** Expected sales relative to the usual, as in "julho vende mais". */
    effect: z.optional(z.enum(['up', 'down'])),
    /** Number of closed days within the period, where it is not known which: "em maio fechamos 3 dias". */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
    /** When the event begins, and its price in R$, as the owner states them. */
    at: z.optional(hour),
    price: z.optional(money),
    /** What the price is for: "por pessoa", "o casal". */
    per: z.optional(text(40)),
    /** How it is held, in the owner's words: "almoço, só com reserva". */
    note: z.optional(text(120)),
    /** What its posts are to tell, in the owner's words: "a história do Dragão do Mar". */
    tell: z.optional(text(120)),
    /** The form of its post: "um vídeo curto pro aniversário". */
    format: z.optional(z.enum(postFormats)),
    /** The owner says that the house opens on these days. */
    open: z.optional(z.boolean()),
    /** Change of the sales that the owner states, in %: "pela metade" is −50. */
    percent: z.optional(z.number().check(z.minimum(-95), z.maximum(400))),
    /** Rooms, tables or covers that are taken on these days, and a year before. */
    guests: z.optional(
      z.object({
        now: z.int().check(z.minimum(1), z.maximum(5000)),
        before: z.int().check(z.minimum(1), z.maximum(5000)),
        of: text(40),
      }),
    ),
    /** `percent` is of a whole week, not of these days: "a semana do Carnaval vende 30% menos". */
    ofWeek: z.optional(z.boolean()),
    /** The hour at which the house closes on these days. */
    closes: z.optional(hour),
    /**
     * The items that it is about, joined by " + "; otherwise the whole house. With `closed`, they are not sold then, and
     * the house is open.
     */
    item: z.optional(text(200)),
  }),
  /** The days that a calendar covers. Without `to`, it has no end. */
  z.object({ ...shared, kind: z.literal('period'), from: day, to: z.optional(day) }),
  /** The only price that posts may state; without `price`, they state none. */
  z.object({ ...shared, kind: z.literal('onlyPrice'), price: z.optional(money) }),
  /** Asks to publish what the rules for advertising alcohol and for prize draws forbid. */
  z.object({ ...shared, kind: z.literal('refusedPost'), what: z.enum(refusedPosts) }),
  /** What holds for every post, or for those on the days that are given. */
  z.object({
    ...shared,
    kind: z.literal('postRule'),
    what: z.enum(postRules),
    most: z.optional(count),
    /** The hour at which posts appear. */
    at: z.optional(hour),
    of: z.optional(text(120)),
    weekdays: z.optional(weekdays),
    from: z.optional(day),
    to: z.optional(day),
  }),
  /** How many posts are about something: an item, a section, "sem álcool". */
  z.object({
    ...shared,
    kind: z.literal('postTopic'),
    what: text(120),
    count,
    bound: z._default(z.enum(['exactly', 'at_least', 'at_most']), 'exactly'),
    per: z.optional(z.literal('week')),
    from: z.optional(day),
    to: z.optional(day),
  }),
  /**
   * Several items at one price, held by `of` in the owner's words, or one item at a price of its own. `note`: how it is
   * held, as in "não vale em feriado".
   */
  z.object({
    ...shared,
    kind: z.literal('combo'),
    what: text(120),
    of: z.optional(text(200)),
    price: money,
    from: z.optional(day),
    to: z.optional(day),
    weekdays: z.optional(weekdays),
    start: z.optional(hour),
    end: z.optional(hour),
    note: z.optional(text(120)),
  }),
  /** What the owner states about the house, for its texts. */
  z.object({
    ...shared,
    kind: z.literal('houseFact'),
    about: z.enum(houseFacts),
    what: z.optional(text(120)),
    count: z.optional(count),
    until: z.optional(hour),
    month: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  /** Hours (0 to 24) of a named offer such as the happy hour, or the house's opening hours: `openHours`. `weekdays`: on these only. */
  z.object({
    ...shared,
    kind: z.literal('hours'),
    what: text(120),
    start: hour,
    end: hour,
    weekdays: z.optional(weekdays),
  }),
  z.object({ ...shared, kind: z.literal('equipment'), what: termSchema, has: z.boolean() }),
  /** Drinks without alcohol. Without `count`, all of them; by `part`, half of them, or one beside each result. */
  z.object({
    ...shared,
    kind: z.literal('zeroAlcohol'),
    count: z.optional(count),
    part: z.optional(z.enum(['half', 'each'])),
  }),
  /** Bounds on the strength of every drink. At least one of `max`, `min` and `about` is given. */
  z.object({
    ...shared,
    kind: z.literal('strength'),
    max: z.optional(strength),
    min: z.optional(strength),
    about: z.optional(strength),
  }),
  /**
   * In how many results something appears: in `count` of them if the owner gives a number, else as `share-bounds.ts`
   * defines "few" and "many".
   */
  z.object({
    ...shared,
    kind: z.literal('share'),
    what: termSchema,
    of: z.enum(['few', 'many', 'half']),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    /** Bound of `count`; absent for an exact number, and for "few", which is a maximum. */
    bound: z.optional(z.enum(['exactly', 'at_least', 'at_most'])),
    /** Whether to count the results that leave it out: "2 sem glúten". */
    without: z.optional(z.boolean()),
  }),
  /** Bounds of what each result costs to make: R$, % of its price, and the R$ that it leaves. One of them is given. */
  z.object({
    ...shared,
    kind: z.literal('cost'),
    max: z.optional(money),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    leaves: z.optional(money),
  }),
  /** A technique, colour, character, time, price or way of serving, and in how many drinks; without `count`, in all. */
  z.object({ ...shared, kind: z.literal('drinkTrait'), ...drinkTraitFields }),
  /** A glass that the house serves in, lacks, or has nothing else than. */
  z.object({
    ...shared,
    kind: z.literal('glass'),
    what: z.enum(servingGlasses),
    has: z.enum(['yes', 'no', 'only']),
  }),
  /** Most seconds that one drink may take at the bar. */
  z.object({ ...shared, kind: z.literal('pace'), seconds: z.int().check(z.minimum(5), z.maximum(3600)) }),
  /** The sections of a menu, by the owner's names and in the owner's order. */
  z.object({
    ...shared,
    kind: z.literal('sections'),
    names: z.array(text(60)).check(z.minLength(2), z.maxLength(12)),
  }),
  /** A new drink for the menu. Without `what`, the house chooses. */
  z.object({ ...shared, kind: z.literal('newDrink'), what: z.optional(termSchema), max: z.optional(money) }),
  newComboWish,
  /** What the menu is to bring: `percent` or `amount` more, or `amount` in all if `total` is set. */
  z.object({
    ...shared,
    kind: z.literal('target'),
    of: z.enum(targetMeasures),
    /** The section that it is of. Without a number, it is to grow. */
    item: z.optional(item),
    percent: z.optional(z.number().check(z.positive(), z.maximum(500))),
    amount: z.optional(money),
    total: z.optional(z.boolean()),
  }),
  /** What the new menu may cost, in R$. */
  z.object({ ...shared, kind: z.literal('budget'), max: money }),
  /** When the new menu must be in use, or its file at the printer's. `by`: the day, if it is known. */
  z.object({
    ...shared,
    kind: z.literal('deadline'),
    what: text(120),
    by: z.optional(day),
    of: z.optional(z.literal('print')),
  }),
  /** Highest cost of ingredients, in % of the price. */
  z.object({
    ...shared,
    kind: z.literal('costShare'),
    max: z.number().check(z.positive(), z.maximum(100)),
    of: z.optional(z.enum(['food', 'drinks'])),
  }),
  /** When an item is served: on weekdays, from an hour on (0 to 24), or until a date, after which it leaves. */
  z.object({
    ...shared,
    kind: z.literal('served'),
    item,
    weekdays: z.optional(weekdays),
    from: z.optional(hour),
    until: z.optional(text(60)),
    lastDay: z.optional(day),
    /** What guests must know besides, as it is printed: "à noite", "encomende com 2 dias de antecedência". */
    note: z.optional(text(80)),
  }),
  /** How the menu is printed. `foods`: what a marked dish carries, or leaves out; else every line states its allergens. */
  z.object({
    ...shared,
    kind: z.literal('layout'),
    what: z.enum(layoutIds),
    foods: z.optional(z.array(termSchema).check(z.minLength(1), z.maxLength(12))),
  }),
  /** What the owner asks of the printed page, in words that go to the printer as they are. */
  z.object({ ...shared, kind: z.literal('pageNote'), note: text(200) }),
  /** Nothing new on the menu: `until` when, in the owner's words. */
  z.object({
    ...shared,
    kind: z.literal('noNew'),
    what: z.enum(['dish', 'drink', 'any']),
    until: z.optional(text(60)),
  }),
  /** Price elasticity of demand that the owner gives; below 0. */
  z.object({
    ...shared,
    kind: z.literal('elasticity'),
    value: z.number().check(z.negative(), z.minimum(-10)),
  }),
  /** A question to be answered with the house's own numbers. `against`: the owner does not want it. */
  z.object({
    ...shared,
    kind: z.literal('question'),
    about: z.enum(questionSubjects),
    item: z.optional(item),
    /** 0 only where two prices are tied. */
    price: z.optional(z.number().check(z.minimum(0), z.maximum(100_000))),
    percent: z.optional(z.number().check(z.positive(), z.maximum(100))),
    weekdays: z.optional(weekdays),
    /** Hours, 0 to 24. */
    start: z.optional(hour),
    end: z.optional(hour),
    /** The feast, the season, or what else the question is about. */
    what: z.optional(text(120)),
    competitor: z.optional(text(120)),
    against: z.optional(z.boolean()),
    /** The item that the other is compared with. */
    other: z.optional(item),
    count: z.optional(z.int().check(z.positive(), z.maximum(100_000))),
    /** As many fit, or are to be had, at once. */
    most: z.optional(z.int().check(z.positive(), z.maximum(100_000))),
    from: z.optional(day),
    to: z.optional(day),
    prices: z.optional(z.array(money).check(z.minLength(2), z.maxLength(4))),
    was: z.optional(money),
    per: z.optional(bought),
    uses: z.optional(bought),
    share: z.optional(z.number().check(z.positive(), z.maximum(100))),
  }),
  z.object({ ...shared, kind: z.literal('ending'), ends: z.enum(priceEndings) }),
  /** A competitor's price that the owner knows. */
  z.object({
    ...shared,
    kind: z.literal('competitorPrice'),
    competitor: text(120),
    item,
    min: money,
    max: money,
    size: z.optional(text(40)),
    /** The promotion that the price belongs to: "2 por R$ 30,00". */
    deal: z.optional(text(40)),
    /** The owner is not sure: "acho que 17". */
    unsure: z.optional(z.boolean()),
  }),
  /** What the owner knows of a competitor besides its prices. */
  z.object({
    ...shared,
    kind: z.literal('rivalFact'),
    competitor: text(120),
    about: z.enum(rivalFacts),
    /** 1 January … 12 December. */
    months: z.optional(z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1))),
    weekdays: z.optional(weekdays),
    /** Closed on `weekdays`; otherwise open on them only. */
    closed: z.optional(z.boolean()),
    item: z.optional(item),
    price: z.optional(money),
    what: z.optional(text(120)),
  }),
  /** What one unit of an item takes, as the house serves it: "cada peixada leva 700 g de peixe". */
  z.object({
    ...shared,
    kind: z.literal('portion'),
    item,
    amount: z.number().check(z.positive(), z.maximum(100_000)),
    unit: z.enum(['g', 'kg', 'ml', 'l', 'un']),
    /** A dose may hold less. */
    bound: z.optional(z.literal('at_most')),
    /** The ingredient, in the owner's words. */
    of: z.optional(text(60)),
    /** Weighed as it is bought, before cleaning: "um peixe de 900 g". */
    whole: z.optional(z.boolean()),
  }),
  /**
   * A limit on every dish, or on those of a `course` or for `serves` people: minutes from the order, ingredients in % of
   * the price or in R$, people who cook.
   */
  z.object({
    ...shared,
    kind: z.literal('dishLimit'),
    of: z.enum(limitedByDish),
    max: z.number().check(z.positive(), z.maximum(600)),
    course: z.optional(z.enum(courseIds)),
    serves: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  }),
  /**
   * What `count` of the dishes, `part` of them or all of a `course` must be. `serves`: for how many people. `max` and
   * `min`: their price.
   */
  z.object({
    ...shared,
    kind: z.literal('dishTrait'),
    what: z.enum(dishTraits),
    count: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    bound: z._default(z.enum(['exactly', 'at_least', 'at_most']), 'at_least'),
    serves: z.optional(z.int().check(z.minimum(2), z.maximum(12))),
    max: z.optional(money),
    min: z.optional(money),
    /** Whether the ceiling of the other dishes does not apply. */
    mayCostMore: z.optional(z.boolean()),
    course: z.optional(z.enum(courseIds)),
    part: z.optional(z.literal('half')),
    anyOf: z.optional(z.array(termSchema).check(z.minLength(1), z.maxLength(6))),
    of: z.optional(termSchema),
    way: z.optional(z.enum(dishWays)),
    /** The other way that will do: "no forno ou na chapa". */
    orWay: z.optional(z.enum(dishWays)),
    minutes: z.optional(z.int().check(z.minimum(1), z.maximum(600))),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  }),
  /** Something in the house that must be used up. */
  z.object({
    ...shared,
    kind: z.literal('leftover'),
    what: termSchema,
    amount: z.number().check(z.positive(), z.maximum(100_000)),
    unit: z.enum(leftoverUnits),
    /** It is left every week. */
    weekly: z.optional(z.literal(true)),
  }),
  /** A menu in courses for an evening, at one price per guest. */
  z.object({
    ...shared,
    kind: z.literal('tasting'),
    courses: z.int().check(z.minimum(2), z.maximum(12)),
    price: z.optional(money),
    guests: z.optional(z.int().check(z.minimum(1), z.maximum(2000))),
    /** When each sitting begins, 0 to 24. */
    sittings: z.optional(z.array(hour).check(z.minLength(1), z.maxLength(6))),
    /** Guests of a diet who get a version of each course. */
    twin: z.optional(z.enum(['vegetariano', 'vegano'])),
    on: z.optional(day),
  }),
  pairingWish,
  flightWish,
  pairingRuleWish,
  /** What a forecast covers and shows; one of its fields is given. */
  z.object({
    ...shared,
    kind: z.literal('scope'),
    from: z.optional(day),
    to: z.optional(day),
    show: z.optional(z.array(z.enum(scopeShows)).check(z.minLength(1), z.maxLength(scopeShows.length))),
    only: z.optional(z.enum(['drink', 'dish'])),
    /** Items or sections to show alone, and those to leave out, joined by " + ". */
    items: z.optional(text(200)),
    without: z.optional(text(200)),
  }),
])

/** Wishes stored before 22 November 2026 have their origin in `from`, which dates now use for their first day. */
function withOrigin(wish: unknown): unknown {
  if (typeof wish !== 'object' || wish === null || !('from' in wish) || 'origin' in wish) return wish
  const { from, ...rest } = wish
  return origins.some((origin) => origin === from) ? { ...rest, origin: from } : wish
}

export const wishSchema = z.pipe(z.transform(withOrigin), currentWishSchema)

const { options } = currentWishSchema.def

export const wishKinds = options.flatMap((option) => [...option.shape.kind.def.values])

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
    ? bare(schema.def.innerType)
    : schema

/** The schemas of each kind's own fields, required or not. */
export const wishFields: Readonly<Record<string, ReadonlyMap<string, z.core.$ZodType>>> = Object.fromEntries(
  options.map(({ shape }) => {
    const { kind, text: _text, place: _place, origin: _origin, ...own } = shape
    return [kind.def.values[0], new Map(Object.entries(own).map(([name, schema]) => [name, bare(schema)]))]
  }),
)

export type PriceEndings = (typeof priceEndings)[number]
export type LayoutId = (typeof layoutIds)[number]
export type CourseId = (typeof courseIds)[number]
export type Wish = z.output<typeof wishSchema>
export type WishKind = Wish['kind']
export type WishOf<Kind extends WishKind> = Extract<Wish, { kind: Kind }>
export type WishReason = z.output<typeof reason>
export type Place = z.output<typeof placeSchema>
