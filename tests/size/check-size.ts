/**
 * `npm run check:size`: what a first visit downloads, from the last build's manifest. A page's scripts are
 * its entry, its layouts and its own chunk, with everything that those import at once.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { firstScreens, gateModules } from '../../src/prerender/first-screens.ts'

const dist = join(import.meta.dirname, '../../dist')

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)

type Budget = {
  /** A screen of `firstScreens`, which names what it loads at its start beside index.html's own. */
  page: string
  /** kB of 1000 bytes, gzip. */
  limit: number
  /** Libraries that have no business there, by a text that their code holds. */
  without?: readonly (readonly [name: string, trace: string])[]
}

const heavy = [
  ['supabase-js', 'GoTrueClient'],
  ['Stripe.js', 'js.stripe.com'],
  ['framer-motion', 'framerAppearId'],
] as const

const budgets: readonly Budget[] = [
  { page: 'gate', limit: 95, without: heavy },
  { page: '/', limit: 95, without: heavy },
  { page: '/auth', limit: 135, without: heavy },
]

const htmlLimit = 14

const read = (file: string) => readFileSync(join(dist, file))
const kilobytes = (content: Buffer) => gzipSync(content).byteLength / 1000

const manifest = manifestSchema.parse(JSON.parse(read('.vite/manifest.json').toString()))

/** The files of the named entries and of all that they import statically. */
function filesOf(names: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not an entry or a chunk of the build`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const name of names) visit(name)
  return files
}

const modulesOf = (page: string) => (page === 'gate' ? gateModules : (firstScreens[page]?.modules ?? []))

const problems: string[] = []

for (const { page, limit, without = [] } of budgets) {
  const files = [...filesOf(['index.html', ...modulesOf(page)])].map((file) => ({
    file,
    content: read(file),
  }))
  const size = files.reduce((sum, { content }) => sum + kilobytes(content), 0)
  console.log(`${page}: ${size.toFixed(1)} kB of scripts (limit ${limit})`)
  for (const { file, content } of files.toSorted((a, b) => b.content.byteLength - a.content.byteLength)) {
    console.log(`   ${kilobytes(content).toFixed(1).padStart(6)} kB  ${file}`)
  }
  if (size > limit) problems.push(`${page} loads ${size.toFixed(1)} kB of scripts, more than ${limit} kB`)
  for (const [name, trace] of without) {
    if (files.some(({ content }) => content.includes(trace))) problems.push(`${page} loads ${name}`)
  }
}

const html = kilobytes(read('index.html'))
console.log(`index.html: ${html.toFixed(1)} kB (limit ${htmlLimit})`)
if (html > htmlLimit) problems.push(`index.html is ${html.toFixed(1)} kB, more than ${htmlLimit} kB`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
