import type { Aroma, Taste } from './pairing/profile.ts'
import type { BoughtIngredient } from './pantry/ingredient.ts'

export type CachacaId = 'alambique' | 'carvalho' | 'castanheira' | 'amburana'

/** What a mixed drink stands on. */
export interface Spirit<Id extends string = string> extends BoughtIngredient {
  id: Id
  /** As written on menus. */
  label: string
  /** Tasting note, for the team and the menu. */
  notes: string
}

export interface Cachaca extends Spirit<CachacaId> {
  /** Explanation for guests who do not know it. */
  about: string
  /** Served neat. */
  taste: Taste
  aromas: readonly Aroma[]
  /** How much of its wood can still be tasted in a mixed drink, on the scale of `taste`. */
  woodInDrinks: number
}

const shared = {
  kind: 'bought',
  unit: 'ml',
  phase: 'mix',
  mlPerUnit: 1,
  sugar: 0,
  acid: 0,
  tags: ['alcohol'],
  local: true,
  loss: 0,
  needs: [],
} as const

const neutral: Taste = {
  acid: 0,
  sweet: 0,
  bitter: 0,
  bubbles: 0,
  cream: 0,
  fresh: 0,
  wood: 0,
  warmth: 0,
  body: 0,
}

/**
 * The farm's three cachaças in 500 ml bottles, at the shop's prices, and amburana, which houses buy from others.
 * Strengths lie within the legal 38 to 48 % (Decreto 6.871/2009); the label of each lot is authoritative.
 */
export const cachacas: Readonly<Record<CachacaId, Cachaca>> = {
  alambique: {
    ...shared,
    id: 'alambique',
    name: 'cachaça Alambique',
    label: 'Alambique',
    notes: 'Límpida, sem madeira: cana recém-moída, verde e levemente floral.',
    about: 'cachaça branca, fresca',
    taste: { ...neutral, sweet: 0.2, fresh: 3, warmth: 2.7, body: 1.1 },
    aromas: ['ervas'],
    woodInDrinks: 0,
    abv: 42,
    family: 'cachaça Alambique',
    words: ['cachaça branca', 'cachaça prata'],
    pack: { price: 25, amount: 500, label: 'garrafa de 500 ml' },
  },
  carvalho: {
    ...shared,
    id: 'carvalho',
    name: 'cachaça Carvalho Premium',
    label: 'Carvalho Premium',
    notes: 'Descansada em carvalho: baunilha, madeira tostada e especiarias doces.',
    about: 'descansada em carvalho',
    taste: { ...neutral, sweet: 1, bitter: 0.4, fresh: 0.8, wood: 2.2, warmth: 2.4, body: 2 },
    aromas: ['especiaria', 'caramelo', 'café'],
    woodInDrinks: 1.3,
    abv: 40,
    family: 'cachaça Carvalho Premium',
    words: ['cachaça de carvalho'],
    pack: { price: 55, amount: 500, label: 'garrafa de 500 ml' },
  },
  castanheira: {
    ...shared,
    id: 'castanheira',
    name: 'cachaça Castanheira Extra-Premium',
    label: 'Castanheira Extra-Premium',
    notes: 'Envelhecida em barril de castanheira: doçura escura, madeira madura e final longo.',
    about: 'envelhecida em castanheira',
    taste: { ...neutral, sweet: 1.7, bitter: 0.2, wood: 2.5, warmth: 2.5, body: 2.7 },
    aromas: ['castanha', 'caramelo', 'chocolate'],
    woodInDrinks: 1.7,
    abv: 41,
    family: 'cachaça Castanheira Extra-Premium',
    words: ['cachaça de castanheira'],
    pack: { price: 75, amount: 500, label: 'garrafa de 500 ml' },
  },
  amburana: {
    ...shared,
    id: 'amburana',
    name: 'cachaça Amburana',
    label: 'Amburana',
    notes: 'Descansada em amburana: baunilha, canela e um doce de especiaria.',
    about: 'descansada em amburana',
    taste: { ...neutral, sweet: 1.8, bitter: 0.1, wood: 2.1, warmth: 2.4, body: 2.3 },
    aromas: ['especiaria', 'caramelo', 'chocolate'],
    woodInDrinks: 1.5,
    abv: 40,
    family: 'cachaça Amburana',
    words: ['cachaça de amburana', 'umburana'],
    pack: { price: 60, amount: 500, label: 'garrafa de 500 ml' },
  },
}

/** The farm's own. */
export const cachacaIds = ['alambique', 'carvalho', 'castanheira'] as const satisfies readonly CachacaId[]

/** Every cachaça that recipes and pairings know: the farm's, and woods of others that a house may pour. */
export const pouredIds = [...cachacaIds, 'amburana'] as const satisfies readonly CachacaId[]

export function isCachacaId(id: string): id is CachacaId {
  return pouredIds.some((known) => known === id)
}
