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

  test('is refused when no token is to be had, and not sent in circles', async () => {
    const none = open({ valid: 'new', held: 'old', renewed: null })
    expect((await none.call('old')).status).toBe(401)
    expect(none.send).toHaveBeenCalledOnce()
    const useless = open({ valid: 'new', held: 'old', renewed: 'other' })
    expect((await useless.call('old')).status).toBe(401)
    expect(useless.send).toHaveBeenCalledTimes(2)
  })
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

  test('when it is the auth service that refuses', async () => {
    const { call, renew } = open({ valid: 'good', held: 'old', renewed: 'good' })
    expect((await call('old', 'https://projeto.example/auth/v1/user')).status).toBe(401)
    expect(renew).not.toHaveBeenCalled()
  })
})
