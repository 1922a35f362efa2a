import type { CachacaId } from '../cachacas.ts'
import type { PriceEnding } from '../costing.ts'
import type { Kitchen } from '../drinks/dish-suggestions.ts'
import type { GlassId, TemplateId } from '../drinks/templates.ts'
import type { audienceOptions, establishmentOptions } from './options.ts'

export type EstablishmentOption = (typeof establishmentOptions)[number]
export type AudienceOption = (typeof audienceOptions)[number]

/** Traits of drinks that houses, audiences and styles prefer. */
export type Trait =
  | 'quick'
  | 'cheap'
  | 'premium'
  | 'light'
  | 'long'
  | 'strong'
  | 'creamy'
  | 'fruity'
  | 'herbal'
  | 'bitter'
  | 'dry'
  | 'sweet'
  | 'spicy'
  | 'local'
  | 'showy'
  | 'classic'
  | 'hot'

interface VenueProfile {
  /** Kind of house in the summary: "para um boteco". */
  noun: string
  /** Target pour cost in %; lower in houses that also sell atmosphere. */
  targetPct: number
  ending: PriceEnding
  kitchens: readonly Kitchen[]
  /** How well each kind of drink fits, 0 (out of place) to 3 (expected); absent counts 1. */
  templates: Readonly<Partial<Record<TemplateId, number>>>
  traits: readonly Trait[]
  /** Highest price in R$ that guests usually pay for a drink; absent if there is none. */
  usualMost?: number
  /** Share of the menu built on each cachaça. */
  bases: Readonly<Record<CachacaId, number>>
  glassware: Glassware
}

export type Glassware = 'everyday' | 'fine' | 'takeaway'

function venue(
  noun: string,
  targetPct: number,
  ending: PriceEnding,
  profile: Omit<VenueProfile, 'noun' | 'targetPct' | 'ending'>,
): VenueProfile {
  return { noun, targetPct, ending, ...profile }
}

/** Maps each template to its score. */
function scored(...groups: [score: number, ...templates: TemplateId[]][]): VenueProfile['templates'] {
  return Object.fromEntries(groups.flatMap(([score, ...ids]) => ids.map((id) => [id, score])))
}

/** For houses where a dose of the third costs more than guests pay for a drink. */
const streetBases = { alambique: 8, carvalho: 4, castanheira: 0, amburana: 0 }
const popularBases = { alambique: 6, carvalho: 4, castanheira: 2, amburana: 2 }
const middleBases = { alambique: 5, carvalho: 4, castanheira: 3, amburana: 3 }
const upscaleBases = { alambique: 3, carvalho: 5, castanheira: 4, amburana: 4 }

