import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const withoutComments = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim()

/** The only inline script of each page: chooses the first screen and keeps early input. */
export const inlineScript = ['first-paint.js', 'early-input.js'].map(withoutComments).join('\n')

/** The script’s source expression in the content security policy. */
export const inlineScriptHash = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`
