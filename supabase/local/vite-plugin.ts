import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { builtAssets } from './built-assets.ts'
import type { Stack } from './stack.ts'

/** Serves the embedded stack's API on the app's origin, in `vite dev` and `vite preview`. */
export function embeddedStack(stack: Stack): Plugin {
  return {
    name: 'engenho-embedded-stack',
    configureServer(server) {
      for (const middleware of stack.middlewares) server.middlewares.use(middleware)
    },
    configurePreviewServer(server) {
      // Longer than clients keep an idle connection: they would reuse one that is being closed.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 65_000
      const { root, build, preview } = server.config
      server.middlewares.use(builtAssets(resolve(root, build.outDir), preview.headers))
      for (const middleware of stack.middlewares) server.middlewares.use(middleware)
    },
  }
}
