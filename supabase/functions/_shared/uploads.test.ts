import { createClient } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { readUpload } from './uploads.ts'

const house = '11111111-1111-4111-8111-111111111111'
const file = { path: `${house}/cardapio.pdf`, name: 'cardapio.pdf', size: 8, type: 'application/pdf' }

/** The exact answers of hosted storage, from which the embedded storage differs. */
const notFound = { status: 400, body: { statusCode: '404', error: 'not_found', message: 'Object not found' } }
const expired = {
  status: 400,
  body: { statusCode: '403', error: 'Unauthorized', message: '"exp" claim timestamp check failed' },
}
const invalid = { status: 400, body: { statusCode: '400', code: 'InvalidJWT', message: 'Invalid JWT' } }
const down = { status: 503, body: { message: 'unavailable' } }

type Scripted = { status: number; body: unknown }

function read(download: Scripted, listing: Scripted, path = file.path) {
  const client = createClient('https://projeto.example', 'sb_publishable_x', {
    auth: { persistSession: false },
    global: {
      fetch: async (input) => {
        const { status, body } = String(input).includes('/object/list/') ? listing : download
        return body instanceof Uint8Array
          ? new Response(body.slice().buffer, { status })
          : Response.json(body, { status })
      },
    },
  })
  return readUpload(client, house, { ...file, path })
}

test('reads a file', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.4')
  expect(await read({ status: 200, body: bytes }, down)).toEqual(bytes)
})

test.each([
  `22222222-2222-4222-8222-222222222222/cardapio.pdf`,
  `${house}/../22222222-2222-4222-8222-222222222222/cardapio.pdf`,
  `${house}/%2e%2e/22222222-2222-4222-8222-222222222222/cardapio.pdf`,
  `${house}/a\\..\\cardapio.pdf`,
  `${house}/`,
  `${house}/cardapio.pdf?x=/../y`,
])('reads nothing outside the folder of the restaurant: %s', async (path) => {
  const bytes = new TextEncoder().encode('%PDF-1.4')
  await expect(read({ status: 200, body: bytes }, down, path)).rejects.toMatchObject({ code: 'file_missing' })
})

test('reports a missing file', async () => {
  await expect(read(notFound, { status: 200, body: [] })).rejects.toMatchObject({ code: 'file_missing' })
})

test.each([
  ['as a visitor’s call', notFound, expired],
  ['by its expiry', expired, expired],
  ['by its code', invalid, invalid],
])(
  'reports an expired session, not a missing file, for a token that storage refuses %s',
  async (_, download, listing) => {
    await expect(read(download, listing)).rejects.toMatchObject({ status: 401, code: 'not_authenticated' })
  },
)

test.each([
  ['is down', down, down],
  ['does not give a file that it lists', down, { status: 200, body: [{ name: 'cardapio.pdf', id: '1' }] }],
])('reports no missing file when storage %s', async (_, download, listing) => {
  const error: unknown = await read(download, listing).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toHaveProperty('code')
})
