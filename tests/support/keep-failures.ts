import type { Reporter } from 'vitest/node'

/**
 * PGlite sets the process's exit code to 0 when it closes (Emscripten's `quit`, an exit hook). This reporter
 * keeps failures failing.
 */
export default class KeepFailures implements Reporter {
  onTestRunEnd(...[, errors, reason]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    if (reason === 'passed' && errors.length === 0) return
    process.on('exit', () => {
      process.exitCode = 1
    })
  }
}
