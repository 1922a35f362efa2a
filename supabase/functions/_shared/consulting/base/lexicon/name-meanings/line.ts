/**
 * What a name says about a dish or drink. `like`: an example of a name. `named`: the beginning of a folded name, or any
 * part of it after "…"; `{x}` stands for the main ingredient, without side dishes. `says`: a menu line of 8 to 20 words
 * with `{x}` and choices for `fillChoices`. It mentions no ingredient that only some houses use, and no allergen that
 * the name does not imply.
 */
export type NameLine = readonly [like: string, named: string, says: string]
