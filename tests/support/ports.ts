import { createServer } from 'node:net'

/** Returns the first of six consecutive free ports, as one embedded stack needs. */
export async function freeStackPort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    // Below the ports that systems give to outgoing connections, which may take one after it was found free.
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => port + offset).map(isFree))
    if (free.every(Boolean)) return port
  }
  throw new Error('No six neighbouring ports are free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
