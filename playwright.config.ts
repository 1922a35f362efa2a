import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import chromium from '@sparticuz/chromium'
import { readPublicStatus } from './supabase/local/state.ts'

// A Chromium for Linux x64 comes with npm; elsewhere use Playwright's own, or an installed Chrome. The
// package's own arguments are for cloud functions: they switch web security off, which would hide faults.
const bundled = process.platform === 'linux' && process.arch === 'x64'
const launchOptions = bundled
  ? { executablePath: await chromium.executablePath(), args: ['--no-sandbox', '--disable-quic'] }
  : existsSync('/Applications/Google Chrome.app')
    ? { channel: 'chrome' }
    : {}

/** A stack that is already up: the file of `npm run status -- --json`, or of `npm run qa:env`. */
const stack = process.env.STACK_STATUS ? await readPublicStatus(process.env.STACK_STATUS) : null

const port = Number(process.env.E2E_PORT ?? 4860)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, stylePath: 'tests/e2e/support/appearance.css' },
  },
  fullyParallel: true,
  // Tests wait more than they compute.
  workers: 3,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: stack?.app_url ?? `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Fortaleza',
    // Recording every step takes a third of the time: `npx playwright test SPEC --trace on` to look into a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Entrances are decoration; waiting for them at every step is not testing.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Accessibility is looked at in both widths; what behaves alike in both, in one. The main job is done by touch on
  // the phone, and by keyboard alone on the desktop.
  projects: [
    {
      name: 'phone',
      testMatch:
        /(accessibility|appearance|commerce|consent|consultations|faults|first-load|limits|main-job|narrowest|offline|payment|report|responsiveness|service-area|uploads)\.spec/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
    {
      name: 'desktop',
      testMatch:
        /(accessibility|account|appearance|early-input|headers|hostile-input|keyboard|login|workshops)\.spec/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  ...(!stack && {
    webServer: {
      command: 'node supabase/local/start.ts',
      // A Stripe that hangs is given up after a second and a half, so that its test takes seconds.
      env: { PORT: String(port), LOCAL_DATA: 'memory', STRIPE_TIMEOUT_MS: '1500', AUTOMATION_STEP_MS: '250' },
      url: `http://localhost:${port}`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      stdout: 'ignore',
    },
  }),
})
