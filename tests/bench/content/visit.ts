/** One visit of a page over the modelled link: when its content shows, and what it loads until it is idle. */
import type { BrowserContext, CDPSession } from 'playwright-core'

export interface Content {
  /** Selects the elements that may hold the content. */
  selector: string
  /** What the element's text matches once it shows the owner's data. */
  text: RegExp
}

export interface Visit {
  /** Milliseconds from the start of the navigation to the first frame that shows the content. */
  content: number
  /** kB of 1,000 bytes on the wire. */
  kilobytes: number
  /** Requests that reached the network. */
  requests: number
  /** Reads of tables and calls of the database's functions. */
  reads: number
  shift: number
}

declare global {
  interface Window {
    contentShown?: number
    shifted?: number
  }
}

/** Runs in the page before its own scripts. */
function watch({ selector, text, flags }: { selector: string; text: string; flags: string }): void {
  const pattern = new RegExp(text, flags)
  const isShown = () =>
    [...document.querySelectorAll(selector)].some(
      (element) =>
        pattern.test(element.textContent ?? '') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 0,
    )
  const look = () => {
    if (isShown()) window.contentShown ??= performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift: { value?: number; hadRecentInput?: boolean } = JSON.parse(JSON.stringify(entry))
      if (!shift.hadRecentInput) window.shifted = (window.shifted ?? 0) + (shift.value ?? 0)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const isRead = (method: string, pathname: string) =>
  pathname.startsWith('/rest/v1/') && (method === 'GET' || pathname.startsWith('/rest/v1/rpc/'))

interface Wire {
  requests: number
  bytes: number
  reads: number
  /** The time of the last activity. */
  active: number
  open: Set<string>
  /** Each request with its times and size, for BENCH_LIST. */
  paths: string[]
}

function count(cdp: CDPSession): Wire {
  const wire: Wire = { requests: 0, bytes: 0, reads: 0, active: Date.now(), open: new Set(), paths: [] }
  const sent = new Map<string, { method: string; url: URL; at: number }>()
  let opened = 0
  const settle = (id: string) => {
    wire.open.delete(id)
    wire.active = Date.now()
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return
    opened ||= timestamp
    sent.set(requestId, { method: request.method, url: new URL(request.url), at: timestamp })
    wire.open.add(requestId)
    wire.active = Date.now()
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    settle(requestId)
    const request = sent.get(requestId)
    if (!request) return
    wire.requests += 1
    wire.bytes += encodedDataLength
    if (isRead(request.method, request.url.pathname)) wire.reads += 1
    const [from, to] = [request.at, timestamp].map((at) => Math.round((at - opened) * 1000))
    const size = (encodedDataLength / 1000).toFixed(1)
    wire.paths.push(`${from}–${to} ms, ${size} kB: ${request.method} ${request.url.pathname}`)
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => settle(requestId))
  return wire
}

const quietMs = 1500

/** Opens `address` with a slowed processor and waits until content shows and the network has rested. */
export async function visit(
  context: BrowserContext,
  address: string,
  content: Content,
  slowdown: number,
): Promise<Visit & { paths: string[] }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch, {
    selector: content.selector,
    text: content.text.source,
    flags: content.text.flags,
  })
  const wire = count(cdp)
  await page.goto(address, { waitUntil: 'commit' })
  // Playwright's own evaluation counts as user activation, on which pages load hidden parts.
  const read = async (expression: string) =>
    Number((await cdp.send('Runtime.evaluate', { expression, returnByValue: true })).result.value)
  for (const giveUp = Date.now() + 60_000; !((await read('window.contentShown')) > 0); ) {
    if (Date.now() > giveUp) throw new Error(`${address} shows no content`)
    await page.waitForTimeout(50)
  }
  while (wire.open.size > 0 || Date.now() - wire.active < quietMs) await page.waitForTimeout(100)
  const [shown, shift] = [await read('window.contentShown'), await read('window.shifted')]
  await page.close()
  return {
    content: shown,
    kilobytes: wire.bytes / 1000,
    requests: wire.requests,
    reads: wire.reads,
    shift,
    paths: wire.paths,
  }
}
