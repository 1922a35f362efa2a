import type { Rolldown } from 'vite'

/** A first screen: the age gate or a page. */
export interface Screen {
  /** Its path if search engines list it, `gate`, or `unlisted`. */
  kind: string
  /** The modules that it loads besides the app’s entry. */
  modules: readonly string[]
}

/** A module used by at least this many unlisted pages loads with every page behind the login: fewer, larger files. */
const often = 5

/** A module with more imports than this is a barrel of re-exports; no screen needs all of it. */
const barrel = 100

/** A file with less source than this is not worth a request. */
const tiny = 2000

/** The build’s module graph. */
export interface ModuleGraph {
  entry: string
  importsOf: (module: string) => readonly string[]
  dynamicImportsOf: (module: string) => readonly string[]
  /** Source length in characters. */
  sizeOf: (module: string) => number
}

type ImportsOf = ModuleGraph['importsOf']
type Kinds = Map<string, readonly string[]>

function closureOf(modules: readonly string[], importsOf: ImportsOf): Set<string> {
  const seen = new Set<string>()
  const visit = (module: string) => {
    const imports = importsOf(module)
    if (seen.has(module) || imports.length > barrel) return
    seen.add(module)
    imports.forEach(visit)
  }
  modules.forEach(visit)
  return seen
}

/** The kinds of screen that need each module. Modules of a single screen are left out: they belong to its own file. */
export function kindsByModule(screens: readonly Screen[], graph: ModuleGraph): Kinds {
  const { entry, importsOf, dynamicImportsOf } = graph
  const starts = new Set(screens.flatMap(({ modules }) => modules))
  const needs = screens.flatMap(({ kind, modules }) => {
    const needed = closureOf(modules, importsOf)
    if (kind !== '/') return [{ kind, needed }]
    // The landing page loads its lower part separately, and must not load the pages behind the login for it.
    const later = [...needed]
      .flatMap((module) => [...dynamicImportsOf(module)])
      .filter((id) => !starts.has(id))
    return [
      { kind, needed },
      { kind: 'later', needed: closureOf(later, importsOf) },
    ]
  })
  const kinds: Kinds = new Map()
  for (const module of new Set(needs.flatMap(({ needed }) => [...needed]))) {
    const users = needs.flatMap(({ kind, needed }) => (needed.has(module) ? [kind] : []))
    const unlisted = users.filter((kind) => kind === 'unlisted').length
    const different = [...new Set(users), ...(unlisted >= often ? ['often'] : [])]
    if (users.length > 1) kinds.set(module, different.sort())
  }
  for (const module of closureOf([entry], importsOf)) kinds.set(module, ['start'])
  joinTinyGroups(kinds, graph)
  // Leave out modules that only a few unlisted pages share: large parts that most pages do not need.
  return new Map([...kinds].filter(([, needed]) => needed.join() !== 'unlisted'))
}

/** Moves modules of tiny groups to the smallest larger group that all their screens load. */
function joinTinyGroups(kinds: Kinds, { importsOf, sizeOf }: ModuleGraph): void {
  const groups = new Map<string, { needed: readonly string[]; size: number }>()
  for (const [module, needed] of kinds) {
    const { size } = groups.get(needed.join()) ?? { size: 0 }
    groups.set(needed.join(), { needed, size: size + sizeOf(module) })
  }
  const hosts = [...groups.values()]
    .filter(({ size }) => size >= tiny)
    .map(({ needed }) => needed)
    .toSorted((one, other) => one.length - other.length)
  const covers = (host: readonly string[], needed: readonly string[]) =>
    needed.every((one) => host.includes(one))
  for (const [module, needed] of kinds) {
    // Few unlisted pages share these. Only the smallest may move to the group of all unlisted pages.
    const size = needed.join() === 'unlisted' ? 4 * sizeOf(module) : groups.get(needed.join())?.size
    if (size === undefined || size >= tiny) continue
    const host = hosts.find((one) => one.length > needed.length && covers(one, needed))
    // A group includes the imports of its modules, so those must be loaded already.
    const ready = importsOf(module).every((imported) => {
      const others = kinds.get(imported)
      return !others || others.includes('start') || (host && covers(others, host))
    })
    if (host && ready) kinds.set(module, host)
  }
}

/**
 * Puts modules needed by the same kinds of screen into one file. A group includes the imports of its modules, so
 * modules needed by most kinds come first.
 */
export function codeSplitting(kindsOf: (module: string) => readonly string[]): Rolldown.CodeSplittingOptions {
  const most = 12
  return {
    groups: [
      // Not the copies that other libraries bring.
      {
        name: 'react',
        test: /^((?!node_modules).)*node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
        priority: 99,
      },
      {
        name: 'icons',
        test: /node_modules\/lucide-react\//,
        priority: 98,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 8000,
      },
      { name: 'start', test: (id) => kindsOf(id).includes('start'), priority: most + 1 },
      ...Array.from({ length: most }, (_, index) => index + 1).map((size) => ({
        debugName: `shared by ${size}`,
        name: (id: string) => (kindsOf(id).length === size ? ['shared', ...kindsOf(id)].join('~') : null),
        priority: size,
      })),
    ],
  }
}
