/**
 * What moves while a page loads, with the fonts of this machine in place of the web fonts at first. Chromium reports
 * each shift; none is a matter of time.
 */
import type { Page } from '@playwright/test'
import { visitorAddresses } from './support/routes.ts'
import { confirmedAge, expect, store, test } from './support/test.ts'

/** Cumulative layout shift: half of what is called good. */
const most = 0.05

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node?: Node }[]
  }
}

/** Records shifts from the start of each following page. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift))
        if (!hadRecentInput)
          window.shifts.push({
            value,
            moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Holds the web fonts back until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens a page, lets the web fonts arrive after its first paint and adds up what moved. */
async function expectStill(page: Page, address: string): Promise<void> {
  const release = await holdFonts(page)
  const asked = page.waitForRequest('**/*.woff2')
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await asked
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const arrived = () => page.evaluate(() => document.fonts.check('1rem Figtree'))
  expect(await arrived(), `${address} is first drawn without web fonts`).toBe(false)
  release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await arrived()).toBe(true)
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(most)
  await page.unrouteAll({ behavior: 'wait' })
}

test('the age gate stays where it is drawn first', async ({ page }) => {
  await recordShifts(page)
  await expectStill(page, '/')
})

test('public pages stay where they are drawn first', async ({ page }) => {
  await recordShifts(page)
  await store(page, confirmedAge())
  for (const address of visitorAddresses) await expectStill(page, address)
})
