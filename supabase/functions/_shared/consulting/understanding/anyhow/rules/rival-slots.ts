/** A question about competitors: what the clause names belongs to it, and its subject takes its fields later. */
import type { QuestionSubject } from '../../../base/request/question-subjects.ts'
import { ask, type Form, withRest } from '../form.ts'

export const question = (about: QuestionSubject, fields: Form['fields'] = {}): Form => ({
  ...ask(about, fields),
  turn: withRest,
})
