import * as z from 'zod/mini'
import { layoutIds } from '../../base/request/menu-wishes.ts'
import { questionSubjects } from '../../base/request/question-subjects.ts'
import { quadrants } from './classify.ts'

const text = z.string().check(z.minLength(1))

/** The steps until a new menu is on the table. */
export const steps = ['kitchen', 'proof', 'print', 'team', 'table'] as const

/** What happens to an item. */
export const moves = ['keep', 'raise', 'lower', 'highlight', 'review', 'remove'] as const

const redesignedItemSchema = z.object({
  name: text,
  /** Units in the period of the sheet. */
  units: z.number(),
  /** Menu price, R$. */
  price: z.number(),
  /** Average price that guests paid after discounts, R$, if it differs from the price; profits are based on it. */
  paid: z.optional(z.number()),
  cost: z.number(),
  /** Average price paid − cost. */
  margin: z.number(),
  mixPct: z.number(),
  /** Null for items that are not compared with their neighbours. */
  quadrant: z.nullable(z.enum(quadrants)),
  /** Why it is not compared: its section has too few items, or it is a side or a packaged drink. */
  apart: z.optional(z.enum(['few', 'side', 'soft_drink', 'beer'])),
  action: text,
  move: z.optional(z.enum(moves)),
  /** R$; null if the item is removed or the price stays. */
  newPrice: z.nullable(z.number()),
  /** The engine's price in R$, if the farm's review set another one. */
  proposed: z.optional(z.number()),
  /** R$ a month, or in the period of an undated sheet, under the stated assumption. */
  effect: z.number(),
  /** The effect in the bad case, with stronger guest reactions. Absent if the effect is 0, and in older results. */
  bad: z.optional(z.number()),
  /** The assumption behind the effect. */
  assumption: z.optional(text),
  /** Why a price that would gain from a rise stays for now. */
  held: z.optional(text),
  /** The owner asked to keep it. */
  kept: z.boolean(),
})

const redesignedCategorySchema = z.object({
  name: text,
  items: z.array(redesignedItemSchema),
  popularityThresholdPct: z.number(),
  marginThreshold: z.number(),
  /** Fewer than four items: the quadrants mean little. */
  few: z.boolean(),
  /** Names in the order in which the menu should list them. */
  order: z.array(text),
})

const menuLineSchema = z.object({
  name: text,
  /** 5 to 20 words from the house's own description or the meaning of the name; null if neither says enough. */
  text: z.nullable(text),
  /** The text differs from today's menu. */
  rewritten: z.boolean(),
  /**
   * Whether all or part of the text comes from the name, so that the kitchen should confirm it. Absent in older
   * results.
   */
  fromName: z.optional(z.boolean()),
  /** What the text lacks, as a question to the owner. */
  ask: z.nullable(text),
  /** R$ */
  price: z.nullable(z.number()),
  priceToday: z.nullable(z.number()),
  /** Printed in a frame. */
  box: z.boolean(),
  /** Allergens as the owner states them. */
  contains: z.array(text),
  /** The owner's own words. Absent in older results. */
  textToday: z.optional(z.nullable(text)),
  /** Allergens implied by the menu's words, for the owner to confirm. */
  hints: z.optional(z.array(text)),
  /** Allergens that dishes of its kind often hold; `unsaid`: nothing shows what it is made of. */
  often: z.optional(z.array(text)),
  unsaid: z.optional(z.boolean()),
  /** A smaller measure of a dose, R$. */
  measure: z.optional(z.object({ ml: z.number(), price: z.number() })),
  /** What the menu suggests with it, R$. */
  goesWith: z.optional(z.object({ name: text, price: z.number() })),
  /** Its closed season, for which it is on a separate card: "de 01/11 a 30/04". */
  season: z.optional(text),
  /** Whether it is new, not on today's menu. */
  isNew: z.optional(z.boolean()),
  /** Days or hours of service that the owner states. */
  when: z.optional(text),
  /** Signs of what it leaves out, explained at the foot: "v". */
  signs: z.optional(z.array(text)),
  /** The line in English. */
  english: z.optional(text),
})

const newMenuSchema = z.object({
  sections: z.array(
    // `opens`: the item that is first today.
    // `note`: hours of the whole section.
    z.object({
      name: text,
      opens: z.optional(text),
      note: z.optional(text),
      english: z.optional(text),
      items: z.array(menuLineSchema),
    }),
  ),
  /** Which items are framed, where, and why. */
  boxes: z.array(z.object({ name: text, place: text, why: text })),
  /** Sentences at the foot of the menu. */
  foot: z.array(text),
})

