import { join, resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/** Where the embedded stack keeps its data between runs; git ignores it. */
export const stateDirectory = join(projectRoot, 'supabase/.temp')
