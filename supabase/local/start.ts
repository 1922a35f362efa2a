/** `npm start` and `npm run dev`: the whole product from one command. */
import * as z from 'zod/mini'
import { StartError } from './errors.ts'
import { printStatus } from './print-status.ts'
import { serveApp } from './serve.ts'
import { runningStacks } from './state.ts'

// Opts out of the telemetry of the embedded backend and the CLI.
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
  // Two processes would corrupt one database directory.
  const running = [...(await runningStacks()).values()].find((stack) => stack.data === 'file')
  if (running && data === 'file') {
    throw new StartError(
      `Already running at ${running.app_url}. Stop it first, or use a throw-away database: PORT=${port + 10} LOCAL_DATA=memory npm start`,
    )
  }

  const dev = process.argv.includes('--dev')
  console.log(
    dev ? 'Starting what the app needs.' : 'Building the app and starting what it needs: about ten seconds.',
  )
  const app = await serveApp({ port, data, dev })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    // A part that hangs must not block the terminal. Exiting ends the child processes.
    setTimeout(() => process.exit(1), 5000).unref()
    app.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  // After the handlers: whoever reads the last line may press Ctrl-C at once.
  printStatus(app.status)
  if (process.env.DEMO_HISTORY !== 'off' && app.stripe) await writeDemoHistory(app)
}

/** In the background: the app is already up, and the demo houses are filled within a minute. */
async function writeDemoHistory({ status, backend }: Awaited<ReturnType<typeof serveApp>>): Promise<void> {
  const { writeHistory } = await import('./demo/history.ts')
  try {
    const wrote = await writeHistory({
      apiUrl: status.api_url,
      appUrl: status.app_url,
      stripeUrl: status.stripe_url,
      ageUrl: status.age_url,
      publishableKey: status.publishable_key,
      run: (statements) => backend.connection.exec(statements),
    })
    if (wrote)
      console.log('The demo houses have six months of orders, consultations, reviews and workshops now.')
  } catch (error) {
    console.error('The demo history is incomplete:', error instanceof Error ? error.message : error)
  }
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(`\nCould not start. ${error.message}`)
  else console.error('\nCould not start.', error instanceof Error ? error.message : error)
  process.exit(1)
})
