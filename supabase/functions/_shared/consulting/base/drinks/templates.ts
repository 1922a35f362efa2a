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
 * Target sweetness and sourness, in g per drink. Acid drinks: an acid target and the weight of sugar per weight of
 * acid; 60 ml of spirit, 22 of lime and 22 of 1:1 syrup give 1.35 g of acid and a ratio near 10 (D. Arnold, *Liquid
 * Intelligence*, on the balance of sours). Others: sugar alone. `fixed`: the amounts written in the recipe are the
 * balance. `least` holds however dry the house likes its drinks: below it a glass is only sour, and what is blended with
 * ice is so cold and so thinned that the same sugar is hardly tasted.
 */
export type Balance =
  | { kind: 'acid'; acid: number; ratio: number; least: { ratio: number; sugar: number } }
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
  // About as much as melts into the drink; blended with it.
  iceGrams: 0,
}

// A batida is blended without ice and poured over it, so that it is not watered down.
const blendedThenIced: Path = {
  ...blendedTall,
  technique: 'built',
  glass: 'low',
  served: 'on_ice',
  iceGrams: 150,
}

const warmed: Path = {
  method: 'heat',
  technique: 'neat',
  needs: ['stove'],
  glass: 'mug',
  served: 'without_ice',
  iceGrams: 0,
}
const chilled: Path = { ...warmed, method: 'chill', needs: [], glass: 'shot' }

const asWritten: Balance = { kind: 'fixed' }

function sour(acid: number, ratio: number, least = { ratio: 7.5, sugar: 6 }): Balance {
  return { kind: 'acid', acid, ratio, least }
}

function sugar(grams: number): Balance {
  return { kind: 'sugar', sugar: grams }
}

function template(
  course: number,
  label: string,
  profile: PairingProfile,
  baseMl: number,
  balance: Balance,
  ...paths: Path[]
): Template {
  return { label, course, balance, paths, baseMl, profile }
}

export const templates: Readonly<Record<TemplateId, Template>> = {
  spritz: template(1, 'Spritz', 'light', 35, asWritten, builtWine),
  highball: template(2, 'Highball', 'light', 50, asWritten, builtTall),
  collins: template(3, 'Collins', 'light', 50, sour(1.2, 10), shakenTall, builtTall),
  caipirinha: template(4, 'Caipirinha', 'acid', 50, sour(1.25, 10), builtLow),
  smash: template(5, 'Smash', 'acid', 50, sour(1.15, 10), shakenLow, builtLow),
  sour: template(6, 'Sour', 'acid', 50, sour(1.2, 10), shakenUp, builtLow),
  tiki: template(7, 'Tropical', 'spicy', 50, sour(1.15, 10), shakenTall, builtTall),
  frozen: template(8, 'Frozen', 'creamy', 50, sour(1.1, 13, { ratio: 10.5, sugar: 12 }), blendedTall),
  julep: template(9, 'Julep', 'bitter', 50, sugar(8), builtLow),
  negroni: template(10, 'Aperitivo amargo', 'bitter', 40, asWritten, stirredLow, builtLow),
  aperitif: template(11, 'Curto e seco', 'bitter', 50, asWritten, stirredUp, builtLow),
  old_fashioned: template(12, 'Old fashioned', 'strong', 50, sugar(5), stirredLow, builtLow),
  batida: template(13, 'Batida', 'creamy', 50, sugar(15), blendedThenIced, shakenLow, builtLow),
  cream: template(14, 'Cremoso', 'dessert', 40, sugar(10), shakenUp, builtLow),
  coffee: template(15, 'Com café', 'dessert', 40, sugar(9), shakenUp, builtLow),
  hot: template(16, 'Quente', 'dessert', 45, sugar(13), warmed),
  shot: template(17, 'Dose de degustação', 'strong', 40, asWritten, chilled),
}
