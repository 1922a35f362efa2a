import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'
import type { Database } from '../_shared/database.types.ts'
import { HttpError, jsonResponse, readJson } from '../_shared/http.ts'
import { readLink } from '../_shared/notifications/link.ts'

export type UnsubscribeDependencies = {
  service: SupabaseClient<Database>
  siteUrl: string
  /** Null when e-mail is off: no link was ever sent. */
  linkSecret: string | null
}

const bodySchema = z.object({
  token: z.string().check(z.maxLength(200)),
  action: z.enum(['stop', 'erase']),
})

/** Opened in a browser, the address of the mail program's button shows the page and changes nothing. */
export function showPage(request: Request, { siteUrl }: UnsubscribeDependencies): Response {
  const page = new URL('/descadastrar', siteUrl)
  page.search = new URL(request.url).search
  return new Response(null, { status: 303, headers: { location: page.href, 'cache-control': 'no-store' } })
}

/**
 * Stops e-mails of a kind, or erases the data that an address left in the public forms. Two callers: the page of the
 * site, with `{ token, action }`, and mail programs (RFC 8058), with the token in the address and an ignored body.
 *
 * Answers `{ done: true }`, however often. Every token that we did not sign gets the same answer: 404 `link_invalid`.
 */
export async function handleUnsubscribe(request: Request, deps: UnsubscribeDependencies): Promise<Response> {
  const oneClick = new URL(request.url).searchParams.get('token')
  const body = oneClick === null ? z.safeParse(bodySchema, await readJson(request)) : null
  const { token, action } = body?.data ?? { token: oneClick ?? '', action: 'stop' }
  const id = deps.linkSecret === null ? null : await readLink(token, deps.linkSecret)
  if (id === null) throw new HttpError(404, 'link_invalid', 'Este link não vale.')
  const { error } = await deps.service.rpc('unsubscribe', {
    p_notification_id: id,
    p_erase: action === 'erase',
  })
  if (error) throw new Error(`unsubscribe: ${error.message}`)
  return jsonResponse({ done: true })
}
