/** A TCP relay that behaves like one slow access link. Content passes unchanged. */
import { createConnection, createServer, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

const segment = 1460
/** Bytes of headers that each segment adds on the wire. */
const overhead = 54
const initialWindow = 10 * segment

export interface Link {
  port: number
  close: () => void
}

interface LinkOptions {
  /** Round-trip time in milliseconds. */
  rtt: number
  /** Downstream rate of all connections together, in kilobits per second. */
  kbps: number
}

/** Runs work at given times and in the given order. */
function schedule() {
  const queue: { at: number; run: () => void }[] = []
  let waiting = false
  const drain = () => {
    waiting = false
    for (let next = queue[0]; next && next.at <= performance.now() + 0.5; next = queue[0]) {
      queue.shift()
      next.run()
    }
    wake(1)
  }
  const wake = (least: number) => {
    const [next] = queue
    if (!next || waiting) return
    waiting = true
    setTimeout(drain, Math.max(least, next.at - performance.now()))
  }
  return (at: number, run: () => void) => {
    queue.push({ at, run })
    wake(0)
  }
}

/**
 * Relays connections to `target` on this machine with a round trip for the handshake, half of one each way, TCP slow
 * start and a shared downstream rate.
 */
export async function slowLink(target: number, { rtt, kbps }: LinkOptions): Promise<Link> {
  const msPerByte = 8 / kbps
  let freeAt = 0
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    const upstream = createConnection({ port: target, host: '127.0.0.1', noDelay: true })
    const openedAt = performance.now() + rtt
    const [send, receive, acknowledge] = [schedule(), schedule(), schedule()]
    const queue: Buffer[] = []
    let window = initialWindow
    let inFlight = 0
    let ended = false
    const end = () => {
      for (const socket of [client, upstream]) {
        socket.destroy()
        sockets.delete(socket)
      }
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', end)
    }
    client.on('close', end)
    client.on('data', (data) =>
      send(Math.max(performance.now(), openedAt) + rtt / 2, () => upstream.writable && upstream.write(data)),
    )
    client.on('end', () => send(Math.max(performance.now(), openedAt) + rtt / 2, () => upstream.end()))
    const pump = () => {
      for (let head = queue[0]; head; head = queue[0]) {
        const data = head.subarray(0, segment)
        if (inFlight + data.length > window) break
        if (data.length < head.length) queue[0] = head.subarray(data.length)
        else queue.shift()
        inFlight += data.length
        freeAt = Math.max(freeAt, performance.now()) + (data.length + overhead) * msPerByte
        receive(freeAt + rtt / 2, () => client.writable && client.write(data))
        acknowledge(freeAt + rtt, () => {
          inFlight -= data.length
          window += data.length
          pump()
        })
      }
      if (ended && queue.length === 0)
        receive(Math.max(freeAt, performance.now()) + rtt / 2, () => client.end())
    }
    upstream.on('data', (data) => {
      queue.push(data)
      pump()
    })
    upstream.on('end', () => {
      ended = true
      pump()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the link has no port')
  return {
    port: address.port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
