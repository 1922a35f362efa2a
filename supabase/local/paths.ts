import { join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** Data of the embedded stack between runs. Ignored by git. */
export const stateDirectory = join(projectRoot, 'supabase/.temp')
