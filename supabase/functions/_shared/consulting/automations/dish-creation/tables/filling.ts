import type { Amounts, CuisineOption, DishIdea, TechniqueId } from '../idea.ts'
import type { NeedId } from '../needs.ts'
import type { DoughId } from './doughs.ts'

/** What goes into a tapioca, a crepe, a pastry or a pizza, in a batch that fills all of them. */
export interface Filling {
  id: string
  /** After "Tapioca de". */
  name: string
  /** The same on a simple house's menu. */
  called: string
  fits: readonly DoughId[]
  /** Besides those of the dough. */
  cuisines?: readonly CuisineOption[]
  /** Of the finished batch. */
  grams: number
  advance: number
  needs: readonly NeedId[]
  cachaca: { technique: TechniqueId; kinds: DishIdea['cachacas']; ml: number; alcohol?: DishIdea['alcohol'] }
  signature?: true
  lines: Readonly<Record<string, Amounts | number>>
  steps: string
  story: string
  keeps: string
}

export const everyDough: readonly DoughId[] = [
  'tapioca',
  'crepe',
  'pastel',
  'esfiha',
  'pizza',
  'cuscuz',
  'sanduiche',
]
export const but = (...without: DoughId[]) => everyDough.filter((id) => !without.includes(id))

export const stove: readonly NeedId[] = ['burner']
export const white: DishIdea['cachacas'] = ['alambique']
export const aged: DishIdea['cachacas'] = ['carvalho', 'alambique']

/** Base lines that several fillings share. */
export const butter = { manteiga_garrafa: 25, azeite: 20, oleo: 20 }
