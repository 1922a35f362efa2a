/**
 * `npm run check:size`: measures a first visit's downloads from the built pages: the scripts that a page names
 * and those that it requests at its start.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import * as z from 'zod/mini'

const dist = join(import.meta.dirname, '../../dist')

/** Files in `assets/` that the first-paint script requests. */
const filesSchema = z.object({ gate: z.array(z.string()), page: z.array(z.string()) })

type Budget = {
  file: string
  screen: 'gate' | 'page'
  /** kB of 1,000 bytes, gzip. */
  limit: number
}

/** Libraries that have no business on the age gate and the public pages, by a text that their code holds. */
const heavy = [
  ['supabase-js', 'GoTrueClient'],
  ['Stripe.js', 'js.stripe.com'],
  ['framer-motion', 'commitStyles'],
  ['Base UI', 'data-base-ui-'],
] as const

const budgets: readonly Budget[] = [
  { file: 'index.html', screen: 'gate', limit: 95 },
  { file: 'index.html', screen: 'page', limit: 105 },
  { file: 'auth.html', screen: 'page', limit: 135 },
]

/** Scripts and fonts that one page may ask for before it is asked for anything. */
const mostFiles = 36

const htmlLimit = 14
/** Of the first screen: page, style sheet, scripts and fonts, Brotli. */
const wholeLimit = 172

const read = (file: string) => readFileSync(join(dist, file))
const kilobytes = (content: Buffer) => gzipSync(content).byteLength / 1000

/** Scripts of a built page, in `assets/`. */
function filesOf(page: string, screen: Budget['screen']): string[] {
  const html = read(page).toString()
  const named = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+\.js)"/g)].map(([, file]) => file ?? '')
  const asked = /data-files="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"')
  if (named.length === 0 || asked === undefined) throw new Error(`${page} names no scripts`)
  return [...new Set([...named, ...filesSchema.parse(JSON.parse(asked))[screen]])]
}

const problems: string[] = []

const scripts = (page: string, screen: Budget['screen']) =>
  filesOf(page, screen).map((file) => ({ file, content: read(`assets/${file}`) }))

const sum = (files: readonly { content: Buffer }[]) =>
  files.reduce((total, { content }) => total + kilobytes(content), 0)

for (const { file, screen, limit } of budgets) {
  const name = `${file}, ${screen}`
  const files = scripts(file, screen)
  const size = sum(files)
  console.log(`${name}: ${size.toFixed(1)} kB of scripts (limit ${limit})`)
  for (const { file, content } of files.toSorted((a, b) => b.content.byteLength - a.content.byteLength)) {
    console.log(`   ${kilobytes(content).toFixed(1).padStart(6)} kB  ${file}`)
  }
  if (size > limit) problems.push(`${name} loads ${size.toFixed(1)} kB of scripts, more than ${limit} kB`)
}

const assets = readdirSync(join(dist, 'assets'))
const pages = readdirSync(dist).filter((file) => file.endsWith('.html'))
const fonts = assets.filter((file) => file.endsWith('.woff2')).map((file) => read(`assets/${file}`))

for (const page of pages) {
  const isPublic = !read(page).includes('name="robots" content="noindex"')
  for (const screen of ['gate', 'page'] as const) {
    const files = scripts(page, screen)
    for (const [name, trace] of isPublic || screen === 'gate' ? heavy : []) {
      if (files.some(({ content }) => content.includes(trace))) problems.push(`${page} loads ${name}`)
    }
    // Beside the page itself and its style sheet.
    const count = 2 + files.length + fonts.length
    if (screen === 'page') console.log(`${page}: ${count} files, ${sum(files).toFixed(1)} kB of scripts`)
    if (count > mostFiles) problems.push(`${page} asks for ${count} files, more than ${mostFiles}`)
  }
}

// A marker that no file contains would check nothing.
const all = assets.filter((file) => file.endsWith('.js')).map((file) => read(`assets/${file}`))
for (const [name, trace] of heavy) {
  if (!all.some((content) => content.includes(trace))) problems.push(`nothing holds the trace of ${name}`)
}

const html = kilobytes(read('index.html'))
console.log(`index.html: ${html.toFixed(1)} kB (limit ${htmlLimit})`)
if (html > htmlLimit) problems.push(`index.html is ${html.toFixed(1)} kB, more than ${htmlLimit} kB`)

const [sheet] = /assets\/[^"]+\.css/.exec(read('index.html').toString()) ?? []
if (!sheet) throw new Error('index.html names no style sheet')
// Fonts are compressed as they are.
const fontSize = fonts.reduce((total, { byteLength }) => total + byteLength / 1000, 0)
const sent = [read('index.html'), read(sheet), ...scripts('index.html', 'page').map(({ content }) => content)]
const whole = fontSize + sent.reduce((total, file) => total + brotliCompressSync(file).byteLength / 1000, 0)
console.log(
  `the first screen of /: ${whole.toFixed(1)} kB in all (limit ${wholeLimit}), ${fontSize.toFixed(1)} of fonts`,
)
if (whole > wholeLimit) problems.push(`/ is ${whole.toFixed(1)} kB in all, more than ${wholeLimit} kB`)
if (fonts.length > 2) problems.push(`${fonts.length} fonts, more than two`)

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
