/** The glasses that owners name, and what a house without the usual glass pours a drink into. */
import type { House } from '../house/house.ts'
import type { Glass } from '../house/venue.ts'
import { foldAccents } from '../language/text.ts'
import type { GlassId } from './templates.ts'

export const servingGlasses = [
  'taça',
  'taça de vinho',
  'copo baixo',
  'copo alto',
  'copo americano',
  'copo descartável',
  'copo de plástico',
  'caneca',
  'copo de dose',
  'copo',
] as const

export type ServingGlass = (typeof servingGlasses)[number]

/** The places on a recipe sheet that each glass can take. */
const takes: Readonly<Record<ServingGlass, readonly GlassId[]>> = {
  taça: ['stem', 'wine'],
  'taça de vinho': ['wine'],
  'copo baixo': ['low'],
  'copo alto': ['tall'],
  'copo americano': ['low'],
  'copo descartável': ['low', 'tall'],
  'copo de plástico': ['low', 'tall'],
  caneca: ['mug'],
  'copo de dose': ['shot'],
  copo: ['low', 'tall'],
}

const capacity: Readonly<Record<ServingGlass, number>> = {
  taça: 300,
  'taça de vinho': 450,
  'copo baixo': 350,
  'copo alto': 430,
  'copo americano': 300,
  'copo descartável': 400,
  'copo de plástico': 450,
  caneca: 300,
  'copo de dose': 100,
  copo: 350,
}

const into = (glass: ServingGlass) =>
  glass.startsWith('taça') ? 'na taça' : glass === 'caneca' ? 'na caneca' : 'no copo'

/** A glass as recipes write it. @param ml to the brim, if the owner says so */
export const glassOf = (glass: ServingGlass, ml?: number): Glass =>
  ml === undefined
    ? { name: glass, into: into(glass), capacityMl: capacity[glass] }
    : { name: `${glass} de ${ml} ml`, into: into(glass), capacityMl: ml, isStated: true }

/** Sold in several sizes: a cup of plastic or paper is as large as its drink. */
const cups: ReadonlySet<string> = new Set<ServingGlass>(['copo de plástico', 'copo descartável'])
export const isCup = (glass: ServingGlass): boolean => cups.has(glass)
const cupSizes = [80, 200, 300, 400, 500] as const

/** The share of a glass that a drink may take: the space left by the ice, or up to just below the brim. */
export const fullShare = (isOnIce: boolean): number => (isOnIce ? 0.72 : 0.93)

/** The smallest cup that holds a drink, so that it looks full; any other glass as it is. */
export function sizedFor(glass: Glass, ml: number, isOnIce: boolean): Glass {
  if (glass.isStated === true || !cups.has(glass.name)) return glass
  const size = cupSizes.find((one) => ml <= one * fullShare(isOnIce)) ?? glass.capacityMl
  return { ...glass, name: `${glass.name} de ${size} ml`, capacityMl: size }
}

/** ml that a gram of ice takes. */
export const mlPerIceGram = 1.09
/** The part of a glass that drink and ice may take. */
export const fullest = 0.95
/** g of ice below which a drink on ice is served warm. */
const leastIce = 60

/** g of ice that fits a glass beside what is poured over it, at most so many; null if too little fits. */
export function iceThatFits(glass: Glass, pouredMl: number, most: number): number | null {
  if (glass.isStated !== true || most === 0) return most
  const room = (glass.capacityMl * fullest - pouredMl) / mlPerIceGram
  const grams = Math.min(most, Math.floor(room / 10) * 10)
  return grams >= Math.min(leastIce, most) ? grams : null
}

export interface GlassWish {
  what: ServingGlass
  has: 'yes' | 'no' | 'only'
  /** ml to the brim, if the owner says so. */
  ml?: number | undefined
}

/** ml of a glass in the owner's words: "300 ml", "meio litro"; null without one. @param folded lower case, no accents */
export function glassMlIn(folded: string): number | null {
  const [, figure] = /\b(\d{2,3}) ?ml\b/.exec(folded) ?? []
  const ml = figure === undefined ? (/\bmeio litro\b/.test(folded) ? 500 : null) : Number(figure)
  return ml !== null && ml >= smallestCup && ml <= largestCup ? ml : null
}
/** A smaller measure is a dose, and a larger one a jug. */
const smallestCup = 150
const largestCup = 800

