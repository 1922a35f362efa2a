import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { facesSheet, subsets } from './subsets'

const root = resolve(import.meta.dirname, '../..')

/** Marks that document readers recognize but no screen shows. */
const readOnly = '●▪►✓→'

/** Every character outside comments: screens, reports, tables, catalogue and messages. */
function shownCharacters(): Set<string> {
  const files = globSync(
    ['index.html', 'src/**/*.{ts,tsx}', 'supabase/functions/_shared/**/*.ts', 'supabase/migrations/*.sql'],
    { cwd: root },
  )
  const texts = files
    .filter((file) => !/\.test\.tsx?$|characters\.ts$|\/sentences\//.test(file))
    .map((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(^|\s)(\/\/|--).*$/gm, ''),
    )
  return new Set(texts.join('').replace(/\s/g, ''))
}

const fonts = subsets.map((subset) => ({
  ...subset,
  font: create(readFileSync(join(import.meta.dirname, `${subset.file}.woff2`))),
}))

const missing = (font: Font, texts: Iterable<string>) =>
  [...texts].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

test.each(fonts)(
  'the file $file has its characters; `npm run fonts` regenerates it',
  ({ font, characters }) => {
    // No-break spaces may come from a fallback font: they look the same.
    expect(missing(font, characters.replace(/[\u00a0\u202f]/g, ''))).toEqual([])
  },
)

test.each([
  ['Figtree', '400 700'],
  ['Fraunces', '400'],
  ['Fraunces', '600 700'],
])('the files of %s %s have every character that the product shows', (name, weights) => {
  const files = fonts.filter(({ family, weight }) => family === name && weight === weights)
  const shown = shownCharacters()
  expect(shown.size).toBeGreaterThan(120)
  for (const character of readOnly) shown.delete(character)
  expect(files.reduce<Iterable<string>>((left, { font }) => missing(font, left), shown)).toEqual([])
})

test('the style sheet declares the fonts as they are; `npm run fonts` writes it', () => {
  const sheet = readFileSync(join(import.meta.dirname, 'faces.css'), 'utf8')
  const written = (css: string) => css.replace(/\s+/g, ' ').trim()
  expect(written(sheet)).toBe(written(facesSheet))
  for (const { font, variationAxes } of fonts) {
    const ranges = Object.entries(variationAxes).filter(([, range]) => typeof range !== 'number')
    expect(font.variationAxes).toMatchObject(Object.fromEntries(ranges))
    expect(Object.keys(font.variationAxes)).toHaveLength(ranges.length)
  }
})
