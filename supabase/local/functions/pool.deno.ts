/** Most concurrent calls; further ones wait. A worker takes tens of megabytes. */
const maxWorkers = 16
/** Idle workers kept ready, so that calls need not wait for the functions to load. */
const maxIdle = 4
/** A hosted function's time limit, in milliseconds. */
const patience = 150_000

interface FunctionsWorker {
  url: string
  /** Rejects when an uncaught error ends the worker. */
  died: Promise<never>
  terminate: () => void
}

/** Loads the functions of a folder into a new worker. Rejects when a function fails to load. */
async function startWorker(folder: string): Promise<FunctionsWorker> {
  const worker = new Worker(new URL('./worker.deno.ts', import.meta.url), { type: 'module', name: folder })
  const died = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      // Otherwise the error would end the router and every other call.
      event.preventDefault()
      reject(new Error(event.message))
    }
  })
  const listening = new Promise<number>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data)
  })
  const port = await Promise.race([listening, died])
  return { url: `http://127.0.0.1:${port}`, died, terminate: () => worker.terminate() }
}

const failure = (status: number, code: string, message: string) =>
  Response.json({ code, message }, { status })

interface Waiting {
  take: (worker: FunctionsWorker) => void
  giveUp: (error: unknown) => void
}

/**
 * Gives every call its own worker, so that no call can stall another. Without an idle worker, a call gets the next one
 * that ends its call or has started.
 */
export class Pool {
  readonly #folder: string
  #idle: FunctionsWorker[] = []
  readonly #waiting: Waiting[] = []
  #workers = 0
  #starting = false

  /** @param folder a file URL that ends with a slash */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Starts a worker before the first call. Rejects when a function fails to load. */
  async warm(): Promise<void> {
    this.#give(await this.#take())
  }

  async call(request: Request): Promise<Response> {
    try {
      const worker = await this.#take()
      try {
        const answer = await Promise.race([forward(request, worker.url), worker.died])
        this.#give(worker)
        return answer
      } catch (error) {
        this.#end(worker)
        throw error
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return error instanceof DOMException && error.name === 'TimeoutError'
        ? failure(504, 'WORKER_LIMIT', 'Function gave no answer in time')
        : failure(503, 'BOOT_ERROR', 'Function failed to start')
    }
  }

  #take(): Promise<FunctionsWorker> {
    const idle = this.#idle.pop()
    if (idle) return Promise.resolve(idle)
    return new Promise((take, giveUp) => {
      this.#waiting.push({ take, giveUp })
      void this.#grow()
    })
  }

  #give(worker: FunctionsWorker): void {
    const next = this.#waiting.shift()
    if (next) next.take(worker)
    else if (this.#idle.length < maxIdle) this.#idle.push(worker)
    else this.#end(worker)
  }

  #end(worker: FunctionsWorker): void {
    worker.terminate()
    this.#workers -= 1
    if (this.#waiting.length > 0) void this.#grow()
  }

  /** Starts one worker at a time: most calls end before a worker has started, and starting slows them down. */
  async #grow(): Promise<void> {
    if (this.#starting || this.#workers === maxWorkers) return
    this.#starting = true
    this.#workers += 1
    try {
      const worker = await startWorker(this.#folder)
      worker.died.catch(() => {
        if (!this.#idle.includes(worker)) return
        this.#idle = this.#idle.filter((other) => other !== worker)
        this.#end(worker)
      })
      this.#give(worker)
    } catch (error) {
      this.#workers -= 1
      this.#waiting.shift()?.giveUp(error)
    } finally {
      this.#starting = false
    }
    if (this.#waiting.length > 0) void this.#grow()
  }
}

async function forward(request: Request, url: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  // Compressing between worker and router would be wasted work.
  headers.set('accept-encoding', 'identity')
  const answer = await fetch(url + pathname + search, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    // Not the caller's signal: paid work continues after the browser is closed.
    signal: AbortSignal.timeout(patience),
  })
  const body = await answer.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, answer)
}
