import type { CachacaId } from '../../base/cachacas.ts'
import { type FoodId, isFoodId } from '../../base/pantry/kitchen.ts'
import type { CourseId } from '../../base/request/recipe-wishes.ts'
import { type FormatId, formatOfName } from './formats.ts'
import type { NeedId } from './needs.ts'
import { spokenNames } from './tables/spoken-names.ts'

/** The role of the cachaça in the dish. */
export type TechniqueId = 'flambe' | 'marinade' | 'reduction' | 'cure' | 'batter' | 'raw' | 'braise'

/** How long the alcohol is heated; keys of the table in alcohol.ts. */
export type AlcoholId = 'raw' | 'overnight' | 'flamed' | 'baked25' | 'simmer15' | 'simmer30' | 'simmer150'

export type CuisineOption =
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
  /** Pantry ids with the amount that reaches the pan, for the whole batch. */
  options: readonly (readonly [id: FoodId, amount: number])[]
  /** Left out if no option may be used; without it, the dish is then not made. */
  optional: boolean
}

/** A step of the method; with `slot`, it appears only if that line is in the recipe. */
export interface Step {
  /**
   * `{slot}` stands for the name of the line's ingredient (`{o:slot}`, `{do:slot}`, `{no:slot}` with its article),
   * `{cachaca}` for the cachaça, `{dose}` for its ml.
   */
  text: string
  slot: string | null
}

/** The idea of a dish, with lines that each house fills with what it has and allows. */
export interface DishIdea {
  /** Stable. */
  id: string
  name: string
  /** The name on a simple house's menu; null if `name` is used. */
  called: string | null
  course: CourseId
  /** What guests order it as: a tapioca, a pizza; null for a plate. */
  format: FormatId | null
  /** Only for houses that sell the format: nobody buys a pizza oven for one dish. */
  isOfHouse: boolean
  technique: TechniqueId
  cuisines: readonly CuisineOption[]
  /** Portions of one batch, and g of each on the plate. */
  portions: number
  portionGrams: number
  /** Whether guests will talk about it: a crust, a sauce, a gesture at the table. */
  signature: boolean
  /** Suitable cachaças, best first, and ml for the batch. */
  cachacas: readonly CachacaId[]
  cachacaMl: number
  alcohol: AlcoholId
  /** Minutes before service, and from the order to the pass. */
  advance: number
  finish: number
  needs: readonly NeedId[]
  lines: readonly Line[]
  steps: readonly Step[]
  plating: string
  /** Description for the menu; names nothing that a line may leave out. */
  story: string
  keeps: string
}

export type Amounts = Readonly<Partial<Record<FoodId, number>>>

/**
 * By slot, the foods that the line may take, best first; `'erva?'` marks an optional line. A bare number if slot and
 * food have the same name.
 */
type Lines<Slot extends string> = {
  readonly [Name in Slot]: Name extends FoodId | `${FoodId}?` ? number | Amounts : Amounts
}

/** A dish as the tables write it. */
interface DishRow<Slot extends string> {
  /** Besides the one of all desserts. */
  cuisines: DishIdea['cuisines']
  /** If only houses that sell it make the dish; else the name shows it. */
  format?: FormatId
  /** The name on a simple house's menu, if not in `spoken-names.ts`. */
  called?: string
  batch: Pick<DishIdea, 'portions' | 'portionGrams' | 'advance' | 'finish' | 'needs'>
  /** `alcohol`, if the technique leaves a different amount than usual. */
  cachaca: { technique: TechniqueId; kinds: DishIdea['cachacas']; ml: number; alcohol?: AlcoholId }
  signature?: true
  lines: Lines<Slot>
  /** One per line; `[erva] …` appears only if that line is in the recipe. */
  steps: string
  plating: string
  story: string
  keeps: string
}

const usualAlcohol: Readonly<Record<TechniqueId, AlcoholId>> = {
  flambe: 'flamed',
  marinade: 'simmer15',
  reduction: 'simmer15',
  cure: 'overnight',
  batter: 'baked25',
  raw: 'raw',
  braise: 'simmer150',
}

/** A row whose lines were put together from several tables, so that no type knows its slots. */
type AnyRow = Omit<DishRow<never>, 'lines'> & { lines: Readonly<Record<string, number | Amounts>> }

export const dish = <Slot extends string>(
  course: CourseId,
  id: string,
  name: string,
  row: DishRow<Slot>,
): DishIdea => dishFrom(course, id, name, row)

export function dishFrom(course: CourseId, id: string, name: string, row: AnyRow): DishIdea {
  const { cuisines, batch, cachaca, lines, steps, format, called, ...others } = row
  const { technique, kinds, ml, alcohol = usualAlcohol[technique] } = cachaca
  return {
    id,
    name,
    called: called ?? spokenNames[id] ?? null,
    course,
    format: format ?? formatOfName(name),
    isOfHouse: format !== undefined,
    cuisines: course === 'sobremesa' ? ['Confeitaria e sobremesas', ...cuisines] : cuisines,
    ...batch,
    technique,
    alcohol,
    cachacas: kinds,
    cachacaMl: ml,
    signature: row.signature ?? false,
    lines: readLines(lines),
    steps: readSteps(steps),
    ...others,
  }
}

function readLines(lines: Readonly<Record<string, number | Amounts>>): Line[] {
  return Object.entries(lines).map(([key, amounts]) => {
    const slot = key.replace('?', '')
    const options = Object.entries(typeof amounts === 'number' ? { [slot]: amounts } : amounts)
    return {
      slot,
      options: withShiitake(
        withAnyFish(options.flatMap(([id, amount]) => (isFoodId(id) ? [[id, amount] as const] : []))),
      ),
      optional: key.endsWith('?'),
    }
  })
}

/** Fillets and steaks that cook alike. */
const whiteFish: readonly FoodId[] = [
  'tilapia',
  'pargo',
  'robalo',
  'cioba',
  'cavala',
  'serra',
  'tucunare',
  'carapeba',
]

/** Shiitake cooks like the mushrooms that the recipes name. */
const withShiitake = (options: Line['options']): Line['options'] =>
  options.flatMap(([id, amount]): Line['options'] =>
    id === 'cogumelo'
      ? [
          [id, amount],
          ['shiitake', amount],
        ]
      : [[id, amount]],
  )

/** A recipe for three kinds of white fish takes any of them: what the owner's fisherman brings. */
function withAnyFish(options: Line['options']): Line['options'] {
  const fish = options.filter(([id]) => whiteFish.includes(id))
  const [first] = fish
  if (!first || fish.length < 3) return options
  const known = new Set(options.map(([id]) => id))
  return [...options, ...whiteFish.flatMap((id) => (known.has(id) ? [] : [[id, first[1]] as const]))]
}

function readSteps(steps: string): Step[] {
  return steps
    .trim()
    .split('\n')
    .map((step) => {
      const [, slot = null, text = ''] = /^(?:\[(\w+)\] )?(.+)$/.exec(step.trim()) ?? []
      return { text, slot }
    })
}
