/**
 * Translates the embedded backend's answers into those of a hosted project, so that nothing in `src/` or
 * `supabase/functions/` has to know which one it talks to. Shapes: PostgREST 14, storage-api.
 */

/** What PostgreSQL said when it refused a statement. */
export type DatabaseError = { code: string; message: string; detail?: string; hint?: string }

/** PostgREST's status for an SQLSTATE, most specific first. https://docs.postgrest.org/en/stable/references/errors.html */
const statusBySqlstate: readonly (readonly [prefix: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42501', 403],
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

const statusOf = (sqlstate: string): number =>
  statusBySqlstate.find(([prefix]) => sqlstate.startsWith(prefix))?.[1] ?? 400

const json = async (answer: Response): Promise<unknown> => JSON.parse(await answer.clone().text())

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The backend hides the SQLSTATE of most refusals behind a code of its own, 500 and a prefix. */
function refusal(error: DatabaseError): Response {
  const { code, message, detail = null, hint = null } = error
  return Response.json({ code, details: detail, hint, message }, { status: statusOf(code) })
}

/** The answer with another body, which has another length. */
function withBody(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(body), { status: answer.status, headers })
}

/** A single object was asked for, and an insert with an embedded table answers with a list of one. */
async function singleObject(answer: Response): Promise<Response> {
  const body = await json(answer)
  return Array.isArray(body) && body.length === 1 ? withBody(answer, body[0]) : answer
}

/** @param error what the database refused while it worked on this request, if it did */
export async function asHosted(
  request: Request,
  answer: Response,
  error: DatabaseError | undefined,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/rest/v1/')) {
    if (answer.status >= 400) {
      const body = await json(answer)
      return error && isRecord(body) && body.code === 'SUP' ? refusal(error) : answer
    }
    const wantsOne = request.headers.get('accept')?.includes('vnd.pgrst.object+json')
    return wantsOne && request.method !== 'HEAD' ? singleObject(answer) : answer
  }
  return answer
}
