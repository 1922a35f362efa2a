/** What owners ask of drinks beside dishes. */
import * as z from 'zod/mini'
import { foldAccents } from '../language/text.ts'
import { count, day, hour, money, shared, text, weekdays } from './wish-parts.ts'

const bound = z.optional(z.enum(['exactly', 'at_least', 'at_most']))
/** A kind of dish of `base/pairing/named-dishes.ts`, a section, or an item of the menu. */
const dishes = z.array(text(120)).check(z.minLength(1), z.maxLength(12))
/** A drink of `base/pairing/named-serves.ts`, or an item of the menu. */
const serves = z.array(text(120)).check(z.minLength(1), z.maxLength(8))

/**
 * How dishes and drinks go together. `only`: the dishes have no other drink. `onlyBeside`: the drinks have no other
 * dish. `some`: `count` of the dishes, or half of them, have one of the drinks. `first`: before other drinks that suit
 * the dishes as well. `skip`: the dishes have no drink. `keeps`: they go on with the drink that they have, and are none of
 * the pairings. `each`: every one of the dishes has a drink, with `distinct` no two of them the same. `onlyFor`: the drinks
 * are first choice of no dish, and offered to the guests `whom` alone. `onlyKind`: of drinks of their kind, only these:
 * "vinho, só o rosé".
 */
export const pairingRules = [
  'only',
  'onlyBeside',
  'never',
  'some',
  'first',
  'skip',
  'keeps',
  'each',
  'onlyFor',
  'onlyKind',
] as const

export const pairingWish = z.object({
  ...shared,
  kind: z.literal('pairing'),
  rule: z.enum(pairingRules),
  /** Absent for every drink. */
  serves: z.optional(serves),
  /** Absent for every dish. */
  dishes: z.optional(dishes),
  count: z.optional(count),
  bound,
  part: z.optional(z.literal('half')),
  /** No drink twice among the dishes. */
  distinct: z.optional(z.literal(true)),
  /** The guests who alone are offered the drinks: "quem dorme no chalé". */
  whom: z.optional(text(80)),
})

/** The drinks of a tasting menu: courses, R$ and ml per guest, first and last dish, no drink twice. */
export const flightWish = z.object({
  ...shared,
  kind: z.literal('flight'),
  courses: z.optional(z.int().check(z.minimum(2), z.maximum(12))),
  max: z.optional(money),
  ml: z.optional(z.number().check(z.positive(), z.maximum(2000))),
  opens: z.optional(text(120)),
  closes: z.optional(text(120)),
  noRepeat: z.optional(z.boolean()),
})

/**
 * What holds for the service. `lineWords`: `most` words in a line of the menu. `notInCombos`, `aboveCeiling`, `inSeason`:
 * `of` is a dish or a drink. `notTasting`: `of` is a person. `bottlesAMonth`: `most` bottles of each cachaça, or of `of`.
 */
export const serviceRules = [
  'lineWords',
  'notInCombos',
  'aboveCeiling',
  'inSeason',
  'notTasting',
  'bottlesAMonth',
  'noExtraStaff',
  'versionWithout',
  /** Only what the menu has: drinks, unless it is said of dishes alone. */
  'menuOnly',
  /** What the waiter says, beside each dish; with `most`, so many that take one sentence. */
  'phraseEach',
  /** `most` pairings for the evening `of`, on the day `on`. */
  'evening',
  /** The measure in ml, beside each dish. */
  'mlEach',
  /** A waiter who pours too much. */
  'overpours',
  /** Cachaça is served at room temperature. */
  'notChilled',
  /** No bottle stands in a freezer. */
  'noFreezer',
  /** `most` bottles, or `unit`, of `of` are left; without `most` it does not sell, and nobody says how many. */
  'bottlesLeft',
  /** The house pours no wine by the glass. */
  'wineByBottle',
  /** The first purchase holds at most `most` bottles of cachaça. */
  'bottlesToBuy',
  /** The same drink, of the kind `of`, is the first choice of at most `most` dishes. */
  'drinkUses',
  /** Who serves the dish `of` tells the guest what is in it, `note`. */
  'warns',
  /** Whoever knows the drinks, `of`, is off on `weekdays`. */
  'absent',
  /** A dinner for two at most at `max`, of so many `courses`; for one guest each with `perGuest`. */
  'dinner',
] as const

/** How many of each part a set dinner has. */
export const dinnerCourses = z.object({
  starters: z.int().check(z.minimum(0), z.maximum(6)),
  mains: z.int().check(z.minimum(0), z.maximum(6)),
  desserts: z.int().check(z.minimum(0), z.maximum(6)),
  doses: z.int().check(z.minimum(0), z.maximum(6)),
})

/** Units of a drink that stands still. */
export const stockUnits = ['caixas', 'litros', 'unidades'] as const

export const pairingRuleWish = z.object({
  ...shared,
  kind: z.literal('pairingRule'),
  what: z.enum(serviceRules),
  of: z.optional(text(120)),
  most: z.optional(count),
  max: z.optional(money),
  courses: z.optional(dinnerCourses),
  perGuest: z.optional(z.literal(true)),
  /** yyyy-mm-dd */
  on: z.optional(day),
  note: z.optional(text(80)),
  weekdays: z.optional(weekdays),
  /** What `most` of `bottlesLeft` counts; absent for bottles. */
  unit: z.optional(z.enum(stockUnits)),
})

