import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { characters } from './characters'

const root = resolve(import.meta.dirname, '../..')

/** Bullets that the menu reader recognises but no screen shows. */
const readOnly = '●▪►✓'

/** Every character outside comments: screens, reports, tables, catalogue and messages. */
function shownCharacters(): Set<string> {
  const files = globSync(
    ['index.html', 'src/**/*.{ts,tsx}', 'supabase/functions/_shared/**/*.ts', 'supabase/migrations/*.sql'],
    { cwd: root },
  )
  const texts = files
    .filter((file) => !/\.test\.tsx?$|characters\.ts$/.test(file))
    .map((file) =>
      readFileSync(join(root, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(^|\s)(\/\/|--).*$/gm, ''),
    )
  return new Set(texts.join('').replace(/\s/g, ''))
}

describe.each(['figtree', 'fraunces'])('the font %s', (name) => {
  const font = create(readFileSync(join(import.meta.dirname, `${name}.woff2`)))
  const missing = (texts: Iterable<string>) =>
    [...texts].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

  test('has every character that the product shows', () => {
    const shown = shownCharacters()
    expect(shown.size).toBeGreaterThan(120)
    for (const character of readOnly) shown.delete(character)
    expect(missing(shown)).toEqual([])
  })

  test('has the characters of Portuguese names; `npm run fonts` regenerates it', () => {
    // A fallback font may draw no-break spaces: they look the same.
    expect(missing(characters.replace(/[\u00a0\u202f]/g, ''))).toEqual([])
  })

  test('has the weights that the style sheet declares', () => {
    const sheet = readFileSync(join(root, 'src/styles.css'), 'utf8')
    const [, from, to] = new RegExp(`font-weight: (\\d+) (\\d+);[^}]*${name}\\.woff2`).exec(sheet) ?? []
    expect(font.variationAxes.wght).toMatchObject({ min: Number(from), max: Number(to) })
  })
})
