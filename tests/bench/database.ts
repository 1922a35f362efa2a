/**
 * `npm run bench -- database`: how the database bears growth and a crowd. Not a test: it takes minutes, and its times
 * belong to the machine. It fails only when the ledger is wrong or a plan scans a table that grows.
 *
 * BENCH_SECONDS (60) and BENCH_SIZES (1000,100000,1000000) shorten it.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { startPostgres, templateDatabase } from '../database/support/postgres.ts'
import { fill, growingTables, reads } from './queries.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const sizes = (process.env.BENCH_SIZES ?? '1000,100000,1000000').split(',').map(Number)
const repetitions = 200
const clients = 64

const restaurantId = (n: number) => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const userId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const server = await startPostgres()
const connect = (database: string, user: string, max: number): Sql =>
  postgres({
    host: '127.0.0.1',
    port: server.port,
    user,
    password: 'postgres',
    database,
    max,
    onnotice: () => {},
  })

async function createDatabase(name: string, rows: number): Promise<void> {
  const admin = connect('postgres', 'supabase_admin', 1)
  await admin.unsafe(`create database ${name} template ${templateDatabase} owner postgres`)
  await admin.end()
  const loader = connect(name, 'supabase_admin', 1)
  await loader.unsafe(fill(rows))
  // The clients of this bench share few houses, each of which does in a minute what a house does in a year.
  await loader.unsafe('update private.use_limits set most = 1000000000')
  await loader.end()
}

/** Runs as a signed-in owner or as the server, with the policies that apply to them. */
function as<T>(
  sql: Sql,
  owner: number | 'server',
  work: (sql: TransactionSql) => Promise<T>,
): Promise<unknown> {
  const role = owner === 'server' ? 'service_role' : 'authenticated'
  const claims = JSON.stringify({ role, ...(owner !== 'server' && { sub: userId(owner) }) })
  return sql.begin(async (transaction) => {
    await transaction`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true)`
    return work(transaction)
  })
}

const textOf = (query: string, owner: number) =>
  query.replaceAll('$restaurant', `'${restaurantId(owner)}'`).replaceAll('$user', `'${userId(owner)}'`)

type Timing = { p50: number; p95: number }

