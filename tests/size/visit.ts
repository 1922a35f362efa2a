import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, devices } from 'playwright-core'

/** Formats that are already compressed. */
const compressed = new Set(['.woff2', '.png'])

interface Visit {
  dist: string
  screen: 'gate' | 'page'
  /** Scripts and style sheets in `assets/` that may load; without it, everything until the page is idle. */
  files?: readonly string[]
}

export interface Sent {
  kind: string
  /** kB of 1,000 bytes, Brotli. */
  size: number
}

/** The built files that a first visit to the landing page loads on a phone, without API responses. */
export async function visit(browser: Browser, { dist, screen, files }: Visit): Promise<Sent[]> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'pt-BR' })
  const page = await context.newPage()
  if (screen === 'page')
    await page.addInitScript(() => {
      localStorage.setItem('age_verified', 'true')
      localStorage.setItem('verification_date', new Date().toISOString())
    })
  const sent: Sent[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname, hostname } = new URL(request.url())
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    const kind = request.resourceType()
    const held = /\.(js|css)$/.test(file) && files && !files.includes(file.replace('assets/', ''))
    if (hostname !== 'landing.test' || kind === 'fetch' || held) return route.abort()
    const path = join(dist, file)
    const content = readFileSync(path)
    const bytes = compressed.has(extname(file)) ? content.byteLength : brotliCompressSync(content).byteLength
    sent.push({ kind, size: bytes / 1000 })
    await route.fulfill({ path })
  })
  await page.goto('http://landing.test/', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  // The last sections load in sequence.
  await page.waitForTimeout(2000)
  await context.close()
  return sent
}
