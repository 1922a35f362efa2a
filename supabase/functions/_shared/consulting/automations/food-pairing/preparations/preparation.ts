/** How dishes are usually made, and which drinks suit them. */

/**
 * What may accompany a dish: the farm's three cachaças; a drink that is sour with lime (`lime`) or with any fruit
 * (`sour`), fizzy, bitter or creamy; a long drink of coconut water or cajuína; a glass of white or sparkling wine; a drink without alcohol.
 */
export type Pour =
  | 'white'
  | 'oak'
  | 'nut'
  | 'lime'
  | 'sour'
  | 'bubbles'
  | 'bitter'
  | 'cream'
  | 'coconut'
  | 'cajuina'
  | 'wine'
  | 'soft'

/**
 * Why a pour suits a preparation, and the waiter's sentence. `{by}` is the sour ingredient, `{drink}` the drink's name.
 */
export interface PourLine {
  pour: Pour
  why: readonly string[]
  say: readonly string[]
}

export interface Preparation {
  id: string
  /** Names of the dish, without accents and in lower case. */
  words: RegExp
  /** Pours that suit it, best first. */
  pours: readonly PourLine[]
  /** Why a neat cachaça does not suit it; null if it does. */
  against: string | null
}

const listOf = (texts: string | readonly string[]) => (typeof texts === 'string' ? [texts] : texts)

/** One pour with its reasons and sentences. */
export function pour(kind: Pour, why: string | readonly string[], say: string | readonly string[]): PourLine {
  return { pour: kind, why: listOf(why), say: listOf(say) }
}

export function made(
  id: string,
  words: RegExp,
  pours: readonly PourLine[],
  against: string | null = null,
): Preparation {
  return { id, words, pours, against }
}
