/** What owners ask about competitors and about their own place among them. */
export const rivalSubjects = [
  /** Whether prices, or that of `item`, are dear or cheap. */
  'position',
  /** Where prices may rise, before `what` if the owner names it. */
  'rise',
  /** Whether to lower or match a price, to `price` if the owner names it. */
  'lower',
  /** Where the house is better than `competitor`, or than all of them; with `item`, what the owner says it is best at. */
  'ownStrength',
  /** Where `competitor` is better. */
  'rivalStrength',
  /** Why `competitor` is full. */
  'rivalCrowd',
  /** What they sell and the house does not; `count` ideas of it. */
  'missing',
  /** Who competes most closely. */
  'mainRival',
  /** What nobody sells, or whether nobody selling `what` is a chance; with `item`, why it sells little. */
  'unsold',
  /** Whether to charge `what`: a chair, a couvert, corkage. */
  'fee',
  /** Whether `what` needs a licence or is allowed. */
  'licence',
  /** Whether a post may name a competitor; `against`: no sentence for guests names it. */
  'nameRival',
  /** Whether prices may be agreed with a competitor. */
  'agreement',
  /** Whether to open on `weekdays`, or at the time in `what`. */
  'openDays',
  /** What to do about weak `weekdays`; the house is full on those in `what`. */
  'weakDays',
  /** Whether to sell something new, `what`, at `price`; a unit costs the house `cost`. */
  'newItem',
  /** The one thing to do first, on `weekdays`, for at most `price`. */
  'firstStep',
  /** Which `count` prices to change before the others. */
  'firstPrices',
  /** `count` things to do, which may cost `price` together. */
  'actions',
  /** A section or an item, `item`, that the comparison leaves out. */
  'notCompared',
  /** `item`, or all but `other`, always `what` the price of `competitor`: "acima" or "abaixo". */
  'besideRival',
  /** Whether to deliver for nothing. */
  'freeDelivery',
  /** To be the cheapest of all. */
  'cheapest',
  /** Whether `item` pays. */
  'pays',
  /** A first one free. */
  'freeSample',
  /** A promotion or a combo. */
  'promotion',
  /** Whether to hire, or how many sales pay `price` a month. */
  'hire',
  'delivery',
  /** Whether a competitor's drink or name may be copied. */
  'copy',
  /** `price` more a month, or in the period in `what`. */
  'goal',
  /** `price` to spend, until `what`. */
  'budget',
  /** Order by R$ a month, with the confidence of each figure. */
  'confidence',
  /** The guests that the owner wants, `what`. */
  'public',
  /** Who does not taste. */
  'tasting',
  /** Compare at one size. */
  'fairSize',
  /** What the house lost since `from`, or since a week between `from` and `to`, by its own sheet; of `item` alone, if it is named. */
  'lostSince',
  /** What the house charges for delivery, `price`, beside what is known of them. */
  'deliveryFee',
  /** Anything else: answered with what an answer would need. */
  'other',
] as const

/** What an owner tells of a competitor besides prices. */
export const rivalFacts = [
  /** Open in `months` only. */
  'season',
  /** Open or closed on `weekdays`. */
  'days',
  /** Charges `price` for `what`: a chair, a delivery. */
  'fee',
  /** The price of `item` was `price` before. */
  'before',
  /** Whom it draws, and how. */
  'crowd',
  /** When the prices were seen. */
  'seen',
  /** The prices, or that of `item`, are of an earlier time, `what`: they decide nothing. */
  'old',
  /** It sells to other people than the owner does, `what`: its prices decide nothing. */
  'apart',
  /** Its prices count less than those of others. */
  'lighter',
  /** It is new: when it opened, `what`, in the owner's words. */
  'opened',
  /** Only said of it, or of houses to come, and used nowhere. */
  'rumour',
  /** It takes guests from the owner, in the owner's own words. */
  'threat',
  /** Its `item`, or all that the house sells by one measure, is of this size, `what`: "35 cm"; without `what`, the owner does not know. */
  'size',
] as const
