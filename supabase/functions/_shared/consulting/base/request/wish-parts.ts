/** Fields and values that wishes of several kinds share. */
import * as z from 'zod/mini'

export const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit))
/** R$ */
export const money = z.number().check(z.positive(), z.maximum(100_000))
/** yyyy-mm-dd in America/Fortaleza */
export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
export const hour = z.number().check(z.minimum(0), z.maximum(24))
/** % of volume */
export const strength = z.number().check(z.positive(), z.maximum(60))
/** 0 Sunday … 6 Saturday */
export const weekdays = z
  .array(z.int().check(z.minimum(0), z.maximum(6)))
  .check(z.minLength(1), z.maxLength(7))
export const count = z.int().check(z.minimum(0), z.maximum(1000))

/** Name of a term of the lexicon, or of one of the house's own items. */
export const termSchema = text(120)
/** Name of one of the house's items, or of a section. */
export const item = text(120)
/** Items that an order leaves alone: "nenhuma sobremesa acima de 20, menos a cartola". */
export const except = z.optional(z.array(text(120)).check(z.minLength(1), z.maxLength(12)))
export const reason = z.enum(['allergy', 'diet', 'taste', 'supply'])

/** Where a wish or an unread word stands: UTF-16 offsets, `end` exclusive, in the answer to that input. */
export const placeSchema = z.object({
  input: text(60),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
})

export const origins = ['request', 'house'] as const

export const shared = {
  /** The owner's words, or the label of the chip that the owner chose. */
  text: text(300),
  /** Absent for chips that the owner added, and for wishes of the house. */
  place: z.optional(placeSchema),
  /** The owner in this request, or the settings saved on `/casa`. */
  origin: z._default(z.enum(origins), 'request'),
  /** Where the owner would permit more, in the owner's words: "o risoto, que pode ir a 28". The wish holds there, too. */
  spared: z.optional(text(200)),
}
