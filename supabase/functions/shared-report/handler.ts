import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { ReportSection } from '../_shared/consulting/report/blocks.ts'
import { buildReport, costlessSections, reportSections } from '../_shared/consulting/report/build-report.ts'
import { parseContent } from '../_shared/consulting/results.ts'
import type { Database } from '../_shared/database.types.ts'
import { businessErrorCode } from '../_shared/error-codes.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'

export type SharedReportDependencies = { service: SupabaseClient<Database> }

/** What the database returns for an open link. */
const openedSchema = z.object({
  id: z.uuid(),
  house: z.string(),
  title: z.string(),
  asked_at: z.string(),
  version: z.int(),
  published_at: z.nullable(z.string()),
  with_costs: z.boolean(),
  expires_at: z.string(),
  writer: z.nullable(z.string()),
  contents: z.array(z.unknown()),
})

type Opened = z.output<typeof openedSchema>

/**
 * Returns the report of a link to anyone with its token, `{ token }`, and counts the opening. Costs are removed here:
 * the answer contains the report's sections, never the contents that they are computed from. Malformed, wrong, expired
 * and revoked tokens get the same answer: 404 `link_invalid`. An address that opened too many links gets 429
 * `limit_reached` for every token.
 */
export async function handleSharedReport(
  request: Request,
  deps: SharedReportDependencies,
): Promise<Response> {
  const opened = await open(deps.service, await readToken(request), addressOf(request.headers))
  if (!opened) throw new HttpError(404, 'link_invalid', 'Este link não vale ou já terminou.')
  const { id, house, title, asked_at: createdAt } = opened
  return jsonResponse({
    // The link's id replaces the request's, which is private.
    report: buildReport({
      requestId: id,
      title,
      restaurant: house,
      createdAt,
      sections: await sectionsOf(opened),
    }),
    version: opened.version,
    published_at: opened.published_at,
    writer: opened.writer ?? 'engine',
    with_costs: opened.with_costs,
    expires_at: opened.expires_at,
  })
}

/** Anything sent as a token, so that a malformed one is looked up like any other. */
async function readToken(request: Request): Promise<string> {
  const body = z.safeParse(z.object({ token: z.string() }), await readJson(request, 4_000))
  return body.success ? body.data.token : ''
}

/** The caller's address as the platform and the outermost proxy saw it; the database hashes it. */
const addressOf = (headers: Headers): string =>
  headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',')[0] ?? ''

async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function open(
  service: SupabaseClient<Database>,
  token: string,
  address: string,
): Promise<Opened | null> {
  const { data, error } = await service.rpc('open_shared_report', {
    p_token_hash: await hashOf(token),
    p_address: address,
  })
  if (error && businessErrorCode(error.message) === 'limit_reached') {
    throw new HttpError(429, 'limit_reached', 'Muitas aberturas deste endereço. Tente de novo em uma hora.')
  }
  if (error) throw new Error(`open_shared_report: ${error.message}`)
  return data === null ? null : z.parse(openedSchema, data)
}

/** Without the owner's wishes in their own words: those are between them and the farm. */
async function sectionsOf({ contents, with_costs }: Opened): Promise<readonly ReportSection[]> {
  const parsed = await Promise.all(contents.map(parseContent))
  const readable = parsed.filter((content) => content !== null)
  return with_costs ? reportSections(readable) : costlessSections(readable)
}
