import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The script that chooses the first screen, without its comments. */
export const firstPaintScript = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, '\n')
  .trim()

/** How the content security policy names an inline script that may run. */
export const firstPaintHash = `'sha256-${createHash('sha256').update(firstPaintScript).digest('base64')}'`
