import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
    /** Output of the CLI from pushing the migrations. */
    pushOutput: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Test data need not survive a power cut.
  const server = await startPostgres(['-c', 'fsync=off'])
  project.provide('postgresPort', server.port)
  project.provide('pushOutput', server.pushOutput)
  return server.stop
}
