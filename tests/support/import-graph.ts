import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export interface Import {
  file: string
  target: string
  typeOnly: boolean
}

/** Absolute paths of the TypeScript files in a folder. */
export function filesUnder(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Static and dynamic imports of a file: paths relative to `base`, libraries by name. */
export function importsOf(
  path: string,
  base: string,
  aliases: Readonly<Record<string, string>> = {},
): Import[] {
  const text = readFileSync(path, 'utf8')
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    const alias = Object.keys(aliases).find((prefix) => specifier.startsWith(prefix))
    const target = alias
      ? `${aliases[alias]}${specifier.slice(alias.length)}`
      : specifier.startsWith('.')
        ? relative(base, resolve(dirname(path), specifier))
        : specifier
    return { file: relative(base, path), target, typeOnly: match[1] !== undefined }
  })
}

/** The import cycles in a graph. */
export function cyclesIn(imports: readonly Pick<Import, 'file' | 'target'>[]): string[] {
  const files = new Set(imports.map(({ file }) => file))
  const written = (target: string) =>
    ['', '.ts', '.tsx', '/index.ts'].map((end) => target + end).find((file) => files.has(file))
  const targets = new Map<string, string[]>()
  for (const { file, target } of imports) {
    const found = written(target)
    if (found) targets.set(file, [...(targets.get(file) ?? []), found])
  }
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
  }
  for (const file of files) visit(file, [])
  return cycles
}
