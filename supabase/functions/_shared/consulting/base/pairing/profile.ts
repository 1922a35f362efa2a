/** Dimensions of a dish's taste, each from 0 (none) to 3 (dominant). */
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

/** Food groups; they decide which of the owner's focuses a dish belongs to. */
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

/** A term on menus and what it implies about the dish. */
export interface Term {
  /** As sentences name it: "carne de sol". */
  label: string
  /** All spellings, the label included. */
  words: readonly string[]
  /** A technique adds to the taste of the food; a `form` alone is too vague to pair with. */
  role: 'dish' | 'food' | 'technique' | 'form'
  levels: Partial<Record<Dimension, number>>
  aromas: readonly Aroma[]
  groups: readonly Group[]
  course: Course | null
  /** Usually made with meat or fish, even if the menu does not say so. */
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

/** A known dish. Words are separated by commas; the first one is its label. */
export function dish(words: string, levels: Term['levels'], extra: Group | Extra = {}): Term {
  return term('dish', words, levels, typeof extra === 'string' ? { groups: [extra] } : extra)
}

/** Makes dishes of one course. */
function served(course: Course) {
  return (words: string, levels: Term['levels'], extra: Group | Extra = {}): Term => ({
    ...dish(words, levels, extra),
    course,
  })
}

export const starter = served('starter')
export const main = served('main')
export const dessert = served('dessert')

/** An ingredient. */
export function food(words: string, levels: Term['levels'], extra: Extra = {}): Term {
  return term('food', words, levels, extra)
}

/** Makes ingredients of one group. */
export function foodIn(group: Group) {
  return (words: string, levels: Term['levels']): Term => food(words, levels, { groups: [group] })
}

/** A cooking technique; its levels are added and may be negative. */
export function technique(words: string, levels: Term['levels']): Term {
  return term('technique', words, levels, {})
}

/** A shape or a menu position. */
export function form(words: string, levels: Term['levels'], extra: Extra = {}): Term {
  return term('form', words, levels, extra)
}

/** Taste of a cachaça or drink, each dimension from 0 to 3. */
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
