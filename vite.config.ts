import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { headersFile, securityHeaders } from './src/config/security-headers.ts'
import { inlineScriptHash } from './src/prerender/inline-script.ts'
import { prerender } from './src/prerender/plugin.ts'
import { defaultSiteUrl, siteFiles } from './src/prerender/site.ts'

/** Writes the security headers beside the built pages, for hosts that read them from a file. */
function writeHeaders(headers: Record<string, string>): Plugin {
  return {
    name: 'engenho-headers',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers) })
    },
  }
}

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd())
  const headers = securityHeaders(
    environment.VITE_SUPABASE_URL ?? '',
    [inlineScriptHash],
    environment.VITE_CEP_LOOKUP_URL,
  )
  const siteUrl = (environment.VITE_SITE_URL || defaultSiteUrl).replace(/\/$/, '')
  // Where index.html and the app read it from.
  process.env.VITE_SITE_URL = siteUrl
  return {
    plugins: [react(), tailwindcss(), writeHeaders(headers), siteFiles(siteUrl), prerender(siteUrl)],
    resolve: { tsconfigPaths: true },
    build: {
      // Read by `npm run check:size`.
      manifest: true,
      // Where a browser does not know these hints the files come a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What every first screen has, in few files instead of many small ones.
              {
                name: 'react',
                priority: 2,
                test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
              },
              {
                name: 'frame',
                priority: 1,
                test: /vite\/preload-helper|config\/product|src\/ui\/(button|button-look|cx|spinner|preloadable|illustrations\/(logo|woodcut|wordmark))\.tsx?|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared\/)/,
              },
              {
                name: 'public',
                test: /node_modules\/react-router(-dom)?\/|src\/(config\/(paths|site)|data\/session-hint|ui\/(container|skip-link|button-link|page-head|illustrations\/copper-still-later))\.tsx?|icons\/(menu|x)\./,
              },
              { name: 'query', test: /@tanstack\/|src\/data\/(query-client|use-single-mutation)\.ts/ },
              {
                name: 'form',
                test: /src\/ui\/(field|text-field|select-field|password-field|notice|stepper|progress-bar)\.tsx/,
              },
            ],
          },
        },
      },
    },
    // The readers of uploaded files come apart, each with the first file of its kind.
    worker: { format: 'es' },
    preview: { headers },
  }
})
