/** `npm start` and `npm run dev`: the whole product from one command. */
import * as z from 'zod/mini'
import { StartError } from './errors.ts'
import { printStatus } from './print-status.ts'
import { serveApp } from './serve.ts'
import { runningStacks } from './state.ts'

// The embedded backend's and the CLI's usage telemetry.
process.env.DO_NOT_TRACK = '1'

const optionsSchema = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1024), z.maximum(65_000)), 4848),
  LOCAL_DATA: z._default(z.enum(['file', 'memory']), 'file'),
})

async function main(): Promise<void> {
  const options = z.safeParse(optionsSchema, process.env)
  if (!options.success) {
    throw new StartError(
      'PORT must be a number from 1024 to 65000, and LOCAL_DATA either "file" or "memory".',
    )
  }
  const { PORT: port, LOCAL_DATA: data } = options.data
  // Two processes on one database directory would destroy it.
  const running = [...(await runningStacks()).values()].find((stack) => stack.data === 'file')
  if (running && data === 'file') {
    throw new StartError(
      `Already running at ${running.app_url}. Stop it first, or use a throw-away database: PORT=${port + 10} LOCAL_DATA=memory npm start`,
    )
  }

  const dev = process.argv.includes('--dev')
  console.log(
    dev ? 'Starting what the app needs.' : 'Building the app and starting what it needs: some 20 seconds.',
  )
  const app = await serveApp({ port, data, dev })
  printStatus(app.status)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // A part that hangs must not keep the terminal: the exit takes the children with it.
    setTimeout(() => process.exit(1), 5000).unref()
    app.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(`\nCould not start. ${error.message}`)
  else console.error('\nCould not start.', error instanceof Error ? error.message : error)
  process.exit(1)
})
