/** The base test of all journeys. It fails on unexpected console errors. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import axe from 'axe-core'
import type { Database } from '../../../src/data/database.types.ts'
import { type PublicStatus, readPublicStatus, runningStacks } from '../../../supabase/local/state.ts'
import { linkOf, openMailbox } from './mailbox.ts'

export { expect }

// Browsers report expected error responses as failed resources.
const expected = /Failed to load resource: the server responded with a status of 4\d\d/

/** The cookie banner's storage after refusing all optional cookies. */
const answeredConsent = {
  categories: ['necessary'],
  revision: 0,
  data: null,
  consentId: '00000000-0000-4000-8000-000000000000',
  consentTimestamp: '2026-11-01T12:00:00.000Z',
  lastConsentTimestamp: '2026-11-01T12:00:00.000Z',
  languageCode: 'pt-BR',
  services: { necessary: [], statistics: [] },
  expirationTime: Date.parse('2099-01-01'),
}

/** Answers the cookie banner for a page or a context. */
export async function answerConsent(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript((answer) => {
    try {
      if (localStorage.getItem('cookieConsent') === null)
        localStorage.setItem('cookieConsent', JSON.stringify(answer))
    } catch {
      // Without storage, the banner shows.
    }
  }, answeredConsent)
}

export const test = base.extend<{ complaints: string[]; provoked: RegExp; consented: boolean }>({
  /** Whether the cookie banner is already answered. */
  consented: [true, { option: true }],
  page: async ({ page, consented }, use) => {
    if (consented) await answerConsent(page)
    await use(page)
  },
  /** Further console messages that a test file expects. */
  provoked: [/(?!)/, { option: true }],
  complaints: [
    async ({ page, provoked }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() !== 'error' || expected.test(message.text()) || provoked.test(message.text()))
          return
        complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

/** Addresses and keys of the stack under test: from STACK_STATUS, or our own stack. */
export async function stackStatus(baseURL: string | undefined): Promise<PublicStatus> {
  if (process.env.STACK_STATUS) return readPublicStatus(process.env.STACK_STATUS)
  const status = (await runningStacks()).get(Number(new URL(baseURL ?? '').port))
  if (!status) throw new Error(`No stack runs at ${baseURL}`)
  return status
}

const stateless = { auth: { persistSession: false, autoRefreshToken: false } }

/** A client with the service key. */
export const serverOf = (status: PublicStatus) =>
  createClient<Database>(status.api_url, status.secret_key, stateless)

/** A client of somebody who is not logged in. */
export const visitorOf = (status: PublicStatus) =>
  createClient<Database>(status.api_url, status.publishable_key, stateless)

/** Performs what waits for the function that the stack calls every minute: deletions, refunds, invoices. */
export async function runCleanup(status: PublicStatus): Promise<void> {
  const server = serverOf(status)
  await expect
    .poll(
      async () => {
        await fetch(`${status.functions_url}/cleanup`, {
          method: 'POST',
          headers: { apikey: status.secret_key },
        })
        // The stack's own clock, or another test, may have claimed a task and still be at it.
        const { count } = await server
          .from('cleanup_tasks')
          .select('id', { count: 'exact', head: true })
          .is('done_at', null)
          .or('last_error.is.null,next_attempt_at.lte.now()')
        return count
      },
      { message: 'tasks of the cleanup that wait or are being done', timeout: 30_000 },
    )
    .toBe(0)
}

const statusOfTest = () => stackStatus(test.info().project.use.baseURL)

/** Skips the test with the real Stripe, where tests can neither pay nor cause failures. */
export async function needStripeStandIn(): Promise<void> {
  const { stripe_url: url } = await statusOfTest()
  test.skip(
    new URL(url).hostname === 'dashboard.stripe.com',
    'needs the Stripe stand-in: `npm run stripe:local`',
  )
}

/** Skips the test when another server serves the app: only ours compresses files. */
export async function needEmbeddedStack(): Promise<void> {
  const { api_url: api, app_url: app } = await statusOfTest()
  test.skip(api !== app, 'another host serves the app: docs/hosting.md says what it sends')
}

/** Waits for an e-mail with this subject and opens its link in a new page. */
export async function followLink(
  page: Page,
  baseURL: string | undefined,
  to: string,
  subject: string,
): Promise<Page> {
  const { mailbox_url: url } = await stackStatus(baseURL)
  test.skip(url === '', 'this stack keeps no e-mails to read')
  const mailbox = await openMailbox(url)
  await expect.poll(async () => (await mailbox(to))?.subject).toBe(`${subject} · Engenho 48`)
  const mail = await mailbox(to)
  const opened = await page.context().newPage()
  if (mail) await opened.goto(linkOf(mail))
  return opened
}

/** The storage key of the session, which supabase-js derives from the API's host. */
export async function sessionKey(): Promise<string> {
  const { api_url: api } = await statusOfTest()
  return `sb-${new URL(api).hostname.split('.')[0]}-auth-token`
}

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Mobile browsers widen the viewport to fit overflow, so compare with the requested width.
  const width = page.viewportSize()?.width ?? 0
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(width)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Checks with axe, and for sideways scroll. `state` names the screen in a failure. */
export async function expectNoViolation(page: Page, state: string): Promise<void> {
  // Loading axe takes as long as running it, so a page that has it keeps it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async () => (await window.axe.run(document, { resultTypes: ['violations'] })).violations,
  )
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, state).toEqual([])
  await expectNoSidewaysScroll(page)
}

/** Checks that no amount wraps after its R$. */
export async function expectWholeFigures(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      for (const { 0: amount, index } of (text.textContent ?? '').matchAll(/R\$\s?[\d.,]*\d/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + amount.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) found.push(`${amount} in “${text.textContent}”`)
      }
    }
    return found
  })
  expect(broken, `amounts in two lines on ${page.url()}`).toEqual([])
}

/** Restores a browser's storage in every page that follows. */
export async function store(page: Page, items: readonly { name: string; value: string }[]): Promise<void> {
  await page.addInitScript((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, items)
}

/** A browser's storage after the age gate. */
export const confirmedAge = () => [
  { name: 'age_verified', value: 'true' },
  { name: 'verification_date', value: new Date().toISOString() },
]

/** The storage of an adult who is not signed in. */
export const adultState = (baseURL: string | undefined) => ({
  cookies: [],
  origins: [{ origin: baseURL ?? '', localStorage: confirmedAge() }],
})

/** Shared files that must load before the network is cut. */
const lateFiles = ['toaster-view', 'late-parts']

/** Cuts the network once the page and the named build files have loaded. */
export async function cutNetwork(page: Page, files: readonly string[] = []): Promise<void> {
  const arrived = (name: string) =>
    performance.getEntriesByType('resource').some((file) => file.name.includes(`/assets/${name}-`))
  // Hidden parts load with the first move.
  await page.mouse.move(1, 1)
  for (const name of [...lateFiles, ...files])
    await expect.poll(() => page.evaluate(arrived, name)).toBe(true)
  // The names of library files are not fixed.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}
