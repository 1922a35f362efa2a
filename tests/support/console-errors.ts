import { format } from 'node:util'
import { expect, type MockInstance, vi } from 'vitest'

/** Errors from features that browsers have and happy-dom lacks. */
const environmentGaps: readonly string[] = [
  'The tag <search> is unrecognized in this browser. If you meant to render a React component, start its name with an uppercase letter.',
]

let printed: string[] = []
let declared: RegExp[] = []
let spy: MockInstance<typeof console.error> | undefined

/** Declares a console error that the running test provokes. Any other fails the test. */
export function expectConsoleError(pattern: RegExp): void {
  declared.push(pattern)
}

export function watchConsoleErrors(): void {
  printed = []
  declared = []
  spy = vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    printed.push(format(...values))
  })
}

export function checkConsoleErrors(): void {
  spy?.mockRestore()
  const unexpected = printed.filter(
    (message) => !environmentGaps.includes(message) && !declared.some((pattern) => pattern.test(message)),
  )
  expect(unexpected, 'unexpected console.error').toEqual([])
  const missing = declared.filter((pattern) => !printed.some((message) => pattern.test(message)))
  expect(missing, 'declared console.error that was not printed').toEqual([])
}
