/**
 * Listings of files as the hosted service gives them: one folder, names within it, each subfolder once as an
 * entry without an id. The embedded backend lists whole paths below a prefix.
 */
import * as z from 'zod/mini'

const askedSchema = z.object({
  prefix: z._default(z.string(), ''),
  limit: z._default(z.number(), 100),
  offset: z._default(z.number(), 0),
  search: z.optional(z.string()),
  sortBy: z.optional(z.unknown()),
})

const rowsSchema = z.array(z.looseObject({ name: z.string() }))

export function isListing(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname.startsWith('/storage/v1/object/list/')
}

/** Answers a listing. @param ask the backend, which decides what the caller may see */
export async function listFolder(
  request: Request,
  ask: (request: Request) => Promise<Response>,
): Promise<Response> {
  const asked = z.safeParse(askedSchema, await request.clone().json())
  if (!asked.success) return ask(request)
  const { prefix, limit, offset, search, sortBy } = asked.data
  const folder = prefix.replace(/\/+$/, '')
  const start = folder === '' ? '' : `${folder}/`
  const answer = await ask(
    new Request(request.url, {
      method: 'POST',
      headers: headersWithoutLength(request),
      body: JSON.stringify({ prefix: start, sortBy }),
    }),
  )
  if (!answer.ok) return answer

  const entries = new Map<string, object>()
  for (const row of rowsSchema.parse(await answer.json())) {
    if (!row.name.startsWith(start)) continue
    const [name = '', ...below] = row.name.slice(start.length).split('/')
    if (search && !name.includes(search)) continue
    if (below.length === 0) entries.set(name, { ...row, name })
    else entries.set(name, { name, id: null, created_at: null, updated_at: null, metadata: null })
  }
  return Response.json([...entries.values()].slice(offset, offset + limit))
}

function headersWithoutLength(request: Request): Headers {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  return headers
}
