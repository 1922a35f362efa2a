import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { headersFile, securityHeaders } from './src/config/security-headers.ts'
import { defaultSiteUrl } from './src/config/site.ts'
import { inlineScriptHash } from './src/prerender/inline-script.ts'
import { prerender } from './src/prerender/plugin.ts'

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
    plugins: [react(), tailwindcss(), withoutEngines(), writeHeaders(headers), prerender(siteUrl)],
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
      },
    },
    // The readers of uploaded files come apart, each with the first file of its kind.
    worker: { format: 'es' },
    preview: { headers },
  }
})
