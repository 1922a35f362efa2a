import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

export type GeneratedContent = Pick<
  Row<'generated_content'>,
  'id' | 'title' | 'content_type' | 'content' | 'metadata'
>

/** The results of one request, in order. */
export function generatedContentQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'generated_content', requestId),
    queryFn: () => fetchGeneratedContent(requestId),
    // Results never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export async function fetchGeneratedContent(requestId: string): Promise<GeneratedContent[]> {
  return unwrap(
    await supabase
      .from('generated_content')
      .select('id, title, content_type, content, metadata')
      .eq('automation_request_id', requestId)
      .order('position', { ascending: true }),
  )
}
