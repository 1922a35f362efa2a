import { createServer, type RequestListener } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchPlace } from './cep-lookup'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.restoreAllMocks()
})

/** Starts a lookup service on loopback and returns its URL. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/ws/{cep}/json/`
}

const never = new AbortController().signal
const answering =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)

describe('a CEP', () => {
  test('is requested by its digits and gives the names of its city and state', async () => {
    const asked: (string | undefined)[] = []
    const url = await serve((request, response) => {
      asked.push(request.url)
      answering(200, '{"cep":"60165-121","localidade":"Fortaleza","uf":"CE","ddd":"85"}')(request, response)
    })
    expect(await fetchPlace('60165121', url, never)).toEqual({ city: 'Fortaleza', state: 'Ceará' })
    expect(asked).toEqual(['/ws/60165121/json/'])
  })

  test('of one street names it and its district', async () => {
    const url = await serve(
      answering(
        200,
        '{"localidade":"Fortaleza","uf":"CE","logradouro":"Avenida Beira Mar","bairro":"Meireles"}',
      ),
    )
    expect(await fetchPlace('60165121', url, never)).toEqual({
      city: 'Fortaleza',
      state: 'Ceará',
      street: 'Avenida Beira Mar',
      district: 'Meireles',
    })
  })

  test.each([
    ['is not known', 200, '{"erro": true}'],
    ['is not known, with the flag as text', 200, '{"erro": "true"}'],
    ['is not found', 404, 'not found'],
    ['is refused', 400, '<h3>Http 400</h3>'],
    ['reaches a service that is down', 503, ''],
    ['gets a page instead of JSON', 200, '<!doctype html><title>Portal de Wi-Fi</title>'],
    ['gets JSON of another kind', 200, '["Fortaleza"]'],
    ['gets a state that does not exist', 200, '{"localidade":"Fortaleza","uf":"XX"}'],
    ['gets a city that is not a text', 200, '{"localidade":{"nome":"Fortaleza"},"uf":"CE"}'],
    ['gets a city longer than any', 200, `{"localidade":"${'a'.repeat(10_000)}","uf":"CE"}`],
  ])('that %s gives null, not an error', async (_, status, body) => {
    const url = await serve(answering(status, body))
    expect(await fetchPlace('60165121', url, never)).toBeNull()
  })

  test('gives null without a network', async () => {
    const url = await serve(answering(200, '{}'))
    for (const close of closing.splice(0)) close()
    expect(await fetchPlace('60165121', url, never)).toBeNull()
  })

  test('is abandoned after a timeout', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(3000)
      const controller = new AbortController()
      setTimeout(() => controller.abort(), 20)
      return controller.signal
    })
    const url = await serve(() => undefined)
    expect(await fetchPlace('60165121', url, never)).toBeNull()
    expect(timeout).toHaveBeenCalledOnce()
  })

  test('is abandoned when it is aborted', async () => {
    const controller = new AbortController()
    const url = await serve(() => controller.abort())
    expect(await fetchPlace('60165121', url, controller.signal)).toBeNull()
  })
})
