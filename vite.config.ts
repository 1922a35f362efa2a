import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { headersFile, securityHeaders } from './src/config/security-headers.ts'
import { defaultSiteUrl } from './src/config/site.ts'
import { inlineScriptHash } from './src/prerender/inline-script.ts'
import { prerender } from './src/prerender/plugin.ts'

/** Writes the security headers beside the built pages, for hosts that read a `_headers` file. */
function writeHeaders(headers: Record<string, string>): Plugin {
  return {
    name: 'engenho-headers',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headers) })
    },
  }
}

/** Excludes the automation engines from the browser bundle: they run only in edge functions. */
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
  // index.html and the app read it from here.
  process.env.VITE_SITE_URL = siteUrl
  return {
    plugins: [react(), tailwindcss(), withoutEngines(), writeHeaders(headers), prerender(siteUrl)],
    resolve: { tsconfigPaths: true },
    build: {
      // The PDF libraries exceed Vite’s size hint and load on demand; `npm run check:size` checks the size of a first visit.
      chunkSizeWarningLimit: 2000,
      // Browsers without support load the files slightly later.
      modulePreload: { polyfill: false },
      // A font inside the style sheet loads on pages that do not draw it.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      rolldownOptions: {
        checks: { bundlerTimings: false },
      },
    },
    // Each reader of uploaded files loads with the first file of its kind.
    worker: { format: 'es' },
    preview: { headers },
  }
})
