export type TermKind =
  /** One ingredient or flavour, whatever its form: pulp, fruit, syrup. */
  | 'ingredient'
  /** Several ingredients under one word: "frutas cítricas", "laticínios". */
  | 'group'
  | 'allergen'
  | 'diet'
  | 'cachaca'
  | 'dish'
  | 'technique'
  | 'equipment'
  | 'style'
  | 'audience'

/** Something that an owner can name. */
export type Term = {
  /** Portuguese, lower case, unique: what a wish holds in `what` and what the screen shows. */
  name: string
  kind: TermKind
  /** Other ways to write it. Inflections and typing errors are the reader's business. */
  words: readonly string[]
  /** Names of the terms that a general word may stand for, to be asked back: "castanhas". */
  narrows?: readonly string[]
}