export const venues: Readonly<Record<EstablishmentOption, VenueProfile>> = {
  'Boteco ou bar de bairro': venue('boteco', 23, 'ninety', {
    kitchens: ['boteco'],
    templates: scored(
      [3, 'caipirinha', 'batida'],
      [2.5, 'shot'],
      [2, 'highball'],
      [1.5, 'collins'],
      [1, 'sour'],
      [0.6, 'julep'],
      [0.3, 'negroni', 'tiki', 'hot'],
      [0.2, 'aperitif', 'cream', 'coffee'],
      [0, 'spritz'],
    ),
    traits: ['quick', 'cheap', 'fruity', 'local'],
    bases: popularBases,
    glassware: 'everyday',
  }),
  'Bar de coquetelaria': venue('bar de coquetelaria', 20, 'whole', {
    kitchens: ['fine', 'boteco'],
    templates: scored(
      [3, 'sour', 'old_fashioned'],
      [2.5, 'negroni', 'aperitif'],
      [2, 'tiki', 'smash', 'julep'],
      [1.5, 'highball', 'coffee'],
      [0.3, 'batida', 'shot', 'hot'],
    ),
    traits: ['classic', 'strong', 'bitter', 'showy'],
    bases: upscaleBases,
    glassware: 'fine',
  }),
  'Pub ou choperia': venue('pub', 23, 'ninety', {
    kitchens: ['street', 'boteco'],
    templates: scored(
      [3, 'highball'],
      [2.5, 'collins'],
      [2, 'shot'],
      [1.5, 'smash', 'old_fashioned', 'caipirinha'],
      [0.6, 'coffee'],
      [0.4, 'spritz', 'hot'],
    ),
    traits: ['quick', 'long', 'spicy'],
    bases: popularBases,
    glassware: 'everyday',
  }),
  'Restaurante de alta gastronomia': venue('restaurante de alta gastronomia', 19, 'whole', {
    kitchens: ['fine'],
    templates: scored(
      [3, 'sour', 'aperitif'],
      [2.5, 'old_fashioned'],
      [2, 'negroni', 'spritz', 'coffee'],
      [1.5, 'cream', 'julep'],
      [0.4, 'caipirinha'],
      [0.2, 'shot'],
      [0, 'batida', 'frozen'],
    ),
    traits: ['premium', 'dry', 'herbal', 'showy'],
    bases: upscaleBases,
    glassware: 'fine',
  }),
  Bistrô: venue('bistrô', 20, 'whole', {
    kitchens: ['fine'],
    templates: scored(
      [3, 'spritz'],
      [2.5, 'aperitif'],
      [2, 'sour', 'negroni', 'coffee'],
      [1.5, 'collins', 'julep'],
      [0.2, 'batida', 'shot', 'frozen'],
    ),
    traits: ['bitter', 'light', 'herbal', 'dry'],
    bases: middleBases,
    glassware: 'fine',
  }),
  'Restaurante de comida regional': venue('restaurante regional', 22, 'ninety', {
    kitchens: ['regional'],
    templates: scored(
      [3, 'caipirinha'],
      [2.5, 'highball'],
      [2, 'batida'],
      [1.5, 'sour', 'shot', 'old_fashioned', 'cream'],
      [0.3, 'negroni', 'spritz'],
    ),
    traits: ['local', 'fruity', 'sweet'],
    bases: middleBases,
    glassware: 'everyday',
  }),
  'Restaurante casual': venue('restaurante casual', 22, 'ninety', {
    kitchens: ['street', 'regional'],
    templates: scored(
      [2.5, 'collins'],
      [2, 'caipirinha', 'sour', 'highball'],
      [1.5, 'frozen'],
      [1.2, 'spritz'],
      [0.6, 'aperitif'],
    ),
    traits: ['light', 'fruity', 'quick'],
    bases: middleBases,
    glassware: 'everyday',
  }),
  'Lanchonete ou fast casual': venue('lanchonete', 23, 'ninety', {
    kitchens: ['street'],
    templates: scored(
      [3, 'highball'],
      [2.5, 'collins'],
      [2, 'frozen'],
      [1.5, 'batida', 'caipirinha'],
      [0.8, 'sour'],
      [0.5, 'old_fashioned'],
      [0.4, 'cream'],
      [0.2, 'coffee', 'spritz', 'negroni', 'hot'],
      [0, 'aperitif'],
    ),
    traits: ['quick', 'cheap', 'light'],
    usualMost: 29.9,
    bases: streetBases,
    glassware: 'takeaway',
  }),
  'Food truck ou quiosque': venue('food truck', 23, 'ninety', {
    kitchens: ['street'],
    templates: scored(
      [3, 'highball'],
      [2.5, 'collins', 'batida'],
      [1.5, 'caipirinha', 'shot'],
      [1, 'frozen'],
      [0.5, 'old_fashioned'],
      [0.4, 'cream'],
      [0.2, 'coffee', 'spritz', 'negroni', 'hot'],
      [0, 'aperitif'],
    ),
    traits: ['quick', 'cheap', 'long', 'spicy'],
    usualMost: 29.9,
    bases: streetBases,
    glassware: 'takeaway',
  }),
  'Barraca de praia': venue('barraca de praia', 23, 'ninety', {
    kitchens: ['beach'],
    templates: scored(
      [3, 'frozen'],
      [2.5, 'highball', 'batida', 'caipirinha'],
      [2, 'tiki', 'collins'],
      [0.5, 'spritz'],
      [0.4, 'cream'],
      [0.2, 'coffee'],
      [0.1, 'old_fashioned'],
      [0, 'negroni', 'hot', 'aperitif'],
    ),
    traits: ['light', 'fruity', 'long', 'quick'],
    bases: popularBases,
    glassware: 'everyday',
  }),
  Cafeteria: venue('cafeteria', 22, 'ninety', {
    kitchens: ['cafe'],
    templates: scored(
      [3, 'coffee', 'hot'],
      [2.5, 'cream'],
      [1.5, 'spritz', 'collins', 'highball'],
      [0.6, 'batida'],
      [0.4, 'tiki'],
      [0.2, 'shot'],
    ),
    traits: ['sweet', 'creamy', 'light'],
    bases: middleBases,
    glassware: 'everyday',
  }),
  'Hotel ou pousada': venue('hotel', 20, 'whole', {
    kitchens: ['fine', 'beach'],
    templates: scored(
      [2.5, 'tiki', 'collins', 'spritz'],
      [2, 'sour', 'caipirinha'],
      [1.5, 'frozen', 'old_fashioned'],
      [1.2, 'coffee'],
      [0.3, 'shot'],
    ),
    traits: ['local', 'light', 'showy'],
    bases: middleBases,
    glassware: 'fine',
  }),
  'Casa de shows ou eventos': venue('casa de eventos', 23, 'ninety', {
    kitchens: ['street'],
    templates: scored(
      [3, 'highball'],
      [2.5, 'collins'],
      [2, 'shot', 'batida'],
      [1.5, 'spritz'],
      [0.8, 'tiki'],
      [0.3, 'aperitif'],
      [0, 'hot'],
    ),
    traits: ['quick', 'long', 'light'],
    bases: popularBases,
    glassware: 'takeaway',
  }),
}

