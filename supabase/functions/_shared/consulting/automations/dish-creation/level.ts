/** What the kitchen can do, by the house's formats, its own equipment and the kind of menu. */
import type { Requirements } from '../../base/request/requirements.ts'
import type { Asks } from './asks.ts'
import { type HouseFormats, needsOfFormats } from './formats.ts'
import type { Level } from './kitchen.ts'
import type { NeedId } from './needs.ts'

/** Needs of the recipes that correspond to the equipment that owners name. */
const needOf: Readonly<Record<string, NeedId>> = {
  stove: 'burner',
  griddle: 'griddle',
  oven: 'oven',
  air_fryer: 'small_oven',
  grill: 'grill',
  fryer: 'fryer',
  blender: 'blender',
  combi_oven: 'precision',
  sous_vide: 'precision',
  freezer: 'freezer',
}

/** What cooks, besides a burner, which every kitchen has. */
const heats: readonly NeedId[] = ['griddle', 'oven', 'grill', 'fryer']
/** Sources of heat from which on the owner's list counts as the whole kitchen. */
const fewestHeats = 2
const isHeat = (id: string) => id === 'stove' || id === 'air_fryer' || heats.includes(needOf[id] ?? 'freezer')

/** A house that sells pizzas has an oven, whatever its answer about technique. */
export function withFormats(level: Level, formats: HouseFormats): Level {
  // Who says that there is no stove has none.
  if (!level.needs.includes('burner')) return level
  return { ...level, needs: [...new Set([...level.needs, ...needsOfFormats(formats)])] }
}

export function withEquipment(
  level: Level,
  { equipment }: Requirements,
  ofFormats: readonly NeedId[],
): Level {
  const needsOf = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => needOf[id] ?? [])
  const lacks = needsOf(equipment.lacks)
  const has = needsOf(equipment.has)
  const needs = [
    ...new Set<NeedId>([...level.needs, ...has, ...(has.includes('oven') ? (['small_oven'] as const) : [])]),
  ]
  // Who lists a stove, an oven and an airfryer has no griddle, no charcoal and no blender.
  const isListed = !level.isFull && [...equipment.has].filter(isHeat).length >= fewestHeats
  const listed: readonly NeedId[] = [...heats, 'blender']
  const isThere = (need: NeedId) =>
    !isListed || !listed.includes(need) || has.includes(need) || ofFormats.includes(need)
  const griddle = level.oneGriddle && !lacks.includes('griddle')
  // What an oven does, and an air fryer too.
  const mayBake = has.includes('oven') || has.includes('small_oven')
  return {
    ...level,
    needs: needs.filter((need) =>
      need === 'small_oven'
        ? mayBake || (!lacks.includes('oven') && isThere('oven') && needs.includes('oven'))
        : !lacks.includes(need) && (isThere(need) || (griddle && need === 'griddle')),
    ),
  }
}

/** A menu in courses has small portions. */
export const inCourses = (level: Level, { tasting }: Asks): Level =>
  tasting ? { ...level, portion: Math.min(level.portion, 0.5) } : level
