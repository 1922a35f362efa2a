import type { Rolldown } from 'vite'

/** A first screen: the age gate or a page. */
export interface Screen {
  /** Its path if search engines list it, `gate`, or `unlisted`. */
  kind: string
  /** The modules that it loads besides the app’s entry. */
  modules: readonly string[]
}

/** Prefix of the names of single pages behind the login. */
const few = 'page '

/** A module used by at least this many unlisted pages loads with every page behind the login: fewer, larger files. */
const often = 5

/** The kinds of a file that every page behind the login loads. */
const everyPage = ['often', 'unlisted']

/** A module with more imports than this is a barrel of re-exports; no screen needs all of it. */
const barrel = 100

/** A file with less source than this is not worth a request. */
const tiny = 2000

/** In total, pages may load this much source that they do not need if that saves a request. */
const spare = 90_000

/** A page that needs little of a group does not load this much source for it. */
const heavy = 20_000

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

function closureOf(modules: Iterable<string>, importsOf: ImportsOf): Set<string> {
  const seen = new Set<string>()
  const visit = (module: string) => {
    const imports = importsOf(module)
    if (seen.has(module) || imports.length > barrel) return
    seen.add(module)
    imports.forEach(visit)
  }
  for (const module of modules) visit(module)
  return seen
}

/** What a kind of screen needs; `page` names it among the unlisted ones. */
type Need = { kind: string; needed: Set<string>; page: string | undefined }

/**
 * The kinds of screen that need each module. Modules of a single screen are left out: they belong to its own file,
 * except those that a page behind the login shares with parts loaded on demand.
 */
export function kindsByModule(screens: readonly Screen[], graph: ModuleGraph): Kinds {
  const { entry, importsOf, dynamicImportsOf } = graph
  const starts = new Set(screens.flatMap(({ modules }) => modules))
  const needs = screens.flatMap(({ kind, modules }, index): Need[] => {
    const needed = closureOf(modules, importsOf)
    if (kind === 'unlisted') return [{ kind, needed, page: `${few}${index}` }]
    if (kind !== '/') return [{ kind, needed, page: undefined }]
    // The landing page loads its lower part separately, and must not load the pages behind the login for it.
    const later = [...needed]
      .flatMap((module) => [...dynamicImportsOf(module)])
      .filter((id) => !starts.has(id))
    return [
      { kind, needed, page: undefined },
      { kind: 'later', needed: closureOf(later, importsOf), page: undefined },
    ]
  })
  const elsewhere = closureOf(laterOf(needs, starts, graph), importsOf)
  const kinds: Kinds = new Map()
  for (const module of new Set(needs.flatMap(({ needed }) => [...needed]))) {
    const users = needs.flatMap(({ kind, needed }) => (needed.has(module) ? [kind] : []))
    const unlisted = users.filter((kind) => kind === 'unlisted').length
    const different = [...new Set(users), ...(unlisted >= often ? ['often'] : [])]
    const isSplit = users.join() === 'unlisted' && elsewhere.has(module) && !starts.has(module)
    if (users.length > 1 || isSplit) kinds.set(module, different.sort())
  }
  for (const module of closureOf([entry], importsOf)) kinds.set(module, ['start'])
  freeStragglers(kinds, needs, graph)
  joinTinyGroups(kinds, graph)
  // Most pages do not need what only a few unlisted pages share.
  const pagesOf = (module: string) =>
    needs.flatMap(({ page, needed }) => (page && needed.has(module) ? [page] : []))
  const pagesOfGroups = new Map<string, Set<string>>()
  for (const [module, needed] of kinds) {
    const pages = pagesOf(module)
    const group = needed.join()
    if (group === 'unlisted') kinds.set(module, pages)
    else pagesOfGroups.set(group, new Set([...(pagesOfGroups.get(group) ?? []), ...pages]))
  }
  joinFew(kinds, pagesOfGroups, graph)
  return kinds
}

/** Modules imported on demand that are not screens: each module they share with a page would be a file. */
function laterOf(
  needs: readonly Need[],
  starts: ReadonlySet<string>,
  { importsOf, dynamicImportsOf }: ModuleGraph,
): Set<string> {
  const later = new Set<string>()
  const follow = (modules: Iterable<string>) => {
    for (const module of modules)
      for (const id of dynamicImportsOf(module)) {
        if (later.has(id) || starts.has(id)) continue
        later.add(id)
        follow(closureOf([id], importsOf))
      }
  }
  for (const { needed } of needs) follow(needed)
  return later
}

/**
 * A page behind the login may need an icon of a group that a public page shares, and would load all of it. Such modules
 * are grouped by the pages that need them, or load with every page behind the login if they are tiny.
 */
