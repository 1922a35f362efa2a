/** What a slow phone makes of every press: whether it answers at once, and how long it takes. */
import type { Locator, Page } from '@playwright/test'

export type Interaction = {
  label: string
  /** Milliseconds from the press to the frame that shows its effect (Event Timing, steps of 8 ms); 0 below 16. */
  duration: number
  /** Whether anything on the screen had changed a few frames after the press. */
  answered: boolean
}

type Recorder = { durations: number[]; answered: boolean | null }

declare global {
  interface Window {
    interactions?: Recorder
  }
}

/** Runs in the page, before anything else of it. */
function record(): void {
  const recorder: Recorder = { durations: [], answered: null }
  window.interactions = recorder
  // TypeScript's own library does not know the threshold yet.
  const every = { type: 'event', buffered: true, durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Of keys and presses; hovering and the like are no interactions.
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

/** Slows the page's processor down to a quarter, like a cheap phone's, and measures what is done from here on. */
export async function measureInteractions(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(record)
  const measured: Interaction[] = []

  /** Does one thing to the page and keeps what came of it. */
  async function act(label: string, action: () => Promise<void>): Promise<void> {
    await page.evaluate(() => {
      if (window.interactions) Object.assign(window.interactions, { durations: [], answered: null })
    })
    await action()
    const found = await page.evaluate(async () => {
      // Timings are told after the frame they measure.
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
