/** A link to a report over HTTP: what its holder reads, with and without costs, and one answer for every other token. */
import { beforeAll, expect, test } from 'vitest'
import { drinkAnswers } from './support/drinks.ts'
import {
  buy,
  invoke,
  type Person,
  requestAutomation,
  service,
  signUpOwner,
  sql,
  stack,
} from './support/stack.ts'

let ana: Person
let requestId: string

beforeAll(async () => {
  ana = await signUpOwner()
  await buy(ana)
  const { data: request } = await requestAutomation(ana, 'drink_creation', await drinkAnswers())
  requestId = request?.id ?? ''
  await invoke('process-automation', { request_id: requestId }, ana.token)
})

async function share(withCosts: boolean): Promise<string> {
  const { data } = await ana.client
    .rpc('share_report', { p_request_id: requestId, p_version: 1, p_days: 7, p_with_costs: withCosts })
    .throwOnError()
  return data
}

const open = (token: unknown) => invoke('shared-report', { token })

const refused = {
  status: 404,
  body: { error: 'Este link não vale ou já terminou.', code: 'link_invalid' },
}

test('a link without costs shows recipes and prices, and no cost leaves the server', async () => {
  const { status, body } = await open(await share(false))
  expect(status).toBe(200)
  expect(body).toMatchObject({
    report: { restaurant: 'Bar do Teste' },
    version: 1,
    with_costs: false,
    writer: 'engine',
  })
  const told = JSON.stringify(body)
  const { data: drinks } = await service
    .from('generated_content')
    .select('content->suggestedPrice, content->doseCost, content->contributionMargin, content->>name')
    .eq('automation_request_id', requestId)
    .eq('content->>kind', 'drink')
    .throwOnError()
  expect(drinks.length).toBeGreaterThan(3)
  const brl = (value: unknown) => `R$ ${Number(value).toFixed(2).replace('.', ',')}`
  for (const { name, suggestedPrice, doseCost, contributionMargin } of drinks) {
    expect(told).toContain(String(name))
    expect(told).toContain(brl(suggestedPrice))
    expect(told).not.toContain(brl(doseCost))
    expect(told).not.toContain(brl(contributionMargin))
  }
  expect(told).not.toMatch(/doseCost|costBRL|contributionMargin|Custo da dose|Custos e preços/)
  for (const secret of [ana.userId, ana.restaurantId, requestId, 'ana@exemplo.com', '85999990000']) {
    expect(told).not.toContain(secret)
  }
})

test('a link with costs shows the whole report, but not what its owner asked for', async () => {
  const { body } = await open(await share(true))
  const told = JSON.stringify(body)
  expect(told).toContain('Custo médio da dose')
  expect(told).toContain('O que cada um deixa')
  expect(told).toContain('"id":"custos"')
  expect(told).not.toContain('"id":"pedido"')
})

test('tokens that are wrong, over, taken back or malformed have one answer', async () => {
  const over = await share(false)
  const takenBack = await share(false)
  expect((await open(over)).status).toBe(200)
  await sql(`update public.shared_reports set created_at = now() - interval '8 days', expires_at = now() - interval '1 day'
    where token_hash = encode(sha256(convert_to('${over}', 'utf8')), 'hex')`)
  const { data: links } = await ana.client
    .from('shared_reports')
    .select('id, opens')
    .eq('opens', 0)
    .throwOnError()
  for (const { id } of links) {
    await ana.client.rpc('revoke_shared_report', { p_id: id }).throwOnError()
  }
  const wrong = `${takenBack.slice(0, -1)}${takenBack.endsWith('A') ? 'B' : 'A'}`
  for (const token of [over, takenBack, wrong, '', 'x', 'é'.repeat(900), 12, null, ['a'], { a: 1 }]) {
    expect(await open(token), JSON.stringify(token)).toEqual(refused)
  }
  expect(await invoke('shared-report', {})).toEqual(refused)
  expect((await open(await share(false))).status).toBe(200)
})

test('an address that opens too many is refused, the right token included', async () => {
  const token = await share(false)
  const from = async (address: string, sent: string) => {
    const response = await fetch(`${stack.functions_url}/shared-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `${address}, 10.0.0.1` },
      body: JSON.stringify({ token: sent }),
    })
    return { status: response.status, body: await response.json() }
  }
  await sql(
    `update private.use_limits set most = 3 where action = 'shared_report_opens' and subject = 'address'`,
  )
  for (const guess of ['a', 'b', 'c']) expect((await from('203.0.113.7', guess)).status).toBe(404)
  expect(await from('203.0.113.7', token)).toMatchObject({ status: 429, body: { code: 'limit_reached' } })
  expect((await from('203.0.113.8', token)).status).toBe(200)
})
