import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const withoutComments = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()

/** The one inline script of each page: it chooses the first screen and keeps what is done on it meanwhile. */
export const inlineScript = ['first-paint.js', 'early-input.js'].map(withoutComments).join('\n')

/** How the content security policy names an inline script that may run. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`
