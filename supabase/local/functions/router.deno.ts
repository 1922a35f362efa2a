/**
 * Serves every edge function from one Deno process, each from its own unchanged `index.ts`.
 * What a function hands to `Deno.serve` is kept under the function's name instead of being bound to a port.
 */
type Handler = (request: Request) => Response | Promise<Response>

const handlers = new Map<string, Handler>()
const serve = Deno.serve

async function load(name: string, start: () => Promise<unknown>): Promise<void> {
  Object.defineProperty(Deno, 'serve', {
    configurable: true,
    value: (handler: Handler) => handlers.set(name, handler),
  })
  await start()
}

// Written out, so that `deno run --watch` follows them.
await load('stripe-checkout', () => import('../../functions/stripe-checkout/index.ts'))
await load('stripe-webhook', () => import('../../functions/stripe-webhook/index.ts'))
await load('process-automation', () => import('../../functions/process-automation/index.ts'))
await load('read-menu', () => import('../../functions/read-menu/index.ts'))
await load('cleanup', () => import('../../functions/cleanup/index.ts'))

serve(
  { hostname: '127.0.0.1', port: Number(Deno.env.get('FUNCTIONS_PORT')), onListen: () => {} },
  (request) => {
    const name = new URL(request.url).pathname.split('/')[1] ?? ''
    const handler = handlers.get(name)
    return handler ? handler(request) : new Response('Function not found', { status: 404 })
  },
)

// The parent holds our standard input: when it is gone, however it went, so are we.
for await (const _ of Deno.stdin.readable) {
  // Nothing is ever written to it.
}
Deno.exit(0)
