/** A subject of questions about competitors. */
import type { Wish } from '../../../base/request/wish.ts'
import type { WishContent } from '../../text/draft.ts'
import type { Clause } from './clauses.ts'
import type { Around } from './named.ts'

export type Question = Extract<WishContent, { kind: 'question' }>
export type About = Extract<Wish, { kind: 'question' }>['about']
type Fields = Partial<Omit<Question, 'kind' | 'about'>>

export type Subject = {
  about: About
  words: RegExp
  /** Words beside which the clause is about something else. */
  not?: RegExp
  /** Whether the words mean a question or a wish even in a statement. */
  told?: true
  /** Null if the clause lacks what the subject needs. */
  fields?: (clause: Clause, around: Around, before: string) => Fields | null
}
