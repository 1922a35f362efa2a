/** What owners ask a forecast, or state about its sheet, besides days: items, supplies, prices and places. */
export const forecastSubjects = [
  /** Units of an item in a usual week. */
  'perWeek',
  /** Whether `count` of an item are enough: in all, or each week if `what` is `everyWeekSupply`. */
  'supply',
  /**
   * Which of `item` and `other` sells more, until `to`. `against`: one of them is to leave. Without `other`: `item`, or the
   * house, in the two months that `what` names.
   */
  'compare',
  /** Which items rise, or fall (`against`). */
  'movers',
  /** What a new price of an item, from a day on, does to its sales. */
  'priceMove',
  /** Units of an item that make up for `price`. */
  'evenAt',
  /** Whether to open on `weekdays`. */
  'openDay',
  /** What an item or section sells after the hour `start`. */
  'lateSales',
  /** The weeks in which least comes in. */
  'tightWeek',
  /** `item` and `other` are one item. */
  'sameItem',
  /** `what` is new, and sells like `other` until the sheet knows better. */
  'newItem',
  /** `count` seats fewer: `percent` of all. */
  'capacity',
  /** What the forecast must not suppose. */
  'noFactor',
  /** What the sheet holds, or lacks. */
  'sheetPart',
  /** An item is counted in `what`, as in kilograms. */
  'soldIn',
  /** `count` guests a day, of `what`, who stay away (`against`) or come more on the days from `from` to `to`. */
  'customers',
  /** The weekday that sells most, or least (`against`). */
  'topDay',
  /** An item or food that must not run out. */
  'secure',
  /** `price` in R$ that each week is to reach. */
  'weekTarget',
  /** Purchases of `percent` above the expected sales. */
  'spare',
  /**
   * Whether `count` of an item, or `price` in R$ of the house, is passed on `weekdays` or from `from` to `to`, or in a usual
   * week; `against`: whether it is missed. `what` follows from it.
   */
  'threshold',
  /**
   * Packs, `what`, that serve `count` of `other`, or of `item` by its size, for a week; `most` of them fit at once, and they
   * come on `weekdays`.
   */
  'packsServed',
  /** What each sale of `item` takes one of: "copo". */
  'vessels',
  /** What opened nearby, `what`, at `from`: whether it takes sales. */
  'newRival',
  /** The weeks that sell more than `count` of `item`, in which one more person works `most` shifts at `price` each. */
  'staffWeeks',
  /** What an item brought in the months in which it sold, `from` to `to` if they are named. */
  'earned',
  /** An item ran out on a past day, `from`, at the hour `start`: that week's sales are less than was asked for. */
  'ranOut',
  /** Until when `per` of a good, `what`, or `count` of `item`, last; each of `item` takes `uses`. */
  'stockLasts',
  /** Whether sales `from` today or a day `to` another pay `price`, `what`; `percent`: if they fall by so much. */
  'covers',
  /** What an offer, `what`, of `weekdays` has done to the sales of `item` or of the house since `from`. */
  'pastPromo',
  /** In which whole week `from` to `to` a closed house loses least. */
  'leastWeek',
  /** What every month's day `count` brings, by the sheet: `what` is held then. */
  'monthDay',
  /** Whether the house grew beyond a rise of its prices by `percent`, at `from`. */
  'realGrowth',
  /**
   * How many of `item`, or of `what`, of which each takes one, to have ready each day `from` to `to`; they are ordered on
   * the last of `weekdays` before.
   */
  'dayOrder',
  /** Whole pieces, `what`, that are cut into `count` of `item` and kept for at most `most` days: how many to make, and when. */
  'wholePieces',
  /**
   * Kilograms of a food, `what`, or of what is bought fresh, for each day `from` to `to`; `most` kg of it fit at once, and
   * it comes on `weekdays`.
   */
  'foodDays',
  /**
   * Whether `count` of `what` (people, rounds of an oven), each good for `most` of `item` or of the plates a day, suffice
   * for the days `from` to `to`, for `weekdays`, or for the fullest one ahead.
   */
  'kitchenLoad',
  /** `what`, packs of `count` of `item`, come on `weekdays` and are to be ordered until `to`. */
  'orderBy',
] as const

export type ForecastSubject = (typeof forecastSubjects)[number]

export const isForecastSubject = (about: string): about is ForecastSubject =>
  forecastSubjects.some((one) => one === about)

/** `what` of a supply that comes each week. */
export const everyWeekSupply = 'por semana'
