/**
 * Substances that an owner may have to keep away from a guest: the fourteen groups of Regulation (EU) 1169/2011, annex
 * II, with tree nuts listed one by one as in Anvisa's RDC 727/2022; natural latex, from the same resolution; quinine
 * and honey, which also must be named.
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

/** Names on screens and in reports. */
export const allergenLabels: Readonly<Record<Allergen, string>> = {
  gluten: 'glúten',
  crustaceans: 'crustáceos',
  egg: 'ovo',
  fish: 'peixe',
  peanut: 'amendoim',
  soy: 'soja',
  milk: 'leite',
  almond: 'amêndoa',
  hazelnut: 'avelã',
  cashew_nut: 'castanha-de-caju',
  brazil_nut: 'castanha-do-pará',
  macadamia: 'macadâmia',
  walnut: 'noz',
  pecan: 'noz-pecã',
  pistachio: 'pistache',
  pine_nut: 'pinoli',
  celery: 'aipo',
  mustard: 'mostarda',
  sesame: 'gergelim',
  sulphites: 'sulfitos',
  lupin: 'tremoço',
  molluscs: 'moluscos',
  latex: 'látex',
  quinine: 'quinino',
  honey: 'mel',
}

/**
 * Terms of the lexicon that stand for the whole allergen: refusing one refuses everything that contains the allergen.
 * "Lactose" and "APLV" mean milk; a coeliac's "glúten" means wheat, rye, barley, oats and products made from them.
 */
export const allergenTerms: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: ['glúten', 'trigo'],
  crustaceans: ['crustáceos'],
  egg: ['ovo'],
  fish: ['peixes'],
  peanut: ['amendoim'],
  soy: ['soja'],
  milk: ['leite', 'lactose', 'laticínios'],
  almond: ['amêndoa'],
  hazelnut: ['avelã'],
  cashew_nut: ['castanha-de-caju'],
  brazil_nut: ['castanha-do-pará'],
  macadamia: ['macadâmia'],
  walnut: ['noz-comum'],
  pecan: ['noz-pecã'],
  pistachio: ['pistache'],
  pine_nut: ['pinoli'],
  celery: ['aipo'],
  mustard: ['mostarda'],
  sesame: ['gergelim'],
  sulphites: ['sulfitos'],
  lupin: ['tremoço'],
  molluscs: ['moluscos'],
  latex: ['látex'],
  quinine: ['quinino'],
  honey: ['mel'],
}
