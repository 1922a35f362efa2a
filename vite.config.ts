import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { headersFile, securityHeaders } from './src/config/security-headers.ts'

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
  const headers = securityHeaders(loadEnv(mode, process.cwd()).VITE_SUPABASE_URL ?? '')
  return {
    plugins: [react(), tailwindcss(), writeHeaders(headers)],
    resolve: { tsconfigPaths: true },
    preview: { headers },
  }
})
