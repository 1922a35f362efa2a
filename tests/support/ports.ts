import { createServer } from 'node:net'

/** Returns the first of five consecutive free ports, as one embedded stack needs. */
export async function freeStackPort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = 20_000 + Math.floor(Math.random() * 40_000)
    const free = await Promise.all([port, port + 1, port + 2, port + 3, port + 4].map(isFree))
    if (free.every(Boolean)) return port
  }
  throw new Error('No five neighbouring ports are free')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
