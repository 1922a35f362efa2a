/**
 * Translates the embedded backend's answers into those of a hosted project, so that nothing in `src/` or
 * `supabase/functions/` has to know which one it talks to. Shapes: PostgREST 14, storage-api.
 */

/** An error that PostgreSQL raised. */
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

/**
 * HTTP statuses of PostgREST by SQLSTATE prefix, most specific first:
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
const statusBySqlstate: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['P0001', 400],
  ['08', 503],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['P0', 500],
  ['XX', 500],
]

function statusOf(sqlstate: string, role: string): number {
  if (sqlstate === '42501') return role === 'anon' ? 401 : 403
  return statusBySqlstate.find(([prefix]) => sqlstate.startsWith(prefix))?.[1] ?? 400
}

const json = async (answer: Response): Promise<unknown> => JSON.parse(await answer.clone().text())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Restores the SQLSTATE, which the backend hides behind status 500, its own code and a prefix. */
function refusal(error: DatabaseError, role: string): Response {
  const { code, message, detail = null, hint = null } = error
  return Response.json({ code, details: detail, hint, message }, { status: statusOf(code, role) })
}

/** Replaces the body, whose length differs. */
function withBody(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

/** Unwraps the one-element list that the backend returns for an insert with an embedded table. */
async function singleObject(answer: Response): Promise<Response> {
  const body = await json(answer)
  return Array.isArray(body) && body.length === 1 ? withBody(answer, body[0]) : answer
}

/**
 * @param role the database role of the request
 * @param error what the database raised during the request, if anything
 */
export async function asHosted(
  request: Request,
  answer: Response,
  { role = 'anon', error }: { role?: string | undefined; error?: DatabaseError },
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/rest/v1/')) {
    if (answer.status >= 400) {
      const body = await json(answer)
      return error && isRecord(body) && (body.code === 'SUP' || body.code === error.code)
        ? refusal(error, role)
        : answer
    }
    const wantsOne = request.headers.get('accept')?.includes('vnd.pgrst.object+json')
    return wantsOne && request.method !== 'HEAD' ? singleObject(answer) : answer
  }
  return answer
}
