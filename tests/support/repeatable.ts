/**
 * Fixes seed and clock of unit and component tests, so that a failing run can be repeated from its log.
 * TEST_SEED and TEST_NOW (ISO 8601) override them. A failing property prints its seed.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, vi } from 'vitest'

const now = process.env.TEST_NOW ?? '2026-11-22T15:00:00-03:00'
const seed = Number(process.env.TEST_SEED ?? 48)

fc.configureGlobal({ seed })

// Only the date is fixed: components wait for real timers.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
})

afterEach(() => {
  vi.useRealTimers()
})
