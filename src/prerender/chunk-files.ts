import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/**
 * The scripts that modules need besides those of the entry: their chunks and the static imports of those. Names are
 * relative to `assets/`, as the first-paint script expects them.
 */
export function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the build has no entry')
  const withImports = (files: readonly string[]): Set<string> => {
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(imported)
    }
    files.forEach(visit)
    return seen
  }
  const own = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module))
    if (!chunk) throw new Error(`${module} is not in the build`)
    return chunk.fileName
  })
  const there = withImports([entry.fileName])
  return [...withImports(own)].filter((file) => !there.has(file)).map((file) => file.replace(/^assets\//, ''))
}
