/**
 * Substances that an owner may have to keep away from a guest: the fourteen groups of Regulation (EU) 1169/2011,
 * annex II, tree nuts told apart as Anvisa's RDC 727/2022 does, natural latex from the same resolution, and quinine
 * and honey, which both ask to be named.
 */
export const allergens = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'almond',
  'hazelnut',
  'cashew_nut',
  'brazil_nut',
  'macadamia',
  'walnut',
  'pecan',
  'pistachio',
  'pine_nut',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
  'latex',
  'quinine',
  'honey',
] as const

export type Allergen = (typeof allergens)[number]
