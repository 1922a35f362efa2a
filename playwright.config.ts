import { defineConfig, devices } from '@playwright/test'
import { readPublicStatus } from './supabase/local/state.ts'
import { launchOptions } from './tests/support/chromium.ts'

/** A running stack: the output of `npm run status -- --json` or of `npm run qa:env`. */
const stack = process.env.STACK_STATUS ? await readPublicStatus(process.env.STACK_STATUS) : null

const port = Number(process.env.E2E_PORT ?? 4860)

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } }
const desktop = { viewport: { width: 1440, height: 900 } }

const onBoth = ['appearance', 'layout-shift']

const onPhone = [
  ...onBoth,
  'accessibility',
  'commerce',
  'consent',
  'consultations',
  'farm',
  'farm-agenda',
  'farm-orders',
  'farm-reviews',
  'faults',
  'first-load',
  'house',
  'last-known',
  'limits',
  'main-job',
  'narrowest',
  'notifications',
  'offline',
  'orders',
  'payment',
  'report',
  'request-sheet',
  'responsiveness',
  'service-area',
  'session-faults',
  'uploads',
]

const onDesktop = [
  ...onBoth,
  'account',
  'early-input',
  'farm-houses',
  'headers',
  'hostile-input',
  'keyboard',
  'login',
  'workshops',
]

const specs = (names: readonly string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`)

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
  workers: 4,
  forbidOnly: true,
  // Node runs these files as they are. Playwright's own compiler takes seconds in each worker that loads the engines.
  build: { external: ['**/supabase/**/*.ts'] },
  reporter: [['list']],
  use: {
    baseURL: stack?.app_url ?? `http://localhost:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Fortaleza',
    // Tracing takes a third of the run time. Enable it to investigate a failure: `npx playwright test SPEC --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Entrance animations are decoration; tests do not wait for them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
  // Tests whose behaviour does not depend on width run at one width. Tests tagged `@wide` run on the phone and again on
  // the desktop; those tagged `@desktop`, such as the farm's longest journeys, on the desktop only. The main journey is driven by touch on the phone
  // and by keyboard on the desktop. The longest journeys start first, so that no worker is left running one at the end.
  projects: [
    { name: 'wide', testMatch: specs(onPhone), grep: /@wide|@desktop/, use: desktop },
    { name: 'desktop', testMatch: specs(onDesktop), use: desktop },
    { name: 'phone', testMatch: specs(onPhone), grepInvert: /@desktop/, use: phone },
  ],
  ...(!stack && {
    webServer: {
      command: 'node supabase/local/start.ts',
      // Give up on a hanging Stripe after 1.5 s, so that its test takes seconds; hash passwords cheaply, since every
      // test signs up its own people.
      env: {
        PORT: String(port),
        LOCAL_DATA: 'memory',
        DEMO_HISTORY: 'off',
        STRIPE_TIMEOUT_MS: '1500',
        AUTOMATION_STEP_MS: '250',
        LITE_AUTH_BCRYPT_COST: '4',
      },
      url: `http://localhost:${port}`,
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      stdout: 'ignore',
    },
  }),
})