/** Meals that a combo may be of; its items are what guests eat then. */
export const meals = ['café da manhã', 'almoço', 'jantar', 'lanche da tarde', 'lanche'] as const
export const isMeal = (name: string | undefined): boolean => meals.some((one) => one === name)

/** Combos to be made: `count` of them, at most at `max`; `of` says what kind they are, `with` names their items. */
export const newComboWish = z.object({
  ...shared,
  kind: z.literal('newCombo'),
  count: z.optional(count),
  bound,
  max: z.optional(money),
  of: z.optional(text(120)),
  /** What is in it; one item alone is sold with something that we choose. */
  with: z.optional(z.array(text(120)).check(z.minLength(1), z.maxLength(5))),
  /** How many of each are in it: "2 espetos, 1 baião e 1 cerveja". */
  parts: z.optional(
    z
      .array(z.object({ item: text(120), count: z.int().check(z.positive(), z.maximum(20)) }))
      .check(z.minLength(2), z.maxLength(5)),
  ),
  /** When it is sold: on weekdays, from one hour to another, 0 to 24. */
  weekdays: z.optional(weekdays),
  start: z.optional(hour),
  end: z.optional(hour),
  /** The days of a feast that it is for. */
  on: z.optional(z.array(day).check(z.minLength(1), z.maxLength(6))),
  /** How many eat it: "pra família de 4". */
  guests: z.optional(z.int().check(z.minimum(2), z.maximum(20))),
  /** The least margin of its price, in %. */
  margin: z.optional(z.number().check(z.positive(), z.maximum(95))),
  /** R$ by which each may be cheaper than its parts. */
  off: z.optional(money),
  /** Whether its drink is without alcohol. */
  sober: z.optional(z.boolean()),
})

/** What owners ask about drinks beside dishes. */
export const pairingQuestionSubjects = [
  /** The drink beside `item`; `what` limits it: "sem álcool". */
  'drinkFor',
  /** The dish beside the drink `other`. */
  'dishFor',
  /** Whether the drink `other` suits the dish `item`; with `what`, which of the two. */
  'suits',
  /** At what temperature the drink `other` is served, beside the dish `item` if it is named. */
  'servedAt',
  /** Whether the drink `other` may take the place of `what`, beside the dish `item` if it is named. */
  'instead',
  /** Which combo leaves most, and how much. */
  'comboGain',
  /** A discount of `percent` on a combo; with `what` a gift, which of the two costs the house less. */
  'comboDiscount',
  /** What a combo with the dish `item` costs at least, so that the house loses nothing. */
  'comboPrice',
  /** Bottles of `what` to buy a month. */
  'pairingBottles',
  /** Whether a wine, `item`, sells better by the glass or by the bottle. */
  'glassOrBottle',
  /** What each drink of the kind `other` leaves: the `most`, the `least` that could go, or `both`, in `what`. */
  'drinkProfit',
  /** One drink, of the kind `other`, for a table that eats of everything, or of the dishes in `item`. */
  'tableDrink',
  /** Whether cachaça sells better by the dose or by the bottle. */
  'doseOrBottle',
  /** What a dose of `what` should cost. */
  'dosePrice',
  /** Which bottle to buy first. */
  'firstBottle',
  /** Which pairing to offer first. */
  'firstPair',
  /** How to sell more of the dish `item`. */
  'sellMore',
  /** Whether the cost of the set menu, else of the pairs, stays within `percent`. */
  'menuCost',
] as const
export type PairingQuestion = (typeof pairingQuestionSubjects)[number]

const ofDishes = /\b(?:pratos?|comidas?|petiscos?|receitas?)\b/
const ofDrinks = /\b(?:bebidas?|drinks?|drinques?|coquete\w+|doses?|garrafas?|rotulos?|carta|adega|bar)\b/

/** "só com as bebidas que já tenho": nothing is poured that the house does not sell. */
export const asksForOwnDrinks = (
  wishes: readonly { kind: string; what?: unknown; text: string }[],
): boolean =>
  wishes.some(({ kind, what, text: said }) => {
    const folded = foldAccents(said)
    return kind === 'pairingRule' && what === 'menuOnly' && (ofDrinks.test(folded) || !ofDishes.test(folded))
  })

const toSell =
  /encalh|parad|venc|validade|sobrando|sobrou|sobraram|esquecid|nao (?:sai|gira|vende)|\b(?:vend|gir|desov|esco|zer)\w+/

/** Bottles that stand still and are to be sold, and no limit on what is poured. */
export const isToSell = ({
  on,
  most,
  unit,
  text: said,
}: {
  on?: string | undefined
  most?: number | undefined
  unit?: string | undefined
  text: string
}): boolean => on !== undefined || most === undefined || unit !== undefined || toSell.test(foldAccents(said))

export const isPairingQuestion = (about: string): about is PairingQuestion =>
  pairingQuestionSubjects.some((subject) => subject === about)

/** Whether a name of drinks chooses none among them: "qual drink vai com cada prato?" */
export const choosesNone = (named: string): boolean => named === 'drink' || named === 'bebida'
