/** Serves the functions of a folder, each call from a worker of its own. */
import { Pool } from './pool.deno.ts'

const pool = new Pool(Deno.env.get('FUNCTIONS_FOLDER') ?? '')
let ready = false

// Before any worker takes a port, which might be this one.
Deno.serve(
  { hostname: '127.0.0.1', port: Number(Deno.env.get('FUNCTIONS_PORT')), onListen: () => {} },
  (request) =>
    // The runner asks for nothing, to see whether we are up.
    new URL(request.url).pathname === '/'
      ? new Response(null, { status: ready ? 404 : 503 })
      : pool.call(request),
)

// The worker has said what could not be loaded.
await pool.warm().catch(() => Deno.exit(1))
ready = true

// The parent holds our standard input: when it is gone, however it went, so are we.
for await (const _ of Deno.stdin.readable) {
  // Nothing is ever written to it.
}
Deno.exit(0)
