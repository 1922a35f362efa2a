import * as z from 'zod/mini'
import { wishSchema } from './wish.ts'
import { placeSchema } from './wish-parts.ts'

/** Most wishes, and most unread passages, of one sheet. */
export const maxWishes = 400

export const unreadSchema = z.object({
  /** The owner's words, unchanged. */
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  place: z.optional(placeSchema),
  /** The clause of a few words that say little alone: "só tenho uma fritadeira e é pequena" of "pequena". */
  within: z.optional(z.string().check(z.maxLength(200))),
  /** The request is refused until the owner resolves it. */
  blocking: z._default(z.boolean(), false),
  why: z._default(
    z.enum([
      'unknown',
      /** Covers several different things: see `choices`. */
      'ambiguous',
      /** Unknown, and near an allergy, a pregnancy or a child. */
      'allergy',
      /** Asked for and refused at the same time. */
      'contradiction',
      /** An instruction to a program, such as a prompt injection. */
      'instruction',
    ]),
    'unknown',
  ),
  /** Terms of the lexicon to choose from. */
  choices: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(30)), []),
})

export const asideSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
  place: z.optional(placeSchema),
})

/** What was understood of the owner's words, confirmed before paying and stored with the answers. */
export const requestSheetSchema = z.object({
  wishes: z.array(wishSchema).check(z.maxLength(maxWishes)),
  unread: z.array(unreadSchema).check(z.maxLength(maxWishes)),
  /** What only tells something about the house or its guests: no wish, and nothing to ask about. */
  asides: z.optional(z.array(asideSchema).check(z.maxLength(maxWishes))),
})

export type Unread = z.output<typeof unreadSchema>
export type Aside = z.output<typeof asideSchema>
export type RequestSheet = z.output<typeof requestSheetSchema>

export const emptySheet: RequestSheet = { wishes: [], unread: [] }

/** Whether something must be clarified before the request may be paid. */
export function isBlocked({ unread }: RequestSheet): boolean {
  return unread.some(({ blocking }) => blocking)
}
