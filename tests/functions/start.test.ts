import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freeStackPort } from '../support/ports.ts'

test('npm start prints the addresses and nothing else, although it is stopped during calls of functions', async () => {
  const port = await freeStackPort()
  const start = spawn('node_modules/.bin/node', ['supabase/local/start.ts'], {
    // Without vitest's variables, which silence some output.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      LOCAL_DATA: 'memory',
      DEMO_HISTORY: 'off',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  const up = new Promise<void>((resolve) => {
    const keep = (chunk: Buffer) => {
      output += chunk
      if (output.includes('Ctrl-C')) resolve()
    }
    start.stdout.on('data', keep)
    start.stderr.on('data', keep)
  })
  const exited = once(start, 'exit')
  await Promise.race([up, exited])
  const secretKey = /sb_secret_\S+/.exec(output)?.[0] ?? ''
  const call = () =>
    fetch(`http://127.0.0.1:${port}/functions/v1/send-notifications`, {
      method: 'POST',
      headers: { apikey: secretKey },
    })
  await Promise.any(Array.from({ length: 8 }, call))
  start.kill('SIGINT')
  expect(await exited).toEqual([0, null])

  expect(
    output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.trim().replace(/(sb_publishable|sb_secret|whsec_local)_\S+/, '$1_…')),
  ).toEqual([
    'Building the app and starting what it needs: about ten seconds.',
    'Engenho 48 is up.',
    `App: http://localhost:${port}`,
    `API: http://localhost:${port}`,
    `Functions: http://localhost:${port}/functions/v1`,
    `Mailbox: http://127.0.0.1:${port + 2}`,
    `Stripe stand-in: http://127.0.0.1:${port + 1}`,
    `Age stand-in: http://127.0.0.1:${port + 4}`,
    `Invoice stand-in: http://127.0.0.1:${port + 5}`,
    'Publishable key: sb_publishable_…',
    'Secret key: sb_secret_…',
    'Stripe webhook secret: whsec_local_…',
    'Demo owner: demo@engenho48.com.br / Engenho48',
    'Demo manager: gerencia@engenho48.com.br / Engenho48',
    'Demo fulfilment: pedidos@engenho48.com.br / Engenho48',
    'Demo consultant: consultoria@engenho48.com.br / Engenho48',
    'Ctrl-C stops everything.',
  ])
}, 120_000)
