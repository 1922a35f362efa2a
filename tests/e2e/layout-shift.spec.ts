/**
 * Layout shifts while a page loads, first with this machine's fonts and then with the web fonts. Chromium reports each
 * shift; none depends on timing.
 */
import type { Page } from '@playwright/test'
import { visitorAddresses } from './support/routes.ts'
import { confirmedAge, expect, store, test } from './support/test.ts'

/** Cumulative layout shift: half of the limit for "good". */
const maxShift = 0.05

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

/** Opens a page, releases the web fonts after its first paint and adds up the shifts. */
async function expectStill(page: Page, address: string): Promise<void> {
  const release = await holdFonts(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  // The first paint needs no style sheet, and `check` is true of a font that no style sheet has named yet. A request for a
  // font says less: it may be a late one of the page before.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Figtree' && status !== 'unloaded',
    ),
  )
  const arrived = () => page.evaluate(() => document.fonts.check('1rem Figtree'))
  expect(await arrived(), `${address} is first drawn without web fonts`).toBe(false)
  release()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await arrived()).toBe(true)
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift)
  await page.unrouteAll({ behavior: 'wait' })
}

test('the age gate does not move after its first paint', async ({ page }) => {
  await recordShifts(page)
  await expectStill(page, '/')
})

test('public pages do not move after their first paint', async ({ page }) => {
  await recordShifts(page)
  await store(page, confirmedAge())
  for (const address of visitorAddresses) await expectStill(page, address)
})
