import { once } from 'node:events'
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers with the `DatabaseServer` once its migrations are pushed. */
    databaseServerUrl: string
  }
}

export type DatabaseServer = {
  port: number
  /** Output of the CLI from pushing the migrations. */
  pushOutput: string
}

/** Starts the server while the first tests of other projects run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Test data need not survive a power cut.
  const starting = startPostgres(['-c', 'fsync=off'])
  const answers = createServer((_, response) => {
    starting.then(
      ({ port, pushOutput }) => response.end(JSON.stringify({ port, pushOutput } satisfies DatabaseServer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  // Without a database test in the run, nobody asks.
  starting.catch(() => {})
  answers.listen(0, '127.0.0.1')
  await once(answers, 'listening')
  const address = answers.address()
  const port = address && typeof address === 'object' ? address.port : 0
  project.provide('databaseServerUrl', `http://127.0.0.1:${port}`)
  return async () => {
    answers.closeAllConnections()
    answers.close()
    const server = await starting.catch(() => null)
    await server?.stop()
  }
}
