import type { BoughtIngredient } from './pantry/ingredient.ts'

export type CachacaId = 'alambique' | 'carvalho' | 'castanheira'

export interface Cachaca extends BoughtIngredient {
  id: CachacaId
  /** As it stands on the menu. */
  label: string
  /** How it tastes, for the team and the menu. */
  notes: string
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

/**
 * The farm's three cachaças in 500 ml bottles, at the shop's prices. Strengths lie within the legal 38 to
 * 48 % (Decreto 6.871/2009); the label of the lot decides.
 */
export const cachacas: Readonly<Record<CachacaId, Cachaca>> = {
  alambique: {
    ...shared,
    id: 'alambique',
    name: 'cachaça Alambique',
    label: 'Alambique',
    notes: 'Límpida, sem madeira: cana recém-moída, verde e levemente floral.',
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
    abv: 41,
    family: 'cachaça Castanheira Extra-Premium',
    words: ['cachaça de castanheira'],
    pack: { price: 75, amount: 500, label: 'garrafa de 500 ml' },
  },
}

export const cachacaIds = ['alambique', 'carvalho', 'castanheira'] as const satisfies readonly CachacaId[]

export function isCachacaId(id: string): id is CachacaId {
  return cachacaIds.some((known) => known === id)
}
