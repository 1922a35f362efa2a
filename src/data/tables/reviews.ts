import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../client/errors'
import { userKey } from '../client/query-keys'
import { type Row, supabase } from '../client/supabase'

export type ReviewQuestion = Pick<
  Row<'review_questions'>,
  'id' | 'question' | 'asked_by' | 'asked_at' | 'answer' | 'answered_at'
>
export type ReviewRemark = Pick<
  Row<'review_remarks'>,
  'id' | 'section' | 'remark' | 'internal' | 'author_name' | 'created_at' | 'answer'
>
/** A published version; the first one, which was generated, has no row. */
export type ContentVersion = Pick<
  Row<'content_versions'>,
  'id' | 'number' | 'note' | 'author_name' | 'published_at' | 'shown' | 'prices'
>

/** A review with what was said in it. Owners read no internal remark. */
export type Review = Pick<
  Row<'reviews'>,
  | 'id'
  | 'automation_request_id'
  | 'state'
  | 'wish'
  | 'opened_at'
  | 'due_at'
  | 'asked_at'
  | 'consultant_id'
  | 'consultant_name'
  | 'done_at'
  | 'late_at'
  | 'courtesy'
  | 'revision'
> & { questions: ReviewQuestion[]; remarks: ReviewRemark[]; versions: ContentVersion[] }

export const reviewColumns =
  'id, automation_request_id, state, wish, opened_at, due_at, asked_at, consultant_id, consultant_name, done_at, late_at, courtesy, revision'

const details = `${reviewColumns},
  questions:review_questions(id, question, asked_by, asked_at, answer, answered_at),
  remarks:review_remarks(id, section, remark, internal, author_name, created_at, answer),
  versions:content_versions(id, number, note, author_name, published_at, shown, prices)` as const

/** The review of a request, or null while nobody asked for one. */
export function reviewQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'reviews', 'of-request', requestId),
    queryFn: async (): Promise<Review | null> => {
      const row = unwrap(
        await supabase.from('reviews').select(details).eq('automation_request_id', requestId).maybeSingle(),
      )
      return row && inOrder(row)
    },
    staleTime: 0,
  })
}

/** Questions and remarks as they were written, versions by number; staged ones are left out. */
export function inOrder(review: Review): Review {
  return {
    ...review,
    questions: review.questions.toSorted((a, b) => a.asked_at.localeCompare(b.asked_at)),
    remarks: review.remarks.toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    versions: review.versions
      .filter(({ published_at }) => published_at !== null)
      .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0)),
  }
}
