/// <reference lib="deno.worker" />
/**
 * Runs every function of a folder in one thread, each from its unchanged `index.ts`. The worker's name is the folder's
 * URL. Replaces `Deno.serve` to collect the functions' handlers, serves them on one free port and posts the port to the
 * router.
 */
const folder = new URL(self.name)
const handlers = new Map<string, Deno.ServeHandler>()
const serve = Deno.serve

for (const { name, isDirectory } of Deno.readDirSync(folder)) {
  if (!isDirectory || name.startsWith('_')) continue
  Object.defineProperty(Deno, 'serve', {
    configurable: true,
    value: (handler: Deno.ServeHandler) => handlers.set(name, handler),
  })
  await import(new URL(`${name}/index.ts`, folder).href)
}

serve({ hostname: '127.0.0.1', port: 0, onListen: ({ port }) => self.postMessage(port) }, (request, info) => {
  const handler = handlers.get(new URL(request.url).pathname.split('/')[1] ?? '')
  return handler?.(request, info) ?? new Response('Function not found', { status: 404 })
})
