import * as z from 'zod/mini'
import { questionSubjects } from '../../base/request/question-subjects.ts'

const text = z.string().check(z.minLength(1))

const pricedItemSchema = z.object({
  name: text,
  category: z.nullable(z.string()),
  drink: z.boolean(),
  /** Units a month; per period of the sheet if it has no dates. */
  units: z.number(),
  /** R$ */
  cost: z.number(),
  price: z.number(),
  /** Average price that guests paid after discounts, R$, if it differs from the price; profits are based on it. */
  paid: z.optional(z.number()),
  elasticity: z.number(),
  /** R$; today's price if nothing better was found. */
  newPrice: z.number(),
  /** Fraction of today's price. */
  change: z.number(),
  /** R$ a month, today and with the new price. */
  profit: z.number(),
  newProfit: z.number(),
  /** Why: 'raise', 'lower', 'keep', 'frozen' by the owner, 'below_cost' today. */
  action: z.enum(['raise', 'lower', 'keep', 'frozen', 'below_cost']),
  /** The owner's bounds, not the calculation, gave the new price. */
  asked: z.optional(z.boolean()),
  /**
   * A change that would gain, left out because the goal is met, few prices may change, it is for a season only, or writing it
   * costs more than it brings.
   */
  spared: z.optional(z.enum(['goal', 'few', 'season', 'cost'])),
  /** The engine's price in R$, if the farm's review set another one. */
  proposed: z.optional(z.number()),
  /** Share of the units that the change may lose, or must win, before it costs money. */
  breakEven: z.optional(z.number()),
  /** What it takes to tell the change from chance; null if the sheet's weeks do not show it. */
  proof: z.optional(
    z.nullable(
      z.object({
        /** Standard deviation of the weekly units, as a share of their mean. */
        swing: z.number(),
        /** Weeks of the sheet that the swing was measured on. */
        measured: z.int(),
        /** Weeks before and as many after, and the units of one side. */
        weeks: z.int(),
        units: z.number(),
      }),
    ),
  ),
  /** Units in four weeks today, and the level below which the new price is reverted; null if no level would tell. */
  guard: z.optional(z.nullable(z.object({ usual: z.number(), floor: z.number() }))),
  /** For items that stay: the R$ of cost from which a higher price is worthwhile, and that price. */
  trigger: z.optional(z.object({ cost: z.number(), price: z.number() })),
  /** Why it may be sold but not promoted: a closed season, a warning on a label. */
  heldBack: z.optional(text),
  /** The owner does not allow a rise. */
  held: z.optional(z.boolean()),
  /** The owner's day, yyyy-mm-dd, until which today's price stays. */
  waits: z.optional(text),
  /** Wave 2 waits until the first changes have proved themselves. */
  wave: z.optional(z.union([z.literal(1), z.literal(2)])),
  /** R$ that a change adds in the period if guests react more strongly, or less, than assumed. */
  gainLow: z.optional(z.number()),
  gainHigh: z.optional(z.number()),
  /**
   * For a price that stays: the next price, its gain in R$, and the result if guests react more strongly than assumed.
   */
  next: z.optional(z.object({ price: z.number(), gain: z.number(), gainLow: z.number() })),
  /** The competitors' prices of the same item on the house's page, R$, cheapest first. */
  neighbours: z.optional(z.array(z.object({ at: text, price: z.number() }))),
  /** Those of another size that nobody measured, in the owner's word. */
  unlike: z.optional(z.array(z.object({ at: text, price: z.number(), size: text }))),
  /** Why the price changes or stays, in one sentence. */
  why: z.optional(text),
  /** For a held price: the price that the calculation would suggest, and the R$ that it would add in the period. */
  free: z.optional(z.object({ price: z.number(), gain: z.number() })),
})

const demandSchema = z.object({
  label: text,
  /** Units on an average such day, or in such a part of the day, as a share of the mean. */
  index: z.number(),
  kind: z.enum(['weak', 'normal', 'strong']),
  /** Fraction: what to try there. */
  change: z.number(),
  /** R$ a month, at the assumed elasticities. */
  profitChange: z.number(),
  /** The drinks that a dearer day is for: no other verdict of the plan moves or holds them. */
  drinks: z.optional(z.array(text)),
  /**
   * Additional units that a discount needs before it pays, as a fraction, given that guests who would have bought
   * anyway get it too.
   */
  breakEven: z.optional(z.number()),
})

/** A price that changed within the sheet's period, and how sales reacted. */
const seenChangeSchema = z.object({
  name: text,
  /** R$ */
  priceBefore: z.number(),
  priceAfter: z.number(),
  /** First day of the new price. */
  since: text,
  /** Whole weeks before and after the change, and units per week. */
  weeksBefore: z.int(),
  weeksAfter: z.int(),
  unitsBefore: z.number(),
  unitsAfter: z.number(),
  /** Change in the sales of what it is compared with, as a fraction: `beside`, or the rest of the house. */
  others: z.number(),
  beside: z.optional(z.array(text)),
  /**
   * % change in units per % change in price, relative to the rest of the house; with the 80 % range from weekly
   * variation.
   */
  elasticity: z.number(),
  low: z.number(),
  high: z.number(),
  /** Monthly gain from the change, R$; null without a cost. */
  gain: z.nullable(z.number()),
})

/** Weekly units of changed items, and the units below which they no longer pay off. */
const groupSchema = z.object({
  names: z.array(text),
  usual: z.number(),
  floor: z.number(),
  /** Units of the rest of the house. */
  others: z.number(),
  /** Weeks until the result is beyond chance; null if that takes months. */
  weeks: z.nullable(z.int()),
})

