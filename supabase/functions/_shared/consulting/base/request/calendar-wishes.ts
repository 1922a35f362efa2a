/** What owners say of days, of posts and of what a forecast shows. */
import * as z from 'zod/mini'
import { refusedPosts } from '../language/refused-posts.ts'
import { wordingLimits } from '../language/wording-limits.ts'
import { postFormats } from './post-formats.ts'
import { count, day, hour, money, shared, text, weekdays } from './wish-parts.ts'

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
  /** The sum of each group of `items`. */
  'groups',
] as const
export type ScopeShow = (typeof scopeShows)[number]

/** Parts of a day that owners name. */
export const dayParts = ['manhã', 'almoço', 'tarde', 'noite'] as const

/** What owners ask about publishing. */
export const postAdvice = [
  'hour',
  'boost',
  'music',
  'prices',
  'reviews',
  /** What to answer who asks a price by message. */
  'priceAsked',
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
  /** Where "beba com moderação" must stand. */
  'warning',
  /** Telling how strong a drink is. */
  'alcoholTold',
  'hashtags',
  /** What a profile must tell of the house. */
  'profile',
  /** Groups of the neighbourhood. */
  'groups',
  /** Whether stories count as posts. */
  'stories',
  /** Texts to be written: of the profile, of the map, of the first message, the scenes of a video. */
  'bio',
  'googleText',
  'autoReply',
  'script',
] as const
export type PostAdvice = (typeof postAdvice)[number]

/**
 * What owners ask of the posts: of all, or of those on certain days. `most` counts hashtags, or posts a week; `of` is what
 * may not be mentioned or shown, or whose price; `noSelling` allows no dish, drink or price. `mostLines` is the length of a
 * caption, `mostPictures` the pictures of a post; `postAt` the hour of the posts. `inLanguage`: posts in the language `of`, `most` a
 * week; without it and without days, a version of each.
 */
export const postRules = [
  'noEmoji',
  'noHashtags',
  'mostHashtags',
  'noFaces',
  /** Nobody is shown who has not agreed. */
  'withConsent',
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
  ...wordingLimits,
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
  'inLanguage',
] as const
export type PostRule = (typeof postRules)[number]

/** What an owner states about the house. `newCosts`: the sheet's costs are those of today already; `private`: about somebody, and never published; `call`: how guests book or order; `lunchOnly`: what is served at lunch only; `person`: who is named in a post, with place or deed: "Bia: faz o bolo"; `spoils`: an item whose goods are often thrown away. */
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
  'newCosts',
  'person',
  'spoils',
] as const

export const calendarWishes = [
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
    /** Closed to all but these: "só para hóspedes", "casamento fechado". */
    only: z.optional(text(120)),
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
    /** `percent` is of this part of each day: "um terço da manhã". */
    part: z.optional(z.enum(dayParts)),
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
  /** The days that a sales sheet without dates covers. */
  z.object({ ...shared, kind: z.literal('salesPeriod'), from: day, to: day }),
  /** Hours (0 to 24) of a named offer such as the happy hour, or the house's opening hours: `openHours`. `weekdays`: on these only. */
  z.object({
    ...shared,
    kind: z.literal('hours'),
    what: text(120),
    start: hour,
    end: hour,
    weekdays: z.optional(weekdays),
  }),
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
  /** What a forecast covers and shows; one of its fields is given. */
  z.object({
    ...shared,
    kind: z.literal('scope'),
    from: z.optional(day),
    to: z.optional(day),
    show: z.optional(z.array(z.enum(scopeShows)).check(z.minLength(1), z.maxLength(scopeShows.length))),
    only: z.optional(z.enum(['drink', 'dish'])),
    /** Items or sections to show alone, or as groups, and those to leave out, joined by " + ". */
    items: z.optional(text(200)),
    without: z.optional(text(200)),
  }),
] as const
