export type TermKind =
  /** One ingredient or flavour in any form: pulp, fruit, syrup. */
  | 'ingredient'
  /** A word for several ingredients: "frutas cítricas", "laticínios". */
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
  /** Portuguese, lower case, unique: what a wish stores in `what` and what the screen shows. */
  name: string
  kind: TermKind
  /** Other ways to write it. The reader handles inflections and typing errors. */
  words: readonly string[]
  /** Names of the terms that an ambiguous word may stand for, offered as choices: "castanhas". */
  narrows?: readonly string[]
}
