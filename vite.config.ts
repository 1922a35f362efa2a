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

/** Leaves the engines of the automations out of the browser's files: they run in the edge functions alone. */
function withoutEngines(): Plugin {
  return {
    name: 'engenho-without-engines',
    load: {
      filter: { id: /\/automations\/[^/]+\/engine\.ts$/ },
      handler: () => 'export {}',
    },
  }
}

/** Groups of modules that share a file, the first one first served. */
const inOrder = (groups: readonly (readonly [name: string, test: RegExp])[]) =>
  groups.map(([name, test], index) => ({ name, test, priority: groups.length - index }))

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, process.cwd())
  const headers = securityHeaders(
    environment.VITE_SUPABASE_URL ?? '',
    [inlineScriptHash],
    environment.VITE_CEP_LOOKUP_URL,
    environment.VITE_CAPTCHA_SITE_KEY,
  )
  const siteUrl = (environment.VITE_SITE_URL || defaultSiteUrl).replace(/\/$/, '')
  // Where index.html and the app read it from.
  process.env.VITE_SITE_URL = siteUrl
  return {
    plugins: [
      react(),
      tailwindcss(),
      withoutEngines(),
      writeHeaders(headers),
      siteFiles(siteUrl),
      prerender(siteUrl),
    ],
    resolve: { tsconfigPaths: true },
    build: {
      // The readers and writers of PDF are larger than Vite's hint allows and load on demand; `npm run check:size`
      // watches what a first visit downloads.
      chunkSizeWarningLimit: 2000,
      // Where a browser does not know these hints the files come a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // How long plugins take is no news to who starts the app.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            // A module goes to the first group that names it, and takes along what it imports and no group has: each
            // group stands after those whose modules it needs.
            groups: inOrder([
              // What every first screen has, in few files instead of many small ones.
              ['react', /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/],
              [
                'frame',
                /vite\/preload-helper|content\/product|src\/(app\/page-fallback|ui\/(button|button-look|cx|spinner|preloadable|illustrations\/(logo|woodcut|wordmark)))\.tsx?|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|shared\/)/,
              ],
              [
                'public',
                /node_modules\/react-router(-dom)?\/|src\/(config\/(paths|site)|data\/client\/session-hint|ui\/(container|skip-link|button-link|page-head|toaster|illustrations\/copper-still-later))\.tsx?|icons\/(menu|x)\./,
              ],
              // Where something went wrong: in forms and in place of pages.
              ['marks', /icons\/triangle-exclamation-point\./],
              // What every page but the landing page has.
              ['pages', /src\/app\/(other-pages|pages)\.tsx?/],
              ['schemas', /node_modules\/zod\//],
              // Who is there, and what is read of the server.
              [
                'session',
                /@tanstack\/|src\/(app\/session-layout|data\/client\/(errors|use-single-mutation)|session\/session-context)\.tsx?/,
              ],
              [
                'form',
                /src\/ui\/(field|text-field|select-field|password-field|notice|stepper|progress-bar)\.tsx/,
              ],
              [
                'client',
                /@supabase\/|src\/data\/(client\/(auth|supabase|renewing-fetch|broken-session)|tables\/(credit-lots|restaurants))\.ts/,
              ],
              // Pieces that pages with and without a login show.
              [
                'pieces',
                /src\/(format\/(money|dates|statuses)|ui\/(badge|card|definition-list|empty-state|illustrations\/empty-shelf|page-header|responsive-table|section|skeleton|stat-card))\.tsx?|icons\/(check|file-text|plus|sparkles)\./,
              ],
              // What the pages behind the login have in common.
              [
                'owner',
                /src\/app\/(owner-frame|protected-layout)\.tsx?|icons\/(calendar-check|calendar-days|wine)\./,
              ],
            ]),
          },
        },
      },
    },
    // The readers of uploaded files come apart, each with the first file of its kind.
    worker: { format: 'es' },
    preview: { headers },
  }
})
