/**
 * `npm run fonts`: writes both fonts, reduced to the characters, weights and optical sizes that the product uses. Run
 * it after changing `characters.ts` or updating the font packages; `fonts.test.ts` fails when it is due.
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
    // Weights from figures and quotations to headings; sizes from the smallest chart label to the landing page’s title.
    variationAxes: { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 76 } },
  },
]

for (const { name, source, variationAxes } of fonts) {
  const directory = fileURLToPath(
    new URL('.', import.meta.resolve(`@fontsource-variable/${name}/package.json`)),
  )
  const whole = await readFile(join(directory, 'files', source))
  // Keep hinting: without it text has different widths on Linux and Windows.
  const subset = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(join(import.meta.dirname, `${name}.woff2`), subset)
  await copyFile(join(directory, 'LICENSE'), join(import.meta.dirname, `${name}-license.txt`))
}
