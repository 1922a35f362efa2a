/** Paths, scripts and test titles that the documents mention exist. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** The files that a pointer names by a path, a folder, or the end of a path without its extension. */
function filesOf(pointer: string): string[] {
  const pattern = pointer
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
  const named = new RegExp(`(^|/)${pattern}(\\.[^/]+|/.+)?$`)
  return files.filter((file) => named.test(file))
}

/** Titles of tests and groups in a file. */
function titlesOf(file: string): string[] {
  const titles =
    /[\w)\]]\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`]*)`),\s*(?:\{[^{}]*\},\s*)?(?:async\b|\(|\w+ =>)/g
  return [...read(file).matchAll(titles)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** Whether a quote matches a title. `…` stands for omitted text; a leading placeholder may be omitted. */
function isQuoted(quote: string, title: string): boolean {
  const parts = quote.split('…').map((part) => part.trim().replace(/[.+?^${}()|[\]\\*]/g, '\\$&'))
  return new RegExp(`^(%s )?${parts.join('.*')}$`).test(title)
}

const markdown = ['README.md', 'tests/README.md', 'CONTRIBUTING.md', 'docs/how-to.md', 'docs/legal.md']

test.each(markdown)('every script that %s names exists', (document) => {
  const named = [...read(document).matchAll(/npm run (?:-s )?([a-z0-9:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each(markdown)('every path that %s names exists', (document) => {
  const text = read(document)
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path)
  const quoted = [...text.matchAll(/`([\w.*@-]+(?:\/[\w.*@-]+)+\/?)`/g)].map(([, path = '']) => path)
  // Packages, and folders created by a build or a run.
  const elsewhere = /^(@|node_modules\/|dist\/|supabase\/\.temp\/|test-results\/)/
  const missing = [...links, ...quoted].filter((path) => !elsewhere.test(path) && filesOf(path).length === 0)
  expect(missing).toEqual([])
})

test('every test title that tests/README.md quotes exists in the file named before it', () => {
  const missing: string[] = []
  for (const row of read('tests/README.md').split('\n')) {
    const cell = row.startsWith('|') ? (row.split('|').at(-2) ?? '') : ''
    let named: string[] = []
    for (const [, pointer, quote] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
      if (pointer) named = filesOf(pointer).filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      else if (quote && !named.some((file) => titlesOf(file).some((title) => isQuoted(quote, title))))
        missing.push(quote)
    }
  }
  expect(missing).toEqual([])
})
