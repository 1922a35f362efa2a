import * as z from 'zod/mini'
import { houseItemKinds } from '../../base/house/house.ts'
import { questionSubjects } from '../../base/request/question-subjects.ts'
import { rivalFacts } from '../../base/request/rival-subjects.ts'

const text = z.string().check(z.minLength(1))

const comparedSchema = z.object({
  item: text,
  /** R$; null if the menu is unknown or has no price for it. */
  own: z.nullable(z.number()),
  median: z.number(),
  lowest: z.number(),
  highest: z.number(),
  /** Number of prices in the median. */
  n: z.int(),
  // Absent in older maps.
  prices: z.optional(z.array(z.number())),
  /** The competitors' names for it, if they differ. */
  names: z.optional(z.array(text)),
  /** The same prices with the competitors' names, marked if they are of a promotion. */
  quotes: z.optional(
    z.array(
      z.object({
        competitor: text,
        price: z.number(),
        deal: z.boolean(),
        /** The days of a price above the usual one: "sexta e sábado". */
        on: z.optional(text),
        /** The owner is not sure of it. */
        unsure: z.optional(z.boolean()),
        /** So far from the house's price that the reading is asked about: it decides nothing. */
        doubt: z.optional(z.literal(true)),
        /** What the price holds that the house sells apart, and what that costs at the house. */
        includes: z.optional(text),
        worth: z.optional(z.number()),
        /** Why it does not compete today: "só abre em julho". */
        away: z.optional(text),
        /** At one size, where the competitor's differs: "R$ 2,80 por 100 ml". */
        per: z.optional(z.number()),
      }),
    ),
  ),
  /** The house's price for the measure of `per`, and that measure: "100 ml". */
  ownPer: z.optional(z.object({ price: z.number(), measure: text })),
  /** Why the house will not sell it: refused, or somebody is allergic. */
  declined: z.optional(text),
  /** The house's item that it is compared with, as named on the menu. */
  ours: z.optional(text),
  /** The house's unit cost, R$; absent if unknown. */
  cost: z.optional(z.number()),
  /** The next price by the rule of the pricing report, R$; absent if the price stays, or the cost is unknown. */
  step: z.optional(z.number()),
  /** R$ that the step adds for each sale of today, at the assumed reaction of guests. */
  stepGain: z.optional(z.number()),
  /** Why a price below theirs stays: the rise loses, or brings little for its risk, or nothing fits below theirs. */
  stays: z.optional(z.enum(['loss', 'risk', 'room', 'recent'])),
  /** Units that the house sells a month; absent without a dated sheet. */
  units: z.optional(z.number()),
  /** The house's menu says how much it is. */
  weighed: z.optional(z.literal(true)),
  /** Guests that the house's item serves; absent if its menu does not say. */
  serves: z.optional(z.int()),
  /** Absent in older results, and for items that the house does not sell. */
  kind: z.optional(z.enum(houseItemKinds)),
  /** The menu's description of the item. */
  description: z.optional(text),
  /** Where the name matches several items: the candidates with their prices. */
  candidates: z.optional(z.array(z.object({ name: text, price: z.nullable(z.number()) }))),
  /** How close that item is to it. */
  relation: z.optional(z.enum(['same', 'untold', 'other', 'several', 'absent', 'unknown'])),
  /** Promotions, in words; their prices enter the median only if no other price is known. */
  deals: z.optional(z.array(text)),
  /** Own price ÷ median × 100. */
  index: z.nullable(z.number()),
  position: z.enum(['below', 'level', 'above', 'unknown']),
  advice: text,
})

/** A question of the owner with its answer. */
const answerSchema = z.object({
  about: z.enum(questionSubjects),
  /** The item or thing that the question names. */
  of: z.nullable(z.string()),
  /** The owner's words. */
  asked: text,
  title: text,
  /** The answer in one sentence. */
  verdict: text,
  texts: z.array(text),
  table: z.optional(
    z.object({
      caption: text,
      headers: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      numeric: z.array(z.int()),
    }),
  ),
  /** Only says what an answer would need. */
  open: z.optional(z.boolean()),
  /** The owner's refusal, which the report obeys. */
  against: z.optional(z.boolean()),
})

/** A price that may rise, R$. */
const raiseSchema = z.object({
  item: text,
  section: z.nullable(z.string()),
  from: z.number(),
  to: z.number(),
  /** R$ a month, at the assumed reaction of guests; null without a dated sheet. */
  gain: z.nullable(z.number()),
  /** Units a month. */
  units: z.nullable(z.number()),
  /** The competitors' prices that leave room for it; empty if none is known. */
  reference: z.string(),
  confidence: z.enum(['média', 'média-baixa', 'baixa']),
  /** What must be found out first: "se a medida do Beto for igual". */
  condition: z.optional(text),
  /** The owner's order asks for it. */
  ordered: z.optional(z.literal(true)),
  /** Share of the sales that it may lose at break-even. */
  bears: z.optional(z.number()),
})