async function time(run: (n: number) => Promise<number>): Promise<Timing> {
  const times: number[] = []
  for (let n = 0; n < repetitions + 20; n++) {
    const elapsed = await run(n)
    // The first few fill the caches.
    if (n >= 20) times.push(elapsed)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Names of growing tables that a plan scans from end to end. */
function scans(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return []
  const node = new Map(Object.entries(plan))
  const table = node.get('Relation Name')
  const own =
    node.get('Node Type') === 'Seq Scan' && growingTables.includes(String(table)) ? [String(table)] : []
  return [
    ...own,
    ...Object.values(plan).flatMap((child) => (Array.isArray(child) ? child.flatMap(scans) : scans(child))),
  ]
}

async function charge(sql: Sql, owner: number): Promise<unknown> {
  return as(
    sql,
    owner,
    (transaction) => transaction`
      insert into public.automation_requests (restaurant_id, automation_id, client_request_id)
      select ${restaurantId(owner)}, id, ${randomUUID()} from public.automations_catalog where type = 'drink_creation'
      returning id`,
  )
}

async function buyAndPay(sql: Sql, owner: number): Promise<void> {
  const placed = await as(sql, 'server', async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`
      select public.place_order(${userId(owner)}, '[{"price_id": "price_pacote_iniciante", "quantity": 1}]', false) ->> 'order_id' as id`
    return row?.id
  })
  const event = {
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: {
      object: {
        id: `cs_${String(placed)}`,
        client_reference_id: String(placed),
        amount_total: 20_000,
        currency: 'brl',
        payment_status: 'paid',
        payment_intent: `pi_${String(placed)}`,
      },
    },
  }
  await as(
    sql,
    'server',
    (transaction) => transaction`select public.apply_stripe_event(${transaction.json(event)})`,
  )
}

const ledgerFaults = (sql: Sql) => sql`
  with entries as (select restaurant_id, sum(amount) as total from public.credit_transactions group by 1),
    lots as (select restaurant_id, sum(remaining) as total from public.credit_lots group by 1)
  select r.id from public.restaurants r
  left join entries e on e.restaurant_id = r.id left join lots l on l.restaurant_id = r.id
  where r.consulting_credit_balance <> coalesce(e.total, 0) or r.consulting_credit_balance <> coalesce(l.total, 0)`

const results = new Map<string, Timing[]>()
const faults: string[] = []

for (const size of sizes) {
  const name = `bench_${size}`
  await createDatabase(name, size)
  const sql = connect(name, 'postgres', 1)
  for (const { name: query, sql: text } of reads) {
    const timing = await time(async () => {
      const owner = randomInt(10_000)
      let elapsed = 0
      await as(sql, owner, async (transaction) => {
        elapsed = await timed(() => transaction.unsafe(textOf(text, owner)))
      })
      return elapsed
    })
    results.set(query, [...(results.get(query) ?? []), timing])
    if (size >= 100_000) {
      await as(sql, 1, async (transaction) => {
        const [row] = await transaction.unsafe(`explain (format json) ${textOf(text, 1)}`)
        for (const table of scans(row)) faults.push(`${query} scans ${table} at ${size} rows`)
      })
    }
  }
  const writes = {
    charge: (owner: number) => charge(sql, owner),
    'order, payment, grant': (owner: number) => buyAndPay(sql, owner),
  }
  for (const [write, run] of Object.entries(writes)) {
    const timing = await time((n) => timed(() => run(n)))
    results.set(write, [...(results.get(write) ?? []), timing])
  }
  await sql.end()
}

console.log(`Milliseconds, p50 / p95 of ${repetitions}, with ledger rows, orders and requests each:\n`)
console.log(`| query | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | last / first |`)
console.log(`|---|${sizes.map(() => '---').join('|')}|---|`)
for (const [query, timings] of results) {
  const ratio = (timings.at(-1)?.p50 ?? Number.NaN) / (timings[0]?.p50 ?? Number.NaN)
  console.log(
    `| ${query} | ${timings.map((t) => `${t.p50.toFixed(2)} / ${t.p95.toFixed(2)}`).join(' | ')} | ${ratio.toFixed(2)} |`,
  )
}

// A crowd: 64 clients on few restaurants, so that they meet; then the books are checked.
const crowdDatabase = connect(`bench_${sizes.at(-1)}`, 'postgres', clients)
const [before] = await crowdDatabase`select count(*)::integer as entries from public.credit_transactions`
const done = { charged: 0, paid: 0, failed: 0 }
const deadline = Date.now() + seconds * 1000
await Promise.all(
  Array.from({ length: clients }, async () => {
    while (Date.now() < deadline) {
      const owner = randomInt(200)
      try {
        if (randomInt(4) === 0) {
          await buyAndPay(crowdDatabase, owner)
          done.paid++
        } else {
          await charge(crowdDatabase, owner)
          done.charged++
        }
      } catch (error) {
        done.failed++
        faults.push(error instanceof Error ? error.message : String(error))
      }
    }
  }),
)
const [after] = await crowdDatabase`select count(*)::integer as entries from public.credit_transactions`
const expected = done.charged + 2 * done.paid
const written = Number(after?.entries) - Number(before?.entries)
if (written !== expected) faults.push(`${written} entries written, ${expected} expected`)
const broken = await ledgerFaults(crowdDatabase)
if (broken.length > 0) faults.push(`${broken.length} restaurants whose balance, entries and lots disagree`)
await crowdDatabase.end()
await server.stop()

console.log(
  `\n${clients} clients for ${seconds} s: ${done.charged} charges and ${done.paid} purchases, ` +
    `${Math.round((done.charged + done.paid) / seconds)} a second; ${written} entries written of ${expected} expected.`,
)
if (faults.length > 0) {
  console.error(`\nFaults:\n${[...new Set(faults)].join('\n')}`)
  process.exit(1)
}
console.log('Every plan uses an index, and every balance equals its entries and its lots.')
