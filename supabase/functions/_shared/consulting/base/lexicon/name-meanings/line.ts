/**
 * What a dish or drink is by its name. `like`: a name that it is written for. `named`: the beginning of a folded name,
 * or any part of it after "…"; `{x}` takes what the dish is made of, up to what stands beside it. `says`: a menu line of
 * 8 to 20 words, with the `{x}` of the name and choices for `fillChoices`; it names no ingredient that not every house
 * puts in, and no allergen that the name does not imply.
 */
export type NameLine = readonly [like: string, named: string, says: string]
