/**
 * What a name says about a dish or drink. `like`: an example of a name. `named`: the beginning of a folded name, or any
 * part of it after "…"; `{x}` stands for the main ingredient, without side dishes. `says`: a menu line of 5 to 16 words
 * with the usual ingredients of that dish, `{x}`, choices for `fillChoices`, and `<a/b>` for two voices. The kitchen
 * confirms every line; none adds nuts, peanuts, sesame, crustaceans or molluscs that the name does not imply.
 */
export type NameLine = readonly [like: string, named: string, says: string]
