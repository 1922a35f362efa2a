/** "Um prato sem carne" is for who eats no meat: a fish is none, and neither is a dessert beside the dishes. */

export const isMeatless = (what: string): boolean => what === 'carnes' || what === 'carne'

/** What a dish "sem carne" leaves out. */
export const meatless = (what: string): string => (isMeatless(what) ? 'vegetariano' : what)