const named: readonly (readonly [RegExp, ServingGlass])[] = [
  [/vinho/, 'taça de vinho'],
  [/taca|coupe|martini/, 'taça'],
  [/americano|lagoinha/, 'copo americano'],
  [/descartav|papel/, 'copo descartável'],
  [/plastic|acrilic/, 'copo de plástico'],
  [/caneca|xicara/, 'caneca'],
  [/dose|shot/, 'copo de dose'],
  [/baixo|rocks|curto|caipir|old fashioned|whisky|uisque/, 'copo baixo'],
  [/alto|long|highball|caldereta|collins|suco|gin/, 'copo alto'],
]

/** The glasses that the house lists: it has nothing else, unless it lists one that may be any, or the request names some. */
export function glassesOfHouse(
  { settings }: Pick<House, 'settings'>,
  said: readonly GlassWish[],
): GlassWish[] {
  if (said.some(({ has }) => has !== 'no')) return []
  const glassware = settings.glassware.filter((entry) => !/\b(?:jarra|balde|torre|moringa)/i.test(entry))
  const listed = glassware.flatMap((entry) => {
    const folded = foldAccents(entry)
    const ml = glassMlIn(folded)
    const what = named.find(([words]) => words.test(folded))?.[1] ?? (ml === null ? null : ('copo' as const))
    return what === null ? [] : [{ what, ml }]
  })
  const has = listed.length < glassware.length ? 'yes' : 'only'
  const lacked = new Set(said.map(({ what }) => what))
  return listed
    .filter(({ what }, at) => !lacked.has(what) && listed.findIndex((one) => one.what === what) === at)
    .map(({ what, ml }) => ({ what, has, ...(ml === null ? {} : { ml }) }))
}

/** What to pour into instead, if the house lacks the usual glass. */
const instead: Readonly<Record<GlassId, readonly GlassId[]>> = {
  stem: ['low', 'tall', 'mug'],
  wine: ['tall', 'low', 'mug'],
  tall: ['low', 'wine', 'mug'],
  low: ['tall', 'mug', 'wine'],
  shot: ['low'],
  mug: ['low', 'tall'],
}

/**
 * The glass of this house for each place on a recipe sheet, by what the owner says of its glassware; null where the
 * usual one serves.
 */
export function houseGlass(
  id: GlassId,
  wishes: readonly GlassWish[],
  usual: Readonly<Record<GlassId, Glass>>,
): { id: GlassId; glass: Glass } | null {
  const only = wishes.filter(({ has }) => has === 'only')
  const named = wishes.filter(({ has }) => has === 'yes')
  // Who lists mugs and tumblers and no goblet may have none: a drink over ice loses nothing.
  const isUnnamed = (one: GlassId) =>
    one === 'stem' && named.length > 0 && !named.some(({ what }) => what.startsWith('taça'))
  const lacks = (one: GlassId) =>
    isUnnamed(one) || wishes.some(({ what, has }) => has === 'no' && takes[what].includes(one))
  const own = [...only, ...named].find(({ what }) => takes[what].includes(id))
  const mlOf = (what: ServingGlass) => wishes.find((one) => one.what === what && one.ml !== undefined)?.ml
  if (own) return { id, glass: glassOf(own.what, mlOf(own.what)) }
  const [first] = only
  if (first) return { id: takes[first.what][0] ?? id, glass: glassOf(first.what, mlOf(first.what)) }
  if (!lacks(id)) return null
  const other = instead[id].find((one) => !lacks(one)) ?? id
  return other === id ? null : { id: other, glass: usual[other] }
}

/** Whether a drink's glass is what the owner says of the house. */
export function fitsGlass(glass: string, { what, has, ml }: GlassWish): boolean {
  const isIt =
    (glass.toLowerCase().includes(what) && (ml === undefined || glass.includes(`${ml} ml`))) ||
    (what === 'taça' && /^(?:taça|cálice)/i.test(glass))
  return has === 'no' ? !isIt : isIt
}
