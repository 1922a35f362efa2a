import type { Reporter } from 'vitest/node'

/**
 * The databases that tests start set the exit code of the process to 0 when they close (Emscripten's `quit`, an exit
 * hook): without this a failed test would not fail the run.
 */
export default class KeepFailures implements Reporter {
  onTestRunEnd(...[, errors, reason]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    if (reason === 'passed' && errors.length === 0) return
    process.on('exit', () => {
      process.exitCode = 1
    })
  }
}
