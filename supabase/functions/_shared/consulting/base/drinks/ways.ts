import { type Glass, glasses } from '../house/venue.ts'
import type { Portion } from './candidate.ts'
import type { Concept } from './concepts/concept.ts'
import type { Conditions } from './conditions.ts'
import { withLittleIce } from './little-ice.ts'
import { houseGlass } from './serving-glasses.ts'
import type { Path, Template, TemplateId } from './templates.ts'

/** Seconds for a trained bartender with mise en place: glass, ice and garnish, each measure, and the method itself. */
const takes = { glass: 12, measure: 5, muddling: 20, foaming: 20 } as const
const methodTakes = { shake: 28, stir: 32, build: 10, blend: 35, heat: 300, chill: 8 } as const

export function prepSecondsOf(path: Path, portions: readonly Portion[]): number {
  const muddles = path.method !== 'heat' && portions.some(({ item }) => item.phase === 'muddle')
  const foams = portions.some(({ item }) => item.id === 'clara' || item.id === 'grao_bico')
  return (
    takes.glass +
    methodTakes[path.method] +
    (muddles ? takes.muddling : 0) +
    (foams ? takes.foaming : 0) +
    portions.length * takes.measure
  )
}

/** If the owner asks for speed, long drinks are built in the glass, and stirred ones may be; a sour needs its air. */
const builtInHaste: ReadonlySet<TemplateId> = new Set(['collins', 'tiki'])
const mayBeBuilt: ReadonlySet<TemplateId> = new Set(['negroni', 'old_fashioned'])

/** The methods that the equipment and the requested speed allow; without a wish for speed only the first. */
function waysOf({ template }: Concept, open: readonly Path[], { styles }: Conditions): Path[] {
  const [first] = open
  if (!first) return []
  const built = styles.has('quick') ? open.find(({ method }) => method === 'build') : undefined
  if (built && builtInHaste.has(template)) return [built]
  return built && built !== first && mayBeBuilt.has(template) ? [first, built] : [first]
}

/** How this bar can make a drink. Takeaway drinks are served over ice instead of in a stemmed glass. */
export function pathsFor(concept: Concept, template: Template, conditions: Conditions): Path[] {
  const able = template.paths.filter(({ needs }) => needs.every((need) => conditions.has.has(need)))
  const open = conditions.littleIce ? able.flatMap((path) => withLittleIce(path) ?? []) : able
  return waysOf(concept, open, conditions).map((path) =>
    path.glass === 'stem' && (conditions.glassware === 'takeaway' || warmsUp(path, conditions))
      ? inOwnGlass(onIce(path, 'low'), conditions)
      : inOwnGlass(path, conditions),
  )
}

/** Whether a chilled glass without ice would stand in the sun; an owner who names such a glass gets it. */
const warmsUp = ({ method }: Path, { inSun, glasses: said = [] }: Conditions): boolean =>
  inSun === true &&
  method !== 'heat' &&
  !said.some(({ what, has }) => what.startsWith('taça') && has !== 'no')

/** A drink for a stemmed glass, over ice in another one. */
const onIce = (path: Path, glass: Path['glass']): Path => ({
  ...path,
  glass,
  served: 'on_ice',
  iceGrams: path.iceGrams + 120,
})

function inOwnGlass(path: Path, { glassware, glasses: said = [] }: Conditions): Path {
  const own = houseGlass(path.glass, said, glasses[glassware])
  if (!own || own.id === path.glass) return path
  // Blended and hot drinks are not iced in any glass.
  return path.glass === 'stem' && path.method !== 'heat' ? onIce(path, own.id) : { ...path, glass: own.id }
}

/** The glass of this house for a path that {@link pathsFor} gives. */
export const glassFor = ({ glass }: Path, { glassware, glasses: said = [] }: Conditions): Glass =>
  houseGlass(glass, said, glasses[glassware])?.glass ?? glasses[glassware][glass]
