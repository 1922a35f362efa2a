/**
 * `npm run check:size`: measures a first visit's downloads from the built pages: the scripts that a page names
 * and those that it requests at its start.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { htmlFileOf } from '../../src/prerender/first-screens.ts'

const dist = join(import.meta.dirname, '../../dist')

/** Files in `assets/` that the first-paint script requests. */
const filesSchema = z.object({ gate: z.array(z.string()), page: z.array(z.string()) })

type Budget = {
  path: string
  screen: 'gate' | 'page'
  /** kB of 1,000 bytes, gzip. */
  limit: number
  /** Libraries that must not load first, each with a text that its code contains. */
  without?: readonly (readonly [name: string, trace: string])[]
}

const heavy = [
  ['supabase-js', 'GoTrueClient'],
  ['Stripe.js', 'js.stripe.com'],
  ['framer-motion', 'commitStyles'],
] as const

const budgets: readonly Budget[] = [
  { path: '/', screen: 'gate', limit: 95, without: heavy },
  { path: '/', screen: 'page', limit: 95, without: heavy },
  { path: '/auth', screen: 'page', limit: 135, without: heavy },
]

const htmlLimit = 14

const read = (file: string) => readFileSync(join(dist, file))
const kilobytes = (content: Buffer) => gzipSync(content).byteLength / 1000

/** Scripts of a built page, in `assets/`. */
function filesOf(path: string, screen: Budget['screen']): Set<string> {
  const html = read(htmlFileOf(path)).toString()
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const asked = /data-files="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')
  if (named.length === 0 || asked === undefined) throw new Error(`${path} names no scripts`)
  return new Set([...named, ...filesSchema.parse(JSON.parse(asked))[screen]])
}

const problems: string[] = []

for (const { path, screen, limit, without = [] } of budgets) {
  const page = `${path}${screen === 'gate' ? ' behind the age gate' : ''}`
  const files = [...filesOf(path, screen)].map((file) => ({ file, content: read(`assets/${file}`) }))
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

// A marker that no file contains would check nothing.
const whole = readdirSync(join(dist, 'assets'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => read(`assets/${file}`))
for (const [name, trace] of heavy) {
  if (!whole.some((content) => content.includes(trace))) problems.push(`nothing holds the trace of ${name}`)
}

const html = kilobytes(read('index.html'))
console.log(`index.html: ${html.toFixed(1)} kB (limit ${htmlLimit})`)
if (html > htmlLimit) problems.push(`index.html is ${html.toFixed(1)} kB, more than ${htmlLimit} kB`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
