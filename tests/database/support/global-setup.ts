import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
    /** What the CLI said while it pushed the migrations. */
    pushOutput: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Data that lives for a minute need not survive a power cut.
  const server = await startPostgres(['-c', 'fsync=off'])
  project.provide('postgresPort', server.port)
  project.provide('pushOutput', server.pushOutput)
  return server.stop
}
