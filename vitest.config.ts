import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // Many tests wait for a server, so keeping one processor free gains nothing.
    maxWorkers: '100%',
    // Properties, largest inputs and documents: most of the time of the unit tests. `npm run test:quick` leaves them out.
    tags: [{ name: 'slow' }],
    reporters: ['default', './tests/support/keep-failures.ts'],
    projects: [
      // Files share their workers: starting one per file would take most of the time.
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine needs more than the default five seconds to read a large sheet.
          testTimeout: 30_000,
          include: ['supabase/{local,functions,operations}/**/*.test.ts', 'tests/e2e/support/*.test.ts'],
          setupFiles: ['tests/support/repeatable.ts'],
          isolate: false,
          // Node runs this code as it is. Vite's module runner would cost the engines a fifth of their time.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
          setupFiles: ['tests/support/repeatable.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          isolate: false,
          environment: 'happy-dom',
          testTimeout: 20_000,
          setupFiles: ['tests/support/repeatable.ts', 'tests/support/setup-dom.ts'],
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/database/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          globalSetup: ['tests/functions/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Events and queues take longer than the default second on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
