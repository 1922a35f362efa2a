import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

export type GeneratedContent = Pick<
  Row<'generated_content'>,
  'id' | 'title' | 'content_type' | 'content' | 'metadata'
> & { version: number }

/** Key prefix of everything derived from the results of one request. */
export const resultsKey = (userId: string, requestId: string) =>
  userKey(userId, 'generated_content', requestId)

/** The results of one request, in order: of one version, or of the version that its owner sees. */
export function generatedContentQuery(userId: string, requestId: string, version?: number) {
  return queryOptions({
    queryKey: userKey(userId, 'generated_content', requestId, ...(version ? ['version', version] : [])),
    queryFn: () => fetchGeneratedContent(requestId, version),
    // A version never changes; choosing another one invalidates `resultsKey`.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function fetchGeneratedContent(
  requestId: string,
  version?: number,
): Promise<GeneratedContent[]> {
  const contents = supabase
    .from('version_contents')
    .select('id, version, title, content_type, content, metadata')
    .eq('automation_request_id', requestId)
  const rows = unwrap(
    await (version === undefined ? contents.eq('shown', true) : contents.eq('version', version)).order(
      'position',
      { ascending: true },
    ),
  )
  // The generated type of a view has every column nullable.
  return rows.flatMap(({ id, version, title, content_type, content, metadata }) =>
    id === null || version === null || title === null || content_type === null
      ? []
      : [{ id, version, title, content_type, content: content ?? {}, metadata: metadata ?? {} }],
  )
}
