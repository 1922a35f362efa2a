/** What may be told of a kind of food or drink by its name alone, whoever serves it. */
export type Family = {
  /** Of names without accents, in lower case. */
  match: RegExp
  /** Whole thoughts of a caption: true of every dish of that name, without a price. They hold choices, `[a|b]`. */
  texts: readonly string[]
  /** The same for houses that joke. */
  loose?: readonly string[]
  /** Questions that guests have an answer to. */
  asks: readonly string[]
  /** What the picture shows. */
  shots: readonly string[]
}
