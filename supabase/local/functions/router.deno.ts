/** Serves the functions of a folder. Each call has its own worker. */
import { Pool } from './pool.deno.ts'

const pool = new Pool(Deno.env.get('FUNCTIONS_FOLDER') ?? '')
let ready = false

// Listen before any worker picks a free port, which could be this one.
Deno.serve(
  { hostname: '127.0.0.1', port: Number(Deno.env.get('FUNCTIONS_PORT')), onListen: () => {} },
  (request) =>
    // The runner polls this path until the router is ready.
    new URL(request.url).pathname === '/'
      ? new Response(null, { status: ready ? 404 : 503 })
      : pool.call(request),
)

// The worker has already logged what failed to load.
await pool.warm().catch(() => Deno.exit(1))
ready = true

// Standard input closes when the parent ends, even by a crash. End with it.
for await (const _ of Deno.stdin.readable) {
  // The parent never writes to it.
}
Deno.exit(0)