const comboSchema = z.object({
  dish: text,
  addition: text,
  /** How many of each are in it, where it is made for a table. */
  parts: z.optional(z.array(z.object({ item: text, count: z.int() }))),
  /** R$ separately and together. */
  full: z.number(),
  price: z.number(),
  /**
   * Where the owner wants one for a whole kind: the price of each and what it leaves, R$, or why it is left out; absent for
   * one pair.
   */
  each: z.optional(
    z.array(
      z.object({
        dish: text,
        full: z.number(),
        price: z.nullable(z.number()),
        left: z.number(),
        alone: z.number(),
        why: z.nullable(text),
      }),
    ),
  ),
  /** The owner's days and hours: "às quartas, das 17h às 20h". Absent for always. */
  when: z.optional(text),
  /** How many it is made for, if the owner says so. */
  guests: z.optional(z.number()),
  /** The engine's price in R$, if the farm's review set another one. */
  proposed: z.optional(z.number()),
  /** Margin in R$ of the addition within the combo, and the cost of the discount. */
  gains: z.number(),
  discount: z.number(),
  /** Break-even: largest share of combos, in %, that guests would have ordered at full price anyway. */
  breakEvenPct: z.number(),
  /** Combos in the period of the effect, and the assumed share that would have been ordered at full price anyway. */
  units: z.number(),
  cannibalPct: z.number(),
  effect: z.number(),
})

/** What the farm's cachaça adds to a menu that is to sell more of it. */
const cachacaSchema = z.object({
  /** 30 ml measures of the house's own doses; R$. */
  measures: z.array(
    z.object({
      dose: text,
      ml: z.number(),
      price: z.number(),
      cost: z.nullable(z.number()),
      doseMl: z.number(),
      dosePrice: z.number(),
    }),
  ),
  /** New drinks, made from what the house already buys but for one ingredient at most; R$. */
  drinks: z.array(
    z.object({
      name: text,
      price: z.number(),
      cost: z.number(),
      ingredients: z.array(text),
      glass: text,
      /** Ingredients that the house does not buy yet. */
      buy: z.array(text),
    }),
  ),
})

const sourceSchema = z.object({
  label: text,
  /** Whole R$ in the period of `effect`. */
  careful: z.number(),
  bad: z.number(),
  /** The assumptions of both cases. */
  basis: text,
  /** R$ of sales in both cases, which the average bill follows. Absent in older results. */
  revenue: z.optional(z.object({ careful: z.number(), bad: z.number() })),
})

/** The gain from the redesign, source by source, in two cases; no guest is counted twice. */
const outlookSchema = z.object({
  sources: z.array(sourceSchema),
  careful: z.number(),
  bad: z.number(),
  /** Average bill, R$; absent unless the owner asks for it. */
  ticket: z.optional(
    z.object({ guests: z.number(), by: text, today: z.number(), careful: z.number(), bad: z.number() }),
  ),
})

