/** Runs the edge functions in Deno and replaces the hosted gateway in front of them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { StartError } from '../errors.ts'
import { projectRoot } from '../paths.ts'

/** Timeout of a start, or of a restart after a change or a crash, in milliseconds. */
const startPatience = 30_000

export type FunctionsOptions = {
  port: number
  /** The variables that Supabase injects, and the project's secrets. */
  environment: Record<string, string>
  /** Has a folder for each function. Folders that begin with `_` are not functions. */
  folder?: string
  /** Names of the functions, and whether the gateway checks a user's token before calling them. */
  functions: Record<string, { verify_jwt: boolean }>
  verifyToken: (token: string) => Promise<boolean>
}

const pathPrefix = '/functions/v1/'

/** Starts Deno and waits until it answers. Throws `StartError` when Deno is missing or does not start. */
export async function startFunctions(options: FunctionsOptions) {
  const url = `http://127.0.0.1:${options.port}`
  const folder = options.folder ?? join(projectRoot, 'supabase/functions')
  const output: string[] = []
  let stopping = false
  /** Whether the functions have ever answered. If they end before that, a restart would fail too. */
  let everUp = false
  let child = launch()
  /** Resolves when the functions answer. Requests made during a restart wait for it. */
  let ready = waitUntilUp()

  function launch(): ChildProcess {
    const started = spawn(
      denoBinary(),
      [
        'run',
        '--config=supabase/functions/deno.json',
        '--node-modules-dir=manual',
        '--no-lock',
        '--no-remote',
        '--cached-only',
        '--allow-env',
        '--allow-read',
        '--allow-sys=hostname',
        // Stripe's host is for a developer's own test key.
        `--allow-net=${['127.0.0.1', 'localhost', 'api.stripe.com', ...aiHost(options.environment)].join(',')}`,
        'supabase/local/functions/router.deno.ts',
      ],
      {
        cwd: projectRoot,
        // Pass only what Supabase would inject, not the developer's whole environment.
        env: {
          PATH: process.env.PATH ?? '',
          HOME: process.env.HOME ?? '',
          NO_COLOR: '1',
          DENO_NO_UPDATE_CHECK: '1',
          FUNCTIONS_PORT: String(options.port),
          FUNCTIONS_FOLDER: pathToFileURL(`${folder}/`).href,
          ...options.environment,
        },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    )
    const keep = (chunk: Buffer) => {
      const text = chunk.toString()
      output.push(text)
      if (output.length > 200) output.shift()
      process.stderr.write(text)
    }
    started.stdout?.on('data', keep)
    started.stderr?.on('data', keep)
    started.on('exit', () => {
      // Restart after a crash or a changed file.
      if (everUp && !stopping) ready = relaunch()
    })
    return started
  }

  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file && !file.endsWith('.test.ts')) child.kill('SIGKILL')
  })

  async function relaunch(): Promise<boolean> {
    await sleep(200)
    if (!stopping) child = launch()
    return waitUntilUp()
  }

  async function waitUntilUp(): Promise<boolean> {
    const deadline = Date.now() + startPatience
    while (!stopping && Date.now() < deadline) {
      if (await isUp()) {
        everUp = true
        return true
      }
      if (!everUp && child.exitCode !== null) return false
      await sleep(50)
    }
    return false
  }

  async function isUp(): Promise<boolean> {
    return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      (response) => response.status === 404,
      () => false,
    )
  }

  async function stop(): Promise<void> {
    stopping = true
    watcher.close()
    const exited = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await exited
    }
  }

  if (!(await ready)) {
    await stop()
    const lines = output.join('').trim().split('\n')
    throw new StartError(
      `The edge functions did not start: ${lines.find((line) => /error/i.test(line)) ?? lines.at(-1)}`,
    )
  }

  /** Connect-style middleware for `/functions/v1/*`. */
  async function middleware(
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> {
    if (!request.url?.startsWith(pathPrefix)) return next()
    const name = request.url.slice(pathPrefix.length).split(/[/?]/)[0] ?? ''
    const settings = options.functions[name]
    if (!settings)
      return reply(response, 404, { code: 'NOT_FOUND', message: 'Requested function was not found' })
    if (settings.verify_jwt && request.method !== 'OPTIONS') {
      const token = request.headers.authorization?.replace(/^Bearer\s+/i, '')
      if (!token) return reply(response, 401, { code: 401, message: 'Missing authorization header' })
      if (!(await options.verifyToken(token)))
        return reply(response, 401, { code: 401, message: 'Invalid JWT' })
    }
    await ready
    forward(request, response, `${url}/${request.url.slice(pathPrefix.length)}`)
  }

  return {
    url,
    middleware,
    stop,
    /** Simulates a crash, for tests. */
    kill: () => child.kill('SIGKILL'),
  }
}

function aiHost({ AI_BASE_URL: url }: Record<string, string>): string[] {
  return url && URL.canParse(url) ? [new URL(url).host] : []
}

function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
  const upstream = http.request(target, { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  upstream.on('error', () => {
    if (response.headersSent) response.destroy()
    else reply(response, 503, { code: 'BOOT_ERROR', message: 'Function failed to start' })
  })
  request.pipe(upstream)
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function denoBinary(): string {
  try {
    const { runInstall }: { runInstall: () => string } = createRequire(import.meta.url)(
      'deno/install_api.cjs',
    )
    return runInstall()
  } catch {
    throw new StartError(`Deno is missing. Run "npm ci" in ${join(projectRoot)} and start again.`)
  }
}
