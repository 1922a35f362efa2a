/** What a dish brings to the mouth, each from 0 (none) to 3 (dominates). */
export const dimensions = [
  'fat',
  'acid',
  'sweet',
  'smoke',
  'heat',
  'salt',
  'umami',
  'bitter',
  'crisp',
  'weight',
] as const

export type Dimension = (typeof dimensions)[number]
export type Profile = Readonly<Record<Dimension, number>>

/** Flavours that a dish and a drink can share. */
export type Aroma =
  | 'coco'
  | 'ervas'
  | 'caramelo'
  | 'chocolate'
  | 'café'
  | 'fruta'
  | 'cítrico'
  | 'castanha'
  | 'especiaria'

/** What a dish is made of; decides which of the owner's focuses it belongs to. */
export type Group =
  | 'fish'
  | 'shellfish'
  | 'beef'
  | 'pork'
  | 'goat'
  | 'poultry'
  | 'offal'
  | 'cured'
  | 'cheese'
  | 'vegetable'

export type Course = 'starter' | 'main' | 'side' | 'dessert'

/** A word of the kitchen and what it says about the dish. */
export interface Term {
  /** As sentences name it: "carne de sol". */
  label: string
  /** Every way of writing it, the label included. */
  words: readonly string[]
  /** A technique adds to what the food brings; a `form` alone says too little to pair anything. */
  role: 'dish' | 'food' | 'technique' | 'form'
  levels: Partial<Record<Dimension, number>>
  aromas: readonly Aroma[]
  groups: readonly Group[]
  course: Course | null
  /** Commonly made with meat or fish even when the menu does not say so. */
  mayHoldMeat: boolean
}

interface Extra {
  aromas?: readonly Aroma[]
  groups?: readonly Group[]
  course?: Course
  mayHoldMeat?: true
}

function term(role: Term['role'], words: string, levels: Term['levels'], extra: Extra): Term {
  const all = words.split(',').map((word) => word.trim())
  return {
    label: all[0] ?? '',
    words: all,
    role,
    levels,
    aromas: extra.aromas ?? [],
    groups: extra.groups ?? [],
    course: extra.course ?? null,
    mayHoldMeat: extra.mayHoldMeat ?? false,
  }
}

/** A dish known as a whole. Words are separated by commas, the first names it in sentences. */
export function dish(words: string, levels: Term['levels'], extra: Extra = {}): Term {
  return term('dish', words, levels, extra)
}

/** An ingredient. */
export function food(words: string, levels: Term['levels'], extra: Extra = {}): Term {
  return term('food', words, levels, extra)
}

/** A way of cooking; its levels are added, and may be below zero. */
export function technique(words: string, levels: Term['levels']): Term {
  return term('technique', words, levels, {})
}

/** A shape or a place on the menu. */
export function form(words: string, levels: Term['levels'], extra: Extra = {}): Term {
  return term('form', words, levels, extra)
}

/** What a cachaça or a drink does in the mouth, each from 0 to 3. */
export interface Taste {
  acid: number
  sweet: number
  bitter: number
  bubbles: number
  cream: number
  /** Green, clean cane or herbs. */
  fresh: number
  /** Toast, vanilla and tannin of the barrel. */
  wood: number
  /** The warmth of the alcohol. */
  warmth: number
  body: number
}
