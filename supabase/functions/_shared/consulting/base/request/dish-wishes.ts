/** What owners ask of dishes, besides what every automation knows. */

/** What an owner can ask about dishes with cachaça. */
export const dishQuestionSubjects = [
  /** How much alcohol is left after cooking, and who may eat the dish. */
  'alcoholLeft',
  /** Sold through a delivery app. */
  'delivery',
  /** Breath tests. */
  'breathTest',
  /** The closed season of `what`. */
  'closedSeason',
  /** Whether a guest with an allergy may eat `what`. */
  'allergyRisk',
  /** What is made the day before. */
  'dayBefore',
  /** Bottles of cachaça to buy, for `count` portions of each. */
  'cachacaAmount',
  /** How much to thaw or set aside of `what` for `count` orders. */
  'thaw',
  /** Licences, registration, what the menu must say. */
  'licence',
  /** How long it keeps. */
  'keeping',
  /** Another spirit, or juice, in place of the cachaça. */
  'swap',
  /** Whether a cachaça from the barrel is wasted on the fire. */
  'agedInPan',
  /** What to charge for each, and what it leaves. */
  'priceEach',
  /** Which one to launch first. */
  'launchFirst',
  /** Which one of the plan for a day, or for a guest who comes once. */
  'whichOne',
  /** Which one is ready first after the order. */
  'quickest',
  /** How much of `what` to buy for `count` guests or orders. */
  'buyFor',
  /** Which one is most work for the kitchen. */
  'mostWork',
  /** Which one takes most cachaça. */
  'mostCachaca',
  /** What it costs to test them. */
  'testCost',
  /** Whether a menu may leave the cachaça out of its words. */
  'hideCachaca',
  /** Flaming on a boat, in a trailer, in the wind. */
  'flameSafe',
  /** Serving `what` raw. */
  'rawSafe',
  /** Cachaça without a strong taste of alcohol. */
  'mildCachaca',
  /** The dose that goes with each dish. */
  'doseEach',
  /** Whether a dish of the house, `what`, is repeated. */
  'notRepeated',
  /** Which new dish takes the place of `item`. */
  'replaces',
  /** Whether `item` is better sold for one. */
  'portionSize',
  /** Portions from `count` grams of `what`; without it, those of the pot that the question names. */
  'yields',
  /** What `item` leaves, at `price` if given; without one, which new dish leaves most. */
  'itemProfit',
  /** Whether `item`, or a dish of `what`, would sell at `price`. */
  'sellsAt',
  /** Whether the menu has too many dishes of `what`. */
  'tooMany',
  /** How many orders a week make the new dishes worth the work. */
  'worthSelling',
  /** Whether one sauce or base serves several dishes. */
  'sharedBase',
  /** No traces on the bench, for a guest with an allergy. */
  'noTraces',
  /** A dish for children, at most `price`. */
  'childrensDish',
  /** What each dish with `what` costs more or less if a kilo or litre of it costs `price`; `was`, its price today. */
  'ingredientPrice',
  /** Which dishes stay good for `count` minutes in a closed lunch box. */
  'holdsInBox',
  /** Which dishes may go without a fridge for `count` hours. */
  'unchilled',
  /** Energy of each dish, from a public table of foods. */
  'calories',
  /** Whether a guest who avoids `what` may eat from a griddle, pan or oil that other food touches. */
  'sharedPan',
  /** Which dishes for `count` guests on `from`, in which quantities, and what is made the day before. */
  'guestsOn',
  /** The price that leaves the same R$ where a platform takes `percent`. */
  'feePrice',
  /** Half a portion of each: its cost and price. */
  'halfPortion',
  /** Whether `count` plates leave the kitchen between `start` and `end`. */
  'fullHour',
  /** What takes the place of the ingredient `what`. */
  'substituteFor',
  /** What a dish with `count` of the drink `item` leaves at `price`. */
  'withDrink',
  /** Which dish is served on which of `weekdays`. */
  'dishOfDay',
  /** Anything else about `item` or `what`: what the figures say of it. */
  'aboutFood',
] as const
export type DishQuestion = (typeof dishQuestionSubjects)[number]

export const isDishQuestion = (about: string): about is DishQuestion =>
  dishQuestionSubjects.some((subject) => subject === about)

/** `plateCost`: R$ of ingredients; `foodCost`: % of the price. */
export const limitedByDish = ['minutes', 'foodCost', 'plateCost', 'cooks'] as const

/**
 * `holds`: one of `anyOf`. `free`: leaves out `of`. `cooked`: in the way `way`. `quick`: within `minutes` of the order.
 * `keeps`: for `days`. `form`: of the form `of`. `waits`: good after `minutes` on a tray. `handheld`: eaten without cutlery.
 * `unchilled`: safe for `minutes` without a fridge.
 */
export const dishTraits = [
  'shared',
  'boxed',
  'ahead',
  'priced',
  'holds',
  'free',
  'cooked',
  'quick',
  'keeps',
  'form',
  'waits',
  'handheld',
  'unchilled',
] as const

/** `tasted`: the cachaça sees no fire, so that guests taste it. */
export const dishWays = ['fried', 'baked', 'grilled', 'griddled', 'flamed', 'cold', 'tasted'] as const
export type DishWay = (typeof dishWays)[number]

export const leftoverUnits = ['g', 'kg', 'ml', 'l', 'un'] as const
