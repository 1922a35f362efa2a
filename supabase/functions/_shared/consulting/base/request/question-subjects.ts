import { dishQuestionSubjects } from './dish-wishes.ts'
import { forecastSubjects } from './forecast-subjects.ts'
import { pairingQuestionSubjects } from './pairing-wishes.ts'
import { rivalSubjects } from './rival-subjects.ts'

/** What `safeFor` says of guests who get no alcohol: children, pregnant and nursing women. */
export const alcohol = 'álcool'

/** By what items are compared: units, R$ sold, R$ left in all or by each, and the cost's part of the price. */
export const rankMeasures = ['units', 'sales', 'margin', 'each', 'cost'] as const
export type RankMeasure = (typeof rankMeasures)[number]

/** What owners ask about prices and sales, and the house's own numbers can answer. */
export const questionSubjects = [
  /** A happy hour that does not lose money. */
  'happyHour',
  /** A discount of `percent` on weekdays. */
  'discount',
  /** All that one can drink for `price`. */
  'openBar',
  /** A discount of `percent`, or of `price`, for cash or Pix. */
  'payDiscount',
  /** Whether a price change of the past, from `was` to `price`, paid off. */
  'pastChange',
  /** Twice the sales at a higher price. */
  'doubleSales',
  /** An item at `price`. */
  'itemPrice',
  /** Dearer at a feast. */
  'feastPrice',
  /** Which of the results a guest may have who avoids `what`: a food, an allergen, a diet, or {@link alcohol}. */
  'safeFor',
  /** Work at the bar; `what` is one of `barTopics`. */
  'bar',
  /** Whether an item should stay on the menu. */
  'keepWorth',
  /** Whether an item should be shown off on the page. */
  'showWorth',
  /** Two halves of different items, `item`, in one, and at which price. */
  'halfAndHalf',
  /** How the menu shows `item`, which the house has not always: a closed season, a harvest, a catch. */
  'notAlways',
  /** Why an item sells little. */
  'sellsLittle',
  /** Which item of `item`, or of the menu, leaves most; `by` another measure, or least by `rank`, on `weekdays`; the first `count`. */
  'bestOf',
  /** Which section of the menu leaves `most` or `least`, in `what`. */
  'sectionProfit',
  /** Where the house's money goes: the items whose ingredients take most. */
  'leaks',
  /** Dishes, `item`, that hold up the kitchen, on `weekdays`; each takes `minutes`. */
  'slowDishes',
  /** Which dishes get one of `count` photos. */
  'photos',
  /** What the new menu takes from the sales of `weekdays`. */
  'weekdayLoss',
  /** A section for children of at most `count` dishes. */
  'kidsMenu',
  /** How many items the menu should have. */
  'menuSize',
  /** One sentence with which somebody shy offers an item, or the combo. */
  'offerLine',
  /** Whether allergens must stand on the menu. */
  'allergenLaw',
  /** What an item should cost. */
  'fairPrice',
  /** A cover charge for music. */
  'couvert',
  /** Whether the menu may call an item free of gluten. */
  'glutenFree',
  /** Prices of a season, and how they return: `from` to `to`. */
  'seasonPrice',
  /** `price` more profit a month, a week if `weekly`, or `percent` more. */
  'goal',
  'marginGoal',
  /** What all new prices bring together. */
  'total',
  /** At most `count` prices change. */
  'fewChanges',
  /** The rises come in steps, because the owner fears for the regular guests. */
  'gentle',
  /** On `weekdays` the house is full or sold out: more guests bring nothing. */
  'fullHours',
  /** Each price that changes costs the house `price`: a line of a sign, a printed page. */
  'changeCost',
  /** No estimate for an item whose price never changed in the sheet. */
  'onlySeen',
  /** Whether the sheet can say what a lower price does in slow hours, `start` to `end`. */
  'slowHours',
  /** Sales that an item may lose before its rise, to `price` or by `percent`, loses money. */
  'breakEven',
  /** An item at `price` on weekdays. */
  'weekdayPrice',
  /** One price for Pix and another for cards; the card machine takes `percent`. */
  'twoPrices',
  /** A lower price for the people of the place. */
  'locals',
  /** Guests, `what`, who always pay `percent` less, or `price` for `item`. */
  'members',
  /** Dearer on `weekdays`, or on the days in `what`. */
  'dearDays',
  /** A lower price or an offer on `weekdays` only. */
  'dayOffer',
  /** An item may rise: leave, and no order. */
  'mayRise',
  /** Up to which price an item may rise. */
  'howHigh',
  /** What an item costs the house whose price the owner keeps. */
  'heldCost',
  /** Whether prices go back after a season, `what`, that ends on `to`. */
  'priceReturn',
  /** The service charge. */
  'serviceFee',
  /** A sign that states another price than the house charges. */
  'postedPrice',
  /** A menu printed once, whose prices hold until `to`. */
  'onePrint',
  /** The item that could leave the menu; with `count`, so many, and what that costs. */
  'weakest',
  /** `item` costs `price` more than `other`: exactly, or `what` ("no mínimo", "no máximo"). */
  'priceGap',
  /**
   * Discounts of at most `percent`, on `item` only, never on `other`; on `weekdays` or at the time in `what` only, or never
   * then if `against`.
   */
  'discountLimit',
  /** Which prices rise and which fall. */
  'upDown',
  /** The same price at every hour of `weekdays`. */
  'onePrice',
  /** A margin of at least `percent` on each item, or on each of `item`. */
  'marginFloor',
  /** What costs more than `percent` of its price, of the menu or of `item`. */
  'costShares',
  /** New prices hold `from` this day on, and no earlier. */
  'startsOn',
  /** Once changed, prices stay until `to`. */
  'heldUntil',
  /** A price that changes holds for `count` months. */
  'holdPrices',
  /** `item` and `other` together for at most `price`, on `weekdays`. */
  'pairPrice',
  /**
   * `count` of an item, or `parts`, together for `price`; or at most `percent` below their sum, or leaving `least` R$: for
   * how much, and what is left.
   */
  'bundle',
  /** Which of `prices` an item should have. */
  'eitherPrice',
  /**
   * An ingredient, `what`, costs `percent` more, or `price` instead of `was` for what `per` holds; or `item` costs `price`:
   * whether its price should follow. `uses`: what one unit takes of it; `share`: % of its cost.
   */
  'passOn',
  /** An item given away. */
  'courtesy',
  /** What to tell guests who complain of the new prices. */
  'tellGuests',
  /** What leaves most. */
  'topEarner',
  /** Vouchers, apps or cards, `what`, that keep `percent`, and sell `share` % of all; of `item` alone, if it is named. */
  'channelFee',
  /** Taxes and fees, `what`, that take `percent` of every price: margins and gains are told without them. */
  'saleCharges',
  /** How much of each item's sales a rise of its price costs, by the sheet's own changes, and how sure that is. */
  'reactions',
  /** Why `item` sells less since `from`: its price, or `what` else changed. */
  'whyFell',
  /** How far `item` may be cut on `weekdays` from `start` to `end`, and what must sell on top for each cut. */
  'offerRoom',
  /** Every item with its price of today, the new one and the gain a month, in one table. */
  'priceTable',
  /** How a period goes: `from` to `to`. */
  'outlook',
  /** What a feast did to the sales. */
  'feastEffect',
  /** How much of an item to buy in packs of `count`. */
  'packs',
  /** Whether an item rises or falls. */
  'itemTrend',
  /** Whether an item takes sales from the `other`. */
  'switching',
  /** Sales as in bad weather, or in a bad month, of the past. */
  'badWeeks',
  /** An event that no sheet has seen. */
  'newEvent',
  /** How far to trust the forecast. */
  'trust',
  /** Whether more staff pay. */
  'hire',
  /** When a season begins. */
  'seasonStart',
  /** A day that is counted by its seats: `count`. */
  'seats',
  /** At most `count` kg fit into the freezer. */
  'stockLimit',
  /** The weekdays on which an item is delivered, or every `count` days. */
  'deliveries',
  /** An item keeps `count` days. */
  'shelfLife',
  /** The share of purchases that may be lost: `percent`. */
  'waste',
  /** No sales outside an item's season. */
  'outOfSeason',
  /** No purchase for an event. */
  'noExtra',
  /** From this day on, the house sells on another level. */
  'newLevel',
  /** `count` of an item on each of its weekdays, ordered in advance. */
  'fixedOrder',
  /** An item leaves the menu, at `from` if it is known. */
  'leaves',
  /** The weekdays and weeks on which least is sold: days off and holidays of the staff. */
  'quietDays',
  /** Whether the last month was better than the one before. */
  'lastMonth',
  ...forecastSubjects,
  ...dishQuestionSubjects,
  ...pairingQuestionSubjects,
  /** Whether the combo of the request leaves a profit. */
  'comboProfit',
  /** Whether a person or a supplier may be named or shown. */
  'consent',
  /** How long a fruit is to be had. */
  'seasonEnd',
  /** How to publish: `what` is one of `postAdvice`. */
  'postAdvice',
  ...rivalSubjects,
] as const

export type QuestionSubject = (typeof questionSubjects)[number]

/** What a question of consent is about where guests made the picture. */
export const guestContent = 'o que clientes postam'
