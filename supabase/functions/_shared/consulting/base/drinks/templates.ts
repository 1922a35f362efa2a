import type { EquipmentId } from '../pantry/equipment.ts'
import type { Technique } from '../strength.ts'
import type { PairingProfile } from './dish-suggestions.ts'

export const templateIds = [
  'sour',
  'caipirinha',
  'smash',
  'collins',
  'highball',
  'julep',
  'old_fashioned',
  'negroni',
  'aperitif',
  'spritz',
  'tiki',
  'frozen',
  'batida',
  'hot',
  'coffee',
  'cream',
  'shot',
] as const

export type TemplateId = (typeof templateIds)[number]

export type GlassId = 'low' | 'tall' | 'stem' | 'wine' | 'shot' | 'mug'

type MethodId = 'shake' | 'stir' | 'build' | 'blend' | 'heat' | 'chill'

/** One way of making a drink; a bar without the equipment takes the next. */
export interface Path {
  method: MethodId
  technique: Technique
  needs: readonly EquipmentId[]
  glass: GlassId
  /** Whether ice stays in the glass. */
  served: 'on_ice' | 'without_ice'
  /** g of ice, for making and serving. */
  iceGrams: number
}

/**
 * What the sweet and the sour of a drink are brought to, in g per drink. Acid drinks: an acid target and
 * the weight of sugar per weight of acid; 60 ml of spirit, 22 of lime and 22 of 1:1 syrup give 1.35 g of
 * acid and a ratio near 10 (D. Arnold, *Liquid Intelligence*, on the balance of sours). Others: sugar alone.
 * `fixed`: the amounts written in the recipe are the balance.
 */
export type Balance =
  | { kind: 'acid'; acid: number; ratio: number }
  | { kind: 'sugar'; sugar: number }
  | { kind: 'fixed' }

export interface Template {
  label: string
  /** Place on the menu: light and long first, sweet and strong last. */
  course: number
  balance: Balance
  paths: readonly Path[]
  baseMl: number
  profile: PairingProfile
}

const shakenUp: Path = {
  method: 'shake',
  technique: 'shaken',
  needs: ['shaker'],
  glass: 'stem',
  served: 'without_ice',
  iceGrams: 160,
}
const shakenLow: Path = { ...shakenUp, glass: 'low', served: 'on_ice', iceGrams: 280 }
const shakenTall: Path = { ...shakenUp, glass: 'tall', served: 'on_ice', iceGrams: 300 }
const builtLow: Path = {
  method: 'build',
  technique: 'built',
  needs: [],
  glass: 'low',
  served: 'on_ice',
  iceGrams: 150,
}
const builtTall: Path = { ...builtLow, glass: 'tall', iceGrams: 200 }
const builtWine: Path = { ...builtLow, glass: 'wine', iceGrams: 180 }
const stirredLow: Path = {
  method: 'stir',
  technique: 'stirred',
  needs: ['mixing_glass'],
  glass: 'low',
  served: 'on_ice',
  iceGrams: 260,
}
const stirredUp: Path = { ...stirredLow, glass: 'stem', served: 'without_ice', iceGrams: 160 }
const blendedTall: Path = {
  method: 'blend',
  technique: 'blended',
  needs: ['blender'],
  glass: 'tall',
  served: 'without_ice',
  // As much as melts into the drink; measured with it.
  iceGrams: 0,
}

// A batida is blended smooth without ice and meets it in the glass, so that it is not watered down.
const blendedThenIced: Path = {
  ...blendedTall,
  technique: 'built',
  glass: 'low',
  served: 'on_ice',
  iceGrams: 150,
}

export const templates: Readonly<Record<TemplateId, Template>> = {
  spritz: {
    label: 'Spritz',
    course: 1,
    balance: { kind: 'fixed' },
    paths: [builtWine],
    baseMl: 35,
    profile: 'light',
  },
  highball: {
    label: 'Highball',
    course: 2,
    balance: { kind: 'fixed' },
    paths: [builtTall],
    baseMl: 50,
    profile: 'light',
  },
  collins: {
    label: 'Collins',
    course: 3,
    balance: { kind: 'acid', acid: 1.2, ratio: 10 },
    paths: [shakenTall, builtTall],
    baseMl: 50,
    profile: 'light',
  },
  caipirinha: {
    label: 'Caipirinha',
    course: 4,
    balance: { kind: 'acid', acid: 1.25, ratio: 10 },
    paths: [builtLow],
    baseMl: 50,
    profile: 'acid',
  },
  smash: {
    label: 'Smash',
    course: 5,
    balance: { kind: 'acid', acid: 1.15, ratio: 10 },
    paths: [shakenLow, builtLow],
    baseMl: 50,
    profile: 'acid',
  },
  sour: {
    label: 'Sour',
    course: 6,
    balance: { kind: 'acid', acid: 1.2, ratio: 10 },
    paths: [shakenUp, builtLow],
    baseMl: 50,
    profile: 'acid',
  },
  tiki: {
    label: 'Tropical',
    course: 7,
    balance: { kind: 'acid', acid: 1.15, ratio: 10 },
    paths: [shakenTall, builtTall],
    baseMl: 50,
    profile: 'spicy',
  },
  frozen: {
    label: 'Frozen',
    course: 8,
    balance: { kind: 'acid', acid: 1.1, ratio: 13 },
    paths: [blendedTall],
    baseMl: 50,
    profile: 'creamy',
  },
  julep: {
    label: 'Julep',
    course: 9,
    balance: { kind: 'sugar', sugar: 8 },
    paths: [builtLow],
    baseMl: 50,
    profile: 'bitter',
  },
  negroni: {
    label: 'Aperitivo amargo',
    course: 10,
    balance: { kind: 'fixed' },
    paths: [stirredLow, builtLow],
    baseMl: 40,
    profile: 'bitter',
  },
  aperitif: {
    label: 'Curto e seco',
    course: 11,
    balance: { kind: 'fixed' },
    paths: [stirredUp, builtLow],
    baseMl: 50,
    profile: 'bitter',
  },
  old_fashioned: {
    label: 'Old fashioned',
    course: 12,
    balance: { kind: 'sugar', sugar: 5 },
    paths: [stirredLow, builtLow],
    baseMl: 50,
    profile: 'strong',
  },
  batida: {
    label: 'Batida',
    course: 13,
    balance: { kind: 'sugar', sugar: 15 },
    paths: [blendedThenIced, shakenLow, builtLow],
    baseMl: 50,
    profile: 'creamy',
  },
  cream: {
    label: 'Cremoso',
    course: 14,
    balance: { kind: 'sugar', sugar: 10 },
    paths: [shakenUp, builtLow],
    baseMl: 40,
    profile: 'dessert',
  },
  coffee: {
    label: 'Com café',
    course: 15,
    balance: { kind: 'sugar', sugar: 9 },
    paths: [shakenUp, builtLow],
    baseMl: 40,
    profile: 'dessert',
  },
  hot: {
    label: 'Quente',
    course: 16,
    balance: { kind: 'sugar', sugar: 13 },
    paths: [
      {
        method: 'heat',
        technique: 'neat',
        needs: ['stove'],
        glass: 'mug',
        served: 'without_ice',
        iceGrams: 0,
      },
    ],
    baseMl: 45,
    profile: 'dessert',
  },
  shot: {
    label: 'Dose de degustação',
    course: 17,
    balance: { kind: 'fixed' },
    paths: [
      {
        method: 'chill',
        technique: 'neat',
        needs: [],
        glass: 'shot',
        served: 'without_ice',
        iceGrams: 0,
      },
    ],
    baseMl: 40,
    profile: 'strong',
  },
}