/** What all of them sell dearer: the price to try, R$, with its gain for each sale of today at two reactions; or why it stays. */
const targetSchema = z.object({
  item: text,
  section: z.nullable(z.string()),
  from: z.number(),
  to: z.optional(z.number()),
  /** Their prices, in words. */
  theirs: text,
  /** Units a month; null if unknown. */
  units: z.nullable(z.number()),
  /** At the assumed reaction of guests, and at half of it. */
  gain: z.optional(z.number()),
  half: z.optional(z.number()),
  bears: z.optional(z.number()),
  why: z.optional(text),
})

export const competitorMapSchema = z.object({
  kind: z.literal('competitor_map'),
  title: text,
  summary: text,
  competitors: z.array(z.object({ name: text, prices: z.int() })),
  /** First and last day of the house's sales, yyyy-mm-dd; absent without a sheet or its days. */
  sales: z.optional(z.object({ from: text, to: text })),
  categories: z.array(
    z.object({
      name: text,
      items: z.array(comparedSchema),
      // In older maps only: it mixes items that do not match.
      median: z.optional(z.number()),
      ownMedian: z.optional(z.nullable(z.number())),
    }),
  ),
  /** Older results only: one of each shared item, at the house's prices and at the median. */
  basket: z.optional(z.object({ items: z.array(text), own: z.number(), theirs: z.number() })),
  /** Items without a known competitor price, highest margin first. */
  notCompared: z.optional(z.array(text)),
  /** What to do next, largest amount first. Absent in older maps. */
  actions: z.optional(z.array(z.object({ item: text, action: text, effect: text, amount: z.number() }))),
  /** Some older results only. */
  clues: z.optional(
    z.array(
      z.object({
        item: text,
        own: z.number(),
        prices: z.array(z.number()),
        next: z.number(),
        ask: z.nullable(text),
      }),
    ),
  ),
  /** Offers instead of a lower price, each with its costs. Absent in older results. */
  offers: z.optional(
    z.array(
      z.object({
        name: text,
        text,
        /** R$ of several items together. */
        price: z.optional(z.number()),
        /** The compared items that it answers, and how, in a few words. */
        items: z.array(text),
        brief: text,
        /** The sentence for the team. */
        say: z.optional(text),
        action: text,
        brings: text,
        who: text,
        by: text,
      }),
    ),
  ),
  /** The owner's questions with their answers. Absent in older results. */
  answers: z.optional(z.array(answerSchema)),
  /** Prices that the answers decide, R$; `from` where one stays. */
  decided: z.optional(z.array(z.object({ item: text, from: z.number(), to: z.number() }))),
  /** The day, yyyy-mm-dd, before which the owner wants no new price. */
  starts: z.optional(text),
  /** Prices that may rise, largest gain first; only where the owner asks for them, and then no others rise. */
  raises: z.optional(z.array(raiseSchema)),
  /** Cheap items that do not rise at once. */
  targets: z.optional(z.array(targetSchema)),
  /** Items whose price the owner limits, with their price of today, R$. */
  limited: z.optional(
    z.array(
      z.object({
        item: text,
        section: z.nullable(z.string()),
        price: z.number(),
        /** Whether it may not change at all. */
        held: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Sizes that the owner states for the house's items: g, ml, units, cm across, or guests served. */
  portions: z.optional(
    z.array(
      z.object({
        item: text,
        amount: z.number(),
        unit: z.enum(['g', 'ml', 'un', 'cm', 'pessoas']),
        items: z.array(text),
      }),
    ),
  ),
  /** How what the owner told of competitors is used. */
  told: z.optional(
    z.array(
      z.object({
        competitor: text,
        about: z.enum(rivalFacts),
        asked: text,
        /** How a house is, in the owner's words alone. */
        said: z.optional(text),
        text,
      }),
    ),
  ),
  /** Service charges of competitors, % of the bill. */
  charges: z.optional(z.array(z.object({ competitor: text, percent: z.number() }))),
  /** Prices that the owner may have meant otherwise: what it said, and the house's own price, R$. */
  doubts: z.optional(
    z.array(z.object({ competitor: text, item: text, price: z.number(), ours: text, own: z.number() })),
  ),
  /** Side dishes that the house sells separately, R$. */
  sides: z.optional(z.array(z.object({ name: text, price: z.number() }))),
  /** Highest price that the owner allows, R$. */
  ceiling: z.optional(z.number()),
  unread: z.array(z.string()),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  hasMenu: z.boolean(),
  assumptions: z.array(text),
})

export type Compared = z.output<typeof comparedSchema>
export type RivalAnswer = z.output<typeof answerSchema>
export type Raise = z.output<typeof raiseSchema>
export type Target = z.output<typeof targetSchema>
export type CompetitorMap = z.output<typeof competitorMapSchema>
