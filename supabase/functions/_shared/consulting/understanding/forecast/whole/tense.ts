/** Whether a stretch tells of what is over or of what is to come; "fechamos" may be either. */
import { futureForm, pastVerb } from '../past-verbs.ts'

const over =
  /\b(?:aquel[ea]s? (?:zeros?|dias?|semanas?|mes)|zerad[oa]s?|passad[oa]s?|ultim[oa]s?|distorcid\w+)\b/
const ahead = new RegExp(
  `\\b(?:vai|vao|vou|vamos|iremos|sera|serao|teremos|havera|pretend\\w+|planej\\w+|proxim[oa]s?|que vem|(?:n?est|n?ess)e ano|${futureForm}|fecho|fecha|fecham|paro|entra|entram|fica|ficam|viaja|ganha|tiro|folga|descanso|programad[oa]|marcad[oa]|previst[oa])\\b`,
)

/** Whether a stretch tells of days that are over. */
export const isOver = (said: string): boolean => over.test(said) || pastVerb.test(said)

/** Whether a stretch tells of days to come. */
export const isAhead = (said: string): boolean => ahead.test(said) && !isOver(said.replace(ahead, ' '))
