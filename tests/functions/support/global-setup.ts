/**
 * One embedded stack for each worker of the function tests: real auth, tables and Deno, and the Stripe stand-in. Files
 * of one worker share their stack and run one after another, so some may make Stripe fail or kill the functions.
 */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { backendFaults } from '../../../supabase/local/backend.ts'
import { startStack } from '../../../supabase/local/stack.ts'
import { type LocalStatus, loadKeys } from '../../../supabase/local/state.ts'
import { freeStackPort } from '../../support/ports.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers `/WORKER` with the stack of that worker. */
    stacksUrl: string
  }
}

export type TestStack = LocalStatus & {
  kill_functions_url: string
  backend_faults_url: string
  sql_url: string
}

async function startTestStack() {
  const port = await freeStackPort()
  const stack = await startStack({
    port,
    data: 'memory',
    keys: await loadKeys(false),
    sendsByItself: false,
    worksByItself: false,
  })
  const server = createServer((request, response) => {
    if (request.url === '/kill-functions') {
      stack.functions.kill()
      response.end()
      return
    }
    const fault = backendFaults.find((name) => request.url === `/backend-faults/${name}`)
    if (fault) {
      stack.backend.misbehave(fault)
      response.end()
      return
    }
    if (request.url === '/sql') {
      void text(request)
        .then((statement) => stack.backend.connection.exec(statement))
        .then(
          () => response.end(),
          (error: unknown) => response.writeHead(500).end(String(error)),
        )
      return
    }
    const [backend, functions] = stack.middlewares
    backend?.(request, response, () => functions?.(request, response, () => response.writeHead(404).end()))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const status: TestStack = {
    ...stack.status,
    kill_functions_url: `${stack.status.app_url}/kill-functions`,
    sql_url: `${stack.status.app_url}/sql`,
    backend_faults_url: `${stack.status.app_url}/backend-faults`,
  }
  stack.closeWith(async () => close(server))
  return { status, stop: stack.stop }
}

function close(server: Server): void {
  server.closeAllConnections()
  server.close()
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  process.env.DO_NOT_TRACK = '1'
  // Short enough for tests of a hanging Stripe, long enough for a slow machine.
  process.env.STRIPE_TIMEOUT_MS = '1000'
  process.env.DIDIT_TIMEOUT_MS = '1000'
  process.env.FOCUS_NFE_TIMEOUT_MS = '1000'
  process.env.AUTOMATION_STEP_MS = '100'
  // Every test signs up its own people; the usual cost of 10 takes a tenth of a second each time.
  process.env.LITE_AUTH_BCRYPT_COST = '4'
  const stacks = new Map<string, ReturnType<typeof startTestStack>>()
  const stackOf = (worker: string) => {
    const stack = stacks.get(worker) ?? startTestStack()
    stacks.set(worker, stack)
    return stack
  }
  const server = createServer((request, response) => {
    stackOf(request.url ?? '').then(
      ({ status }) => response.end(JSON.stringify(status)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  const port = await freeStackPort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  project.provide('stacksUrl', `http://127.0.0.1:${port}`)
  return async () => {
    close(server)
    for (const { stop } of await Promise.all(stacks.values())) await stop()
  }
}
