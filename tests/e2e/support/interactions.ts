/** Measures how fast a slow phone reacts to presses. */
import type { Locator, Page } from '@playwright/test'

export type Interaction = {
  label: string
  /** Milliseconds from the press to the frame with its effect (Event Timing, in steps of 8 ms). 0 below 16. */
  duration: number
  /** Whether the screen changed within a few frames of the press. */
  answered: boolean
}

type Recorder = { durations: number[]; answered: boolean | null }

declare global {
  interface Window {
    interactions?: Recorder
  }
}

/** Runs in the page before its own scripts. */
function record(): void {
  const recorder: Recorder = { durations: [], answered: null }
  window.interactions = recorder
  // TypeScript's library lacks durationThreshold.
  const every = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Only keys and presses are interactions; hovering is not.
      if ('interactionId' in entry && entry.interactionId !== 0) recorder.durations.push(entry.duration)
    }
  }).observe(every)

  const watch = () => {
    const changes = new MutationObserver(() => {
      recorder.answered = true
    })
    changes.observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
    let frames = 0
    const count = () => {
      frames += 1
      if (frames < 15) {
        requestAnimationFrame(count)
        return
      }
      changes.disconnect()
      recorder.answered ??= false
    }
    requestAnimationFrame(count)
  }
  addEventListener('click', watch, { capture: true })
  addEventListener('input', watch, { capture: true })
}

/** Slows the page's processor four times and starts measuring. */
export async function measureInteractions(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(record)
  const measured: Interaction[] = []

  /** Performs one interaction and records its result. */
  async function act(label: string, action: () => Promise<void>): Promise<void> {
    await page.evaluate(() => {
      if (window.interactions) Object.assign(window.interactions, { durations: [], answered: null })
    })
    await action()
    const found = await page.evaluate(async () => {
      // Timing entries arrive after the frame they measure.
      await new Promise((told) => setTimeout(told, 250))
      return window.interactions
    })
    measured.push({
      label,
      duration: Math.max(0, ...(found?.durations ?? [])),
      answered: found?.answered === true,
    })
  }
  return {
    measured,
    press: (label: string, target: Locator) => act(label, () => target.tap()),
    type: (label: string, target: Locator, text: string) =>
      act(label, async () => {
        await target.focus()
        await target.pressSequentially(text)
      }),
  }
}
