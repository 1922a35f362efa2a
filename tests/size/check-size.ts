/**
 * `npm run check:size`: measures the downloads of a first visit to the built pages: the scripts that a page names and
 * those that it requests at its start.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import * as z from 'zod/mini'
import { launchOptions } from '../support/chromium.ts'
import { visit } from './visit.ts'

const dist = join(import.meta.dirname, '../../dist')

/** Files in `assets/` that the first-paint script requests. */
const filesSchema = z.object({ gate: z.array(z.string()), page: z.array(z.string()) })

type Budget = {
  file: string
  screen: 'gate' | 'page'
  /** kB of 1,000 bytes, gzip. */
  limit: number
}

/** Libraries that the age gate and the public pages must not load, each with a text that its code contains. */
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

/** The most files that a page may request without interaction, itself included. */
const mostFiles = 32

const htmlLimit = 14

/** A first visit to `/` in a browser: page, style sheets, scripts and fonts, Brotli. */
const visits: readonly {
  name: string
  screen: 'gate' | 'page'
  /** Files of the first screen. Without them, the visit lasts until the page is idle. */
  files?: () => string[]
  limit: number
}[] = [
  { name: 'the age gate', screen: 'gate', limit: 115 },
  {
    name: 'the first screen of /',
    screen: 'page',
    files: () => [...filesOf('index.html', 'page'), ...sheetsOf('index.html')],
    limit: 138,
  },
  { name: '/ at rest', screen: 'page', limit: 150 },
]

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

const sheetsOf = (page: string) =>
  [
    ...read(page)
      .toString()
      .matchAll(/"\/assets\/([^"]+\.css)"/g),
  ].map(([, file]) => file ?? '')

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

for (const page of pages) {
  const isPublic = !read(page).includes('name="robots" content="noindex"')
  for (const screen of ['gate', 'page'] as const) {
    const files = scripts(page, screen)
    for (const [name, trace] of isPublic || screen === 'gate' ? heavy : []) {
      if (files.some(({ content }) => content.includes(trace))) problems.push(`${page} loads ${name}`)
    }
    const count = 2 + files.length
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

const browser = await chromium.launch(launchOptions)
const measured = visits.map(async ({ screen, files, ...one }) => ({
  ...one,
  sent: await visit(browser, { dist, screen, ...(files && { files: files() }) }),
}))
for (const { name, limit, sent } of await Promise.all(measured)) {
  const size = sent.reduce((total, file) => total + file.size, 0)
  const kinds = [...new Set(sent.map(({ kind }) => kind))].map((kind) => {
    const share = sent.filter((file) => file.kind === kind).reduce((total, file) => total + file.size, 0)
    return `${kind} ${share.toFixed(1)}`
  })
  console.log(`${name}: ${size.toFixed(1)} kB in all (limit ${limit}): ${kinds.join(', ')}`)
  if (size > limit) problems.push(`${name} is ${size.toFixed(1)} kB in all, more than ${limit} kB`)
}
await browser.close()

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
