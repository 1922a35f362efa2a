import { describe, expect, test, vi } from 'vitest'
import { renewingFetch } from './renewing-fetch'

const table = 'https://projeto.example/rest/v1/orders'

/** A server that knows one token, and a device that holds one and may renew it. */
function open({ valid, held, renewed }: { valid: string; held: string | null; renewed: string | null }) {
  let current = held
  const renew = vi.fn(async () => {
    current = renewed
    return renewed
  })
  const send = vi.fn(async (_: RequestInfo | URL, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization')
    return new Response(init?.body?.toString() ?? null, { status: token === `Bearer ${valid}` ? 200 : 401 })
  })
  const fetch = renewingFetch({ current: async () => current, renew }, send)
  const call = (token: string, url = table) =>
    fetch(url, { method: 'POST', body: 'pedido', headers: { authorization: `Bearer ${token}`, apikey: 'k' } })
  return { call, send, renew }
}

describe('a call whose token the server refuses', () => {
  test('is sent again, whole, with a renewed one', async () => {
    const { call, send } = open({ valid: 'new', held: 'old', renewed: 'new' })
    const response = await call('old')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('pedido')
    expect(new Headers(send.mock.calls[1]?.[1]?.headers).get('apikey')).toBe('k')
  })

  test('takes the token that another call has renewed meanwhile', async () => {
    const { call, renew } = open({ valid: 'new', held: 'new', renewed: null })
    expect((await call('old')).status).toBe(200)
    expect(renew).not.toHaveBeenCalled()
  })

  test('is refused, without a loop, when no token can be renewed', async () => {
    const none = open({ valid: 'new', held: 'old', renewed: null })
    expect((await none.call('old')).status).toBe(401)
    expect(none.send).toHaveBeenCalledOnce()
    const useless = open({ valid: 'new', held: 'old', renewed: 'other' })
    expect((await useless.call('old')).status).toBe(401)
    expect(useless.send).toHaveBeenCalledTimes(2)
  })
})

/** The exact answers of hosted services to an expired token. */
const expired: [what: string, url: string, status: number, body: object][] = [
  ['PostgREST', table, 401, { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' }],
  ['an older PostgREST', table, 401, { code: 'PGRST301', details: null, hint: null, message: 'JWT expired' }],
  [
    'the gateway of the functions',
    'https://projeto.example/functions/v1/read-menu',
    401,
    { code: 401, message: 'Invalid JWT' },
  ],
  [
    'storage',
    'https://projeto.example/storage/v1/object/list/uploads',
    400,
    { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
  ],
  [
    'storage, by its code',
    'https://projeto.example/storage/v1/object/uploads',
    400,
    { statusCode: '400', code: 'InvalidJWT', error: 'InvalidJWT', message: 'Invalid JWT' },
  ],
  [
    'an older storage',
    'https://projeto.example/storage/v1/object/uploads',
    400,
    { statusCode: '400', error: 'jwt expired', message: 'jwt expired' },
  ],
]

/** A server that answers each call in turn. */
function openScripted(answers: [status: number, body: object][]) {
  const send = vi.fn(async () => {
    const [status, body] = answers.shift() ?? [500, {}]
    return Response.json(body, { status })
  })
  return { fetch: renewingFetch({ current: async () => 'old', renew: async () => 'new' }, send), send }
}

const asOwner = { method: 'POST', body: 'pedido', headers: { authorization: 'Bearer old' } }

test.each(expired)(
  'a token that is expired for %s is renewed, and the call sent again',
  async (_, url, status, body) => {
    const { fetch, send } = openScripted([
      [status, body],
      [200, { name: 'cardapio.pdf' }],
    ])
    const response = await fetch(url, asOwner)
    expect(await response.json()).toEqual({ name: 'cardapio.pdf' })
    expect(send).toHaveBeenCalledTimes(2)
  },
)

test.each<[string, string, number, object]>([
  [
    'a missing file',
    'https://projeto.example/storage/v1/object/uploads/x',
    400,
    { statusCode: '404', error: 'not_found', message: 'Object not found' },
  ],
  [
    'a file that is too large',
    'https://projeto.example/storage/v1/object/uploads/x',
    400,
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The object exceeded the maximum allowed size',
    },
  ],
  [
    'a folder of somebody else',
    'https://projeto.example/storage/v1/object/uploads/x',
    400,
    { statusCode: '403', error: 'Unauthorized', message: 'new row violates row-level security policy' },
  ],
  ['a row that speaks of an expired JWT', table, 400, { code: '23514', message: 'jwt expired' }],
])('an answer about %s is passed on unchanged', async (_, url, status, body) => {
  const { fetch, send } = openScripted([[status, body]])
  const response = await fetch(url, asOwner)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(body)
  expect(send).toHaveBeenCalledOnce()
})

describe('a call is sent once', () => {
  test('when its token is good', async () => {
    const { call, send, renew } = open({ valid: 'good', held: 'good', renewed: 'new' })
    expect((await call('good')).status).toBe(200)
    expect(send).toHaveBeenCalledOnce()
    expect(renew).not.toHaveBeenCalled()
  })

  test('when nobody is signed in', async () => {
    const { call, renew } = open({ valid: 'good', held: null, renewed: 'good' })
    expect((await call('publishable')).status).toBe(401)
    expect(renew).not.toHaveBeenCalled()
  })

  test('when the auth service refuses it', async () => {
    const { call, renew } = open({ valid: 'good', held: 'old', renewed: 'good' })
    expect((await call('old', 'https://projeto.example/auth/v1/user')).status).toBe(401)
    expect(renew).not.toHaveBeenCalled()
  })
})