export const menuRedesignSchema = z.object({
  kind: z.literal('menu_redesign'),
  title: text,
  summary: text,
  goals: z.array(text),
  kept: z.array(text),
  notUnderstood: z.array(text),
  /** Which data came from the house, and which missing data would improve the report. */
  house: z.optional(z.array(text)),
  /** Sections on each page, if the owner asks for a number of pages. */
  pages: z.optional(z.array(z.object({ sections: z.array(text), items: z.int() }))),
  /** Days of the sheet, and days counted as a month. Null without sales data. */
  period: z.nullable(
    z.object({ days: z.int(), dated: z.boolean(), from: z.optional(text), to: z.optional(text) }),
  ),
  categories: z.array(redesignedCategorySchema),
  /** Items that were not classified, and why. */
  left: z.array(
    z.object({
      name: text,
      reason: z.enum([
        'no_sales',
        'no_price',
        'no_cost',
        'below_cost',
        'not_sold',
        'not_on_menu',
        'no_sheet',
        'odd_price',
      ]),
      /** What the owner asks of it nevertheless. */
      move: z.optional(z.enum(moves)),
      action: z.optional(text),
      /** R$; today's, and the new one if it changes. */
      price: z.optional(z.nullable(z.number())),
      newPrice: z.optional(z.nullable(z.number())),
      /** R$ on the sheet, if far from the menu's price. */
      inSheet: z.optional(z.number()),
    }),
  ),
  /** R$ a month, all actions together. */
  effect: z.number(),
  /** Figures of the menu alone. */
  menu: z.object({
    items: z.int(),
    withoutPrice: z.array(text),
    withoutDescription: z.array(text),
    categories: z.array(
      z.object({
        name: text,
        items: z.int(),
        lowest: z.nullable(z.number()),
        highest: z.nullable(z.number()),
      }),
    ),
  }),
  /** The menu as it is to be printed. */
  /** What the owner asks of the page, and the page has. */
  layout: z.optional(z.array(z.enum(layoutIds))),
  /** The foods whose dishes carry a sign. */
  markedFoods: z.optional(z.array(text)),
  /** What is marked as left out: the lines with the sign, and those that the kitchen must confirm first. */
  freeMarks: z.optional(z.array(z.object({ food: text, marked: z.array(text), unsure: z.array(text) }))),
  /** What goes to the printer in the owner's words. */
  pageNotes: z.optional(z.array(text)),
  /** Costs that the owner tells, with what they say of the item. */
  costs: z.optional(z.array(z.object({ item: text, text }))),
  /** The diets that the whole kitchen follows. */
  kitchen: z.optional(z.array(text)),
  /** The paper that the owner names. */
  sheetSize: z.optional(z.enum(['A3', 'A4', 'A5'])),
  newMenu: z.optional(newMenuSchema),
  /** What is removed, and which item of the section replaces it. */
  leaves: z.optional(z.array(z.object({ name: text, section: text, why: text, instead: z.nullable(text) }))),
  /** What stays, within the owner's number of items, although it earns less than a removed item. */
  /** Sales and margin of each removed item, and the loss after what its guests order instead, R$ a month. */
  lost: z.optional(
    z.array(z.object({ name: text, units: z.number(), margin: z.number(), loss: z.number() })),
  ),
  /** The plan loses money because of the cut: what it takes to break even. */
  balance: z.optional(
    z.object({
      leaves: z.number(),
      evenShare: z.nullable(z.number()),
      owners: z.number(),
      back: z.array(z.object({ name: text, loss: z.number() })),
      stands: z.nullable(z.object({ items: z.int(), careful: z.number() })),
    }),
  ),
  /** The answers to wishes that only the plan can answer; `of` is the wish in the words of its chip. */
  planned: z.optional(
    z.array(z.object({ wish: text, of: text, done: z.boolean(), price: z.optional(z.number()), text })),
  ),
  /** The owner's questions with their answers. */
  answers: z.optional(
    z.array(
      z.object({
        about: z.enum(questionSubjects),
        of: z.nullable(text),
        title: text,
        verdict: text,
        texts: z.array(text),
        table: z.optional(
          z.object({
            caption: text,
            headers: z.array(text),
            rows: z.array(z.array(text)),
            numeric: z.array(z.int()),
          }),
        ),
        /** The owner's words. */
        asked: z.optional(text),
        /** Says what it would need. */
        open: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Recipes of drinks that the owner asks for, R$. */
  recipes: z.optional(
    z.array(
      z.object({
        name: text,
        price: z.number(),
        cost: z.number(),
        ingredients: z.array(z.object({ text, cost: z.nullable(z.number()) })),
        method: z.array(text),
        glass: text,
        /** Ingredients at our own estimate. */
        estimated: z.array(text),
        /** It is on today's menu. */
        known: z.boolean(),
      }),
    ),
  ),
  /** Items whose ingredients cost more than the owner's limit, in % of the price. */
  dear: z.optional(
    z.array(z.object({ name: text, share: z.number(), price: z.number(), needed: z.number(), why: text })),
  ),
  /** Dated tasks, yyyy-mm-dd, back from the owner's deadline. */
  dates: z.optional(z.array(z.object({ on: text, task: text, step: z.optional(z.enum(steps)) }))),
  /** What the print costs within the owner's budget, R$; our assumptions. */
  print: z.optional(z.array(z.object({ what: text, cost: z.number() }))),
  spared: z.optional(z.array(z.object({ name: text, why: text }))),
  /** What could leave next, where the owner wants fewer items; units and R$ of the stated period. */
  nextCuts: z.optional(
    z.array(z.object({ name: text, units: z.number(), leaves: z.number(), loss: z.number() })),
  ),
  /** Rises that the owner allows by name and the plan leaves: to which price, R$ of the stated period, and % of sales. */
  leftRises: z.optional(
    z.array(
      z.object({
        name: text,
        price: z.number(),
        top: z.number(),
        careful: z.number(),
        bad: z.number(),
        bears: z.number(),
        why: text,
      }),
    ),
  ),
  combos: z.optional(z.array(comboSchema)),
  cachaca: z.optional(cachacaSchema),
  outlook: z.optional(outlookSchema),
  /** The house is in Ceará, whose laws on menus the report names. */
  inCeara: z.optional(z.boolean()),
  /** File name of an undated sheet, if it states the period. */
  fileName: z.optional(text),
  /** The largest changes, with their units of four weeks today and the level below which each is reverted. */
  watch: z.optional(
    z.array(z.object({ name: text, usual: z.number(), floor: z.number(), what: z.enum(['price', 'frame']) })),
  ),
  /** The elasticities behind the new prices; absent without sales data. */
  elasticities: z.optional(z.object({ drinks: z.number(), food: z.number() })),
  assumptions: z.array(text),
  /**
   * The assumptions of the calculation, one figure each. Absent in older reports, which state them in `assumptions`.
   */
  figures: z.optional(z.array(z.object({ label: text, value: text }))),
})

export type Move = (typeof moves)[number]
export type RedesignedItem = z.output<typeof redesignedItemSchema>
export type RedesignedCategory = z.output<typeof redesignedCategorySchema>
export type MenuRedesign = z.output<typeof menuRedesignSchema>
export type MenuLine = z.output<typeof menuLineSchema>
export type NewMenu = z.output<typeof newMenuSchema>
export type Combo = z.output<typeof comboSchema>
export type CachacaPart = z.output<typeof cachacaSchema>
export type Outlook = z.output<typeof outlookSchema>
