import { expect, test } from 'vitest'
import { type Attempt, toAge } from './age'

const attempt = (status: Attempt['status'], over: Partial<Attempt> = {}): Attempt => ({
  status,
  method: 'document',
  contested_at: null,
  decided_at: null,
  ...over,
})

test('no attempt, a pending one and an approved one are told apart', () => {
  expect(toAge(null)).toMatchObject({ status: 'none', contestable: false })
  expect(toAge(attempt('pending'))).toMatchObject({ status: 'pending' })
  expect(toAge(attempt('verified'))).toMatchObject({ status: 'verified' })
})

test('a refusal or an inconclusive answer can be contested once', () => {
  for (const status of ['refused', 'unsure'] as const) {
    expect(toAge(attempt(status)).contestable).toBe(true)
    expect(toAge(attempt(status, { contested_at: '2026-11-22T12:00:00Z' })).contestable).toBe(false)
  }
  for (const status of ['pending', 'verified', 'contested', 'expired'] as const)
    expect(toAge(attempt(status)).contestable).toBe(false)
})
