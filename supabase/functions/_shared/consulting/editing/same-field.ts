/** Locates a field of one run's contents in those of another run, whose lists may be ordered differently. */

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const namedBy = ['name', 'title', 'label', 'dish', 'addition'] as const

/** The identity of a list entry: its names, or its text. */
const identityOf = (value: unknown): string =>
  JSON.stringify(isTree(value) ? namedBy.map((key) => value[key] ?? null) : value)

/** The index in `to` of the entry at `index` of `from`: the same identity, counted among entries with that identity. */
function placeOf(from: readonly unknown[], to: readonly unknown[], index: number): number {
  const identity = identityOf(from[index])
  const before = from.slice(0, index).filter((value) => identityOf(value) === identity).length
  return [...to.entries()].filter(([, value]) => identityOf(value) === identity)[before]?.[0] ?? -1
}

/** The id in `to` of the field that `id` names in `from`; null if it no longer exists. */
export function sameField(from: readonly unknown[], to: readonly unknown[], id: string): string | null {
  const [content = '', path = ''] = id.split('/')
  let [here, there]: [unknown, unknown] = [from[Number(content)], to[Number(content)]]
  const keys: string[] = []
  for (const key of path.split('.')) {
    const both = Array.isArray(here) && Array.isArray(there)
    const next = both ? String(placeOf(asList(here), asList(there), Number(key))) : key
    here = isTree(here) ? Reflect.get(here, key) : undefined
    there = isTree(there) ? Reflect.get(there, next) : undefined
    if (there === undefined) return null
    keys.push(next)
  }
  return `${content}/${keys.join('.')}`
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
