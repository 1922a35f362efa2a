import type { ModuleGraph } from './chunk-groups.ts'

/** What the bundler knows of a module. */
export interface ModuleSource {
  code: string | null
  importedIds: readonly string[]
}

/** A module with more imports than this is a barrel of re-exports; no screen needs all of it. */
const barrel = 100

const namedImports = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g
const reExports = /\bexport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** The first word of each entry of an import list, which is the exported name. */
const importedNames = (list: string) => list.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '')

/** The last word of each entry of an export list, which is the exported name. */
const exportedNames = (list: string) => list.split(',').map((entry) => entry.trim().split(/\s+/).at(-1) ?? '')

/**
 * The imports of each module. Of a barrel of re-exports, such as an icon library, only the modules behind the imported
 * names count.
 */
export function importsThroughBarrels(
  sourceOf: (module: string) => ModuleSource | null,
): ModuleGraph['importsOf'] {
  const known = new Map<string, Map<string, string>>()
  const contentsOf = (id: string, { code, importedIds }: ModuleSource) => {
    const before = known.get(id)
    if (before) return before
    const contents = new Map<string, string>()
    for (const [, list = '', path = ''] of (code ?? '').matchAll(reExports)) {
      const file = path.replace(/^\.\//, '/')
      const module = importedIds.find((imported) => imported.endsWith(file))
      if (module) for (const name of exportedNames(list)) contents.set(name, module)
    }
    known.set(id, contents)
    return contents
  }
  return (module) => {
    const own = sourceOf(module)
    // A barrel is only reached through the names that others import.
    if (!own || own.importedIds.length > barrel) return []
    return own.importedIds.flatMap((id) => {
      const imported = sourceOf(id)
      if (!imported || imported.importedIds.length <= barrel) return [id]
      const contents = contentsOf(id, imported)
      const names = [...(own.code ?? '').matchAll(namedImports)]
        .filter(([, , specifier = '']) => id.includes(`/${specifier}/`))
        .flatMap(([, list = '']) => importedNames(list))
      return names.flatMap((name) => contents.get(name) ?? [])
    })
  }
}
