/**
 * `npm run fonts`: writes the fonts, reduced to the characters, weights and optical sizes that the product uses, and
 * `faces.css`, which declares them. Run it after changing `characters.ts`, `subsets.ts` or a font package;
 * `fonts.test.ts` fails when they are out of date.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { facesSheet, subsets } from './subsets.ts'

const sources = { figtree: 'figtree-latin-wght-normal.woff2', fraunces: 'fraunces-latin-opsz-normal.woff2' }

/** What browsers apply by default, and tabular figures. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'calt', 'clig', 'liga', 'kern', 'rvrn', 'tnum']

const directoryOf = (name: string) =>
  fileURLToPath(new URL('.', import.meta.resolve(`@fontsource-variable/${name}/package.json`)))

for (const { file, source, characters, variationAxes } of subsets) {
  const whole = await readFile(join(directoryOf(source), 'files', sources[source]))
  // Keep hinting: without it text has different widths on Linux and Windows.
  const options = { targetFormat: 'woff2', keepFeatures, variationAxes } as const
  await writeFile(join(import.meta.dirname, `${file}.woff2`), await subsetFont(whole, characters, options))
}
for (const name of Object.keys(sources)) {
  await copyFile(join(directoryOf(name), 'LICENSE'), join(import.meta.dirname, `${name}-license.txt`))
}
await writeFile(join(import.meta.dirname, 'faces.css'), facesSheet)
