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

/** As screens and reports name them. */
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
 * Terms of the lexicon that mean the whole allergen: refusing one of them refuses everything that contains it.
 * "Lactose" and "APLV" mean milk; a coeliac's "glúten" means wheat, rye, barley, oats and what is made of them.
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
