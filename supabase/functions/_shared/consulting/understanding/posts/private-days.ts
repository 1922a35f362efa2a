/** "24/12 ceia só pra hóspede": an evening of others, to which no post may invite. The house is closed to its followers. */
import type { Draft } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const others =
  '(?:hosped\\w+|convidad\\w+|soci\\w+|funcionari\\w+|alun\\w+|condomin\\w+|famili\\w+ d[aeo]s?|equipe|casa d[eo] \\w+)'
const isPrivate = new RegExp(
  `(?<![a-z])(?:so|somente|apenas|exclusiv\\w+)(?: (?:para|pra|pros?|pras|d[aeo]s?|com|os|as|o|a))* ${others}(?![a-z])|(?<![a-z])(?:evento|festa|jantar|almoco|casamento|aniversario|confra\\w*) (?:particular|privad[oa]|fechad[oa])(?![a-z])`,
)

/** The draft with such days closed. */
export const withPrivateDays = (text: string, draft: Draft): Draft => ({
  ...draft,
  wishes: draft.wishes.map((one) =>
    one.wish.kind === 'date' &&
    !one.wish.closed &&
    one.wish.from !== undefined &&
    isPrivate.test(foldInPlace(text.slice(one.start, one.end)).toLowerCase())
      ? { ...one, wish: { ...one.wish, closed: true } }
      : one,
  ),
})
