/** The process that replaces the hosted edge runtime. Each call has its own worker. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFunctions } from '../../supabase/local/functions/runner.ts'
import { freeStackPort } from '../support/ports.ts'

/** Counts its calls. A call that names a file burns processor time until that file exists. */
const busy = `
let calls = 0
Deno.serve(async (request) => {
  const until = new URL(request.url).searchParams.get('until')
  for (;;) {
    if (!until) break
    try {
      Deno.statSync(until)
      break
    } catch {
      // The file does not exist yet.
    }
  }
  calls += 1
  return Response.json({ calls, sent: (await request.text()).length, house: Deno.env.get('HOUSE') })
})`

const broken = `
Deno.serve(() => {
  setTimeout(() => { throw new Error('nobody catches this') })
  return new Promise(() => {})
})`

let folder: string
/** Folder of the files that end busy calls. Outside the functions' folder, where a change restarts them. */
let signals: string
let functions: Awaited<ReturnType<typeof startFunctions>>

async function write(name: string, source: string): Promise<void> {
  await mkdir(join(folder, name))
  await writeFile(join(folder, name, 'index.ts'), source)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engenho-functions-'))
  signals = await mkdtemp(join(tmpdir(), 'engenho-signals-'))
  await mkdir(join(folder, '_shared'))
  await write('busy', busy)
  await write('other', busy)
  await write('broken', broken)
  functions = await startFunctions({
    port: await freeStackPort(),
    folder,
    functions: {},
    verifyToken: async () => true,
    environment: { HOUSE: 'Bar do Teste' },
  })
})

afterAll(async () => {
  await functions.stop()
  await rm(folder, { recursive: true })
  await rm(signals, { recursive: true })
})

const call = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${functions.url}/${path}`, init)
  return { status: response.status, text: await response.text() }
}

describe('a call that burns processor time', () => {
  test('delays neither other functions nor other calls of the same one', async () => {
    const signal = join(signals, 'enough')
    let over = false
    const burning = call(`busy?until=${encodeURIComponent(signal)}`).finally(() => {
      over = true
    })
    for (const name of ['other', 'busy', 'other', 'busy']) {
      expect(await call(name)).toMatchObject({ status: 200 })
      expect(over).toBe(false)
    }
    await writeFile(signal, '')
    expect(await burning).toMatchObject({ status: 200 })
  })

  test('does not hold up thirty concurrent calls', async () => {
    const signal = join(signals, 'enough-again')
    const burning = call(`busy?until=${encodeURIComponent(signal)}`)
    const answers = await Promise.all(Array.from({ length: 30 }, () => call('busy')))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await writeFile(signal, '')
    expect(await burning).toMatchObject({ status: 200 })
  })
})

test('a function receives its environment and the whole body of any length', async () => {
  const answer = await call('other', { method: 'POST', body: 'x'.repeat(3_000_000) })
  expect(JSON.parse(answer.text)).toMatchObject({ sent: 3_000_000, house: 'Bar do Teste' })
})

test('a worker is reused when its call has ended', async () => {
  const first = JSON.parse((await call('other')).text)
  const second = JSON.parse((await call('other')).text)
  expect(second.calls + first.calls).toBeGreaterThan(2)
})

test('an uncaught error ends only its own call', async () => {
  const signal = join(signals, 'after-the-error')
  const waiting = call(`busy?until=${encodeURIComponent(signal)}`)
  expect(await call('broken')).toMatchObject({ status: 503 })
  await writeFile(signal, '')
  expect(await waiting).toMatchObject({ status: 200 })
  expect(await call('broken')).toMatchObject({ status: 503 })
})

test('an unknown function is not found', async () => {
  expect(await call('_shared')).toMatchObject({ status: 404 })
  expect(await call('nothing')).toMatchObject({ status: 404 })
})

test('a folder with a function that cannot be loaded does not start, and says why', async () => {
  const bad = await mkdtemp(join(tmpdir(), 'engenho-functions-'))
  await mkdir(join(bad, 'late'))
  await writeFile(join(bad, 'late', 'index.ts'), `throw new Error('Missing environment variable SITE_URL')`)
  await expect(
    startFunctions({
      port: await freeStackPort(),
      folder: bad,
      functions: {},
      verifyToken: async () => true,
      environment: {},
    }),
  ).rejects.toThrow('Missing environment variable SITE_URL')
  await rm(bad, { recursive: true })
})
