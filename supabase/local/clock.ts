/**
 * Repeats a task. Runs may overlap.
 * @param interval milliseconds between two starts
 * @param task must not reject
 */
export function startClock(interval: number, task: () => Promise<unknown>) {
  const running = new Set<Promise<unknown>>()
  const timer = setInterval(() => {
    const run = task().finally(() => running.delete(run))
    running.add(run)
  }, interval)
  return {
    /** Resolves when the runs under way have ended. */
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running)
    },
  }
}
