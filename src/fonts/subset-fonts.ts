/**
 * `npm run fonts`: writes the two fonts of the screens, cut down to the characters, weights and optical sizes that
 * the product uses. Run it after a change of `characters.ts` or of the fonts' packages; `fonts.test.ts` says when.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { characters } from './characters.ts'

const fonts = [
  {
    name: 'figtree',
    source: 'figtree-latin-wght-normal.woff2',
    // `font-normal` to `font-bold`.
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'fraunces',
    source: 'fraunces-latin-opsz-normal.woff2',
    // Figures and quotations to headings; the smallest label of a chart to the landing page's title.
    variationAxes: { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 76 } },
  },
]

for (const { name, source, variationAxes } of fonts) {
  const directory = fileURLToPath(
    new URL('.', import.meta.resolve(`@fontsource-variable/${name}/package.json`)),
  )
  const whole = await readFile(join(directory, 'files', source))
  // Hinting stays: without it texts have other widths on Linux and Windows.
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(join(import.meta.dirname, `${name}.woff2`), subset)
  await copyFile(join(directory, 'LICENSE'), join(import.meta.dirname, `${name}-license.txt`))
}
