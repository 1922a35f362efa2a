/**
 * `npm run bench -- content [NAME=STATUS_FILE …]`: when the content of the owner's pages shows on a modelled phone, on a
 * first and on a second visit, and what they load. Each file is the output of `npm run status -- --json` of a running
 * stack; all are measured in turn. Without files it starts a stack of its own.
 *
 * BENCH_RUNS (3) sets the number of runs, BENCH_LIST=1 prints every request of the first run;
 * BENCH_PAGES (all) names the pages, with commas.
 */
import { type Browser, chromium, devices } from 'playwright-core'
import { serveApp } from '../../../supabase/local/serve.ts'
import { type PublicStatus, readPublicStatus } from '../../../supabase/local/state.ts'
import { launchOptions } from '../../support/chromium.ts'
import { freeStackPort } from '../../support/ports.ts'
import { createOwnerWithData } from './owner.ts'
import { slowLink } from './slow-link.ts'
import { type Content, type Visit, visit } from './visit.ts'

const phone = { rtt: 150, kbps: 1638.4, slowdown: 4 }
const runs = Number(process.env.BENCH_RUNS ?? 3)

/** Each page's content is the first element that needs the owner's data or the catalogue. */
const pages: Readonly<Record<string, Content>> = {
  '/dashboard': { selector: 'main p, main dd, main span', text: /^\d+ em andamento$/ },
  '/automations': { selector: '#catalogo ~ * h3', text: /./ },
  '/shop': { selector: 'main button', text: /^Comprar Pacote Iniciante|^Comprar/ },
  '/workshops': { selector: 'main span', text: /^\d+ automações disponíveis para workshop$/ },
}

interface Stack {
  name: string
  status: PublicStatus
  storage: [name: string, value: string][]
}

type Reading = Visit & { paths: string[] }
const readings = new Map<string, Reading[]>()

async function measure(browser: Browser, { name, status, storage }: Stack, path: string, run: number) {
  const content = pages[path]
  if (!content) throw new Error(`${path} has no content to wait for`)
  const link = await slowLink(Number(new URL(status.app_url).port), phone)
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'pt-BR',
    timezoneId: 'America/Fortaleza',
  })
  // Once: the second visit finds what the first one stored.
  const origin = `http://localhost:${link.port}`
  const seed = await context.newPage()
  await seed.route('**/*', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
  await seed.goto(origin)
  await seed.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, storage)
  await seed.close()
  for (const turn of ['first', 'second']) {
    const reading = await visit(context, `${origin}${path}`, content, phone.slowdown)
    const key = `${path} ${turn} ${name}`
    readings.set(key, [...(readings.get(key) ?? []), reading])
    if (process.env.BENCH_LIST && run === 0)
      console.log(key, Math.round(reading.content), 'ms\n  ', reading.paths.join('\n   '))
  }
  await context.close()
  link.close()
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const own = process.argv.length > 3 ? null : await startOwn()

async function startOwn() {
  return serveApp({ port: await freeStackPort(), data: 'memory', dev: false })
}

async function open(name: string, status: PublicStatus): Promise<Stack> {
  return { name, status, storage: await createOwnerWithData(status) }
}

const stacks = own
  ? [await open('this', own.status)]
  : await Promise.all(
      process.argv.slice(3).map(async (argument) => {
        const [name = '', file = ''] = argument.split('=')
        return open(name, await readPublicStatus(file))
      }),
    )

const browser = await chromium.launch(launchOptions)
const only = process.env.BENCH_PAGES?.split(',') ?? Object.keys(pages)
// Fills the server's caches and announces the achievements, which only happens once.
for (const stack of stacks) for (const path of only) await measure(browser, stack, path, -1)
readings.clear()
for (let run = 0; run < runs; run += 1) {
  // Drift of the machine falls on all alike.
  const order = run % 2 === 0 ? stacks : stacks.toReversed()
  for (const path of only) for (const stack of order) await measure(browser, stack, path, run)
}
await browser.close()
await own?.stop()

console.log('| page, visit, build | content ms, median (range) | kB | requests | reads | shift |')
console.log('|---|---|---|---|---|---|')
for (const [key, all] of readings) {
  const of = (read: (reading: Reading) => number) => median(all.map(read))
  const times = all.map(({ content }) => Math.round(content))
  console.log(
    `| ${key} | ${Math.round(of(({ content }) => content))} (${Math.min(...times)}–${Math.max(...times)}) | ` +
      `${Math.round(of(({ kilobytes }) => kilobytes))} | ${of(({ requests }) => requests)} | ` +
      `${of(({ reads }) => reads)} | ${of(({ shift }) => shift).toFixed(3)} |`,
  )
}
// Node keeps running while the stack's workers end.
if (own) process.exit(0)
