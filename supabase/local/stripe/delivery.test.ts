// @vitest-environment node
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStripeStandIn } from './index.ts'
import { type Bench, purchase, sdkFor, startBench, startReceiver, webhookSecret } from './test-support.ts'

const closing: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function openBench(options: Parameters<typeof startBench>[0] = {}): Promise<Bench> {
  const bench = await startBench(options)
  closing.push(bench.close)
  return bench
}

async function payByCard(bench: Bench): Promise<string> {
  const { id } = await bench.stripe.checkout.sessions.create(purchase())
  await bench.control(`sessions/${id}/pay`, { method: 'card' })
  return id
}

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stripe-local-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  return join(folder, 'state', 'stripe.json')
}

// Delays between deliveries run on the real clock.
beforeEach(() => void vi.useRealTimers())

describe('delivery', () => {
  it('retries the same event after a 500, a redirect and a timeout', async () => {
    const bench = await openBench({ webhookTimeoutMs: 100 })
    bench.receiver.answers.push(500, 302, null)
    await bench.control('events', { type: 'invoice.paid', object: { id: 'in_1', object: 'invoice' } })
    expect(await bench.standIn.whenIdle()).toBe(true)
    const ids = bench.receiver.received.map(({ event }) => event.id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(1)
    const { data } = await bench.stripe.events.list()
    expect(data).toMatchObject([{ id: ids[0], type: 'invoice.paid', pending_webhooks: 0 }])
  })

  it('does not delay later events behind a failed one, and gives up after the last delay', async () => {
    const bench = await openBench({ retryDelaysMs: [50, 50] })
    bench.receiver.answers.push(500)
    await bench.control('events', { type: 'first.event', object: {} })
    await bench.control('events', { type: 'second.event', object: {} })
    await bench.standIn.whenIdle()
    expect(bench.receiver.types()).toEqual(['first.event', 'second.event', 'first.event'])

    bench.receiver.answers.push(400, 400, 400)
    const { body } = await bench.control('events', { type: 'third.event', object: {} })
    await bench.standIn.whenIdle()
    const listed = await fetch(`${bench.standIn.url}/_control/events`).then((answer) => answer.json())
    expect(listed.events[0]).toMatchObject({
      type: 'third.event',
      delivery: 'failed',
      attempts: [{ status: 400 }, { status: 400 }, { status: 400 }],
    })
    expect(body).toMatchObject({ event: { type: 'third.event' } })
  })

  it('can be repeated manually with the same id and content', async () => {
    const bench = await openBench()
    await payByCard(bench)
    await bench.standIn.whenIdle()
    const original = bench.receiver.received.at(-1)?.event
    await bench.control(`events/${original?.id}/resend`)
    await bench.standIn.whenIdle()
    expect(bench.receiver.received).toHaveLength(5)
    expect(bench.receiver.received.at(-1)?.event).toEqual(original)
  })

  it('stops while paused, and continues afterwards', async () => {
    const bench = await openBench()
    await bench.control('deliveries', { paused: true })
    await payByCard(bench)
    const waiting = await bench.control('idle', { timeoutMs: 50 })
    expect(waiting).toEqual({ status: 504, body: { idle: false, pending: 4, paused: true } })
    expect(bench.receiver.received).toEqual([])
    await bench.control('deliveries', { paused: false })
    expect((await bench.control('idle')).body).toMatchObject({ idle: true, pending: 0 })
    expect(bench.receiver.received).toHaveLength(4)
  })

  it('is signed: a receiver with another secret refuses it', async () => {
    const bench = await openBench({ retryDelaysMs: [] })
    const stranger = await startReceiver('whsec_other')
    closing.push(stranger.close)
    const standIn = await createStripeStandIn({
      port: 0,
      webhookUrl: stranger.url,
      webhookSecret,
      retryDelaysMs: [],
    })
    closing.push(() => standIn.close())
    const { id } = await sdkFor(standIn).checkout.sessions.create(purchase())
    await sdkFor(standIn).checkout.sessions.expire(id)
    await standIn.whenIdle()
    expect(stranger.received).toEqual([])
    await payByCard(bench)
    await bench.standIn.whenIdle()
    expect(bench.receiver.received).toHaveLength(4)
  })
})

describe('a store kept in a file', () => {
  it('survives a restart and then delivers pending events', async () => {
    const storePath = temporaryFile()
    const down = await startReceiver()
    const first = await createStripeStandIn({
      port: 0,
      webhookUrl: down.url,
      webhookSecret,
      storePath,
      retryDelaysMs: [60_000],
    })
    const stripe = sdkFor(first)
    const options = { idempotencyKey: 'order-1' }
    const session = await stripe.checkout.sessions.create(purchase(), options)
    await down.close()
    await stripe.checkout.sessions.expire(session.id)
    await first.close()
    expect(existsSync(storePath)).toBe(true)

    const bench = await openBench({ storePath })
    await bench.standIn.whenIdle()
    expect(bench.receiver.types()).toEqual(['checkout.session.expired'])
    const kept = await bench.stripe.checkout.sessions.retrieve(session.id)
    expect(kept).toMatchObject({ status: 'expired', metadata: { order_id: 'order-1' } })
    const replayed = await bench.stripe.checkout.sessions.create(purchase(), options)
    expect(replayed.id).toBe(session.id)
  })

  it('deletes delivered events after 30 days, and never a pending one', async () => {
    const storePath = temporaryFile()
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    const first = await openBench({ storePath, now: () => longAgo, retryDelaysMs: [] })
    await first.control('events', { type: 'old.delivered', object: {} })
    await first.standIn.whenIdle()
    first.receiver.answers.push(500)
    await first.control('events', { type: 'old.owed', object: {} })
    await first.standIn.whenIdle()
    const second = await openBench({ storePath })
    await second.standIn.whenIdle()
    expect(second.receiver.types()).toEqual(['old.owed'])
    expect((await second.stripe.events.list()).data.map(({ type }) => type)).toEqual(['old.owed'])
  })

  it('is set aside when it is corrupt, and the stand-in starts empty', async () => {
    const storePath = temporaryFile()
    const bench = await openBench({ storePath })
    await payByCard(bench)
    await bench.standIn.whenIdle()
    await bench.standIn.close()
    writeFileSync(storePath, '{"sessions":')
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const standIn = await createStripeStandIn({
      port: 0,
      webhookUrl: bench.receiver.url,
      webhookSecret,
      storePath,
    })
    closing.push(() => standIn.close())
    // The test's stand-in is already closed; close its receiver.
    closing.splice(closing.indexOf(bench.close), 1, bench.receiver.close)
    expect(warning).toHaveBeenCalledOnce()
    warning.mockRestore()
    expect((await sdkFor(standIn).checkout.sessions.list()).data).toEqual([])
    expect(readFileSync(`${storePath}.unreadable`, 'utf8')).toBe('{"sessions":')
  })
})
