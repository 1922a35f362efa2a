/**
 * `npm run bench -- outbox`: four workers empty an outbox of 10,000 rows, each with the function's own code and the
 * provider's SDK, against the local mailbox. It fails when an e-mail is sent twice or not at all.
 */
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import postgres from 'postgres'
import type { EmailConfiguration } from '../../supabase/functions/_shared/environment.ts'
import { createResend, createSender } from '../../supabase/functions/_shared/resend.ts'
import { type Claimed, handleSend, type Outbox } from '../../supabase/functions/send-notifications/handler.ts'
import { createMailbox } from '../../supabase/local/mailbox/index.ts'
import { startPostgres, templateDatabase } from '../database/support/postgres.ts'

const rows = Number(process.env.BENCH_MAILS ?? 10_000)
const workers = 4
const secretKey = 'sb_secret_bench'

const server = await startPostgres()
const sql = postgres({
  host: '127.0.0.1',
  port: server.port,
  user: 'supabase_admin',
  password: 'postgres',
  database: templateDatabase,
  max: workers,
  onnotice: () => {},
})
const apiKey = 're_local_bench'
const mailbox = await createMailbox({
  port: 0,
  resend: { apiKey, webhookUrl: 'http://127.0.0.1:9', webhookSecret: 'whsec_AAAA' },
})
const configuration: EmailConfiguration = {
  apiKey,
  apiBase: new URL(mailbox.url),
  from: 'Engenho 48 <pedidos@engenho48.com.br>',
  replyTo: null,
  linkSecret: 'link_local_bench_0000000000000000',
  webhookSecret: null,
}

const outbox: Outbox = {
  claim: async (limit) => [...(await sql<Claimed[]>`select * from public.claim_notifications(${limit})`)],
  finish: async (id, outcome) => {
    const sent = outcome.state === 'sent'
    await sql`select public.finish_notification(${id}, ${sent ? outcome.providerId : null},
      ${sent ? null : outcome.error}, ${outcome.state === 'refused'})`
  },
}

/** One worker, called until it finds nothing: each call sends at most what a hosted function may. */
async function work(): Promise<number> {
  const request = () => new Request('http://x', { method: 'POST', headers: { apikey: secretKey } })
  const deps = {
    outbox,
    secretKey,
    siteUrl: 'https://engenho48.com.br',
    functionsUrl: 'https://engenho48.com.br/functions/v1',
    email: {
      send: createSender(createResend(configuration), configuration),
      linkSecret: configuration.linkSecret,
    },
  }
  let total = 0
  for (;;) {
    const answer: { sent: number; failed: number } = await (await handleSend(request(), deps)).json()
    total += answer.sent
    if (answer.sent + answer.failed === 0) return total
  }
}

await sql`select private.notify_address('city_opened', n || '@example.com', 'bench:' || n, '{"city": "Sobral"}')
  from generate_series(1, ${rows}) n`
await sql`analyze public.notifications`
const started = performance.now()
const cpu = process.cpuUsage()
const shares = await Promise.all(Array.from({ length: workers }, work))
const seconds = (performance.now() - started) / 1000
const used = process.cpuUsage(cpu)

const [state] = await sql`
  select count(*) filter (where sent_at is not null)::integer as sent, count(distinct provider_id)::integer as mails,
    max(attempts) as attempts from public.notifications`
const { answers }: { answers: Record<string, number> } = await (
  await fetch(`${mailbox.url}/_control/email`)
).json()
await mailbox.close()
await sql.end()
await server.stop()

console.log(
  `\n${rows} e-mails, ${workers} workers: ${seconds.toFixed(1)} s, ${Math.round(rows / seconds)} a second`,
)
console.log(`by worker: ${shares.join(', ')}; calls of the provider by answer: ${JSON.stringify(answers)}`)
console.log(
  `processor time of workers and mailbox together: ${((used.user + used.system) / 1000 / rows).toFixed(2)} ms an e-mail`,
)
const isExact =
  state?.sent === rows && state?.mails === rows && state?.attempts === 1 && answers['200'] === rows
if (!isExact) {
  console.error('Not every e-mail was sent once:', state)
  process.exitCode = 1
}
