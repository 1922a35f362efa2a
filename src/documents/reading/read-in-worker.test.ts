import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readInWorker, readMenuTextInWorker, readSalesTextInWorker } from './read-in-worker'

/** Started workers. They answer when the test tells them to, or never. */
const started: {
  question: unknown
  reply: MessagePort
  terminated: boolean
  fail: (message: string) => void
}[] = []

class SilentWorker {
  onerror: ((event: { message: string }) => void) | null = null
  private readonly entry: (typeof started)[number] | undefined

  postMessage(question: unknown, [reply]: [MessagePort]): void {
    started.push({
      question,
      reply,
      terminated: false,
      fail: (message) => this.onerror?.({ message }),
    })
    Object.assign(this, { entry: started.at(-1) })
  }

  terminate(): void {
    if (this.entry) this.entry.terminated = true
  }
}

beforeEach(() => {
  started.length = 0
  vi.stubGlobal('Worker', SilentWorker)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const never = new AbortController().signal
const readers = {
  'a file': (signal: AbortSignal) => readInWorker(new File(['x'], 'a.csv'), { reads: 'sales' }, signal),
  'a pasted menu': (signal: AbortSignal) => readMenuTextInWorker('Bolo 10,00', signal),
  'a pasted list of sales': (signal: AbortSignal) => readSalesTextInWorker('Bolo; 1', signal),
}

describe.each(Object.entries(readers))('%s', (_, read) => {
  it('is aborted with its worker when it takes too long', async () => {
    const reading = expect(read(never)).rejects.toMatchObject({ code: 'too_slow' })
    await vi.advanceTimersByTimeAsync(60_000)
    await reading
    expect(started).toMatchObject([{ terminated: true }])
  })

  it('is aborted with its worker when the owner leaves', async () => {
    const controller = new AbortController()
    const reading = expect(read(controller.signal)).rejects.toThrow('left')
    controller.abort(new Error('left'))
    await reading
    expect(started).toMatchObject([{ terminated: true }])
  })

  it('is refused with the reason from the worker', async () => {
    const reading = expect(read(never)).rejects.toMatchObject({ code: 'too_long', detail: '' })
    started[0]?.reply.postMessage({ kind: 'refused', code: 'too_long', detail: '' })
    await reading
    expect(started).toMatchObject([{ terminated: true }])
  })

  it('fails as a network error when the worker does not load', async () => {
    const reading = expect(read(never)).rejects.toMatchObject({ code: 'network' })
    started[0]?.fail('no script')
    await reading
  })
})
