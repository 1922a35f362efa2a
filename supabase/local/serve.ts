/** The embedded stack with the app in front of it: what `npm start`, `npm run dev` and the browser tests run. */
import { build, createServer, preview } from 'vite'
import { projectRoot } from './paths.ts'
import { type StackOptions, startStack } from './stack.ts'
import { removeStatus, writeStatus } from './state.ts'
import { embeddedStack } from './vite-plugin.ts'

export type ServeOptions = StackOptions & {
  /** Serve the sources with hot reload instead of a production build. */
  dev: boolean
}

/** Builds (unless `dev`) and serves the app on the embedded stack. The caller must call `stop`. */
export async function serveApp({ dev, ...options }: ServeOptions) {
  const stack = await startStack(options)
  try {
    // An empty URL means "the origin the page came from"; it also outweighs a .env made for hosting.
    process.env.VITE_SUPABASE_URL = ''
    process.env.VITE_SUPABASE_PUBLISHABLE_KEY = stack.status.publishable_key
    // Vite would answer preflights itself, and hide what the functions say to them.
    const server = { host: '127.0.0.1', port: options.port, strictPort: true, cors: false }
    const plugins = [embeddedStack(stack)]
    let close: () => Promise<void>
    if (dev) {
      const vite = await createServer({
        root: projectRoot,
        server,
        plugins,
        logLevel: 'warn',
        // One cache per port: two stacks side by side must not rewrite each other's.
        cacheDir: `node_modules/.vite/${options.port}`,
      })
      await vite.listen()
      close = () => vite.close()
    } else {
      await build({ root: projectRoot, logLevel: 'warn' })
      const vite = await preview({ root: projectRoot, preview: server, plugins, logLevel: 'warn' })
      close = () => vite.close()
    }
    await writeStatus(options.port, stack.status)
    return {
      ...stack,
      stop: async () => {
        await removeStatus(options.port)
        await close()
        await stack.stop()
      },
    }
  } catch (error) {
    await stack.stop()
    throw error
  }
}
