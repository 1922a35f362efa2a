/** Serves the app in front of the embedded stack, for `npm start`, `npm run dev` and the browser tests. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createServer, preview } from 'vite'
import { StartError } from './errors.ts'
import { projectRoot } from './paths.ts'
import { type StackOptions, startStack } from './stack.ts'
import { loadKeys, removeStatus, writeStatus } from './state.ts'
import { embeddedStack } from './vite-plugin.ts'

export type ServeOptions = Pick<StackOptions, 'port' | 'data'> & {
  /** Serve the sources with hot reload instead of a production build. */
  dev: boolean
}

/** Builds (unless `dev`) and serves the app on the embedded stack. The caller must call `stop`. */
export async function serveApp({ dev, port, data }: ServeOptions) {
  const keys = await loadKeys(data === 'file')
  // An empty URL means the page's own origin. It also overrides a .env written for hosting.
  process.env.VITE_SUPABASE_URL = ''
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = keys.publishable_key
  const building = new AbortController()
  const built = dev ? null : buildApp(building.signal)
  // Without a listener, a build that fails while the stack starts would end the process.
  built?.catch(() => {})
  let stopStack = async () => {}
  try {
    const stack = await startStack({ port, data, keys })
    stopStack = stack.stop
    // Vite would answer preflights itself and hide the functions' answers.
    const server = { host: '127.0.0.1', port, strictPort: true, cors: false }
    const plugins = [embeddedStack(stack)]
    if (dev) {
      const vite = await createServer({
        root: projectRoot,
        server,
        plugins,
        logLevel: 'warn',
        // Two stacks side by side must not share a cache.
        cacheDir: `node_modules/.vite/${port}`,
      })
      stack.closeWith(() => vite.close())
      await vite.listen()
    } else {
      await built
      const vite = await preview({ root: projectRoot, preview: server, plugins, logLevel: 'warn' })
      stack.closeWith(() => vite.close())
    }
    await writeStatus(port, stack.status)
    return {
      ...stack,
      stop: async () => {
        await removeStatus(port)
        await stack.stop()
      },
    }
  } catch (error) {
    building.abort()
    await stopStack()
    throw error
  }
}

/** In a separate process: it runs while the database starts, and its memory (over 1 GB) is freed afterwards. */
async function buildApp(signal: AbortSignal): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: projectRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new StartError('The app could not be built: the lines above say why.')
}