function freeStragglers(kinds: Kinds, needs: readonly Need[], { importsOf, sizeOf }: ModuleGraph): void {
  const groups = new Map<string, string[]>()
  for (const [module, needed] of kinds) {
    const isMixed = needed.includes('unlisted') && needed.length > 1 && !needed.includes('often')
    if (isMixed) groups.set(needed.join(), [...(groups.get(needed.join()) ?? []), module])
  }
  const sizeOfAll = (modules: readonly string[]) => modules.reduce((sum, module) => sum + sizeOf(module), 0)
  const isAnywhere = (module: string) =>
    ['start', 'often'].some((kind) => kinds.get(module)?.includes(kind) ?? true)
  for (const modules of groups.values()) {
    const stragglers = needs.flatMap(({ page, needed }) => {
      const used = page ? modules.filter((module) => needed.has(module)) : []
      const unneeded = sizeOfAll(modules) - sizeOfAll(used)
      // Only together: a page that needs one of them loads the whole group.
      const isFreed = used.every((module) => importsOf(module).every(isAnywhere))
      return isFreed && unneeded >= heavy && sizeOfAll(used) <= 2 * tiny ? used : []
    })
    for (const module of new Set(stragglers)) {
      const pages = needs.flatMap(({ page, needed }) => (page && needed.has(module) ? [page] : []))
      const listed = kinds.get(module)?.filter((kind) => kind !== 'unlisted') ?? []
      const isTiny = 4 * sizeOf(module) < tiny
      kinds.set(module, [...listed, ...(isTiny ? everyPage : pages)].sort())
    }
  }
}

const isFew = (needed: readonly string[]) => needed[0]?.startsWith(few) === true

type Group = { pages: readonly string[]; modules: readonly string[]; size: number }

/** Joins groups of few pages, the cheapest first, while the pages load little unneeded source. */
function joinFew(
  kinds: Kinds,
  pagesOfGroups: Map<string, Set<string>>,
  { importsOf, sizeOf }: ModuleGraph,
): void {
  const byPages = new Map<string, Group>()
  for (const [module, pages] of kinds) {
    if (!isFew(pages)) continue
    const { modules, size } = byPages.get(pages.join()) ?? { modules: [], size: 0 }
    byPages.set(pages.join(), { pages, modules: [...modules, module], size: size + sizeOf(module) })
  }
  let groups = [...byPages.values()]
  for (;;) {
    const pairs = groups.flatMap((one, index) =>
      groups.slice(index + 1).map((other) => ({ one, other, joined: join(one, other) })),
    )
    const [best] = pairs
      .map((pair) => ({ ...pair, cost: costOf(pair.one, pair.other, pair.joined) }))
      .filter(({ joined, cost }) => cost <= spare && isReady(joined))
      .toSorted((one, other) => one.cost - other.cost)
    if (!best) return
    const { one, other, joined } = best
    groups = [...groups.filter((group) => group !== one && group !== other), joined]
    for (const module of joined.modules) kinds.set(module, joined.pages)
  }

  function join(one: Group, other: Group): Group {
    return {
      pages: [...new Set([...one.pages, ...other.pages])].sort(),
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
    }
  }

  /** Unneeded source that pages would load. Infinite when no page needs both, because no request is saved. */
  function costOf(one: Group, other: Group, joined: Group): number {
    const saved = one.pages.length + other.pages.length - joined.pages.length
    const extra = ({ size, pages }: Group) => size * (joined.pages.length - pages.length)
    return saved === 0 ? Number.POSITIVE_INFINITY : extra(one) + extra(other)
  }

  /** A file loads the files of its imports too, so its pages must need those anyway. */
  function isReady({ pages, modules }: Group): boolean {
    const own = new Set(modules)
    return modules.flatMap(importsOf).every((imported) => {
      const needed = kinds.get(imported)
      if (!needed || own.has(imported) || needed.includes('start') || needed.includes('often')) return true
      const loaded = isFew(needed) ? new Set(needed) : pagesOfGroups.get(needed.join())
      return pages.every((page) => loaded?.has(page))
    })
  }
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
    // Few unlisted pages share these. Only the smallest may move, to a group that all unlisted pages load.
    const isUnlisted = needed.join() === 'unlisted'
    const size = isUnlisted ? 4 * sizeOf(module) : groups.get(needed.join())?.size
    if (size === undefined || size >= tiny) continue
    const wanted = isUnlisted ? everyPage : needed
    const host = hosts.find((one) => one.length > needed.length && covers(one, wanted))
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
  const sizes = Array.from({ length: most }, (_, index) => index + 1)
  const nameOf = (id: string, size: number) =>
    kindsOf(id).length === size ? ['shared', ...kindsOf(id)].join('~') : null
  return {
    groups: [
      // Not the copies that other libraries bring.
      {
        name: 'react',
        test: /^((?!node_modules).)*node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
        priority: 99,
      },
      { name: 'start', test: (id) => kindsOf(id).includes('start'), priority: 2 * most + 1 },
      ...sizes.map((size) => ({
        debugName: `shared by ${size}`,
        name: (id: string) => (isFew(kindsOf(id)) ? null : nameOf(id, size)),
        priority: most + size,
      })),
      ...sizes.map((size) => ({
        debugName: `shared by ${size} pages`,
        name: (id: string) => (isFew(kindsOf(id)) ? nameOf(id, size) : null),
        priority: size,
      })),
    ],
  }
}
