/**
 * Fixed seed and fixed clock for unit and component tests, so that a failing run can be repeated from its log.
 * TEST_SEED and TEST_NOW (ISO 8601) try others; a failing property prints the seed it ran with.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, vi } from 'vitest'

const now = process.env.TEST_NOW ?? '2026-11-22T15:00:00-03:00'
const seed = Number(process.env.TEST_SEED ?? 48)

fc.configureGlobal({ seed })

// Only the date: timers run, because components wait for real ones.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})

afterEach(() => {
  vi.useRealTimers()
})
