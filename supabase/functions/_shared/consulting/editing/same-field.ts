/** Where a field of one run's contents stands in those of another run, whose lists may be ordered otherwise. */

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const namedBy = ['name', 'title', 'label', 'dish', 'addition'] as const

/** What tells an entry of a list from its neighbours: its names, or the text that it is. */
const identityOf = (value: unknown): string =>
  JSON.stringify(isTree(value) ? namedBy.map((key) => value[key] ?? null) : value)

/** The place in `to` of the entry at `index` of `from`: the same identity, counted among its likes. */
function placeOf(from: readonly unknown[], to: readonly unknown[], index: number): number {
  const identity = identityOf(from[index])
  const before = from.slice(0, index).filter((value) => identityOf(value) === identity).length
  return [...to.entries()].filter(([, value]) => identityOf(value) === identity)[before]?.[0] ?? -1
}

/** The id in `to` of the field that `id` names in `from`; null where it is gone. */
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
