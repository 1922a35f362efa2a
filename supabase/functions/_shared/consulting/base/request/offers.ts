/** What a house sells besides the items of its menu, as the `item` of a wish names it. */
export const offers = [
  'dose',
  'bebida',
  'combo',
  'régua',
  'almoço executivo',
  'menu degustação',
  /** A dish with its drink, or the drink alone where no dish is so cheap. */
  'harmonização',
] as const
export type Offer = (typeof offers)[number]

export const isOffer = (item: string): item is Offer => offers.some((offer) => offer === item)