/** A question of the owner, answered with the house's own figures. */
const answerSchema = z.object({
  about: z.enum(questionSubjects),
  /** As the owner names it. */
  of: z.nullable(z.string()),
  /** The owner's words. */
  asked: z.optional(text),
  title: text,
  /** Yes or no, in one sentence. */
  verdict: text,
  texts: z.array(text),
  /** What was asked was not possible. */
  open: z.optional(z.boolean()),
  table: z.optional(
    z.object({
      caption: text,
      headers: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      numeric: z.array(z.int()),
    }),
  ),
  /** What the sentences state, by name: R$, units or fractions. */
  figures: z.record(z.string(), z.number()),
})

export const pricingPlanSchema = z.object({
  kind: z.literal('pricing_plan'),
  title: text,
  summary: text,
  /** Weeks without rows are not counted as days. */
  period: z.nullable(z.object({ from: text, to: text, days: z.int() })),
  /** Periods that the owner leaves out of the calculation, and the Mondays of their weeks, all yyyy-mm-dd. */
  out: z.optional(
    z.array(
      z.object({
        what: text,
        from: text,
        to: text,
        mondays: z.array(text),
        /** The week without rows that is meant, where the named one sold as always. */
        missing: z.optional(text),
        /** How many weeks it has of how many, where leaving them out would leave too few. */
        held: z.optional(z.object({ weeks: z.int(), of: z.int() })),
      }),
    ),
  ),
  /** Mondays of the incomplete weeks of a weekly sheet, which do not count, yyyy-mm-dd. */
  partial: z.optional(z.array(text)),
  /** The units of the last four weeks as a multiple of the sheet's mean, if they differ. */
  recent: z.optional(z.number()),
  items: z.array(pricedItemSchema),
  /** Items left out of the calculation, and why. */
  left: z.array(
    z.object({
      name: text,
      reason: z.enum(['no_price', 'no_cost', 'no_sales', 'odd_price', 'leaves']),
      /** R$ on the sheet, if far from the menu's price. */
      inSheet: z.optional(z.number()),
      /** R$, today and as the owner asks. */
      price: z.optional(z.nullable(z.number())),
      newPrice: z.optional(z.nullable(z.number())),
    }),
  ),
  /** R$ a month over the calculated items. */
  profit: z.number(),
  newProfit: z.number(),
  weekdays: z.array(demandSchema),
  dayParts: z.array(demandSchema),
  /** The weeks in which a change is watched, the events within them, and the house's units in four weeks today. */
  watch: z.optional(
    z.object({ from: text, to: text, occasions: z.array(text), units: z.nullable(z.number()) }),
  ),
  /** The changes of the first wave, in groups of alike price: who orders one of a group might order another. */
  groups: z.optional(z.array(groupSchema)),
  /** Older results only: all changes of the first wave as one group. */
  group: z.optional(groupSchema),
  /** When the second wave starts. */
  later: z.optional(text),
  seen: z.optional(z.array(seenChangeSchema)),
  /** Items whose weekly units changed beyond chance. */
  trends: z.optional(
    z.array(
      z.object({
        name: text,
        before: z.number(),
        after: z.number(),
        /** It moves as the whole house does. */
        withHouse: z.optional(z.boolean()),
      }),
    ),
  ),
  /** The house's largest purchases: R$ a month, and their share of the revenue from the items they are used in. */
  purchases: z.optional(
    z.array(
      z.object({
        name: text,
        names: z.array(text),
        drink: z.boolean(),
        monthCost: z.number(),
        costShare: z.number(),
      }),
    ),
  ),
  /**
   * A dearer sibling to offer instead of a popular item: extra R$ per sale, and per month if one in ten guests
   * switches.
   */
  swaps: z.optional(
    z.array(
      z.object({ offer: text, price: z.number(), instead: text, gainEach: z.number(), gain: z.number() }),
    ),
  ),
  /** Taxes and fees, % of what guests pay, that every margin and gain of the plan is told without. */
  charges: z.optional(z.object({ what: text, percent: z.number() })),
  /** Small gains count too, because the owner's goal needs them. */
  eager: z.optional(z.boolean()),
  answers: z.optional(z.array(answerSchema)),
  /** Costs that the owner states, with the items that they change; `from` a day to come that counts already. */
  costs: z.optional(z.array(z.object({ item: text, text, from: z.optional(text) }))),
  happyHour: z.nullable(
    z.object({
      from: z.number(),
      to: z.number(),
      /** As the owner calls it; absent for "happy hour". */
      what: z.optional(text),
      /** 0 Sunday … 6 Saturday; absent for every day. */
      weekdays: z.optional(z.array(z.number())),
      /** What is lowered, R$; `needed`: additional sales as a fraction; `units` on an evening of these weekdays. */
      items: z.optional(
        z.array(
          z.object({
            name: text,
            price: z.number(),
            low: z.number(),
            left: z.number(),
            needed: z.number(),
            units: z.optional(z.number()),
          }),
        ),
      ),
    }),
  ),
  /** The day, yyyy-mm-dd, before which the owner wants no new price. */
  starts: z.optional(text),
  /** Other offers with their hours, 0 to 24. */
  offers: z.optional(z.array(z.object({ what: text, from: z.number(), to: z.number() }))),
  elasticities: z.object({ drinks: z.number(), food: z.number() }),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  understood: z.array(z.string()),
  notUnderstood: z.array(z.string()),
  assumptions: z.array(text),
})

export type PricedItemPlan = z.output<typeof pricedItemSchema>
export type SeenChange = z.output<typeof seenChangeSchema>
export type PriceGroup = z.output<typeof groupSchema>
export type PriceAnswer = z.output<typeof answerSchema>
export type Demand = z.output<typeof demandSchema>
export type PricingPlan = z.output<typeof pricingPlanSchema>
