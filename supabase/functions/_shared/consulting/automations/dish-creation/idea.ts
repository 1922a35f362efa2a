import type { CachacaId } from '../../base/cachacas.ts'
import type { FoodId } from '../../base/pantry/kitchen.ts'

export type CourseId = 'petisco' | 'principal' | 'lanche' | 'sobremesa'

/** What the cachaça does in the dish. */
export type TechniqueId = 'flambe' | 'marinade' | 'reduction' | 'cure' | 'batter' | 'raw' | 'braise'

/** How long the alcohol meets the heat; keys of the table in alcohol.ts. */
export type AlcoholId = 'raw' | 'overnight' | 'flamed' | 'baked25' | 'simmer15' | 'simmer30' | 'simmer150'

export type NeedId = 'burner' | 'griddle' | 'oven' | 'grill' | 'fryer' | 'blender' | 'precision' | 'freezer'

type CuisineOption =
  | 'Regional cearense'
  | 'Sertaneja'
  | 'Praiana'
  | 'Brasileira contemporânea'
  | 'Petiscos de boteco'
  | 'Na brasa'
  | 'Italiana'
  | 'Francesa'
  | 'Asiática'
  | 'Mediterrânea'
  | 'Vegetariana'
  | 'Confeitaria e sobremesas'

/** A line of the recipe: the first option that the house may use is taken. */
export interface Line {
  slot: string
  /** Ids of the pantry and the amount that reaches the pan, for the whole batch. */
  options: readonly (readonly [id: FoodId, amount: number])[]
  /** Left out when no option may be used; otherwise the dish is not made. */
  optional: boolean
}

/** A step of the method; with `slot` it is told only when that line is in the recipe. */
export interface Step {
  /** `{slot}` stands for the name of what the line took (`{o:slot}`, `{do:slot}`, `{no:slot}` with its article), `{cachaca}` for the cachaça, `{dose}` for its ml. */
  text: string
  slot: string | null
}

/** The idea of a dish, and the room it leaves for what a house has and leaves out. */
export interface DishIdea {
  /** Stable. */
  id: string
  name: string
  course: CourseId
  technique: TechniqueId
  cuisines: readonly CuisineOption[]
  /** Portions of one batch and what each weighs on the plate. */
  portions: number
  portionGrams: number
  /** Cachaças that suit it, best first, and ml for the batch. */
  cachacas: readonly CachacaId[]
  cachacaMl: number
  alcohol: AlcoholId
  /** Minutes before the service, and from the order to the pass. */
  advance: number
  finish: number
  needs: readonly NeedId[]
  lines: readonly Line[]
  steps: readonly Step[]
  plating: string
  /** For the menu; names nothing that the lines may leave out. */
  story: string
  keeps: string
}

type Options = readonly (readonly [id: FoodId, amount: number])[]

export function use(slot: string, ...options: Options): Line {
  return { slot, options, optional: false }
}

export function maybe(slot: string, ...options: Options): Line {
  return { slot, options, optional: true }
}

/** A step that is told only when a line is in the recipe. */
export function when(slot: string, text: string): Step {
  return { text, slot }
}

export function always(text: string): Step {
  return { text, slot: null }
}
