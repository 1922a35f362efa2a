import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { headersFile, securityHeaders } from './src/config/security-headers.ts'
import { firstPaintHash } from './src/prerender/first-paint-script.ts'
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

export default defineConfig(({ mode }) => {
  const headers = securityHeaders(loadEnv(mode, process.cwd()).VITE_SUPABASE_URL ?? '', [firstPaintHash])
  return {
    plugins: [react(), tailwindcss(), writeHeaders(headers), prerender()],
    resolve: { tsconfigPaths: true },
    preview: { headers },
  }
})
