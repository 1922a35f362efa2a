import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDidit } from './didit.ts'
import { AgeServiceError } from './provider.ts'

const webhookSecret = 'secret_0000000000000000000000'
const provider = createDidit({
  apiKey: 'key',
  workflowId: 'workflow',
  webhookSecret,
  apiBase: null,
  timeout: 50,
})

const answerWith = (answer: () => Promise<Response> | Response) => {
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

describe('a session', () => {
  it('is opened for the attempt, with the key, at the provider’s own address', async () => {
    const fetched = answerWith(() =>
      Response.json({ session_id: 's1', url: 'https://verify.didit.me/session/s1' }, { status: 201 }),
    )
    expect(await provider.start('attempt-1', 'https://engenho48.com.br/idade')).toEqual({
      reference: 's1',
      url: 'https://verify.didit.me/session/s1',
    })
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(String(url)).toBe('https://verification.didit.me/v3/session/')
    expect(init).toMatchObject({ method: 'POST', headers: { 'x-api-key': 'key' } })
    expect(JSON.parse(String(init?.body))).toEqual({
      workflow_id: 'workflow',
      vendor_data: 'attempt-1',
      callback: 'https://engenho48.com.br/idade',
      language: 'pt-BR',
    })
  })

  it.each<[string, () => Promise<Response> | Response]>([
    ['an error', () => new Response('', { status: 503 })],
    ['no credit', () => Response.json({ detail: 'no credits' }, { status: 403 })],
    ['no JSON', () => new Response('<html>')],
    ['another shape', () => Response.json({ session_id: 's1' })],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is refused with one kind of error when the answer is %s', async (_, answer) => {
    answerWith(answer)
    await expect(provider.start('a', 'https://x.example')).rejects.toThrow(AgeServiceError)
  })

  it('times out', async () => {
    vi.stubGlobal(
      'fetch',
      (_: URL, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    await expect(provider.look('s1')).rejects.toThrow(AgeServiceError)
  })
})

describe('deleting a session', () => {
  it('asks the provider to keep no face from it', async () => {
    const fetched = answerWith(() => new Response(null, { status: 204 }))
    await provider.remove('s1/x')
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(String(url)).toBe('https://verification.didit.me/v3/session/s1%2Fx/delete/')
    expect(init).toMatchObject({ method: 'DELETE', headers: { 'x-api-key': 'key' } })
    expect(JSON.parse(String(init?.body))).toEqual({ retain_face_embeddings: false })
  })

  it('succeeds if the session does not exist', async () => {
    answerWith(() => Response.json({ detail: 'Not found.' }, { status: 404 }))
    await provider.remove('s1')
  })

  it.each<[string, () => Promise<Response> | Response]>([
    ['an error', () => new Response('', { status: 503 })],
    ['a refused key', () => new Response('', { status: 403 })],
    ['nothing', () => Promise.reject(new TypeError('fetch failed'))],
  ])('fails when the answer is %s', async (_, answer) => {
    answerWith(answer)
    await expect(provider.remove('s1')).rejects.toThrow(AgeServiceError)
  })
})

describe('a decision', () => {
  const document = (age: number | null) => ({ id_verifications: [{ age, full_name: 'Pessoa Inventada' }] })

  it.each([
    ['Not Started', {}, 'pending', null],
    ['In Progress', {}, 'pending', null],
    ['Resubmitted', document(30), 'pending', 'document'],
    ['Approved', document(18), 'verified', 'document'],
    ['Approved', document(17), 'refused', 'document'],
    ['Approved', { id_verifications: [{ age: 40 }, { age: 17 }] }, 'refused', 'document'],
    ['Approved', { liveness_checks: [{ age_estimation: 31.5 }] }, 'verified', 'face'],
    ['Approved', { liveness_checks: [{ age_estimation: 16 }] }, 'refused', 'face'],
    ['Approved', document(null), 'unsure', 'document'],
    ['Approved', { id_verifications: null }, 'unsure', null],
    ['Declined', document(40), 'refused', 'document'],
    ['In Review', document(40), 'unsure', 'document'],
    ['Expired', {}, 'expired', null],
    ['Abandoned', {}, 'expired', null],
    ['Kyc Expired', document(40), 'expired', 'document'],
    ['Something new', document(40), 'pending', 'document'],
  ])('%s with %j is %s', async (status, found, answer, method) => {
    answerWith(() => Response.json({ status, vendor_data: 'attempt-1', ...found }))
    expect(await provider.look('s1')).toEqual({ attempt: 'attempt-1', answer, method })
  })

  it('of another shape fails without quoting its contents', async () => {
    answerWith(() => Response.json({ status: 7, full_name: 'Pessoa Inventada' }))
    await expect(provider.look('s1')).rejects.not.toThrow('Pessoa')
  })
})

describe('an event', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const sign = (body: string, secret = webhookSecret) =>
    new Headers({ 'x-signature': createHmac('sha256', secret).update(body).digest('hex') })
  const eventOf = (timestamp: number) => JSON.stringify({ session_id: 's1', status: 'Approved', timestamp })

  it('names its session when the signature is right', async () => {
    const body = eventOf(now())
    expect(await provider.readEvent(body, sign(body))).toBe('s1')
  })

  const sent: Record<string, (body: string) => [string, Headers]> = {
    'without a signature': (body) => [body, new Headers()],
    'signed with another secret': (body) => [body, sign(body, 'another')],
    'changed after it was signed': (body) => [body.replace('s1', 's2'), sign(body)],
  }

  it.each(Object.entries(sent))('%s is refused', async (_, forge) => {
    const [body, headers] = forge(eventOf(now()))
    expect(await provider.readEvent(body, headers)).toBeNull()
  })

  it.each([
    ['six minutes old', eventOf(now() - 360)],
    ['from the future', eventOf(now() + 360)],
    ['no JSON', 'x'],
    ['no event', '{}'],
  ])('%s is refused though it is signed', async (_, body) => {
    expect(await provider.readEvent(body, sign(body))).toBeNull()
  })
})
