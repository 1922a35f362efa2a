import type { Rolldown } from 'vite'

/** What a visitor starts with: the age gate or a page. */
export interface Screen {
  /** Its path if search engines list it, `gate`, or `unlisted`. */
  kind: string
  /** The modules that it loads besides the entry of the app. */
  modules: readonly string[]
}

/** From this number of unlisted pages on, a module is loaded with every page behind the login: fewer, larger files. */
const often = 5

/** A module with more imports is a barrel of re-exports; nobody needs all of it. */
const barrel = 100

/** A file with less source than this is not worth a request of its own. */
const tiny = 2000

/** What the build knows of its modules. */
export interface ModuleGraph {
  entry: string
  importsOf: (module: string) => readonly string[]
  dynamicImportsOf: (module: string) => readonly string[]
  /** Characters of source. */
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

/**
 * The kinds of screen that need a module. Modules of one screen alone are left out: they belong to its own file.
 */
export function kindsByModule(screens: readonly Screen[], graph: ModuleGraph): Kinds {
  const { entry, importsOf, dynamicImportsOf } = graph
  const starts = new Set(screens.flatMap(({ modules }) => modules))
  const needs = screens.flatMap(({ kind, modules }) => {
    const needed = closureOf(modules, importsOf)
    if (kind !== '/') return [{ kind, needed }]
    // The landing page loads its lower part by itself, and should not load the pages behind the login for it.
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
  // The rest of what only a few unlisted pages share: large parts that most of them do without.
  return new Map([...kinds].filter(([, needed]) => needed.join() !== 'unlisted'))
}

/** Moves the modules of tiny groups to the smallest larger group that all their screens load anyway. */
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
    // Few unlisted pages share these: only the smallest may go where all unlisted pages load them.
    const size = needed.join() === 'unlisted' ? 4 * sizeOf(module) : groups.get(needed.join())?.size
    if (size === undefined || size >= tiny) continue
    const host = hosts.find((one) => one.length > needed.length && covers(one, needed))
    // A group takes along what its modules import: that must be there already.
    const ready = importsOf(module).every((imported) => {
      const others = kinds.get(imported)
      return !others || others.includes('start') || (host && covers(others, host))
    })
    if (host && ready) kinds.set(module, host)
  }
}

/**
 * Puts modules that the same kinds of screen need into one file. A group takes along what its modules import, so the
 * modules that most kinds need come first.
 */
export function codeSplitting(kindsOf: (module: string) => readonly string[]): Rolldown.CodeSplittingOptions {
  const most = 12
  return {
    groups: [
      { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 99 },
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