interface AudienceProfile {
  /** The audience in the summary: "grupos de amigos". */
  noun: string
  traits: readonly Trait[]
}

export const audiences: Readonly<Record<AudienceOption, AudienceProfile>> = {
  'Moradores do bairro': { noun: 'moradores do bairro', traits: ['cheap', 'fruity', 'quick'] },
  'Turistas brasileiros': { noun: 'turistas brasileiros', traits: ['local', 'fruity', 'long'] },
  'Turistas estrangeiros': { noun: 'turistas estrangeiros', traits: ['local', 'classic', 'fruity'] },
  'Happy hour depois do trabalho': { noun: 'happy hour', traits: ['quick', 'long', 'light'] },
  'Executivos em almoço ou jantar de negócios': {
    noun: 'executivos',
    traits: ['dry', 'premium', 'classic'],
  },
  Casais: { noun: 'casais', traits: ['showy', 'herbal', 'premium'] },
  'Grupos de amigos': { noun: 'grupos de amigos', traits: ['long', 'fruity', 'quick'] },
  'Público de 25 a 35 anos': { noun: 'público de 25 a 35 anos', traits: ['showy', 'spicy', 'fruity'] },
  'Público acima de 40 anos': { noun: 'público acima de 40 anos', traits: ['classic', 'strong', 'premium'] },
  'Apreciadores de cachaça': { noun: 'apreciadores de cachaça', traits: ['strong', 'premium', 'dry'] },
  'Quem prefere drinks leves': { noun: 'quem prefere drinks leves', traits: ['light', 'long', 'herbal'] },
  'Quem vem pela comida': { noun: 'quem vem pela comida', traits: ['dry', 'light', 'bitter'] },
  'Festas e comemorações': { noun: 'festas', traits: ['long', 'showy', 'sweet'] },
}

export interface Glass {
  name: string
  /** "no copo" or "na taça". */
  into: string
  /** To the brim. */
  capacityMl: number
  /** The owner states the capacity: drink and ice must fit it. */
  isStated?: true
}

/** Names and capacities of the glasses, by glassware of the house. */
export const glasses: Readonly<Record<Glassware, Record<GlassId, Glass>>> = {
  everyday: {
    low: { name: 'copo baixo', into: 'no copo', capacityMl: 350 },
    tall: { name: 'copo caldereta', into: 'no copo', capacityMl: 430 },
    stem: { name: 'taça de sobremesa ou coupé', into: 'na taça', capacityMl: 240 },
    wine: { name: 'taça de vinho', into: 'na taça', capacityMl: 450 },
    shot: { name: 'copo de dose dupla (100 ml)', into: 'no copo de dose', capacityMl: 100 },
    mug: { name: 'caneca de ágata', into: 'na caneca', capacityMl: 300 },
  },
  fine: {
    low: { name: 'copo baixo de fundo grosso', into: 'no copo', capacityMl: 350 },
    tall: { name: 'copo highball', into: 'no copo', capacityMl: 430 },
    stem: { name: 'taça coupé', into: 'na taça', capacityMl: 240 },
    wine: { name: 'taça de vinho branco', into: 'na taça', capacityMl: 450 },
    shot: { name: 'cálice pequeno', into: 'no cálice', capacityMl: 100 },
    mug: { name: 'xícara de vidro', into: 'na xícara', capacityMl: 300 },
  },
  takeaway: {
    low: { name: 'copo ecológico de 350 ml', into: 'no copo', capacityMl: 350 },
    tall: { name: 'copo ecológico de 450 ml', into: 'no copo', capacityMl: 450 },
    stem: { name: 'copo ecológico de 300 ml', into: 'no copo', capacityMl: 300 },
    wine: { name: 'copo ecológico de 500 ml', into: 'no copo', capacityMl: 500 },
    shot: { name: 'copinho de degustação', into: 'no copinho', capacityMl: 100 },
    mug: { name: 'caneca com tampa', into: 'na caneca', capacityMl: 300 },
  },
}
